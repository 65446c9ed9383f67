import { isForeign, type ReadFile } from '../files/kit-content.js'
import type { Tag } from '../html/scan.js'
import { localeOfPath, spokenLanguages } from '../page/locale-script.js'
import { localReferences } from '../page/page-scripts.js'

/**
 * The script tag with which a page loads a language of the kit. A page may have languages of its own, named alike.
 *
 * @param read gives the files beside the page
 */
export function languageTagOf(root: string, html: string, read: ReadFile): Tag | undefined {
  const spoken = spokenLanguages(root)
  const found = localReferences(html).find(
    ({ tag, path }) =>
      tag.name === 'script' && spoken.includes(localeOfPath(path) ?? '') && !isForeign(read, path),
  )
  return found?.tag
}
