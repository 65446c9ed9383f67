// @vitest-environment node
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pack, root } from './support/packed.js'

let folder: string
let tarball: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packed-'))
  tarball = new Uint8Array(await readFile(await pack(folder)))
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

test('publint finds nothing to say about the packed package', async () => {
  const pkg = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const { messages } = await publint({ pack: { tarball: tarball.buffer }, strict: true })
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
})

/**
 * Node from 10 to 20.18 knows no `exports`, or cannot `require` a module; `engines` begins after them. The rest is
 * are-the-types-wrong's own profile for packages of modules alone.
 */
const before = ['node10', 'node16-cjs']

test('are-the-types-wrong finds no fault in any entry', async () => {
  const analysis = await checkPackage(createPackageFromTarballData(tarball), {
    includeEntrypoints: ['./locales/ar', './locales/zh-CN'],
  })
  if (!analysis.types) throw new Error('It found no types at all.')
  expect(Object.keys(analysis.entrypoints)).toEqual(
    expect.arrayContaining([
      '.',
      './react',
      './dev-wallet',
      './aptos-wallet-kit.js',
      './global',
      './locales/ar',
    ]),
  )
  const faults = analysis.problems.filter(
    (problem) => !('resolutionKind' in problem && before.includes(problem.resolutionKind)),
  )
  expect(faults).toEqual([])
}, 60_000)
