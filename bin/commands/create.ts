import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Context, invocation, quotePath } from '../context.js'
import { CliError, PromptCancelled } from '../errors.js'
import { checkTargets, isTemporary, listFolder, statIfExists, writeFiles } from '../files.js'
import { styled, toPrintable } from '../log.js'
import { checkSettings, DEV_WALLET, findWallet, NETWORKS } from '../options.js'
import type { Prompts } from '../prompts.js'
import {
  createPage,
  DEFAULT_TITLE,
  listPossibleFiles,
  type PageOptions,
  type Template,
} from '../templates.js'

/** The options of `create`. A missing one is prompted for, or has its default. */
export interface CreateFlags extends Partial<Omit<PageOptions, 'template'>> {
  readonly template?: Template | 'vite-react-ts'
  readonly force?: boolean
  readonly dryRun?: boolean
  readonly yes?: boolean
  readonly start?: boolean
}

const DEFAULT_FOLDER = 'aptos-wallet-page'

/** Creates a page in a folder. */
export async function create(context: Context, dir: string | undefined, typed: CreateFlags): Promise<void> {
  const { log, root, process } = context
  const prompts = context.isInteractive && !typed.yes ? await openPrompts(context) : undefined
  const flags = prompts ? await askUnknownNames(prompts, root, typed) : typed
  const folder = dir ?? (await prompts?.askFolder(DEFAULT_FOLDER)) ?? DEFAULT_FOLDER
  const target = resolve(process.cwd(), folder)
  const existing = flags.force ? [] : listExisting(target, folder)
  if (existing.length > 0 && !prompts) throw notEmpty(folder, existing)
  const answer = flags.template ?? (await prompts?.askTemplate()) ?? 'html'
  const template = answer === 'vite-react-ts' ? 'react' : (answer as Template) // Its earlier name.
  const listReplaced = (paths: Iterable<string>) =>
    [...paths].filter((path) => existsSync(join(target, path)))
  if (existing.length > 0 && prompts)
    await confirmOverwrite(prompts, folder, listReplaced(listPossibleFiles(root, template, flags.lang)))
  const given = { ...flags, template }
  const page = checkSettings(context, prompts ? await askPage(prompts, given) : applyDefaults(root, given))

  const files = createPage(root, target, page)
  const replaced = listReplaced(files.keys())
  if (flags.dryRun) checkTargets(target, files.keys())
  else writeFiles(target, files)
  const verb = styled('green', flags.dryRun ? 'Would create' : 'Created')
  log.out(verb, ` ${files.size} files in `, styled('bold', folder), ':')
  for (const path of files.keys()) log.out(`  ${path}`, replaced.includes(path) ? '  (overwritten)' : '')
  if (flags.dryRun) return log.out('Nothing was written.')
  await startOrExplain(context, folder, template, flags.start, prompts)
}

/** The prompts are loaded when they are needed, because they are larger than the rest of the command. */
async function openPrompts(context: Context): Promise<Prompts> {
  const prompts = (await import('../prompts.js')).createPrompts(context)
  prompts.intro()
  return prompts
}

async function askUnknownNames(prompts: Prompts, root: string, flags: CreateFlags): Promise<CreateFlags> {
  const { wallet, network } = flags
  const isUnknownWallet = wallet !== undefined && !findWallet(root, wallet)
  const isUnknownNetwork = network !== undefined && !NETWORKS.includes(network)
  const names = isUnknownWallet ? { wallet: await prompts.askWallet(wallet) } : {}
  return { ...flags, ...names, ...(isUnknownNetwork && { network: await prompts.askNetwork(network) }) }
}

/** Lists what a folder contains, except for files with which it still counts as empty. */
const listExisting = (target: string, folder: string): readonly string[] =>
  (statIfExists(target, folder) ? listFolder(target, folder, '') : []).filter(
    (name) => !['.git', '.DS_Store', 'Thumbs.db'].includes(name) && !isTemporary(name),
  )

function notEmpty(folder: string, [first = '', ...others]: readonly string[]): CliError {
  const content = others.length > 0 ? `${first} and ${others.length} more` : first
  const hint = 'Name another folder, or add --force to overwrite the files of the page and keep all others.'
  return new CliError(`The folder ${folder} is not empty. It contains ${content}.`, hint)
}

async function confirmOverwrite(prompts: Prompts, folder: string, replaced: readonly string[]) {
  const question = replaced.length > 0 ? `Overwrite ${replaced.join(', ')}?` : 'Add the page to it?'
  const isConfirmed = await prompts.askYesNo(`${toPrintable(folder)} is not empty. ${question}`, false)
  if (!isConfirmed) throw new PromptCancelled()
}

type TemplateFlags = CreateFlags & { readonly template: Template }

async function askPage(prompts: Prompts, flags: TemplateFlags): Promise<PageOptions> {
  const wallet = flags.wallet ?? (await prompts.askWallet())
  const autoConnect = flags.autoConnect ?? (await prompts.askAutoConnect())
  const network = 'network' in flags ? flags.network : await prompts.askNetwork()
  const devWallet = flags.devWallet ?? (wallet === DEV_WALLET || (await prompts.askDevWallet()))
  const theme = flags.theme ?? ((await prompts.askTheme()) as PageOptions['theme'])
  const lang = flags.lang ?? (await prompts.askLanguage())
  const title = flags.title ?? (await prompts.askTitle())
  return { template: flags.template, wallet, autoConnect, network, devWallet, theme, lang, title }
}

function applyDefaults(root: string, flags: TemplateFlags): PageOptions {
  const wallet = flags.wallet ?? (flags.devWallet ? DEV_WALLET : 'Petra')
  const devWallet = findWallet(root, wallet) === DEV_WALLET
  return { autoConnect: true, theme: 'auto', title: DEFAULT_TITLE, devWallet, ...flags, wallet }
}

/** Starts the page, if the user wants it. Otherwise prints the commands for it. */
async function startOrExplain(
  context: Context,
  folder: string,
  template: Template,
  start: boolean | undefined,
  prompts: Prompts | undefined,
): Promise<void> {
  const { log, process, isInteractive } = context
  const isStatic = template === 'html'
  const manager = /^[a-z]+/.exec(process.env.npm_config_user_agent ?? '')?.[0] ?? 'npm'
  const question = isStatic ? 'Serve the page now?' : `Install with ${manager} and start now?`
  if (!(start ?? (await prompts?.askYesNo(question, true)))) {
    const steps = [`cd ${quotePath(folder)}`, `${manager} install`, `${manager} run dev`]
    log.out('Next steps:')
    for (const step of isStatic ? [`${invocation(context)} serve ${quotePath(folder)} --open`] : steps)
      log.out('  ', styled('cyan', step))
  } else if (isStatic) {
    const { serve } = await import('./serve.js')
    await serve(context, folder, { host: 'localhost', open: isInteractive })
  } else {
    const cwd = resolve(process.cwd(), folder)
    await runCommand(manager, ['install'], cwd)
    await runCommand(manager, ['run', 'dev'], cwd)
  }
}

async function runCommand(command: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
  const code = await new Promise((done) => child.once('error', done).once('exit', done))
  if (code !== 0) throw new CliError(`${command} ${args.join(' ')} failed.`, `Run it again in ${cwd}.`)
}
