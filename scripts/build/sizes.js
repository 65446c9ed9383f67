import { brotliCompressSync, gzipSync } from 'node:zlib'

/** @typedef {{ raw: number, gzip: number, brotli: number }} Sizes in bytes */

/**
 * Returns the total sizes of files. Each file is compressed separately, as a server does.
 *
 * @param {readonly Uint8Array[]} files
 * @returns {Sizes}
 */
export function sizes(files) {
  const sum = (/** @type {(file: Uint8Array) => number} */ getSize) =>
    files.reduce((total, file) => total + getSize(file), 0)
  return {
    raw: sum((file) => file.length),
    gzip: sum((file) => gzipSync(file, { level: 9 }).length),
    brotli: sum((file) => brotliCompressSync(file).length),
  }
}
