import type { Stats } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'

/** What a request asks for: a file, a folder that wants a slash at its end, or nothing we serve. */
export type Found =
  | { readonly kind: 'file'; readonly path: string; readonly stats: Stats }
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'malformed' }

/**
 * Finds the file that a request target names under `root`, itself a real path. Nothing outside of it is found, by `..` or by
 * link, nor anything whose name or folder begins with a dot.
 */
export async function findFile(root: string, target: string): Promise<Found> {
  const [path = '', query] = splitQuery(target)
  const names = namesIn(path)
  if (!names) return { kind: 'malformed' }
  if (names.some(isHidden)) return { kind: 'none' }
  const found = await lookUp(root, names)
  if (!found) return { kind: 'none' }
  if (found.stats.isFile()) return path.endsWith('/') ? { kind: 'none' } : { kind: 'file', ...found }
  if (!found.stats.isDirectory()) return { kind: 'none' }
  if (!path.endsWith('/'))
    return { kind: 'moved', location: `/${names.map(encodeURIComponent).join('/')}/${query}` }
  const index = await lookUp(root, [...names, 'index.html'])
  return index?.stats.isFile() ? { kind: 'file', ...index } : { kind: 'none' }
}

function splitQuery(target: string): readonly [path: string, query: string] {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '') // A proxy asks with the whole address.
  const at = path.indexOf('?')
  return at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at)]
}

/** The decoded names of a path, or null when it is not one. */
function namesIn(path: string): readonly string[] | null {
  if (!path.startsWith('/')) return null
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? null : decoded.split('/').filter((name) => name !== '')
  } catch {
    return null
  }
}

/** Covers `.` and `..`; a backslash is a separator on some systems and part of no web page's name. */
const isHidden = (name: string) => name.startsWith('.') || name.includes('\\')

async function lookUp(root: string, names: readonly string[]) {
  try {
    const path = await realpath(join(root, ...names))
    const within = relative(root, path)
    if (isAbsolute(within) || within.split(sep).some(isHidden)) return null
    return { path, stats: await stat(path) }
  } catch {
    return null // Not there, or not ours to read: the same to a visitor.
  }
}
