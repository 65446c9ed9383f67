import { basename, dirname, join, resolve } from 'node:path'
import type { CommandContext } from '../command-context.js'
import { CliError } from '../errors.js'
import { type KitFlags, resolveNames } from '../flags.js'
import { getAttribute } from '../page/html.js'
import { listMissingSources } from '../page/policies.js'
import { isPageName, locatePage, type Page, type PageLocation, parsePage } from '../page/read-page.js'
import { findKitScripts, putKitScripts } from '../page/script-tags.js'
import { readFileIfExists, statIfExists } from '../read-files.js'
import { formatCommand, quotePath } from '../terminal/format-command.js'
import { styled } from '../terminal/print.js'
import { writeFiles } from '../write-files.js'

interface EmbedFlags extends KitFlags {
  readonly write?: boolean
}

/** Copies the kit next to a page. Prints the script tag or, with `--write`, puts it into the page. */
export function embed(context: CommandContext, typed: string, flags: EmbedFlags): void {
  const { packageRoot, printInfo, printResult } = context
  const { folder, path, displayPath } = findPage(resolve(context.process.cwd(), typed), typed)
  const page = parsePage(readFileIfExists(join(folder, path), displayPath) ?? Buffer.from(''), displayPath)
  const readPageFile = (path: string) => readFileIfExists(join(folder, path))
  const kit = putKitScripts(page, packageRoot, resolveNames(context, flags), readPageFile)
  const bytes = page.encode()
  if (findKitScripts(parsePage(bytes, displayPath), packageRoot, readPageFile).length === 0)
    throw new CliError(`${displayPath} has no place for a script tag.`, 'Add the tag by hand.')
  if (flags.write) kit.files.set(path, bytes)
  const displayFolder = dirname(displayPath)
  const written = writeFiles(folder, kit.files)
  for (const path of written) printInfo(styled('green', 'Wrote'), ' ', join(displayFolder, path))
  if (written.length === 0) printInfo(`${displayPath}: nothing to change on disk.`)
  printPageWarnings(context, page, kit.integrity, flags)
  if (!flags.write) {
    printInfo(page.edit.hasChanged() ? 'Put this into the head, or add --write:' : 'The page contains:')
    for (const line of kit.tags.flatMap((tag) => tag.split('\n'))) printResult(line)
  }
  printNextStep(context, page, displayPath)
}

/** Finds the page at a path: an HTML file, or the `index.html` of a folder. */
function findPage(path: string, displayPath: string): PageLocation {
  const stats = statIfExists(path, displayPath)
  const hint = 'Name an HTML file, or a folder with an index.html.'
  if (!stats) throw new CliError(`There is no ${displayPath}.`, hint)
  if (stats.isDirectory()) return findPage(join(path, 'index.html'), join(displayPath, 'index.html'))
  if (stats.isFile() && isPageName(path)) return locatePage(path, displayPath)
  throw new CliError(`${displayPath} is not an HTML file.`, hint)
}

/** Warns about everything in the page that keeps the kit from running. */
function printPageWarnings(
  { printWarning }: CommandContext,
  page: Page,
  integrity: string,
  { devWallet = false }: EmbedFlags,
): void {
  for (const { directive, missing } of listMissingSources(page, integrity, devWallet))
    printWarning(`The page's Content-Security-Policy blocks the kit. Add to ${directive}: ${missing}`)
  if (page.elements.some((element) => element.tagName === 'base' && getAttribute(element, 'href')))
    printWarning('The page has a <base>. Make sure that its URL leads to the files of the kit.')
}

function printNextStep(context: CommandContext, page: Page, displayPath: string): void {
  const name = basename(displayPath)
  const open = name === 'index.html' ? '--open' : `and open /${encodeURIComponent(name)}`
  const serve = formatCommand(context, 'serve', quotePath(dirname(displayPath)), open)
  const step = hasButton(page) ? `run ${serve}` : 'add <aptos-wallet-button></aptos-wallet-button>'
  context.printInfo('Next step: ', step)
}

/** Returns whether a page has a wallet button, as an element or mounted by a script. */
const hasButton = ({ elements, html }: Page) =>
  elements.some(({ tagName }) => tagName === 'aptos-wallet-button') ||
  /AptosWalletKit\b[\s\S]*\bmount\(/.test(html)
