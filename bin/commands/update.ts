import { dirname, join, resolve } from 'node:path'
import type { CommandContext } from '../command-context.js'
import { CliError } from '../errors.js'
import { changeAttributes } from '../page/edit-page.js'
import { getAttribute } from '../page/html.js'
import { createFileLocator } from '../page/locate-file.js'
import {
  isHtmlFileName,
  isServerTemplateName,
  type Page,
  parseEditablePage,
  parsePage,
  UneditablePage,
} from '../page/read-page.js'
import { computeIntegrity, findKitScripts, KIT_FILE } from '../page/script-tags.js'
import { listFilesBelow, readFileIfExists, readPackageFile } from '../read-files.js'
import { formatKitCommand, quotePath } from '../terminal/format-command.js'
import { createStyledPart } from '../terminal/print.js'
import { type Files, writeFiles } from '../write-files.js'

/**
 * Replaces the kit that the pages below a folder load from that folder, and updates its hashes in these pages. Warns about each
 * page that can load the kit from elsewhere. Throws if there is no kit to replace, or if a page with a hash can't be edited.
 */
export function updateKitAndHashes(context: CommandContext, displayFolder: string): void {
  const { printResult, printWarning } = context
  const folder = resolve(context.process.cwd(), displayFolder)
  const paths = listFilesBelow(folder, displayFolder, 'Name the folder of a page.')
  const pages = readKitPages(folder, displayFolder, paths)
  const { files, keptScripts, otherPages } = planUpdateAndEditPages(context, folder, pages)
  for (const path of otherPages)
    printWarning(
      `${join(displayFolder, path)} is not plain HTML. If it loads another ${KIT_FILE}, that file stays as is.`,
    )
  for (const { pagePath, url } of keptScripts)
    printWarning(`${join(displayFolder, pagePath)} loads ${url}, which stays as is.`)
  if (![...files.keys()].some((path) => path.endsWith(KIT_FILE)))
    throw new CliError(
      `No page in ${displayFolder} loads ${KIT_FILE} from there.`,
      keptScripts.some(({ isOutside }) => isOutside)
        ? `To update it, run ${formatKitCommand(context, 'update')} in the folder of the site.`
        : formatEmbedOrCreateHint(context, displayFolder, paths),
    )
  const written = writeFiles(folder, files)
  if (written.length === 0) printResult(`${displayFolder} is up to date.`)
  for (const path of written)
    printResult(createStyledPart('green', 'Updated'), ' ', join(displayFolder, path))
}

/** A script of the kit that a page loads, and that is not replaced. */
interface KeptScript {
  readonly pagePath: string
  readonly url: string
  /** Whether the script is outside the folder. */
  readonly isOutside: boolean
}

interface UpdatePlan {
  /** The pages and scripts to write. */
  readonly files: Files
  readonly keptScripts: readonly KeptScript[]
  /** The pages, other than plain HTML, in which no script tag of the kit is found. */
  readonly otherPages: readonly string[]
}

/** Plans which pages and scripts to write, and edits the hashes in the parsed pages. */
function planUpdateAndEditPages(
  { packageRoot }: CommandContext,
  folder: string,
  pages: readonly KitPage[],
): UpdatePlan {
  const files = new Map<string, Uint8Array>()
  const keptScripts: KeptScript[] = []
  const otherPages: string[] = []
  for (const { path: pagePath, page, isEditable } of pages) {
    const locateFile = createFileLocator(join(folder, dirname(pagePath)), folder)
    const kitScripts = findKitScripts(page, packageRoot, locateFile)
    if (!isEditable && kitScripts.length === 0) otherPages.push(pagePath)
    for (const script of kitScripts) {
      const { element, file, url } = script
      // Create a missing file only for an editable page that is not in a subfolder. In a subfolder, the page can be a part that
      // other pages include. In a template, an expression can be a part of the URL.
      const canBeMissing = isEditable && !pagePath.includes('/')
      if (script.kind === 'inside' && (script.bytes || canBeMissing)) {
        const bytes = readPackageFile(packageRoot, `dist/${file}`)
        const integrity = computeIntegrity(bytes)
        if (getAttribute(element, 'integrity')) changeAttributes(page, element, { integrity })
        files.set(script.path, bytes)
      } else keptScripts.push({ pagePath, url, isOutside: script.kind === 'outside' })
    }
    if (page.edit.hasChanged()) files.set(pagePath, page.encode())
  }
  return { files, keptScripts, otherPages }
}

/**
 * Formats a hint with the next command: `embed` for `index.html`, else for another HTML page, else for a server template, which
 * `embed` doesn't write. Without a page, `create`.
 */
function formatEmbedOrCreateHint(
  context: CommandContext,
  displayFolder: string,
  paths: readonly string[],
): string {
  const page =
    paths.find((path) => path === 'index.html') ??
    paths.find(isHtmlFileName) ??
    paths.find(isServerTemplateName)
  if (page === undefined) return `To create a page, run: ${formatKitCommand(context, 'create')}`
  const path = quotePath(page === 'index.html' ? displayFolder : join(displayFolder, page))
  const flags = isServerTemplateName(page) ? [] : ['--write']
  return `To add it to a page, run: ${formatKitCommand(context, 'embed', path, ...flags)}`
}

/** A page that mentions the kit. */
interface KitPage {
  readonly path: string
  readonly page: Page
  readonly isEditable: boolean
}

/**
 * Reads the pages that mention the kit, including those that can't be edited.
 *
 * @throws CliError if a page that can't be edited mentions `integrity`, whose hash would be wrong after the update.
 */
function readKitPages(folder: string, displayFolder: string, paths: readonly string[]): readonly KitPage[] {
  const pages: KitPage[] = []
  for (const path of paths.filter((path) => isHtmlFileName(path) || isServerTemplateName(path))) {
    const displayPath = join(displayFolder, path)
    const bytes = readFileIfExists(join(folder, path), displayPath) ?? Buffer.from('')
    const textBytes = Buffer.from(bytes.filter((byte) => byte !== 0)) // In UTF-16, there are zeros between the letters.
    if (!textBytes.includes(KIT_FILE)) continue
    try {
      pages.push({ path, page: parseEditablePage(bytes, displayPath), isEditable: true })
    } catch (error) {
      if (!(error instanceof UneditablePage)) throw error
      if (/\bintegrity\b/.test(`${textBytes}`))
        throw new CliError(
          error.message,
          'Remove the attribute integrity from its script tag, and try again.',
        )
      pages.push({ path, page: parsePage(textBytes), isEditable: false })
    }
  }
  return pages
}
