import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { root } from './documents.js'
import figures from './sizes.json' with { type: 'json' }

/** A figure this many bytes too high is lowered: the ratchet must not slip by a whole feature. */
const slack = 20

const brotli = (file: string) =>
  brotliCompressSync(readFileSync(`${root}/dist/${file}`), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length

/** The goal for the script for pages is 14,000, one TCP initial window; docs/performance.md says what each part costs. */
describe('bytes over the wire, in brotli', () => {
  it.each(Object.entries(figures))(
    'of %s are no more than ever, and its figure is the best one',
    (file, figure) => {
      const size = brotli(file)
      const advice = `sizes.json says ${figure} for ${file}, which is now ${size}.`
      expect(
        size,
        `${advice} Make it smaller; a higher figure needs a reason in ARCHITECTURE.md.`,
      ).toBeLessThanOrEqual(figure)
      expect(size, `${advice} Lower the figure.`).toBeGreaterThan(figure - slack)
    },
  )
})
