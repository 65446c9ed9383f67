import { allTags, pageTags } from '../html/page-tags.js'
import { attributeOf, type Tag } from '../html/scan.js'
import { localPath, withoutQuery } from './local-path.js'

/** A tag that loads a file of the page's own folder, or of the one in which it was looked for. */
export interface LocalReference {
  readonly tag: Tag
  /** As the tag has it. */
  readonly address: string
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

/**
 * The scripts, modules and style sheets that a page loads from its own folder, or as `locate` finds them, in order. Those in a
 * `<template>` are among them: browsers hold them to their hashes, too, once a script takes them out.
 */
export const localReferences = (html: string, locate = localPath): readonly LocalReference[] =>
  allTags(html).flatMap((tag) => {
    const address = target(tag) ?? ''
    const path = locate(address)
    return path === null ? [] : [{ tag, address, path }]
  })

/**
 * The script tags with which a page itself loads a file of this name, from wherever.
 *
 * @param file a name, or the end of a path such as `locales/ar.js`
 */
export const scriptTagsOf = (html: string, file: string): readonly Tag[] =>
  pageTags(html).filter((tag) => tag.name === 'script' && isAt(withoutQuery(target(tag) ?? ''), file))

/** Whether a path leads to a file of this name. */
export const isAt = (path: string, file: string) => `/${path}`.endsWith(`/${file}`)

/** The first of {@link scriptTagsOf}. */
export const scriptTagOf = (html: string, file: string): Tag | undefined => scriptTagsOf(html, file)[0]

/** Where the element that a script tag opens ends. */
export function scriptEnd(html: string, script: Tag): number {
  const close = allTags(html).find(
    ({ name, closing, start }) => name === 'script' && closing && start >= script.end,
  )
  return (close ?? script).end
}
