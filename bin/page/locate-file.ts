import { isAbsolute, join, parse, relative, sep } from 'node:path'
import { readFileIfExists } from '../read-files.js'
import { decodeUrl } from './html.js'

/** The file that a URL of a page leads to. */
export interface LocatedFile {
  /** Its path in the folder that a command writes to. `undefined` if the file is somewhere else. */
  readonly path?: string | undefined
  /** `undefined` if there is no file. */
  readonly bytes?: Buffer | undefined
}

export type LocateFile = (url: string) => LocatedFile

/**
 * Creates a function that locates the files of a page. The root of the site is not known: a URL such as `/js/kit.js` leads to the
 * nearest folder above the page that has the file.
 *
 * @param pageFolder the folder of the page
 * @param targetFolder the folder that the command writes to
 */
export function createLocateFile(pageFolder: string, targetFolder: string): LocateFile {
  const { root } = parse(pageFolder)
  const parents = pageFolder.slice(root.length).split(sep).filter(Boolean)
  const locateParts = (parts: readonly string[]): LocatedFile => {
    const file = join(root, ...parts)
    const within = relative(targetFolder, file)
    const isInside = !isAbsolute(within) && within.split(sep)[0] !== '..'
    return { path: isInside ? within.split(sep).join('/') : undefined, bytes: readFileIfExists(file) }
  }
  return (url) => {
    const parts = resolveUrlPath(url, parents)
    if (!parts) return {}
    if (!/^\s*[/\\]/.test(url)) return locateParts(parts)
    const roots = parents.map((_, index) => parents.slice(0, parents.length - index))
    return [...roots, []].map((root) => locateParts([...root, ...parts])).find(({ bytes }) => bytes) ?? {}
  }
}

/** Returns the names of a URL's path, or nothing if it leads to another host or is malformed. */
function resolveUrlPath(url: string, parents: readonly string[]): readonly string[] | undefined {
  const base = `http://page.invalid/${parents.map((name) => `${encodeURIComponent(name)}/`).join('')}`
  if (/^\s*[a-z][a-z\d+.-]*:/i.test(url) || !URL.canParse(url, base)) return undefined
  const { origin, pathname } = new URL(url, base)
  if (origin !== 'http://page.invalid') return undefined
  // An encoded slash or dot becomes a path only now: `a/..%2f..%2f` leads out of the folder.
  const parts = decodeUrl(pathname).slice(1).split(/[/\\]/)
  return parts.some((part) => part === '' || part === '..') ? undefined : parts
}
