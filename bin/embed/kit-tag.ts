import { isForeign, type ReadFile } from '../files/kit-content.js'
import { kitFile } from '../files/package-files.js'
import { attributeOf, type Tag } from '../html/scan.js'
import { localPath } from '../page/local-path.js'
import { scriptTagsOf } from '../page/page-scripts.js'

/**
 * The script tag with which a page loads a file of the kit. `aptos-wallet-kit.js` is ours wherever it is. Names such as
 * `locales/de.js` may be an author's, too: beside the page we look into the file, elsewhere its address must name the package.
 *
 * @param read gives the files beside the page
 */
export function kitTagOf(html: string, file: string, read: ReadFile): Tag | undefined {
  return scriptTagsOf(html, file).find((tag) => {
    const address = attributeOf(tag, 'src') ?? ''
    const path = localPath(address)
    if (file === kitFile) return true
    return path === null ? address.includes('aptos-wallet-kit') : !isForeign(read, path)
  })
}
