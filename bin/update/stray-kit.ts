import { join, posix } from 'node:path'
import { fitsIntegrity } from '../files/integrity.js'
import { kitFile } from '../files/package-files.js'
import { readIfThere } from '../files/read-file.js'
import { attributeOf } from '../html/scan.js'
import { ownPath } from '../page/local-path.js'
import { isAt, localReferences } from '../page/page-scripts.js'
import type { SitePage } from './site-pages.js'

/**
 * The address at which a page loads a kit that is not found in the folder, with the hash of another release than `kit`: it may
 * be the folder's by another way. Undefined where a page loads none so, or one that its hash is seen to fit.
 */
export function strayKit(folder: string, page: SitePage, kit: Uint8Array): string | undefined {
  const found = localReferences(page.html, ownPath).find(({ tag, address, path }) => {
    const integrity = attributeOf(tag, 'integrity')
    if (integrity === undefined || !isAt(path, kitFile)) return false
    const located = page.locate(address)
    if (located !== null && isThere(join(folder, located))) return false
    if (fitsIntegrity(integrity, kit)) return false
    const outside = path.startsWith('/') ? undefined : read(join(folder, posix.dirname(page.path), path))
    return !outside || !fitsIntegrity(integrity, outside)
  })
  return found?.address
}

function read(path: string): Uint8Array | undefined {
  try {
    return readIfThere(path)
  } catch {
    return undefined // Not ours to read, and not ours to judge.
  }
}

const isThere = (path: string) => read(path) !== undefined
