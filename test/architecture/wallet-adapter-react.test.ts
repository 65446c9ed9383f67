import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { root } from './documents.js'

/** Bytes over the React entry (Brotli), with React and ts-sdk outside. */
const MAX_HOOK_BYTES = 4000
const MAX_BYTES = 9000
/** More than the imports of React and one function, and a fraction of the module. */
const MAX_FUNCTION_BYTES = 500

const packages = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', '@aptos-labs/ts-sdk']

/** Bundles a module as an app does. */
const bundle = (contents: string) =>
  build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    metafile: true,
    external: packages,
  })

async function measure(contents: string): Promise<number> {
  const { outputFiles } = await bundle(contents)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return brotliCompressSync(outputFiles[0]?.contents ?? '', { params }).length
}

const reactEntry = "export { AptosWalletProvider, useWallet } from 'aptos-wallet-kit/react'"

describe('bytes of aptos-wallet-kit/wallet-adapter-react over the React entry', () => {
  it.each([
    ['provider and hook', '{ AptosWalletAdapterProvider, useWallet }', MAX_HOOK_BYTES],
    ['all exports', '*', MAX_BYTES],
  ])('%s stay within their limit', async (_, names, limit) => {
    const bytes = await measure(`export ${names} from 'aptos-wallet-kit/wallet-adapter-react'`)
    expect(bytes - (await measure(reactEntry))).toBeLessThanOrEqual(limit)
  })

  it('loads ts-sdk only by import()', async () => {
    const { metafile } = await bundle("export * from 'aptos-wallet-kit/wallet-adapter-react'")
    const imports = Object.values(metafile.outputs).flatMap((output) => output.imports)
    const kinds = imports.filter(({ path }) => path === '@aptos-labs/ts-sdk').map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['dynamic-import']))
  })

  it('has no provider and no list in the bundle of an app that uses one function', async () => {
    const bytes = await measure("export { truncateAddress } from 'aptos-wallet-kit/wallet-adapter-react'")
    expect(bytes).toBeLessThan(MAX_FUNCTION_BYTES)
  })
})
