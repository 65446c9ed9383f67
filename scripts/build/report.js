import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { at } from './paths.js'

/** @param {Uint8Array} bytes */
export const integrity = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** Prints what a page author needs: size over the wire and the SRI hash. */
export async function report() {
  for (const file of ['aptos-wallet-kit.js', 'index.js', 'react.js', 'sign-in.js']) {
    const bytes = await readFile(at(`dist/${file}`))
    const sizes = [bytes.length, gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length]
    const [raw, gzip, brotli] = sizes.map((n) => n.toLocaleString('en-US').padStart(9))
    console.log(`dist/${file.padEnd(20)} ${raw} raw ${gzip} gzip ${brotli} brotli`)
    console.log(`  ${integrity(bytes)}`)
  }
}
