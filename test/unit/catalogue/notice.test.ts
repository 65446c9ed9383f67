import { readFileSync } from 'node:fs'
import type { Metafile } from 'esbuild'
import { expect, test } from 'vitest'
import { sources } from '../../../scripts/icons/sources.js'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const [, marks = '', bundled = ''] = read('NOTICE').split(/^(?:Wallet marks|Bundled packages)$/m)

const packageOf = (input: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? []

/** The packages of which something is left in a bundle. */
const packagesIn = ({ outputs }: Metafile) =>
  Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .flatMap(([input, { bytesInOutput }]) => (bytesInOutput > 0 ? packageOf(input) : []))

const listed = (text: string) => [...text.matchAll(/^- (\S+)/gm)].map(([, name]) => name)

test('NOTICE credits every package whose code is in dist, and no other', () => {
  const metafiles: Record<string, Metafile> = JSON.parse(read('dist/meta.json'))
  const used = new Set(Object.values(metafiles).flatMap(packagesIn))
  expect(listed(bundled).sort()).toEqual([...used].sort())
})

test('NOTICE credits the packages the wallet marks come from, in the version they were taken from', () => {
  const used = new Set(sources.map(({ from }) => `- ${from.name} ${from.version} `))
  for (const credit of used) expect(marks).toContain(credit)
  expect(listed(marks)).toHaveLength(used.size)
})
