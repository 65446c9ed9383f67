// Installs the peers beside their lockfile and builds each as its users would ship it: bundled and minified, in
// modules that load what they defer when they need it.
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const folder = fileURLToPath(new URL('peers/', import.meta.url))

/** @throws when npm cannot install them */
export function installPeers() {
  const age = (/** @type {string} */ name) => statSync(folder + name, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (age('node_modules/.package-lock.json') >= age('package-lock.json')) return
  console.error('Installing the peers; this takes a while the first time …')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
}

/** @param {string} name of a package @returns {Promise<string>} */
export async function peerVersion(name) {
  return JSON.parse(await readFile(`${folder}node_modules/${name}/package.json`, 'utf8')).version
}

/** @param {string} entry @returns {Promise<[string, Uint8Array][]>} */
async function bundle(entry) {
  const { outputFiles } = await build({
    entryPoints: [folder + entry],
    outdir: folder,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    // Asked for only where the code finds itself in Node.
    external: ['crypto'],
    legalComments: 'none',
    logLevel: 'error',
    write: false,
  })
  return outputFiles.map(({ path, contents }) => [basename(path), contents])
}

/** @type {Record<string, () => Promise<[string, Uint8Array][]>>} */
const recipes = {
  'aptos-adapter': () => bundle('aptos-adapter.jsx'),
  'bitcoin-connect': () => bundle('bitcoin-connect.js'),
  'dapp-kit': () => bundle('dapp-kit.js'),
  'ton-connect': async () => [
    [
      'tonconnect-ui.min.js',
      await readFile(`${folder}node_modules/@tonconnect/ui/dist/tonconnect-ui.min.js`),
    ],
    ['ton-connect.js', await readFile(`${folder}ton-connect.js`)],
  ],
}

/** @param {string} name @returns whether it is one that has to be installed */
export const isPeer = (name) => name in recipes

/** @param {string} name @returns its files by name */
export async function buildPeer(name) {
  return Object.fromEntries((await recipes[name]?.()) ?? [])
}
