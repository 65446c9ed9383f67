import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { integrityOf } from '../files/integrity.js'
import { readIfThere } from '../files/read-file.js'
import { attributeOf } from '../html/scan.js'
import { localReferences } from '../page/page-scripts.js'

/**
 * The scripts and style sheets beside a page that no longer match their hash in it: a browser blocks them and tells only its
 * console.
 */
export function staleFiles(page: string): readonly string[] {
  return localReferences(readFileSync(page, 'utf8')).flatMap(({ tag, path }) => {
    const expected = attributeOf(tag, 'integrity')
    const bytes = expected?.startsWith('sha384-') && readIfThere(join(dirname(page), path))
    return bytes && integrityOf(bytes) !== expected ? [path] : []
  })
}
