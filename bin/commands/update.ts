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
import type { DecodedPage } from '../html/decode.js'
import { invocation } from '../invocation.js'
import { localeFile, localeOfPath, spokenLanguages } from '../page/locale-script.js'
import { localReferences } from '../page/page-scripts.js'
import { readPages } from '../page/read-pages.js'
import { renewHashes } from '../page/renew-hashes.js'

/** Replaces the bundles that the pages of a folder load, and renews the hashes in those pages. */
export async function update(context: Context, shown: string): Promise<void> {
  const folder = resolve(context.process.cwd(), shown)
  requireFolder(folder, shown, `${invocation(context)} update`, 'Name the folder that the page is in.')
  const pages = readPages(context, folder, shown)
  const read = (path: string) => readIfThere(join(folder, path))
  const files = bundlesOf(context.root, pages, read)
  if (files.size === 0)
    throw new CliError(
      `No page in ${shown} loads ${kitFile} from its own folder.`,
      embedHint(context, shown, [...pages.keys()]),
    )

  for (const [name, { html, encode }] of pages)
    files.set(name, encode(renewHashes(html, (path) => files.get(path) ?? read(path), 'present')))
  const changed = changedFiles(files, read)
  if (changed.size > 0) undisturbed(context.process, () => writeAll(folder, changed))
  if (changed.size === 0) context.say(`${shown} is up to date.`)
  for (const name of changed.keys()) context.say(`${context.colours.green('Updated')} ${join(shown, name)}`)
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
function bundlesOf(
  root: string,
  pages: ReadonlyMap<string, DecodedPage>,
  read: ReadFile,
): Map<string, Uint8Array> {
  const bundles = new Map<string, Uint8Array>()
  for (const { html } of pages.values()) {
    const kit = pathOf(html, kitFile)
    if (kit === null) continue
    bundles.set(kit, readBundle(root, kitFile))
    for (const { path } of localReferences(html)) {
      const file = besideKit(root, path)
      if (file && !isForeign(read, path)) bundles.set(path, readBundle(root, file))
    }
  }
  return bundles
}

/** The development wallet or the language that a path names, or undefined for any other file. */
function besideKit(root: string, path: string): string | undefined {
  if (isAt(path, devWalletFile)) return devWalletFile
  const locale = localeOfPath(path)
  return locale && spokenLanguages(root).includes(locale) ? localeFile(locale) : undefined
}

const isAt = (path: string, file: string) => `/${path}`.endsWith(`/${file}`)

/** By its script tag, or as a module that the page names. */
const pathOf = (html: string, file: string): string | null =>
  localReferences(html).find(({ path }) => isAt(path, file))?.path ?? null
