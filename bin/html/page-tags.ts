import { scanTags, type Tag } from './scan.js'

/**
 * The tags of a page that are its own. What stands in a `<template>` is inert: it runs and shows nothing until a script takes
 * it out, if one does.
 */
export function pageTags(html: string): readonly Tag[] {
  let depth = 0
  return scanTags(html).filter(({ name, closing }) => {
    if (name === 'template') depth = Math.max(0, depth + (closing ? -1 : 1))
    return depth === 0
  })
}
