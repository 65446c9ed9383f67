import { isForeign, type ReadFile } from '../files/kit-content.js'
import { pageTags } from '../html/page-tags.js'
import { attributeOf, type Tag } from '../html/scan.js'
import { localPath } from '../page/local-path.js'
import { localeOfPath, spokenLanguages } from '../page/locale-script.js'

/**
 * The script tag with which a page loads a language of the kit. A page may have languages of its own, named alike.
 *
 * @param read gives the files beside the page
 */
export function languageTagOf(root: string, html: string, read: ReadFile): Tag | undefined {
  const spoken = spokenLanguages(root)
  return pageTags(html).find((tag) => {
    if (tag.name !== 'script' || tag.closing) return false
    const path = localPath(attributeOf(tag, 'src') ?? '')
    return path !== null && spoken.includes(localeOfPath(path) ?? '') && !isForeign(read, path)
  })
}
