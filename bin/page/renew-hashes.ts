import { integrityOf } from '../files/integrity.js'
import type { ReadFile } from '../files/kit-content.js'
import { setAttributes } from '../html/edit.js'
import { attributeOf } from '../html/scan.js'
import { localPath } from './local-path.js'
import { localReferences } from './page-scripts.js'

/**
 * The page with the `integrity` of its own scripts and style sheets renewed.
 *
 * @param which `all` puts a hash on every one, `present` renews those that have one.
 * @param locate how they lead to the files that `read` gives
 */
export function renewHashes(
  html: string,
  read: ReadFile,
  which: 'all' | 'present',
  locate = localPath,
): string {
  const references = localReferences(html, locate).filter(
    ({ tag }) => which === 'all' || attributeOf(tag, 'integrity') !== undefined,
  )
  // From the last to the first, so that the offsets of those still to come hold.
  return references.reduceRight((page, { tag, path }) => {
    const bytes = read(path)
    return bytes ? setAttributes(page, tag, { integrity: integrityOf(bytes) }) : page
  }, html)
}
