// @vitest-environment node
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listLinks } from '../../scripts/docs/markdown-links.js'
import { pack, root } from './support/packed.js'

/** The files that the package may contain: no source, no test, and no record of the build. */
const PACKED =
  /^(bin\/aptos-wallet-kit\.js|dist\/.+\.(m?js|map|json|d\.ts)|(template|skills|examples)\/.+|docs\/(internals\/)?[\w-]+\.md|docs\/pictures\/[\w-]+\.(png|svg)|[A-Z_]+\.md|llms\.txt|LICENSE|NOTICE|package\.json)$/

describe('packed package', () => {
  let folder: string
  let tarball: Uint8Array<ArrayBuffer>
  let packed: ReturnType<typeof createPackageFromTarballData>
  let paths: readonly string[]
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'packed-'))
    tarball = new Uint8Array(await readFile(await pack(folder)))
    packed = createPackageFromTarballData(tarball)
    paths = packed.listFiles().map((path) => path.replace('/node_modules/aptos-wallet-kit/', ''))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const readPacked = (path: string) => packed.readFile(`/node_modules/aptos-wallet-kit/${path}`)

  it('passes publint', async () => {
    const { messages } = await publint({ pack: { tarball: tarball.buffer }, strict: true })
    const manifest = JSON.parse(readPacked('package.json'))
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([])
    expect(manifest.dependencies).toBeUndefined()
  })

  it('passes are-the-types-wrong', async () => {
    const analysis = await checkPackage(packed, {
      includeEntrypoints: ['./locales/ar', './locales/zh-CN', './locales/ar.js', './locales/zh-CN.js'],
    })
    // Expected of a package of ES modules alone; Node.js 20.19 and later can load them with `require()`.
    const problems = analysis.types && analysis.problems.filter(({ kind }) => kind !== 'CJSResolvesToESM')
    expect(problems).toEqual([])
  })

  it('lets a package manager choose the version of each types package', () => {
    const imported = paths
      .filter((path) => path.endsWith('.d.ts'))
      .flatMap((path) => [...readPacked(path).matchAll(/(?:from |import\()['"]([^.'"][^'"]*)/g)])
      .map(([, name]) => `@types/${name}`)
    const typesPackages = [...new Set(imported)].filter((name) =>
      existsSync(join(root, 'node_modules', name)),
    )
    const { peerDependencies, peerDependenciesMeta } = JSON.parse(readPacked('package.json'))
    expect(typesPackages).toContain('@types/react')
    for (const name of typesPackages) {
      expect(peerDependencies).toHaveProperty([name])
      expect(peerDependenciesMeta[name]).toEqual({ optional: true })
    }
  })

  it('contains the whole template, and no source, test, or record of a build', () => {
    const isGenerated = /node_modules|\.next|\/dist\/|next-env|package-lock|tsbuildinfo/
    const template = readdirSync(join(root, 'template'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(root.length))
      .filter((path) => !isGenerated.test(path))
    expect(paths).toEqual(expect.arrayContaining(template))
    expect(paths.filter((path) => !PACKED.test(path) || /meta\.json|tsbuildinfo/.test(path))).toEqual([])
  })

  it('contains every file that its documents link to', () => {
    for (const document of paths.filter((path) => /^(?!template|examples).*(\.md|llms\.txt)$/.test(path))) {
      const files = listLinks(readPacked(document)).map((link) => link.split('#')[0] || document)
      const missing = files
        .map((file) => (file === document ? file : join(dirname(document), file)))
        .filter((target) => !paths.some((path) => path === target || path.startsWith(`${target}/`)))
      expect(missing, document).toEqual([])
    }
  })
})
