import { scanTags, type Tag } from './scan.js'

let last: { readonly html: string; readonly tags: readonly Tag[] } | undefined

/** All tags of a page. A command asks many times for those of one text, which is scanned once: the last is remembered. */
export function allTags(html: string): readonly Tag[] {
  if (last?.html !== html) last = { html, tags: scanTags(html) }
  return last.tags
}

/**
 * The tags of a page that are its own. What stands in a `<template>` is inert: it runs and shows nothing until a script takes
 * it out, if one does.
 */
export function pageTags(html: string): readonly Tag[] {
  let depth = 0
  return allTags(html).filter(({ name, closing }) => {
    if (name === 'template') depth = Math.max(0, depth + (closing ? -1 : 1))
    return depth === 0
  })
}
