import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { pageScript, shared } from '../scripts/build/outputs.js'

/** @typedef {Record<string, Uint8Array>} Files Contents by file name. */

const folder = fileURLToPath(new URL('.', import.meta.url))
const kitScript = new URL('../dist/aptos-wallet-kit.js', import.meta.url)

/**
 * Bundles another connection kit as an application does: minified, and split at each `import()`.
 *
 * @param {string} entry
 * @returns {Promise<Files>}
 */
async function bundlePeer(entry) {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: [`pages/${entry}`],
    outdir: folder,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    external: ['crypto'], // Imported only in Node.js.
    legalComments: 'none',
    logLevel: 'error',
    write: false,
  })
  return Object.fromEntries(outputFiles.map(({ path, contents }) => [basename(path), contents]))
}

/** Bundles the floor, a minimal modal on Preact, with the options of the kit's script. */
async function bundleFloor() {
  const { outputFiles } = await build({
    ...shared,
    ...pageScript,
    entryPoints: ['bench/pages/hello.jsx'],
    sourcemap: false,
    write: false,
  })
  return Buffer.from(outputFiles[0]?.text ?? '')
}

const tonScript = new URL('node_modules/@tonconnect/ui/dist/tonconnect-ui.min.js', import.meta.url)

/** @type {Record<string, () => Promise<Files>>} */
const builders = {
  kit: async () => ({ 'aptos-wallet-kit.js': await readFile(kitScript) }),
  'aptos-adapter': () => bundlePeer('aptos-adapter.jsx'),
  'dapp-kit': () => bundlePeer('dapp-kit.js'),
  'bitcoin-connect': () => bundlePeer('bitcoin-connect.js'),
  'ton-connect': async () => ({
    'tonconnect-ui.min.js': await readFile(tonScript),
    'ton-connect.js': await readFile(new URL('pages/ton-connect.js', import.meta.url)),
  }),
  hello: async () => ({ 'hello.js': await bundleFloor() }),
}

/**
 * Builds the scripts of a contestant's page.
 *
 * @param {string} name
 * @returns {Promise<Files>}
 */
export const buildContestant = async (name) => (await builders[name]?.()) ?? {}
