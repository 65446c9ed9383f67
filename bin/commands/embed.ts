import { basename, dirname, join, resolve } from 'node:path'
import type { CommandContext } from '../command-context.js'
import { CliError } from '../errors.js'
import { completeFlagsAndWarn, type KitFlags } from '../flags.js'
import { getAttribute } from '../page/html.js'
import { createFileLocator } from '../page/locate-file.js'
import { blocksFullNodes, FULL_NODES, listMissingCspSources } from '../page/policies.js'
import {
  isHtmlFileName,
  isServerTemplateName,
  locatePage,
  type Page,
  type PageLocation,
  parseEditablePage,
  UneditablePage,
} from '../page/read-page.js'
import { computeIntegrity, findKitScripts, insertOrUpdateKitTags } from '../page/script-tags.js'
import { listFilesBelow, readFileIfExists, statIfExists } from '../read-files.js'
import { formatKitCommand, quotePath } from '../terminal/format-command.js'
import { createStyledPart, printLines } from '../terminal/print.js'
import { type Files, writeFiles } from '../write-files.js'

interface EmbedFlags extends KitFlags {
  readonly write?: boolean
}

/**
 * Copies the kit next to a page, unless the page loads it from outside its folder. Prints the script tag or, with `--write`, puts
 * it into the page. If the page can't be edited, copies the kit, prints the tag, and throws.
 */
export function embedKit(context: CommandContext, displayPath: string, flags: EmbedFlags): void {
  const location = locatePageOrIndex(resolve(context.process.cwd(), displayPath), displayPath)
  const completedFlags = completeFlagsAndWarn(context, flags)
  try {
    embedInEditablePage(context, location, completedFlags)
  } catch (error) {
    if (error instanceof UneditablePage) copyKitAndPrintTags(context, location, completedFlags)
    throw error
  }
}

/**
 * Copies the kit, and prints its tags or, with `--write`, puts them into the page. If a policy, a `<base>`, or
 * Vite can prevent the page from loading the kit, prints a warning.
 *
 * @throws UneditablePage before anything is written.
 */
function embedInEditablePage(context: CommandContext, location: PageLocation, flags: EmbedFlags): void {
  const { packageRoot, printInfo, printWarning } = context
  const { folder, path, displayPath } = location
  const page = parseEditablePage(
    readFileIfExists(join(folder, path), displayPath) ?? Buffer.from(''),
    displayPath,
  )
  const locateFile = createFileLocator(folder, folder)
  const kit = insertOrUpdateKitTags(page, packageRoot, flags, locateFile)
  const bytes = page.encode()
  const editedPage = parseEditablePage(bytes, displayPath)
  // In an unusual page, the parser can move or drop the tag.
  if (findKitScripts(editedPage, packageRoot, locateFile).length === 0)
    throw new UneditablePage(`${displayPath} has no place for a script tag.`, 'Add the printed tag by hand.')
  const files = flags.write ? new Map([...kit.files, [path, bytes]]) : kit.files
  if (!writeAndReportFiles(context, location, files)) printInfo(`${displayPath}: nothing to change on disk.`)
  for (const url of kit.outside) printInfo(`${url} stays as is, because other pages can load it.`)
  for (const url of kit.replaced) printInfo(`The tag loads the copy next to the page instead of ${url}.`)
  for (const url of flags.write ? kit.removed : [])
    printInfo(`The page no longer loads ${url}. If no other page loads it, delete it.`)
  warnAboutPolicyAndBase(context, page, kit.integrity)
  const isViteProject = dependsOnVite(folder)
  if (isViteProject)
    printWarning(
      `Vite doesn't copy the kit into its build. Instead of the tag, use: import "aptos-wallet-kit/aptos-wallet-kit.js"`,
    )
  if (flags.devWallet) explainBlockedFullNodes(context, editedPage)
  if (!flags.write) {
    printInfo(page.edit.hasChanged() ? 'Put this into the head, or add --write:' : 'The page contains:')
    printTags(context, kit.tags)
  }
  const isOutside = kit.outside.length > 0
  if (isOutside)
    printInfo(`To update it, run ${formatKitCommand(context, 'update')} in the folder of the site.`)
  else if (!isViteProject) printNextStep(context, page, displayPath)
}

/** Copies the kit next to a page that can't be edited, and prints the tags for it. Edits an empty page, only to get its tags. */
function copyKitAndPrintTags(context: CommandContext, location: PageLocation, flags: EmbedFlags): void {
  const { files, tags } = insertOrUpdateKitTags(
    parseEditablePage(Buffer.from(''), 'page.html'),
    context.packageRoot,
    flags,
    createFileLocator(location.folder, location.folder),
  )
  writeAndReportFiles(context, location, files)
  printTags(context, tags)
}

