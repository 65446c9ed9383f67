import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { root } from './documents.js'
import limits from './sizes.json' with { type: 'json' }

const measure = (content: Uint8Array | string) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

describe('bytes over the wire (Brotli)', () => {
  it.each(Object.entries(limits))('of %s stay within their limit', (file, limit) => {
    // A higher limit needs a reason in ARCHITECTURE.md.
    expect(measure(readFileSync(`${root}/dist/${file}`))).toBeLessThanOrEqual(limit)
  })
})

/** Bundles a module as an app does, with React and ts-sdk outside. */
async function bundle(contents: string) {
  const packages = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', '@aptos-labs/ts-sdk']
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    metafile: true,
    external: packages,
  })
  return { bytes: measure(outputFiles[0]?.contents ?? ''), imports: Object.values(metafile.outputs) }
}

describe('aptos-wallet-kit/wallet-adapter-react in the bundle of an app', () => {
  const entry = "'aptos-wallet-kit/wallet-adapter-react'"

  it.each([
    ['provider and hook', '{ AptosWalletAdapterProvider, useWallet }', 4000],
    ['all exports', '*', 9000],
  ])('adds few bytes to the React entry with %s', async (_, names, limit) => {
    const react = await bundle("export { AptosWalletProvider, useWallet } from 'aptos-wallet-kit/react'")
    const { bytes } = await bundle(`export ${names} from ${entry}`)
    expect(bytes - react.bytes).toBeLessThanOrEqual(limit)
  })

  it('has no provider and no list with one function', async () => {
    const { bytes } = await bundle(`export { truncateAddress } from ${entry}`)
    expect(bytes).toBeLessThan(500) // More than the imports of React and one function.
  })

  it('loads ts-sdk only by import()', async () => {
    const { imports } = await bundle(`export * from ${entry}`)
    const sdkImports = imports
      .flatMap((output) => output.imports)
      .filter(({ path }) => path.includes('ts-sdk'))
    expect(new Set(sdkImports.map(({ kind }) => kind))).toEqual(new Set(['dynamic-import']))
  })
})
