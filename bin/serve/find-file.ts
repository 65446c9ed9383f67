import type { Stats } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'

/** The file to send, or the status to send without a file, with the location of a redirect. */
type FileOrStatus =
  | { readonly path: string }
  | { readonly status: 301; readonly location: string }
  | { readonly status: 400 | 404 }

/**
 * Finds the file of a request target under `root`, a real path. Returns the status 404 for a file outside `root`, even if a link
 * in `root` points to the file, and for a path with a name that starts with a dot.
 */
export async function findFileOrStatus(root: string, target: string): Promise<FileOrStatus> {
  const url = target.replace(/^https?:\/\/[^/?#]*/i, '') // A client of a proxy sends the whole URL.
  const path = url.split('?', 1)[0] ?? ''
  const names = decodePathNames(path)
  if (!names) return { status: 400 }
  const found = await statServablePath(root, names)
  if (found?.stats.isFile() && !path.endsWith('/')) return { path: found.path }
  if (!found?.stats.isDirectory()) return { status: 404 }
  const location = `/${names.map(encodeURIComponent).join('/')}/${url.slice(path.length)}`
  if (!path.endsWith('/')) return { status: 301, location }
  const index = await statServablePath(root, [...names, 'index.html'])
  return index?.stats.isFile() ? { path: index.path } : { status: 404 }
}

/**
 * Decodes a path, and returns its names that are not empty, or `null` if the path is malformed. An encoded slash also separates
 * names. Returns hidden names, too.
 */
function decodePathNames(path: string): readonly string[] | null {
  try {
    const decoded = decodeURIComponent(path)
    const isMalformed = !path.startsWith('/') || decoded.includes('\0')
    return isMalformed ? null : decoded.split('/').filter((name) => name !== '')
  } catch {
    return null
  }
}

/** Returns whether a name is hidden, such as `..`. Names with a backslash count, because Windows splits them at the backslash. */
const isHiddenName = (name: string) => name.startsWith('.') || name.includes('\\')

/** Returns the real path of names under `root`, with its `Stats`, or `null` if the path is hidden, outside, or can't be read. */
async function statServablePath(
  root: string,
  names: readonly string[],
): Promise<{ path: string; stats: Stats } | null> {
  try {
    if (names.some(isHiddenName)) return null
    const path = await realpath(join(root, ...names))
    const within = relative(root, path)
    if (isAbsolute(within) || within.split(sep).some(isHiddenName)) return null
    return { path, stats: await stat(path) }
  } catch {
    return null // The file does not exist or can't be read. In both cases, the response is 404.
  }
}
