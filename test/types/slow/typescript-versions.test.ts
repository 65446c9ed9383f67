// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { npm } from '../../templates/support/npm.js'
import { type Consumer, createConsumerWithoutPeers, createConsumerWithPeers } from '../support/consumer.js'

const VERSIONS = ['5.4', '5.9', '6.0', '7.0']

/** Version 6 deprecates `node`, and version 7 does not have it any more. */
const optionsOf = (version: string) => [
  ...(version.startsWith('5') ? [{ module: 'esnext', moduleResolution: 'node' }] : []),
  ...(version === '6.0' ? [{ module: 'esnext', moduleResolution: 'node', ignoreDeprecations: '6.0' }] : []),
  { module: 'node16', moduleResolution: 'node16' },
  { module: 'nodenext', moduleResolution: 'nodenext' },
  { module: 'esnext', moduleResolution: 'bundler' },
]

const cases = VERSIONS.flatMap((version) => optionsOf(version).map((options) => ({ version, options })))

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
    'compile with TypeScript $version under module $options.module and moduleResolution $options.moduleResolution',
    async ({ version, options }) => {
      const tsc = join(folder, `node_modules/typescript-${version}/bin/tsc`)
      expect(await withPeers.typeCheck(tsc, options)).toEqual([])
      expect(await withoutPeers.typeCheck(tsc, options)).toEqual([])
    },
  )
})
