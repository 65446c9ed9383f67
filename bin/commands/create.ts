import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { type Context, invocation, quotePath } from '../command-context.js'
import { CliError } from '../errors.js'
import { checkSettings, DEV_WALLET, findWallet, NETWORKS } from '../flags.js'
import { createPage, DEFAULT_TITLE, type PageOptions, type Template } from '../templates.js'
import { styled } from '../terminal/print.js'
import type { Prompts } from '../terminal/prompts.js'
import { checkTargets, listFolder, statIfExists, writeFiles } from '../write-files.js'

/** The options of `create`. The command prompts for missing options, or uses their defaults. */
export interface CreateFlags extends Partial<PageOptions> {
  readonly force?: boolean
  readonly dryRun?: boolean
  readonly yes?: boolean
  readonly start?: boolean
}

/** Creates a page in a folder. */
export async function create(context: Context, dir: string | undefined, typed: CreateFlags): Promise<void> {
  const { log, root, process } = context
  // The prompts are loaded when they are needed, because they are larger than the rest of the command.
  const isPrompted = context.isInteractive && !typed.yes
  const prompts = isPrompted ? (await import('../terminal/prompts.js')).createPrompts(context) : undefined
  const flags = prompts ? await askUnknownNames(prompts, root, typed) : typed
  const folder = dir ?? (await prompts?.askFolder()) ?? 'aptos-wallet-page'
  const target = resolve(process.cwd(), folder)
  if (!flags.force) await agreeToOverwrite(prompts, target, folder)
  const template = flags.template ?? ((await prompts?.askTemplate()) as Template | undefined) ?? 'html'
  const options = prompts ? await askPage(prompts, flags, template) : applyDefaults(root, flags, template)
  const page = checkSettings(context, options)
  const installer = /^[a-z]+/.exec(process.env.npm_config_user_agent ?? '')?.[0] ?? 'npm'
  const manager = template === 'html' ? undefined : installer
  // Nothing is written before the last prompt, which the user may still cancel.
  const isStarted = !flags.dryRun && (flags.start ?? (await prompts?.askStart(manager)))
  prompts?.finish(flags.dryRun ? 'Dry run.' : 'Creating the page.')
  const files = createPage(root, target, page)
  const replaced = [...files.keys()].filter((path) => existsSync(join(target, path)))
  if (flags.dryRun) checkTargets(target, files.keys())
  else writeFiles(target, files)
  const verb = styled('green', flags.dryRun ? 'Would create' : 'Created')
  log.out(verb, ` ${files.size} files in `, styled('bold', folder), ':')
  for (const path of files.keys()) log.out(`  ${path}`, replaced.includes(path) ? '  (overwritten)' : '')
  if (flags.dryRun) log.out('Nothing was written.')
  else if (isStarted) await start(context, folder, manager)
  else printNextSteps(context, folder, manager)
}

/** Prompts before files of a folder may be overwritten. Without a terminal, that requires `--force`. */
async function agreeToOverwrite(prompts: Prompts | undefined, target: string, folder: string) {
  const existing = statIfExists(target, folder) ? listFolder(target, folder, '') : []
  const isIgnored = (name: string) => /^(?:\.git|\.DS_Store|Thumbs\.db)$/.test(name)
  const names = existing.filter((name) => !isIgnored(name))
  if (names.length === 0) return
  const list = names.slice(0, 3).join(', ') + (names.length > 3 ? ` and ${names.length - 3} more` : '')
  const hint = 'Name another folder, or add --force to overwrite the files of the page and keep all others.'
  if (prompts) await prompts.confirmOverwrite(folder, list)
  else throw new CliError(`The folder ${folder} is not empty. It contains ${list}.`, hint)
}

async function askUnknownNames(prompts: Prompts, root: string, flags: CreateFlags): Promise<CreateFlags> {
  const { wallet, network } = flags
  const isUnknownWallet = wallet !== undefined && !findWallet(root, wallet)
  const isUnknownNetwork = network !== undefined && !NETWORKS.includes(network)
  const names = isUnknownWallet ? { wallet: await prompts.askWallet(wallet) } : {}
  return { ...flags, ...names, ...(isUnknownNetwork && { network: await prompts.askNetwork(network) }) }
}

async function askPage(prompts: Prompts, flags: CreateFlags, template: Template): Promise<PageOptions> {
  const wallet = flags.wallet ?? (await prompts.askWallet())
  const autoConnect = flags.autoConnect ?? (await prompts.askAutoConnect())
  const network = 'network' in flags ? flags.network : await prompts.askNetwork()
  const devWallet = flags.devWallet ?? (wallet === DEV_WALLET || (await prompts.askDevWallet()))
  const theme = flags.theme ?? ((await prompts.askTheme()) as PageOptions['theme'])
  const lang = flags.lang ?? (await prompts.askLanguage())
  const title = flags.title ?? (await prompts.askTitle())
  return { template, wallet, autoConnect, network, devWallet, theme, lang, title }
}

function applyDefaults(root: string, flags: CreateFlags, template: Template): PageOptions {
  // The production build of an app has no development wallet to prefer.
  const wallet = flags.wallet ?? (flags.devWallet && template === 'html' ? DEV_WALLET : 'Petra')
  const devWallet = findWallet(root, wallet) === DEV_WALLET
  return { autoConnect: true, theme: 'auto', title: DEFAULT_TITLE, devWallet, ...flags, template, wallet }
}

function printNextSteps(context: Context, folder: string, manager: string | undefined): void {
  const path = quotePath(folder)
  const steps = manager
    ? [`cd ${path}`, `${manager} install`, `${manager} run dev`]
    : [`${invocation(context)} serve ${path} --open`]
  context.log.out('Next steps:')
  for (const step of steps) context.log.out('  ', styled('cyan', step))
}

/** Installs and starts an app with a package manager, or serves a page that needs none. */
async function start(context: Context, folder: string, manager: string | undefined): Promise<void> {
  const { process, isInteractive } = context
  if (!manager)
    return (await import('./serve.js')).serve(context, folder, { host: 'localhost', open: isInteractive })
  const cwd = resolve(process.cwd(), folder)
  for (const args of [['install'], ['run', 'dev']]) {
    const child = spawn(manager, args, { cwd, stdio: 'inherit', shell: sep === '\\' })
    const code = await new Promise((done) => child.once('error', done).once('exit', done))
    if (code !== 0) throw new CliError(`${manager} ${args.join(' ')} failed.`, `Run it again in ${folder}.`)
  }
}
