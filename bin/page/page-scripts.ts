import { posix } from 'node:path'
import { attributeOf, scanTags, type Tag } from '../html/scan.js'

/** A tag that loads a file of the page's own folder. */
export interface LocalReference {
  readonly tag: Tag
  /** Path of the file within the folder, without `./`, query and fragment. */
  readonly path: string
}

const target = (tag: Tag) => {
  if (tag.closing) return undefined
  if (tag.name === 'script') return attributeOf(tag, 'src')
  const isLoaded =
    tag.name === 'link' && /\b(stylesheet|modulepreload)\b/i.test(attributeOf(tag, 'rel') ?? '')
  return isLoaded ? attributeOf(tag, 'href') : undefined
}

/** The path that an address names within the page's folder, or null when it leads out of it. */
export function localPath(address: string): string | null {
  const path = address.trim().split(/[?#]/, 1)[0] ?? ''
  if (path === '' || /^([a-z][a-z\d+.-]*:|[/\\])/i.test(path)) return null
  const within = posix.normalize(safeDecode(path))
  return within.startsWith('..') || within.endsWith('/') ? null : within
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The scripts, modules and style sheets that a page loads from its own folder, in order. */
export const localReferences = (html: string): readonly LocalReference[] =>
  scanTags(html).flatMap((tag) => {
    const path = localPath(target(tag) ?? '')
    return path === null ? [] : [{ tag, path }]
  })

/**
 * The script tags that load a file of this name, from wherever.
 *
 * @param file a name, or the end of a path such as `locales/ar.js`
 */
export const scriptTagsOf = (html: string, file: string): readonly Tag[] =>
  scanTags(html).filter((tag) => {
    const path = (target(tag) ?? '').split(/[?#]/, 1)[0] ?? ''
    return tag.name === 'script' && `/${path}`.endsWith(`/${file}`)
  })

/** The first of {@link scriptTagsOf}. */
export const scriptTagOf = (html: string, file: string): Tag | undefined => scriptTagsOf(html, file)[0]

/** Where the element that a script tag opens ends. */
export function scriptEnd(html: string, script: Tag): number {
  const close = scanTags(html).find(
    ({ name, closing, start }) => name === 'script' && closing && start >= script.end,
  )
  return (close ?? script).end
}
