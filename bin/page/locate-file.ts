import { join, parse, sep } from 'node:path'
import { findPathInFolder } from '../paths.js'
import { readFileIfExists } from '../read-files.js'
import { decodeUrl } from './html.js'

/** The file to which a URL of a page leads. */
export type LocatedFile =
  /** A path in the folder to which a command writes. `bytes` is `undefined` if there is no file. */
  | { readonly kind: 'inside'; readonly path: string; readonly bytes: Buffer | undefined }
  /** A file outside that folder, which other pages can load. */
  | { readonly kind: 'outside'; readonly bytes: Buffer }
  /** The URL points to no file on this machine. */
  | { readonly kind: 'missing' }

export type LocateFile = (url: string) => LocatedFile

/**
 * Creates a function that locates the files of a page. The root of the site is not known, so a URL such as `/js/kit.js` is
 * resolved in the page's folder or, if the file is missing there, in the nearest parent folder that has the file.
 *
 * @param pageFolder Folder of the page.
 * @param targetFolder Folder to which the command writes.
 */
export function createFileLocator(pageFolder: string, targetFolder: string): LocateFile {
  const { root } = parse(pageFolder)
  const parents = pageFolder.slice(root.length).split(sep).filter(Boolean)
  /** Locates the file at an absolute path, which is given as its names. */
  const locateAbsolutePath = (names: readonly string[]): LocatedFile => {
    const file = join(root, ...names)
    const path = findPathInFolder(targetFolder, file)
    const bytes = readFileIfExists(file)
    if (path !== undefined) return { kind: 'inside', path, bytes }
    return bytes ? { kind: 'outside', bytes } : { kind: 'missing' }
  }
  return (url) => {
    const names = resolveUrlPath(url, parents)
    if (!names) return { kind: 'missing' }
    if (!/^\s*[/\\]/.test(url)) return locateAbsolutePath(names)
    const siteRoots = [...parents.map((_, index) => parents.slice(0, parents.length - index)), []]
    const located = siteRoots.map((siteRoot) => locateAbsolutePath([...siteRoot, ...names]))
    return located.find((file) => file.kind !== 'missing' && file.bytes) ?? { kind: 'missing' }
  }
}

/**
 * Resolves a URL of a page to the names of its path, from the root. Returns `undefined` if the URL has a scheme or points to
 * another host, or if a name of the path is empty or `..`.
 *
 * @param parents Names of the page's folder and its parents.
 */
function resolveUrlPath(url: string, parents: readonly string[]): readonly string[] | undefined {
  const base = `http://page.invalid/${parents.map((name) => `${encodeURIComponent(name)}/`).join('')}`
  if (/^\s*[a-z][a-z\d+.-]*:/i.test(url) || !URL.canParse(url, base)) return undefined
  const { origin, pathname } = new URL(url, base)
  if (origin !== 'http://page.invalid') return undefined
  // An encoded slash separates names only after decoding: `a/..%2f..%2f` leads out of the folder.
  const names = decodeUrl(pathname).slice(1).split(/[/\\]/)
  return names.some((name) => name === '' || name === '..') ? undefined : names
}
