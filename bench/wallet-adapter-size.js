// Measures the bytes that an app loads for the provider and the hook, with the Aptos wallet adapter and with the kit, without
// React. The figure of `./react` includes the button. Writes the results to bench/wallet-adapter-size.json for the documents. Run
// `node test/wallets/install.js` and `npm run build` first.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'

const toPath = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url))

const react = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']

/**
 * Bundles exports of a module as an app does, and sums up the bytes that the browser loads before a wallet is used.
 *
 * @param {string} module
 * @param {readonly string[]} names The exports of the module that the app uses.
 * @param {readonly string[]} external
 * @returns {Promise<number>} The bytes with Brotli.
 */
async function measureBundle(module, names, external) {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `export { ${names.join(', ')} } from ${JSON.stringify(module)}`,
      resolveDir: toPath('../test/wallet-adapter'),
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
  const addWithImports = (/** @type {string} */ name) => {
    if (loaded.has(name)) return
    loaded.add(name)
    for (const { path, kind } of metafile.outputs[name]?.imports ?? [])
      if (kind === 'import-statement' && path in metafile.outputs) addWithImports(path)
  }
  for (const [name, { entryPoint }] of Object.entries(metafile.outputs))
    if (entryPoint === '<stdin>') addWithImports(name)
  return outputFiles
    .filter(({ path }) => [...loaded].some((name) => path.replaceAll('\\', '/').endsWith(name)))
    .reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0)
}

const adapter = '@aptos-labs/wallet-adapter-react'
const sdk = ['@aptos-labs/ts-sdk']
const hook = ['AptosWalletAdapterProvider', 'useWallet']

/** @param {string} name */
const readVersion = (name) =>
  JSON.parse(readFileSync(toPath(`../test/wallet-adapter/node_modules/${name}/package.json`), 'utf8')).version

const result = {
  adapterVersion: readVersion(adapter),
  sdkVersion: readVersion('@aptos-labs/ts-sdk'),
  bytes: {
    adapterWithSdk: await measureBundle(adapter, hook, []),
    adapter: await measureBundle(adapter, hook, sdk),
    dropIn: await measureBundle(toPath('../dist/wallet-adapter-react.js'), hook, []),
    react: await measureBundle(
      toPath('../dist/react.js'),
      ['AptosWalletProvider', 'useWallet', 'WalletButton'],
      [],
    ),
  },
}
console.table(result.bytes)
writeFileSync(toPath('wallet-adapter-size.json'), `${JSON.stringify(result, null, 2)}\n`)
