// Measures the bytes that an app loads for the provider and the hook, with the Aptos wallet adapter and with the kit. Writes
// them to bench/wallet-adapter-size.json, from which the documents read them. React is not included. Run
// `node test/wallets/install.js` and `npm run build` first.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url))

const react = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']

/**
 * Bundles exports of a module as an app does, and sums up the bytes that the browser loads before a wallet is used.
 *
 * @param {string} module
 * @param {readonly string[]} names Exports of the module that the app uses.
 * @param {readonly string[]} external
 * @returns {Promise<number>} Bytes with Brotli.
 */
async function measure(module, names, external) {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `export { ${names.join(', ')} } from ${JSON.stringify(module)}`,
      resolveDir: at('../test/wallet-adapter'),
    },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    define: { global: 'globalThis', 'process.env.NODE_ENV': '"production"' },
    external: [...react, ...external],
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  /** @type {Set<string>} */
  const loaded = new Set()
  const load = (/** @type {string} */ name) => {
    if (loaded.has(name)) return
    loaded.add(name)
    for (const { path, kind } of metafile.outputs[name]?.imports ?? [])
      if (kind === 'import-statement' && path in metafile.outputs) load(path)
  }
  for (const [name, { entryPoint }] of Object.entries(metafile.outputs))
    if (entryPoint === '<stdin>') load(name)
  return outputFiles
    .filter(({ path }) => [...loaded].some((name) => path.replaceAll('\\', '/').endsWith(name)))
    .reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0)
}

const adapter = '@aptos-labs/wallet-adapter-react'
const sdk = ['@aptos-labs/ts-sdk']
const hook = ['AptosWalletAdapterProvider', 'useWallet']

/** @param {string} name */
const readVersion = (name) =>
  JSON.parse(readFileSync(at(`../test/wallet-adapter/node_modules/${name}/package.json`), 'utf8')).version

const result = {
  adapterVersion: readVersion(adapter),
  sdkVersion: readVersion('@aptos-labs/ts-sdk'),
  bytes: {
    adapterWithSdk: await measure(adapter, hook, []),
    adapter: await measure(adapter, hook, sdk),
    dropIn: await measure(at('../dist/wallet-adapter-react.js'), hook, []),
    react: await measure(at('../dist/react.js'), ['AptosWalletProvider', 'useWallet', 'WalletButton'], []),
  },
}
console.table(result.bytes)
writeFileSync(at('wallet-adapter-size.json'), `${JSON.stringify(result, null, 2)}\n`)
