import { join } from 'node:path'
import type { Context } from '../context.js'
import { integrityOf } from '../files/integrity.js'
import { kitFile, readBundle } from '../files/package-files.js'
import { ownPath } from '../page/local-path.js'
import { printable } from '../printable.js'
import type { SitePage } from './site-pages.js'
import { strayKit } from './stray-kit.js'

/**
 * Says so where something was changed because the folder was taken for the root of the site: no file of it tells.
 *
 * @param shown the path of the folder as it was typed
 * @param changed what was written, by its path
 */
export function tellOfRoot(
  { note, colours }: Context,
  shown: string,
  pages: readonly SitePage[],
  changed: ReadonlyMap<string, unknown>,
): void {
  const fromRoot = pages.flatMap(({ path: page, references }) =>
    references
      .filter(
        ({ address, path }) => ownPath(address)?.startsWith('/') && (changed.has(page) || changed.has(path)),
      )
      .map(({ address }) => printable(`${join(shown, page)} loads ${address.trim()}`)),
  )
  if (fromRoot[0])
    note(
      `${colours.yellow('Note:')} ${shown} was taken for the root of the site, since ${fromRoot[0]} and the file is there.`,
    )
}

/** Names each page that may load the new kit by a way that is not known, with a hash that does not fit it. */
export function warnOfStrays(
  { root, note, colours }: Context,
  shown: string,
  folder: string,
  pages: readonly SitePage[],
): void {
  const kit = readBundle(root, kitFile)
  for (const page of pages) {
    const address = strayKit(folder, page, kit)
    if (address !== undefined)
      note(
        `${colours.yellow('Warning:')} ${printable(`${join(shown, page.path)} loads ${address}`)} with the hash of another release, ` +
          `and no such file was found in ${shown}. If it is this kit by another way, browsers block it now: ` +
          `update the folder that is the root of the site, or put integrity="${integrityOf(kit)}" on the tag.`,
      )
  }
}
