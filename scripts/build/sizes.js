import { brotliCompressSync, gzipSync } from 'node:zlib'

/** @typedef {{ raw: number, gzip: number, brotli: number }} Sizes in bytes; each file is compressed on its own, as it travels */

/** @param {readonly Uint8Array[]} files @returns {Sizes} */
export function sizes(files) {
  const sum = (/** @type {(file: Uint8Array) => number} */ count) =>
    files.reduce((total, file) => total + count(file), 0)
  return {
    raw: sum((file) => file.length),
    gzip: sum((file) => gzipSync(file, { level: 9 }).length),
    brotli: sum((file) => brotliCompressSync(file).length),
  }
}
