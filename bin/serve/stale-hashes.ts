import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { integrityOf } from '../files/integrity.js'
import { attributeOf } from '../html/scan.js'
import { localReferences } from '../page/page-scripts.js'

/**
 * The scripts and style sheets beside a page that no longer match their hash in it: a browser blocks them and tells only its
 * console. What cannot be read is not judged: it is not sent, either.
 */
export function staleFiles(page: string): readonly string[] {
  return localReferences(readFileSync(page, 'utf8')).flatMap(({ tag, path }) => {
    const expected = hashesIn(attributeOf(tag, 'integrity') ?? '')
    const bytes = expected.length > 0 && readIfPossible(join(dirname(page), path))
    return bytes && !expected.includes(integrityOf(bytes)) ? [path] : []
  })
}

function readIfPossible(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

/** The SHA-384 hashes of an `integrity`, any one of which is enough. Where there is a stronger one, browsers look at no other. */
function hashesIn(integrity: string): readonly string[] {
  const hashes = integrity.split(/\s+/).map((hash) => hash.split('?', 1)[0] ?? '')
  const stronger = hashes.some((hash) => hash.startsWith('sha512-'))
  return stronger ? [] : hashes.filter((hash) => hash.startsWith('sha384-'))
}
