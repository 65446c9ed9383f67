import { dirname, join, resolve } from 'node:path'
import type { CommandContext } from '../command-context.js'
import { CliError } from '../errors.js'
import { setDefinedAttributes } from '../page/edit-page.js'
import { getAttribute } from '../page/html.js'
import { createFileLocator } from '../page/locate-file.js'
import {
  isHtmlFileName,
  isServerTemplateName,
  type Page,
  parseEditablePage,
  UneditablePage,
} from '../page/read-page.js'
import { computeIntegrity, findKitScripts, KIT_FILE, listScripts } from '../page/script-tags.js'
import { listFilesBelow, readFileIfExists, readPackageFile } from '../read-files.js'
import { formatCommand, quotePath } from '../terminal/format-command.js'
import { createStyledPart } from '../terminal/print.js'
import { type Files, writeFiles } from '../write-files.js'

/**
 * Replaces the kit that the pages below a folder load from that folder, and updates its hashes in these pages. Warns about a kit
 * that a page loads from elsewhere. Throws if no page loads the kit from the folder.
 */
export function updateKitAndHashes(context: CommandContext, displayFolder: string): void {
  const { printResult, printWarning } = context
  const folder = resolve(context.process.cwd(), displayFolder)
  const paths = listFilesBelow(folder, displayFolder, 'Name the folder of a page.')
  const pages = readEditableKitPages(folder, displayFolder, paths)
  const { files, keptScripts } = planUpdate(context, folder, pages)
  if (![...files.keys()].some((path) => path.endsWith(KIT_FILE)))
    throw new CliError(
      `No page in ${displayFolder} loads ${KIT_FILE} from there.`,
      formatEmbedOrCreateHint(context, displayFolder, paths),
    )
  const written = writeFiles(folder, files)
  if (written.length === 0) printResult(`${displayFolder} is up to date.`)
  for (const path of written)
    printResult(createStyledPart('green', 'Updated'), ' ', join(displayFolder, path))
  for (const { pagePath, url } of keptScripts)
    printWarning(`${join(displayFolder, pagePath)} loads ${url}, which stays as is.`)
}

interface UpdatePlan {
  /** The pages and scripts to write. */
  readonly files: Files
  /** The scripts of the kit that are not replaced, each with the page that loads it. */
  readonly keptScripts: readonly { readonly pagePath: string; readonly url: string }[]
}

/** Plans the update of pages and of the scripts that they load, and edits the hashes in the pages. */
function planUpdate(
  { packageRoot }: CommandContext,
  folder: string,
  pages: ReadonlyMap<string, Page>,
): UpdatePlan {
  const scripts = listScripts(packageRoot)
  const files = new Map<string, Uint8Array>()
  const keptScripts: { pagePath: string; url: string }[] = []
  for (const [pagePath, page] of pages) {
    const locateFile = createFileLocator(join(folder, dirname(pagePath)), folder)
    for (const script of findKitScripts(page, scripts, locateFile)) {
      const { element, file, url } = script
      // A script in the folder that is updated is replaced. In a subfolder, a missing file is a mistake, or the page is a part
      // that other pages include.
      if (script.kind === 'inside' && (script.bytes || !pagePath.includes('/'))) {
        const bytes = readPackageFile(packageRoot, `dist/${file}`)
        const integrity = computeIntegrity(bytes)
        if (getAttribute(element, 'integrity')) setDefinedAttributes(page, element, { integrity })
        files.set(script.path, bytes)
      } else keptScripts.push({ pagePath, url })
    }
    if (page.edit.hasChanged()) files.set(pagePath, page.encode())
  }
  return { files, keptScripts }
}

/** Formats a hint with the next command: `embed` if the folder has a page, otherwise `create`. */
function formatEmbedOrCreateHint(
  context: CommandContext,
  displayFolder: string,
  paths: readonly string[],
): string {
  const page =
    paths.find((path) => path === 'index.html') ??
    paths.find(isHtmlFileName) ??
    paths.find(isServerTemplateName)
  if (page === undefined) return `To create a page, run: ${formatCommand(context, 'create')}`
  const path = quotePath(page === 'index.html' ? displayFolder : join(displayFolder, page))
  const flags = isServerTemplateName(page) ? [] : ['--write']
  return `To add it to a page, run: ${formatCommand(context, 'embed', path, ...flags)}`
}

/** Reads the pages that mention the kit and that can be edited. An outdated hash in any other page is an error. */
function readEditableKitPages(
  folder: string,
  displayFolder: string,
  paths: readonly string[],
): ReadonlyMap<string, Page> {
  const pages = new Map<string, Page>()
  for (const path of paths.filter((path) => isHtmlFileName(path) || isServerTemplateName(path))) {
    const displayPath = join(displayFolder, path)
    const bytes = readFileIfExists(join(folder, path), displayPath) ?? Buffer.from('')
    const text = `${Buffer.from(bytes.filter((byte) => byte !== 0))}` // In UTF-16, there are zeros between the letters.
    if (!text.includes(KIT_FILE)) continue
    try {
      pages.set(path, parseEditablePage(bytes, displayPath))
    } catch (error) {
      if (!(error instanceof UneditablePage)) throw error
      if (/\bintegrity\b/.test(text))
        throw new CliError(
          error.message,
          'Remove the attribute integrity from its script tag, and try again.',
        )
    }
  }
  return pages
}
