import { basename, dirname, join, resolve } from 'node:path'
import { type Context, invocation, quotePath } from '../command-context.js'
import { CliError } from '../errors.js'
import { checkSettings } from '../flags.js'
import { getAttribute, listPolicies, type Page, parsePage } from '../page/html.js'
import { type EmbedOptions, embedKit, findKitScripts, getIntegrity } from '../page/script-tags.js'
import { FULL_NODES } from '../templates.js'
import { styled } from '../terminal/print.js'
import { locatePage, readIfExists, statIfExists, writeFiles } from '../write-files.js'

/** Copies the kit next to a page. Prints the script tag or, with `--write`, puts it into the page. */
export function embed(context: Context, typed: string, flags: EmbedOptions & { write?: boolean }): void {
  const { log, root } = context
  const { folder, path, displayPath } = findPage(resolve(context.process.cwd(), typed), typed)
  const page = parsePage(readIfExists(join(folder, path), displayPath) ?? Buffer.from(''), displayPath)
  const read = (name: string) => readIfExists(join(folder, name))
  const { files, tags, kit } = embedKit(page, root, checkSettings(context, flags), read)
  const bytes = page.encode()
  const isEmbedded = findKitScripts(parsePage(Buffer.from(bytes), displayPath), root, read).length > 0
  if (!isEmbedded) throw new CliError(`${displayPath} has no place for a script tag.`, 'Add the tag by hand.')
  if (flags.write) files.set(path, bytes)
  const displayFolder = dirname(displayPath)
  const written = writeFiles(folder, files)
  for (const name of written) log.info(styled('green', 'Wrote'), ' ', join(displayFolder, name))
  if (written.length === 0) log.info(`${displayPath}: nothing to change on disk.`)
  warnAboutPolicies(context, page, flags, kit && getIntegrity(kit))
  if (page.elements.some((element) => element.tagName === 'base' && getAttribute(element, 'href')))
    log.warn('The page has a <base>. Make sure that its URL leads to the files of the kit.')
  if (!flags.write) {
    log.info(page.edit.hasChanged() ? 'Put this into the head, or add --write:' : 'The page contains:')
    for (const line of tags.flatMap((tag) => tag.split('\n'))) log.out(line)
  }
  const name = basename(displayPath)
  const open = name === 'index.html' ? '--open' : `and open /${encodeURIComponent(name)}`
  const next = `run ${invocation(context)} serve ${quotePath(displayFolder)} ${open}`
  log.info('Next step: ', hasButton(page) ? next : 'add <aptos-wallet-button></aptos-wallet-button>')
}

function findPage(path: string, displayPath: string): ReturnType<typeof locatePage> {
  const stats = statIfExists(path, displayPath)
  const hint = 'Name an HTML file, or a folder with an index.html.'
  if (!stats) throw new CliError(`There is no ${displayPath}.`, hint)
  if (stats.isDirectory()) return findPage(join(path, 'index.html'), join(displayPath, 'index.html'))
  if (stats.isFile() && /\.(?:html?|xht(?:ml?)?)$/i.test(path)) return locatePage(path, displayPath)
  throw new CliError(`${displayPath} is not an HTML file.`, hint)
}

/** Warns about everything in the kit that the page's policies block. */
function warnAboutPolicies({ log }: Context, page: Page, { devWallet }: EmbedOptions, integrity = '') {
  for (const element of listPolicies(page)) {
    const policy = (getAttribute(element, 'content') ?? '').toLowerCase()
    const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/))
    const check = (names: readonly string[], allowed: readonly string[], needed: string) => {
      const found = [...names, 'default-src'].map((name) => directives.find(([first]) => first === name))
      const sources = found.find(Boolean)
      if (sources && !allowed.some((source) => sources.includes(source)))
        log.warn(`The page's Content-Security-Policy blocks the kit. Add to ${names.at(-1)}: ${needed}`)
    }
    const isStrict = policy.includes("'strict-dynamic'")
    const hash = `'${integrity.toLowerCase()}'`
    const scripts = isStrict ? [hash] : [hash, "'self'", '*', 'http:', 'https:']
    check(['script-src-elem', 'script-src'], scripts, isStrict ? `'${integrity}'` : "'self'")
    check(['img-src'], ['data:'], 'data:')
    if (devWallet) check(['connect-src'], ['*', 'https:', 'https://*.aptoslabs.com'], FULL_NODES)
  }
}

/** Returns whether a page has a wallet button, as an element or mounted by a script. */
const hasButton = ({ elements, html }: Page) =>
  elements.some(({ tagName }) => tagName === 'aptos-wallet-button') ||
  /AptosWalletKit\b[\s\S]*\bmount\(/.test(html)
