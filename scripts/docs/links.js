import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** Where the pictures of the project lie; the site has them in a folder `pictures/`. */
export const picturesFolder = 'docs/pictures/'

/** Files that are on the site as they are. */
export const plainFiles = ['LICENSE', 'NOTICE']

const isElsewhere = (/** @type {string} */ address) => /^[a-z][a-z+.-]*:|^\/\//i.test(address)

/**
 * Resolves the addresses in one Markdown file: what is a page of the site leads to that page, pictures to the site's
 * copy; what the site does not have leads nowhere, and is told.
 *
 * @param {string} source path of the file within the project
 * @param {{ pageOf: (path: string) => string | undefined, root: string, tell: (line: string) => void }} site
 */
export function createResolver(source, { pageOf, root, tell }) {
  /** @param {string} address */
  const inProject = (address) => posix.join(posix.dirname(source), address)

  /** @param {string} address @returns {string | null} */
  const resolve = (address) => {
    if (isElsewhere(address) || address.startsWith('#')) return address
    const [, path = '', fragment = ''] = /^([^#]*)(#.*)?$/.exec(address) ?? []
    const target = inProject(path)
    const page = pageOf(target)
    if (page) return `${page}.html${fragment}`
    if (plainFiles.includes(target)) return `${target}.txt`
    const isPicture = target.startsWith(picturesFolder)
    if (isPicture && existsSync(`${root}/${target}`)) return target.slice('docs/'.length)
    if (isPicture)
      throw new Error(`${source} shows ${target}, which is not there. Take the picture, or take it out.`)
    tell(`${source}: ${address} is not on the site, so its words are no link there.`)
    return null
  }

  /** Reads a PNG's own size: two 32-bit numbers after its signature and the name of its first chunk. @param {string} address */
  const measure = (address) => {
    const path = `${root}/${inProject(address)}`
    if (!address.endsWith('.png') || !existsSync(path)) return undefined
    const bytes = readFileSync(path)
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  }

  return { resolve, measure }
}
