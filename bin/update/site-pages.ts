import { statSync } from 'node:fs'
import { join } from 'node:path'
import { kitFile } from '../files/package-files.js'
import type { DecodedPage } from '../html/decode.js'
import { isBeside, type Locate, localPath, locateFrom } from '../page/local-path.js'
import { isAt, type LocalReference, localReferences } from '../page/page-scripts.js'

/** A page with what it loads of a folder that it lies in or below. */
export interface SitePage extends DecodedPage {
  /** Its own path within the folder. */
  readonly path: string
  readonly locate: Locate
  readonly references: readonly LocalReference[]
}

/** @param pages by their paths within the folder */
export const sitePages = (folder: string, pages: ReadonlyMap<string, DecodedPage>): readonly SitePage[] => {
  const holds = (path: string) => isFile(join(folder, path))
  return [...pages].map(([path, { html, encode }]) => {
    const locate = locateFrom(path, html, holds)
    return { path, html, encode, locate, references: localReferences(html, locate) }
  })
}

/** Whether a file is there to be seen. A page may name what no path can be, or what is not ours to look at. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/**
 * The paths of the kits that the pages of a folder load. One that a page further down has beside itself is a page's of its own,
 * and not the folder's. One among packages or hidden files is somebody else's, unless a page of the folder names it from there.
 */
export function kitsOf(pages: readonly SitePage[]): ReadonlySet<string> {
  const kits = pages.map(({ path: page, references }) => {
    const kit = references.find(({ path }) => isAt(path, kitFile))
    if (!kit) return []
    if (isTop(page) && localPath(kit.address) !== null) return [kit.path]
    const isShared = (isTop(page) || !isBeside(page, kit.path)) && !notSearched.test(kit.path)
    return isShared ? [kit.path] : []
  })
  return new Set(kits.flat())
}

const notSearched = /(?:^|\/)(?:node_modules|\.[^/]*)\//

const isTop = (page: string) => !page.includes('/')

/** Whether a page is the folder's own, or further down but loads files from above, or those of `files`. */
export const sharesFiles = (
  { path: page, references }: SitePage,
  files: ReadonlyMap<string, unknown>,
): boolean => isTop(page) || references.some(({ path }) => files.has(path) || !isBeside(page, path))
