import { posix } from 'node:path'
import { baseElsewhere } from './base-address.js'

/** Gives the path within a folder that an address on a page names, or null when it leads out of it. */
export type Locate = (address: string) => string | null

/** The path that an address names within the page's folder, or null when it leads out of it. */
export const localPath: Locate = (address) => {
  const path = ownPath(address)
  return path === null || path.startsWith('/') ? null : within(safeDecode(path))
}

/** The address at which a page loads a file of its own folder: the inverse of {@link localPath}. */
export const localAddress = (path: string): string => `./${path.split('/').map(encodeURIComponent).join('/')}`

/**
 * How the addresses on a page lead to the files of a folder, which the page lies in or below.
 *
 * @param page its path within the folder
 * @param holds whether a file is at a path of the folder. An address such as `/x.js` counts from the root of the site, which may
 *   be this folder or another: it is taken for this one if the file is there.
 */
export function locateFrom(page: string, html: string, holds: (path: string) => boolean): Locate {
  const base = baseElsewhere(html)
  const besidePage = (path: string) => within(posix.join(posix.dirname(page), path))
  return (address) => {
    const path = ownPath(address)
    if (path?.startsWith('/')) {
      const fromRoot = base !== undefined && ownPath(base) === null ? null : within(safeDecode(path.slice(1)))
      return fromRoot !== null && holds(fromRoot) ? fromRoot : null
    }
    // Where a base leads, no folder says: what would be beside the page is taken to be there, and no more.
    const beside = base === undefined ? path && safeDecode(path) : localPath(address)
    return beside === null ? null : besidePage(beside)
  }
}

/** Whether a file lies in the folder of a page or below it, by their paths within one folder. */
export function isBeside(page: string, path: string): boolean {
  const folder = posix.dirname(page)
  return folder === '.' || path.startsWith(`${folder}/`)
}

/** An address without query and fragment. Browsers read a backslash as a slash (URL standard, special schemes). */
export const withoutQuery = (address: string): string =>
  (address.trim().split(/[?#]/, 1)[0] ?? '').replaceAll('\\', '/')

/** An address without query and fragment, or null when it names a host or a scheme. */
export function ownPath(address: string): string | null {
  const path = withoutQuery(address)
  return path === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path) ? null : path
}

function within(path: string): string | null {
  const plain = posix.normalize(path)
  return /^\.\.(?:\/|$)/.test(plain) || plain.endsWith('/') ? null : plain
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
