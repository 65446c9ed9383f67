import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { type Context, invocation, quotePath } from '../context.js'
import { CliError } from '../errors.js'
import { checkTargets, listFolder, statIfExists, TEMPORARY, writeFiles } from '../files.js'
import { styled } from '../log.js'
import { checkSettings, DEV_WALLET, findWallet, NETWORKS } from '../options.js'
import type { Prompts } from '../prompts.js'
import { createPage, DEFAULT_TITLE, type PageOptions, type Template } from '../templates.js'

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
  const prompts = isPrompted ? (await import('../prompts.js')).createPrompts(context) : undefined
  const flags = prompts ? await askUnknownNames(prompts, root, typed) : typed
  const folder = dir ?? (await prompts?.askFolder()) ?? 'aptos-wallet-page'
  const target = resolve(process.cwd(), folder)
  const existing = flags.force ? [] : listExisting(target, folder)
  if (existing.length > 0 && !prompts) {
    const hint = 'Name another folder, or add --force to overwrite the files of the page and keep all others.'
    const names = existing.length > 3 ? `${existing.length} files` : existing.join(', ')
    throw new CliError(`The folder ${folder} is not empty. It contains ${names}.`, hint)
  }
  const template = flags.template ?? ((await prompts?.askTemplate()) as Template | undefined) ?? 'html'
  const given = { ...flags, template }
  const page = checkSettings(context, prompts ? await askPage(prompts, given) : applyDefaults(root, given))
  const files = createPage(root, target, page)
  const replaced = [...files.keys()].filter((path) => existsSync(join(target, path)))
  if (existing.length > 0) await prompts?.confirmOverwrite(folder, replaced)
  if (flags.dryRun) checkTargets(target, files.keys())
  else writeFiles(target, files)
  const verb = styled('green', flags.dryRun ? 'Would create' : 'Created')
  log.out(verb, ` ${files.size} files in `, styled('bold', folder), ':')
  for (const path of files.keys()) log.out(`  ${path}`, replaced.includes(path) ? '  (overwritten)' : '')
  if (flags.dryRun) return log.out('Nothing was written.')
  const ask = async (question: string) => flags.start ?? (await prompts?.askStart(question)) ?? false
  await startOrExplain(context, folder, template === 'html', ask)
}

async function askUnknownNames(prompts: Prompts, root: string, flags: CreateFlags): Promise<CreateFlags> {
  const { wallet, network } = flags
  const isUnknownWallet = wallet !== undefined && !findWallet(root, wallet)
  const isUnknownNetwork = network !== undefined && !NETWORKS.includes(network)
  const names = isUnknownWallet ? { wallet: await prompts.askWallet(wallet) } : {}
  return { ...flags, ...names, ...(isUnknownNetwork && { network: await prompts.askNetwork(network) }) }
}

/** Lists the contents of a folder, except for files that an empty folder can have. */
function listExisting(target: string, folder: string): readonly string[] {
  const names = statIfExists(target, folder) ? listFolder(target, folder, '') : []
  return names.filter((name) => !/^(?:\.git|\.DS_Store|Thumbs\.db)$/.test(name) && !TEMPORARY.test(name))
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
  // The production build of an app has no development wallet to prefer.
  const wallet = flags.wallet ?? (flags.devWallet && flags.template === 'html' ? DEV_WALLET : 'Petra')
  const devWallet = findWallet(root, wallet) === DEV_WALLET
  return { autoConnect: true, theme: 'auto', title: DEFAULT_TITLE, devWallet, ...flags, wallet }
}

/** Starts the page, if the user wants it. Otherwise prints the commands for it. */
async function startOrExplain(context: Context, folder: string, isStatic: boolean, ask: Prompts['askStart']) {
  const { log, process, isInteractive } = context
  const manager = /^[a-z]+/.exec(process.env.npm_config_user_agent ?? '')?.[0] ?? 'npm'
  if (!(await ask(isStatic ? 'Serve the page now?' : `Install with ${manager} and start now?`))) {
    const steps = [`cd ${quotePath(folder)}`, `${manager} install`, `${manager} run dev`]
    log.out('Next steps:')
    for (const step of isStatic ? [`${invocation(context)} serve ${quotePath(folder)} --open`] : steps)
      log.out('  ', styled('cyan', step))
  } else if (isStatic) {
    await (await import('./serve.js')).serve(context, folder, { host: 'localhost', open: isInteractive })
  } else {
    const cwd = resolve(process.cwd(), folder)
    for (const args of [['install'], ['run', 'dev']]) {
      const child = spawn(manager, args, { cwd, stdio: 'inherit', shell: sep === '\\' })
      const code = await new Promise((done) => child.once('error', done).once('exit', done))
      if (code !== 0) throw new CliError(`${manager} ${args.join(' ')} failed.`, `Run it again in ${folder}.`)
    }
  }
}
