import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { resolvePath } from '../paths.js'

/**
 * @typedef {Readonly<Record<string, import('esbuild').Metafile>>} Metafiles The metafiles of esbuild, by the name of the output.
 */
/** @typedef {{ raw: number, gzip: number, brotli: number }} Sizes The sizes of a file in bytes. */

/**
 * Measures a file uncompressed and compressed.
 *
 * @param {Uint8Array} file
 * @returns {Sizes}
 */
export const measureSizes = (file) => ({
  raw: file.length,
  gzip: gzipSync(file, { level: 9 }).length,
  brotli: brotliCompressSync(file).length,
})

/**
 * Returns the Subresource Integrity hash of a file.
 *
 * @param {Uint8Array} file
 */
export const hashIntegrity = (file) => `sha384-${createHash('sha384').update(file).digest('base64')}`

/**
 * Lists a file of dist/ and the chunks that a browser loads with it.
 *
 * @param {string} name
 * @param {Metafiles} metafiles
 */
export function listLoadedFiles(name, metafiles) {
  const importsByFile = new Map(
    Object.values(metafiles)
      .flatMap(({ outputs }) => Object.entries(outputs))
      .map(([file, { imports }]) => [
        file,
        imports.filter(({ external }) => !external).map(({ path }) => path),
      ]),
  )
  const files = new Set([`dist/${name}`])
  for (const file of files) for (const chunk of importsByFile.get(file) ?? []) files.add(chunk)
  return [...files]
}

/**
 * Prints the sizes of the main entries, including their chunks, and their integrity hashes.
 *
 * @param {Metafiles} metafiles
 */
export function printReport(metafiles) {
  for (const name of ['aptos-wallet-kit.js', 'index.js', 'react.js', 'sign-in.js']) {
    const files = listLoadedFiles(name, metafiles).map((file) => readFileSync(resolvePath(file)))
    const columns = /** @type {const} */ (['raw', 'gzip', 'brotli']).map((encoding) => {
      const size = files.reduce((sum, file) => sum + measureSizes(file)[encoding], 0)
      return `${size.toLocaleString('en-US').padStart(9)} ${encoding}`
    })
    console.log(`dist/${name.padEnd(20)} ${columns.join(' ')}`)
    console.log(`  ${hashIntegrity(readFileSync(resolvePath(`dist/${name}`)))}`)
  }
}
