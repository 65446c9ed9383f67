import { join, resolve } from 'node:path'
import { type Context, invocation, quotePath } from '../command-context.js'
import { CliError } from '../errors.js'
import { getAttribute, type Page, parsePage, setAttributes } from '../page/html.js'
import { findKitScripts, getIntegrity, KIT_FILE } from '../page/script-tags.js'
import { styled } from '../terminal/print.js'
import { listFolder, locatePage, readIfExists, readPackageFile, writeFiles } from '../write-files.js'

/** Replaces the kit that the pages of a folder load, and renews its hashes in these pages. */
export function update(context: Context, displayPath: string): void {
  const { log, root } = context
  const folder = resolve(context.process.cwd(), displayPath)
  const read = (path: string) => readIfExists(join(folder, path))
  const files = new Map<string, Uint8Array>()
  for (const [name, page] of readPages(folder, displayPath)) {
    for (const { element, file, path } of findKitScripts(page, root, read)) {
      if (path === undefined) continue
      const bytes = readPackageFile(root, `dist/${file}`)
      if (getAttribute(element, 'integrity')) setAttributes(page, element, { integrity: getIntegrity(bytes) })
      files.set(path, bytes)
    }
    if (page.edit.hasChanged()) files.set(name, page.encode())
  }
  if (![...files.keys()].some((path) => path.endsWith(KIT_FILE))) {
    const hint = `To add it to a page, run: ${invocation(context)} embed ${quotePath(displayPath)} --write`
    throw new CliError(`No page in ${displayPath} loads ${KIT_FILE} from there.`, hint)
  }
  const written = writeFiles(folder, files)
  if (written.length === 0) log.out(`${displayPath} is up to date.`)
  for (const name of written) log.out(styled('green', 'Updated'), ' ', join(displayPath, name))
}

/**
 * Reads the pages of a folder that mention the kit. A page that can't be edited is an error, because its hash would be
 * outdated.
 */
function readPages(folder: string, displayFolder: string): ReadonlyMap<string, Page> {
  const pages = new Map<string, Page>()
  for (const name of listFolder(folder, displayFolder, 'Name the folder of a page.')) {
    if (!/\.(?:html?|xht(?:ml?)?)$/i.test(name)) continue
    const displayPath = join(displayFolder, name)
    const bytes = readIfExists(join(folder, name), displayPath)
    const isUsed = bytes && Buffer.from(bytes.filter((byte) => byte !== 0)).includes(KIT_FILE) // UTF-16 has zeros.
    if (isUsed) pages.set(locatePage(join(folder, name), displayPath).path, parsePage(bytes, displayPath))
  }
  return pages
}
