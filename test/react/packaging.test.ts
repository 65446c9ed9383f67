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
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('packed package passes publint', async () => {
  const pkg = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const { messages } = await publint({ pack: { tarball: tarball.buffer }, strict: true })
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
})

test('packed package passes are-the-types-wrong', async () => {
  const analysis = await checkPackage(createPackageFromTarballData(tarball), {
    includeEntrypoints: ['./locales/ar', './locales/zh-CN', './locales/ar.js', './locales/zh-CN.js'],
  })
  if (!analysis.types) throw new Error('It found no types at all.')
  const entries = ['.', './react', './dev-wallet', './aptos-wallet-kit.js', './global', './locales/ar']
  expect(Object.keys(analysis.entrypoints)).toEqual(expect.arrayContaining(entries))
  // Expected of a package of ES modules alone; Node.js 20.19 and later can load them with `require()`.
  const faults = analysis.problems.filter(({ kind }) => kind !== 'CJSResolvesToESM')
  expect(faults).toEqual([])
})
