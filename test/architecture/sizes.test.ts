import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { root } from './documents.js'
import limits from './sizes.json' with { type: 'json' }

const brotli = (file: string) =>
  brotliCompressSync(readFileSync(`${root}/dist/${file}`), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length

describe('bytes over the wire (Brotli)', () => {
  it.each(Object.entries(limits))('%s stays within its limit', (file, limit) => {
    // A higher limit needs a reason in ARCHITECTURE.md.
    expect(brotli(file)).toBeLessThanOrEqual(limit)
  })
})
