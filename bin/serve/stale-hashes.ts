import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fitsIntegrity } from '../files/integrity.js'
import { readIfThere } from '../files/read-file.js'
import { attributeOf } from '../html/scan.js'
import { locateFrom } from '../page/local-path.js'
import { localReferences } from '../page/page-scripts.js'

/** A script or style sheet that a page loads. */
export interface LoadedFile {
  /** Within the folder that is served. */
  readonly path: string
  /** It no longer matches its hash in the page: a browser blocks it and tells only its console. */
  readonly stale: boolean
}

/**
 * What a page loads of the folder that is served. What cannot be read is not judged: it is not sent, either.
 *
 * @param root the folder, which is the root of the site
 * @param page path of the page within it
 */
export function loadedFiles(root: string, page: string): readonly LoadedFile[] {
  const html = readFileSync(join(root, page), 'utf8')
  const locate = locateFrom(page, html, () => true)
  return localReferences(html, locate).map(({ tag, path }) => {
    const integrity = attributeOf(tag, 'integrity')
    const bytes = integrity && readIfPossible(join(root, path))
    return { path, stale: !!integrity && !!bytes && !fitsIntegrity(integrity, bytes) }
  })
}

function readIfPossible(path: string): Uint8Array | undefined {
  try {
    return readIfThere(path)
  } catch {
    return undefined
  }
}
