// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../react/support/packed.js'
import { npm } from '../templates/support/npm.js'
import { type Consumer, createConsumer } from './support/consumer.js'

/** The installed version, or in a full run also the others that the package supports. */
const VERSIONS = process.env.TEST_ALL ? ['5.4', '5.9', '6.0', '7'] : ['7']
const otherVersions = VERSIONS.filter((version) => version !== '7')

const cases = VERSIONS.flatMap((version) => [
  // Version 6 deprecates `node`, and version 7 does not have it any more.
  ...(version === '7' ? [] : [{ version, module: 'esnext', moduleResolution: 'node' }]),
  { version, module: 'node16', moduleResolution: 'node16' },
  { version, module: 'nodenext', moduleResolution: 'nodenext' },
  { version, module: 'esnext', moduleResolution: 'bundler' },
])

describe('package types', () => {
  let folder: string
  let consumers: Consumer[]
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'typescript-versions-'))
    const packages = otherVersions.map((version) => `typescript-${version}@npm:typescript@~${version}.0`)
    if (packages.length > 0) await npm(folder, ['install', '--no-audit', '--no-fund', ...packages])
    consumers = [await createConsumer(true), await createConsumer(false)]
  }, 600_000)
  afterAll(async () => {
    for (const { remove } of consumers ?? []) await remove()
    await rm(folder, { recursive: true, force: true })
  })

  it.each(cases)(
    'compile with TypeScript $version under moduleResolution $moduleResolution, with and without the peers',
    async ({ version, ...options }) => {
      const modules =
        version === '7'
          ? join(root, 'node_modules/typescript')
          : join(folder, `node_modules/typescript-${version}`)
      const ignored = version === '6.0' ? { ignoreDeprecations: '6.0' } : {}
      for (const { typeCheck } of consumers)
        expect(await typeCheck(join(modules, 'bin/tsc'), { ...options, ...ignored })).toEqual([])
    },
  )
})
