import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import adapterSizes from '../../bench/wallet-adapter-size.json' with { type: 'json' }
import { listLoadedFiles } from '../../scripts/build/report.js'
import { readOtherKits } from '../../scripts/docs/package-blocks.js'
import { read, root } from './documents.js'
import limits from './sizes.json' with { type: 'json' }

const measure = (content: Uint8Array | string) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

describe('bytes over the wire (Brotli)', () => {
  const metafiles = JSON.parse(read('dist/meta.json'))

  it.each(Object.entries(limits))('of %s stay within their limit', (file, limit) => {
    const bytes = listLoadedFiles(file, metafiles).map((path) => measure(readFileSync(`${root}/${path}`)))
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limit)
  })
})

describe('limits', () => {
  it('each have a reason in ARCHITECTURE.md', () => {
    const [, section = ''] = read('ARCHITECTURE.md').split(/^## Size$/m)
    const rows = [...(section.split(/^## /m)[0] ?? '').matchAll(/^\| (`.+?) \|/gm)]
    const files = rows.flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, file]) => file))
    expect(files.sort()).toEqual(Object.keys(limits).sort())
  })

  it('of the page script is less than a third of the smallest other kit that was measured', () => {
    const smallest = Math.min(...readOtherKits().map(({ bytes }) => bytes))
    expect(limits['aptos-wallet-kit.js'] * 3).toBeLessThan(smallest)
  })
})

/** Bundles a module as an app does, with React and ts-sdk outside. Measures what the app loads before `import()`. */
async function bundle(contents: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    metafile: true,
    external: ['react', 'react-dom', '@aptos-labs/ts-sdk'],
  })
  const initialFiles = outputFiles.filter(({ path }) => path.endsWith('stdin.js'))
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports)
  // Else the file has its code in chunks that are loaded with it.
  expect(imports.filter(({ kind, external }) => kind !== 'dynamic-import' && !external)).toEqual([])
  return { bytes: measure(initialFiles[0]?.contents ?? ''), imports }
}

describe('the sizes in the documents', () => {
  it.each([
    ['react', "export { AptosWalletProvider, useWallet } from 'aptos-wallet-kit/react'"],
    [
      'dropIn',
      "export { AptosWalletAdapterProvider, useWallet } from 'aptos-wallet-kit/wallet-adapter-react'",
    ],
  ] as const)('are those of the build: %s', async (name, contents) => {
    const { bytes } = await bundle(contents)
    const documentedLimit = Math.ceil(adapterSizes.bytes[name] / 1000) * 1000
    expect(bytes).toBeLessThanOrEqual(documentedLimit)
    expect(bytes).toBeGreaterThan(documentedLimit - 2000)
  })
})

describe('aptos-wallet-kit/wallet-adapter-react in the bundle of an app', async () => {
  const react = await bundle("export { AptosWalletProvider, useWallet } from 'aptos-wallet-kit/react'")

  it.each([
    ['{ AptosWalletAdapterProvider, useWallet }', react.bytes + 4000],
    ['*', react.bytes + 9000],
    ['{ truncateAddress }', 500], // More than the imports of React and one function.
  ])('adds few bytes with the exports %s, and loads ts-sdk only by import()', async (names, limit) => {
    const { bytes, imports } = await bundle(`export ${names} from 'aptos-wallet-kit/wallet-adapter-react'`)
    expect(bytes).toBeLessThanOrEqual(limit)
    const sdkImports = imports.filter(({ path }) => path.includes('ts-sdk'))
    for (const { kind } of sdkImports) expect(kind).toBe('dynamic-import')
  })
})
