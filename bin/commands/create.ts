import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { DEV_WALLET, findFullWalletName } from '../catalogue.js'
import type { CommandContext } from '../command-context.js'
import { CliError, PromptCancelled } from '../errors.js'
import { completeFlagsAndWarn, DEFAULT_FOLDER, isKnownNetwork, type Template } from '../flags.js'
import { DEFAULT_TITLE, DEFAULT_WALLET, type PageSettings } from '../page-settings.js'
import { assertFolderIsReadable, readFolderEntries, statIfExists } from '../read-files.js'
import { createPageFiles } from '../templates.js'
import { formatKitCommand, quotePath } from '../terminal/format-command.js'
import { createStyledPart } from '../terminal/print.js'
import type { Prompts } from '../terminal/prompts.js'
import { assertTargetsAreWritable, type Files, writeFiles } from '../write-files.js'

/** The flags of `create`. The command prompts for missing ones, or uses their defaults. */
export interface CreateFlags extends Partial<PageSettings> {
  readonly force?: boolean
  readonly dryRun?: boolean
  readonly yes?: boolean
  readonly start?: boolean
}

/** A page that is about to be created. */
interface PagePlan {
  /** The folder as the user named it. */
  readonly displayFolder: string
  readonly files: Files
  /** The package manager that installs and starts the page. `undefined` if the page needs none. */
  readonly packageManager: string | undefined
  readonly mustStart: boolean
}

/**
 * Creates a page in a folder, and then starts the page or prints the next steps. With `--dry-run`, only lists the files. In
 * a terminal, prompts for a missing folder and missing flags, unless `--yes` is set.
 */
export async function createPage(
  context: CommandContext,
  dir: string | undefined,
  flags: CreateFlags,
): Promise<void> {
  const plan = context.isInteractive && !flags.yes ? planWithPromptsAndWarn : planWithDefaultsAndWarn
  const { displayFolder, files, packageManager, mustStart } = await plan(context, dir, flags)
  const folder = resolve(context.process.cwd(), displayFolder)
  const overwrittenPaths = [...files.keys()].filter((path) => existsSync(join(folder, path)))
  if (flags.dryRun) assertTargetsAreWritable(folder, files.keys())
  else writeFiles(folder, files)
  printFileList(context, flags.dryRun ? 'Would create' : 'Created', displayFolder, files, overwrittenPaths)
  if (flags.dryRun) context.printResult('Nothing was written.')
  else if (mustStart) await installAndStartPage(context, displayFolder, packageManager)
  else printNextSteps(context, displayFolder, packageManager)
}

/**
 * Plans the page with the flags, and a default for each missing flag. Throws if the folder is not empty, unless `--force` is set.
 */
async function planWithDefaultsAndWarn(
  context: CommandContext,
  dir: string | undefined,
  flags: CreateFlags,
): Promise<PagePlan> {
  const displayFolder = dir ?? DEFAULT_FOLDER
  const { packageRoot, process } = context
  const folder = resolve(process.cwd(), displayFolder)
  if (!flags.force) await confirmOverwriteOrThrow(undefined, folder, displayFolder)
  const template = flags.template ?? 'html'
  const settings = completeFlagsAndWarn(context, applyDefaults(flags, template))
  return {
    displayFolder,
    files: createPageFiles(packageRoot, folder, settings),
    packageManager: detectPackageManager(template, process.env),
    mustStart: !!flags.start && !flags.dryRun,
  }
}

/**
 * Plans the page with the flags, and with prompts for missing flags and for unknown names. Throws a `CliError` before the first
 * prompt if `dir` can't be used, and `PromptCancelled` if the user cancels a prompt or keeps the files of the folder.
 */
async function planWithPromptsAndWarn(
  context: CommandContext,
  dir: string | undefined,
  flags: CreateFlags,
): Promise<PagePlan> {
  const { packageRoot, process } = context
  if (dir !== undefined) assertFolderIsUsable(context, dir)
  // Load the prompts only if they are needed, because they are larger than the rest of the command.
  const { printTitleAndCreatePrompts } = await import('../terminal/prompts.js')
  const prompts = printTitleAndCreatePrompts(context)
  const answeredFlags = await askAgainForUnknownNames(prompts, packageRoot, flags)
  const displayFolder = dir ?? (await prompts.askFolder((answer) => assertFolderIsUsable(context, answer)))
  const folder = resolve(process.cwd(), displayFolder)
  if (!answeredFlags.force) await confirmOverwriteOrThrow(prompts, folder, displayFolder)
  const template = answeredFlags.template ?? (await prompts.askTemplate())
  const settings = completeFlagsAndWarn(context, await askMissingSettings(prompts, answeredFlags, template))
  const files = createPageFiles(packageRoot, folder, settings)
  const packageManager = detectPackageManager(template, process.env)
  const mustStart = !answeredFlags.dryRun && (answeredFlags.start ?? (await prompts.askStart(packageManager)))
  prompts.printEnd(answeredFlags.dryRun ? 'Dry run.' : 'Creating the page.')
  return { displayFolder, files, packageManager, mustStart }
}

function printFileList(
  { printResult }: CommandContext,
  verb: string,
  displayFolder: string,
  files: Files,
  overwrittenPaths: readonly string[],
): void {
  printResult(
    createStyledPart('green', verb),
    ` ${files.size} files in `,
    createStyledPart('bold', displayFolder),
    ':',
  )
  for (const path of files.keys())
    printResult(`  ${path}`, overwrittenPaths.includes(path) ? '  (overwritten)' : '')
}

/** Throws if a path exists, but is not a folder that can be read. */
function assertFolderIsUsable({ process }: CommandContext, displayFolder: string): void {
  const folder = resolve(process.cwd(), displayFolder)
  if (statIfExists(folder, displayFolder))
    assertFolderIsReadable(folder, displayFolder, 'Name another folder.')
}

