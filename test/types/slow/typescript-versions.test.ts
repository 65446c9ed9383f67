// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { npm } from '../../templates/support/npm.js'
import { type Consumer, createConsumerWithoutPeers, createConsumerWithPeers } from '../support/consumer.js'

const VERSIONS = ['5.4', '5.9', '7.0']

/** TypeScript 7 has no `node` any more. */
const resolutionsOf = (version: string) => [
  ...(version.startsWith('5') ? [['esnext', 'node'] as const] : []),
  ['node16', 'node16'] as const,
  ['nodenext', 'nodenext'] as const,
  ['esnext', 'bundler'] as const,
]

const cases = VERSIONS.flatMap((version) =>
  resolutionsOf(version).map(([module, moduleResolution]) => ({ version, module, moduleResolution })),
)

let folder: string
let withPeers: Consumer
let withoutPeers: Consumer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'typescript-versions-'))
  const packages = VERSIONS.map((version) => `typescript-${version}@npm:typescript@~${version}.0`)
  await npm(folder, ['install', '--no-audit', '--no-fund', ...packages])
  withPeers = await createConsumerWithPeers()
  withoutPeers = await createConsumerWithoutPeers()
}, 600_000)
afterAll(async () => {
  await withPeers?.remove()
  await withoutPeers?.remove()
  await rm(folder, { recursive: true, force: true })
})

describe('package types', () => {
  it.each(cases)(
    'compile with TypeScript $version under module $module and moduleResolution $moduleResolution',
    async ({ version, module, moduleResolution }) => {
      const tsc = join(folder, `node_modules/typescript-${version}/bin/tsc`)
      expect(await withPeers.typeCheck(tsc, module, moduleResolution)).toEqual([])
      expect(await withoutPeers.typeCheck(tsc, module, moduleResolution)).toEqual([])
    },
  )
})
