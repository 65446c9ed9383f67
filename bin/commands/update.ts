import { join, resolve } from 'node:path'
import type { Context } from '../context.js'
import { CliError } from '../errors.js'
import { requireFolder } from '../files/find-folder.js'
import { isForeign, type ReadFile } from '../files/kit-content.js'
import { devWalletFile, kitFile, readBundle } from '../files/package-files.js'
import { quotedPath } from '../files/quoted.js'
import { changedFiles, readIfThere } from '../files/read-file.js'
import { undisturbed } from '../files/undisturbed.js'
import { writeAll } from '../files/write-all.js'
import { isXhtml } from '../html/xhtml.js'
import { invocation } from '../invocation.js'
import { localeFile, localeOfPath, spokenLanguages } from '../page/locale-script.js'
import { isAt } from '../page/page-scripts.js'
import { readPages, warnOfXhtml } from '../page/read-pages.js'
import { renewHashes } from '../page/renew-hashes.js'
import { printable } from '../printable.js'
import { hashedFiles } from '../update/hashed-files.js'
import { pagesBelow } from '../update/pages-below.js'
import { kitsOf, type SitePage, sharesFiles, sitePages } from '../update/site-pages.js'
import { tellOfRoot, warnOfStrays } from '../update/tell.js'

/** Replaces the bundles that the pages of a folder load, and renews the hashes in those pages. */
export async function update(context: Context, shown: string): Promise<void> {
  const folder = resolve(context.process.cwd(), shown)
  requireFolder(folder, shown, `${invocation(context)} update`, 'Name the folder that the page is in.')
  const own = readPages(context, folder, shown)
  const pages = sitePages(folder, new Map([...own, ...pagesBelow(context, folder, shown)]))
  const read = (path: string) => readIfThere(join(folder, path))
  const bundles = bundlesOf(context.root, pages, read)
  if (bundles.size === 0)
    throw new CliError(
      `No page in ${shown} loads ${kitFile} from its own folder.`,
      embedHint(context, shown, [...own.keys()]),
    )

  const files = new Map(bundles)
  const hashed = hashedFiles(context, folder, shown)
  for (const page of pages) {
    if (!sharesFiles(page, bundles)) continue
    const html = renewHashes(page.html, (path) => bundles.get(path) ?? hashed(path), 'present', page.locate)
    if (!isXhtml(page.path)) files.set(page.path, page.encode(html))
    else if (html !== page.html) warnOfXhtml(context, join(shown, page.path))
  }
  const changed = changedFiles(files, read)
  if (changed.size > 0) undisturbed(context.process, () => writeAll(folder, changed))
  if (changed.size === 0) context.say(`${shown} is up to date.`)
  for (const name of changed.keys())
    context.say(`${context.colours.green('Updated')} ${printable(join(shown, name))}`)
  tellOfRoot(context, shown, pages, changed)
  warnOfStrays(context, shown, folder, pages)
}

/** A folder stands for its `index.html`; where it has none, its only page is named, and one of many is left to choose. */
function embedHint(context: Context, shown: string, pages: readonly string[]): string {
  const embed = `${invocation(context)} embed`
  const [only] = pages.length === 1 ? pages : []
  const page = pages.includes('index.html') ? shown : only && join(shown, only)
  return page
    ? `To put it into a page, run: ${embed} ${quotedPath(page)} --write`
    : `Name the page to put it into: ${embed} <page> --write`
}

/**
 * The new bundles by the paths at which the pages load them. A page without the kit asks for none, and a file that only has
 * the name of one stays the author's.
 */
function bundlesOf(root: string, pages: readonly SitePage[], read: ReadFile): Map<string, Uint8Array> {
  const bundles = new Map<string, Uint8Array>()
  const kits = kitsOf(pages)
  for (const kit of kits) bundles.set(kit, readBundle(root, kitFile))
  for (const { references } of pages) {
    if (!references.some(({ path }) => kits.has(path))) continue
    for (const { path } of references) {
      const file = besideKit(root, path)
      if (file && mayReplace(read, path)) bundles.set(path, readBundle(root, file))
    }
  }
  return bundles
}

/** What cannot be read is not known to be the kit's, and stays. */
function mayReplace(read: ReadFile, path: string): boolean {
  try {
    return !isForeign(read, path)
  } catch {
    return false
  }
}

/** The development wallet or the language that a path names, or undefined for any other file. */
function besideKit(root: string, path: string): string | undefined {
  if (isAt(path, devWalletFile)) return devWalletFile
  const locale = localeOfPath(path)
  return locale && spokenLanguages(root).includes(locale) ? localeFile(locale) : undefined
}