/**
 * Prompts before a page is created in a folder with other files than those of Git and the system. Throws if the user rejects, if
 * there are no prompts, or if the path exists, but is not a folder that can be read.
 */
async function confirmOverwriteOrThrow(
  prompts: Prompts | undefined,
  folder: string,
  displayFolder: string,
): Promise<void> {
  if (!statIfExists(folder, displayFolder)) return
  assertFolderIsReadable(folder, displayFolder, 'Name another folder.')
  const names = readFolderEntries(folder, displayFolder)
    .map(({ name }) => name)
    .filter((name) => !/^(?:\.git|\.DS_Store|Thumbs\.db)$/.test(name))
  if (names.length === 0) return
  const list = names.slice(0, 3).join(', ') + (names.length > 3 ? ` and ${names.length - 3} more` : '')
  const hint = 'Name another folder, or add --force to overwrite the files of the page and keep all others.'
  if (!prompts) throw new CliError(`The folder ${displayFolder} is not empty. It contains ${list}.`, hint)
  if (!(await prompts.askToOverwrite(displayFolder, list))) throw new PromptCancelled()
}

/**
 * Prompts for each name in the flags that is unknown, and returns the flags with the new names, which can also be unknown. If the
 * user chooses any network, the property `network` is `undefined`, but present.
 */
async function askAgainForUnknownNames(
  prompts: Prompts,
  packageRoot: string,
  flags: CreateFlags,
): Promise<CreateFlags> {
  const { wallet, network } = flags
  const isUnknownWallet = wallet !== undefined && !findFullWalletName(packageRoot, wallet)
  const isUnknownNetwork = network !== undefined && !isKnownNetwork(network)
  return {
    ...flags,
    ...(isUnknownWallet && { wallet: await prompts.askWallet(DEFAULT_WALLET, wallet) }),
    ...(isUnknownNetwork && { network: await prompts.askNetwork(network) }),
  }
}

/**
 * Prompts for each setting without a flag. If the user chooses the development wallet, the page also loads this wallet, and an app
 * gets no preferred wallet.
 */
async function askMissingSettings(
  prompts: Prompts,
  flags: CreateFlags,
  template: Template,
): Promise<PageSettings> {
  // The development wallet is the initial choice, because it needs no extension: the page works at once.
  const initial = flags.devWallet === false ? DEFAULT_WALLET : DEV_WALLET
  const choice = flags.wallet ?? (await prompts.askWallet(initial))
  const autoConnect = flags.autoConnect ?? (await prompts.askAutoConnect())
  const network = 'network' in flags ? flags.network : await prompts.askNetwork()
  const devWallet = flags.devWallet ?? (choice === DEV_WALLET || (await prompts.askDevWallet()))
  const theme = flags.theme ?? (await prompts.askTheme())
  const lang = flags.lang ?? (await prompts.askLanguage())
  const title = flags.title ?? (await prompts.askTitle())
  const wallet = flags.wallet ?? omitDevWalletOfApp(template, choice)
  return { template, wallet, autoConnect, network, devWallet, theme, lang, title }
}

/** Returns the wallet, or `undefined` for the development wallet of an app, which the app prefers by default in development. */
const omitDevWalletOfApp = (template: Template, wallet: string): string | undefined =>
  template !== 'html' && wallet === DEV_WALLET ? undefined : wallet

/** Adds the defaults of a page. `network` and `lang` have none, and `completeFlagsAndWarn()` adds that of `devWallet`. */
function applyDefaults(flags: CreateFlags, template: Template) {
  const initial = flags.devWallet ? DEV_WALLET : DEFAULT_WALLET
  const wallet = flags.wallet ?? omitDevWalletOfApp(template, initial)
  return { autoConnect: true, theme: 'auto', title: DEFAULT_TITLE, ...flags, template, wallet } as const
}

/** Returns the package manager that runs this command, such as `pnpm`, else `npm`. `undefined` if the template needs none. */
const detectPackageManager = (template: Template, env: NodeJS.ProcessEnv): string | undefined =>
  template === 'html' ? undefined : (/^[a-z]+/.exec(env.npm_config_user_agent ?? '')?.[0] ?? 'npm')

/** Prints the commands that start an app with a package manager, or that serve a page that needs none. */
function printNextSteps(context: CommandContext, displayFolder: string, manager: string | undefined): void {
  const path = quotePath(displayFolder)
  const steps = manager
    ? [`cd ${path}`, `${manager} install`, `${manager} run dev`]
    : [formatKitCommand(context, 'serve', path, '--open')]
  context.printResult('Next steps:')
  for (const step of steps) context.printResult('  ', createStyledPart('cyan', step))
}

/**
 * Installs and starts an app with a package manager, or serves a page that needs none. Resolves when the page is stopped. Throws
 * if a command of the package manager fails.
 */
async function installAndStartPage(
  context: CommandContext,
  displayFolder: string,
  manager: string | undefined,
): Promise<void> {
  const { process, isInteractive } = context
  if (!manager) {
    const { serveFolderUntilSignal } = await import('./serve.js')
    return serveFolderUntilSignal(context, displayFolder, { host: 'localhost', open: isInteractive })
  }
  const cwd = resolve(process.cwd(), displayFolder)
  for (const args of [['install'], ['run', 'dev']]) {
    const child = spawn(manager, args, { cwd, stdio: 'inherit', shell: sep === '\\' })
    const code = await new Promise((done) => child.once('error', done).once('exit', done))
    if (code !== 0)
      throw new CliError(`${manager} ${args.join(' ')} failed.`, `Run it again in ${displayFolder}.`)
  }
}
