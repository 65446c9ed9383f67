// @vitest-environment node
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pack, root } from './support/packed.js'

const run = promisify(execFile)

let folder: string
let path: string
let tarball: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packed-'))
  path = await pack(folder)
  tarball = new Uint8Array(await readFile(path))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('packed package passes publint', async () => {
  const pkg = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const { messages } = await publint({ pack: { tarball: tarball.buffer }, strict: true })
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
})

test('packed package passes are-the-types-wrong', async () => {
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
  // Expected of a package of ES modules alone; Node.js 20.19 and later can load them with `require()`.
  const faults = analysis.problems.filter(({ kind }) => kind !== 'CJSResolvesToESM')
  expect(faults).toEqual([])
})

/** Away from this checkout, where there is no React; and strictly: an application may check its libraries, too. */
async function complaints(entries: readonly string[]): Promise<string> {
  const application = await mkdtemp(join(folder, 'application-'))
  const installed = join(application, 'node_modules/aptos-wallet-kit')
  await mkdir(installed, { recursive: true })
  await run('tar', ['-xzf', path, '--strip-components=1', '-C', installed])
  const imports = entries.map((entry) => `import type {} from '${entry}'\n`)
  await writeFile(join(application, 'page.ts'), imports.join(''))
  const options = '--noEmit --strict --skipLibCheck false --target es2022 --module esnext'.split(' ')
  const resolution = '--moduleResolution bundler --lib es2023,dom,dom.iterable'.split(' ')
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  return run(process.execPath, [tsc, ...options, ...resolution, 'page.ts'], { cwd: application }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )
}

test('no entry except ./react needs the types of React', async () => {
  const entries = ['', '/global', '/aptos-wallet-kit.js', '/sign-in', '/dev-wallet', '/locales/de']
  expect(await complaints(entries.map((entry) => `aptos-wallet-kit${entry}`))).toBe('')
  expect(await complaints(['aptos-wallet-kit/react'])).toContain("Cannot find module 'react'")
})
