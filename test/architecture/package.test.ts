import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
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

describe('package', () => {
  it('contains every file of an entry', () => {
    for (const target of targets(manifest.exports)) {
      const pattern = new RegExp(
        `^${target.replace('./', '').replaceAll('.', '\\.').replace('*', '[\\w-]+')}$`,
      )
      expect(paths, target).toContainEqual(expect.stringMatching(pattern))
    }
  })

  it('contains the command, the template, the licenses and the changelog', () => {
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

  it('contains nothing else: no source, no test, no tool, no build record', () => {
    const expected =
      /^(bin\/aptos-wallet-kit\.js|dist\/.+\.(m?js|map|json|d\.ts)|template\/.+|(README|CHANGELOG)\.md|LICENSE|NOTICE|package\.json)$/
    expect(paths.filter((path) => !expected.test(path) || /meta\.json|tsbuildinfo/.test(path))).toEqual([])
  })

  it('has no dependencies', () => {
    for (const kind of ['dependencies', 'optionalDependencies', 'bundleDependencies'])
      expect(manifest[kind]).toBeUndefined()
    for (const script of ['preinstall', 'install', 'postinstall'])
      expect(manifest.scripts[script]).toBeUndefined()
  })

  it('contains its sources in the source maps', () => {
    for (const path of paths.filter(
      (each) => /dist\/[\w-]+\.js\.map$/.test(each) && existsSync(`${root}/${each}`),
    ))
      expect(JSON.parse(read(path)).sourcesContent?.length, path).toBeGreaterThan(0)
  })
})