/** Writes files, and prints those that changed. Warns about each page whose hash is then outdated. Returns whether a file changed. */
function writeAndReportFiles(context: CommandContext, location: PageLocation, files: Files): boolean {
  const { printInfo, printWarning } = context
  const { folder, displayPath } = location
  const displayFolder = dirname(displayPath)
  const outdatedPages = findPagesWithOutdatedHashes(location, files)
  const written = writeFiles(folder, files)
  for (const path of written) printInfo(createStyledPart('green', 'Wrote'), ' ', join(displayFolder, path))
  const update = formatKitCommand(context, 'update', quotePath(displayFolder))
  for (const path of outdatedPages)
    printWarning(`${join(displayFolder, path)} has an outdated hash of the kit. To update it, run ${update}`)
  return written.length > 0
}

/** Finds the other pages with a hash of a file that `files` will replace: with this hash, browsers block the new file. */
function findPagesWithOutdatedHashes(
  { folder, path: pagePath, displayPath }: PageLocation,
  files: Files,
): readonly string[] {
  const outdatedHashes = [...files].flatMap(([path, bytes]) => {
    const current = readFileIfExists(join(folder, path))
    return current && !current.equals(bytes) ? [computeIntegrity(current)] : []
  })
  if (outdatedHashes.length === 0) return []
  return listFilesBelow(folder, dirname(displayPath), 'Name a page in a folder.')
    .filter((path) => path !== pagePath && (isHtmlFileName(path) || isServerTemplateName(path)))
    .filter((path) => {
      const page = readFileIfExists(join(folder, path))
      return outdatedHashes.some((hash) => page?.includes(hash))
    })
}

function printTags({ printResult }: CommandContext, tags: readonly string[]): void {
  for (const tag of tags) printLines(printResult, tag)
}

/** Locates the page of a path: an HTML file, a server template, or the `index.html` in a folder. Throws if there is none. */
function locatePageOrIndex(path: string, displayPath: string): PageLocation {
  const stats = statIfExists(path, displayPath)
  const hint = 'Name an HTML file, or a folder with an index.html.'
  if (!stats) throw new CliError(`There is no ${displayPath}.`, hint)
  if (stats.isDirectory()) return locatePageOrIndex(join(path, 'index.html'), join(displayPath, 'index.html'))
  if (stats.isFile() && (isHtmlFileName(path) || isServerTemplateName(path)))
    return locatePage(path, displayPath)
  throw new CliError(`${displayPath} is not an HTML file.`, hint)
}

/** Warns about a policy of the page that blocks the kit or its icons, and about a `<base>`, which changes the URLs of the kit. */
function warnAboutPolicyAndBase({ printWarning }: CommandContext, page: Page, integrity: string): void {
  for (const { directive, missing } of listMissingCspSources(page, integrity))
    printWarning(
      `The page's Content-Security-Policy is too strict for the kit. Add to ${directive}: ${missing}`,
    )
  if (page.elements.some((element) => element.tagName === 'base' && getAttribute(element, 'href')))
    printWarning('The page has a <base>. Make sure that its URL points to the files of the kit.')
}

/** Returns whether a folder is the root of an app with Vite, which builds modules, but copies no script next to a page. */
function dependsOnVite(folder: string): boolean {
  const manifest = `${readFileIfExists(join(folder, 'package.json')) ?? ''}`
  return /"vite"\s*:\s*"/.test(manifest)
}

/** Explains how the development wallet of a page can send transactions, if it uses full nodes and a policy blocks them. */
function explainBlockedFullNodes({ printInfo }: CommandContext, page: Page): void {
  if (!usesStubFullNode(page) && blocksFullNodes(page))
    printInfo(`Note: to send transactions with the development wallet, add to connect-src: ${FULL_NODES}`)
}

/** Returns whether the development wallet of a page replaces the full nodes with a stub. */
const usesStubFullNode = ({ elements }: Page): boolean =>
  elements.some(
    (element) =>
      /\bdev-wallet\.js\b/.test(getAttribute(element, 'src') ?? '') &&
      getAttribute(element, 'data-node') === 'stub',
  )

/** Prints the command that serves a page and, if the page has no button, a hint to add it. */
function printNextStep(context: CommandContext, page: Page, displayPath: string): void {
  const name = basename(displayPath)
  const open = name === 'index.html' ? '--open' : `and open /${encodeURIComponent(name)}`
  const serve = formatKitCommand(context, 'serve', quotePath(dirname(displayPath)), open)
  const button = hasWalletButton(page)
    ? ''
    : 'add <aptos-wallet-button></aptos-wallet-button> to the body, then '
  context.printInfo(`Next step: ${button}run ${serve}`)
}

/** Returns whether a page has a wallet button, as an element or mounted by a script. */
const hasWalletButton = ({ elements, html }: Page): boolean =>
  elements.some(({ tagName }) => tagName === 'aptos-wallet-button') ||
  /AptosWalletKit\b[\s\S]*\bmount\(/.test(html)
