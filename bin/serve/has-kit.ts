import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DecodedPage, decodePage } from '../html/decode.js'
import { kitsOf, sitePages } from '../update/site-pages.js'

/**
 * Whether `update` finds a kit in a folder; it refuses one whose pages load none.
 *
 * @param page path within the folder of a page that may load a kit from above itself
 */
export function hasKit(folder: string, page: string): boolean {
  const names = [page, ...namesIn(folder).filter((name) => /\.html?$/i.test(name))]
  const pages = names.flatMap((name) => {
    const decoded = decodeIfPossible(join(folder, name))
    return decoded ? [[name, decoded] as const] : []
  })
  return kitsOf(sitePages(folder, new Map(pages))).size > 0
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return [] // It may be entered, but not listed.
  }
}

function decodeIfPossible(path: string): DecodedPage | undefined {
  try {
    return decodePage(readFileSync(path), path)
  } catch {
    return undefined // Update passes over it, too.
  }
}
