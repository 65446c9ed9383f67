import { join, resolve } from 'node:path'
import type { CommandContext } from '../command-context.js'
import { CliError } from '../errors.js'
import { setAttributes } from '../page/edit-page.js'
import { getAttribute } from '../page/html.js'
import { isPageName, locatePage, type Page, parsePage } from '../page/read-page.js'
import { computeIntegrity, findKitScripts, KIT_FILE } from '../page/script-tags.js'
import { listFolder, readFileIfExists, readPackageFile } from '../read-files.js'
import { formatCommand, quotePath } from '../terminal/format-command.js'
import { styled } from '../terminal/print.js'
import { writeFiles } from '../write-files.js'

/** Replaces the kit that the pages of a folder load, and renews its hashes in these pages. */
export function update(context: CommandContext, displayFolder: string): void {
  const { packageRoot, printResult } = context
  const folder = resolve(context.process.cwd(), displayFolder)
  const readPageFile = (path: string) => readFileIfExists(join(folder, path))
  const files = new Map<string, Uint8Array>()
  for (const [pagePath, page] of readPages(folder, displayFolder)) {
    for (const { element, file, path } of findKitScripts(page, packageRoot, readPageFile)) {
      if (path === undefined) continue
      const bytes = readPackageFile(packageRoot, `dist/${file}`)
      const integrity = computeIntegrity(bytes)
      if (getAttribute(element, 'integrity')) setAttributes(page, element, { integrity })
      files.set(path, bytes)
    }
    if (page.edit.hasChanged()) files.set(pagePath, page.encode())
  }
  if (![...files.keys()].some((path) => path.endsWith(KIT_FILE))) {
    const command = formatCommand(context, 'embed', quotePath(displayFolder), '--write')
    const hint = `To add it to a page, run: ${command}`
    throw new CliError(`No page in ${displayFolder} loads ${KIT_FILE} from there.`, hint)
  }
  const written = writeFiles(folder, files)
  if (written.length === 0) printResult(`${displayFolder} is up to date.`)
  for (const path of written) printResult(styled('green', 'Updated'), ' ', join(displayFolder, path))
}

/**
 * Reads the pages of a folder that mention the kit. A page that can't be edited is an error, because its hash would be
 * outdated.
 */
function readPages(folder: string, displayFolder: string): ReadonlyMap<string, Page> {
  const pages = new Map<string, Page>()
  for (const name of listFolder(folder, displayFolder, 'Name the folder of a page.').filter(isPageName)) {
    const displayPath = join(displayFolder, name)
    const bytes = readFileIfExists(join(folder, name), displayPath)
    if (!bytes || !mentionsKit(bytes)) continue
    pages.set(locatePage(join(folder, name), displayPath).path, parsePage(bytes, displayPath))
  }
  return pages
}

/** Returns whether a page in any encoding mentions the kit. UTF-16 has zeros between the letters. */
const mentionsKit = (page: Buffer) => Buffer.from(page.filter((byte) => byte !== 0)).includes(KIT_FILE)
