import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { linksOf } from '../../scripts/docs/markdown-links.js'
import { filesIn, read, root } from './documents.js'

interface Packed {
  readonly unpackedSize: number
  readonly files: readonly { readonly path: string }[]
}

const [packed] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
) as [Packed]
const paths = packed.files.map(({ path }) => path)
const manifest = JSON.parse(read('package.json'))

/** Every file the manifest points at, whatever the depth. */
const targets = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(targets)
      : []

describe('the package', () => {
  it('holds every file that an entry leads to', () => {
    for (const target of targets(manifest.exports)) {
      const pattern = new RegExp(
        `^${target.replace('./', '').replaceAll('.', '\\.').replace('*', '[\\w-]+')}$`,
      )
      expect(paths, target).toContainEqual(expect.stringMatching(pattern))
    }
  })

  it('holds the command, the whole template, the licences and what changed', () => {
    const wanted = [
      manifest.bin['aptos-wallet-kit'],
      'README.md',
      'LICENSE',
      'NOTICE',
      'CHANGELOG.md',
      'dist/cli.js',
    ]
    expect(paths).toEqual(expect.arrayContaining(wanted.map((path) => path.replace('./', ''))))
    expect(paths).toEqual(
      expect.arrayContaining([...filesIn('template', '')].filter((path) => /\.\w+$/.test(path))),
    )
  })

  it('holds nothing else: no source, no test, no tool, no record of a build', () => {
    const expected =
      /^(bin\/aptos-wallet-kit\.js|dist\/.+\.(m?js|map|json|d\.ts)|(template|examples)\/.+|docs\/(internals\/)?[\w-]+\.md|docs\/pictures\/[\w-]+\.(png|svg)|[A-Z]+\.md|llms\.txt|LICENSE|NOTICE|package\.json)$/
    expect(paths.filter((path) => !expected.test(path) || /meta\.json|tsbuildinfo/.test(path))).toEqual([])
  })

  it.each(paths.filter((path) => /^(?!template|examples).*(\.md|llms\.txt)$/.test(path)))(
    'holds every file that %s links to',
    (document) => {
      const targets = linksOf(read(document)).map((link) =>
        join(dirname(document), link.split('#')[0] || basename(document)),
      )
      const isPacked = (target: string) =>
        paths.some((path) => path === target || path.startsWith(`${target}/`))
      expect(targets.filter((target) => !isPacked(target))).toEqual([])
    },
  )

  it('installs nothing but itself', () => {
    for (const kind of ['dependencies', 'optionalDependencies', 'bundleDependencies'])
      expect(manifest[kind]).toBeUndefined()
    for (const script of ['preinstall', 'install', 'postinstall'])
      expect(manifest.scripts[script]).toBeUndefined()
  })

  it('lets a package manager choose the version of each types package', () => {
    const imported = filesIn('dist/types', '.d.ts').flatMap((path) =>
      [...read(path).matchAll(/(?:from |import\()['"]([^.'"][^'"]*)/g)].map(([, name]) => `@types/${name}`),
    )
    const typesPackages = [...new Set(imported)].filter((name) => existsSync(`${root}/node_modules/${name}`))
    expect(typesPackages).toContain('@types/react')
    for (const name of typesPackages) {
      expect(manifest.peerDependencies).toHaveProperty([name])
      expect(manifest.peerDependenciesMeta[name]).toEqual({ optional: true })
    }
  })

  it('points its source maps at nothing that is missing: they carry their sources', () => {
    for (const path of paths.filter(
      (each) => /dist\/[\w-]+\.js\.map$/.test(each) && existsSync(`${root}/${each}`),
    ))
      expect(JSON.parse(read(path)).sourcesContent?.length, path).toBeGreaterThan(0)
  })
})
