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

/** @typedef {{ files: Record<string, Uint8Array>, preload?: readonly string[] }} Built files by name, and those that the page asks for ahead */

/** @param {string} entry @returns {Promise<Built>} */
async function bundle(entry) {
  const { outputFiles, metafile } = await build({
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
    absWorkingDir: folder,
    metafile: true,
    write: false,
  })
  const { outputs } = metafile
  // As bundlers for pages do it: what the entry cannot start without is not found a round trip late.
  const needed = new Set(Object.keys(outputs).filter((name) => outputs[name]?.entryPoint === entry))
  for (const name of needed)
    for (const { path, kind, external } of outputs[name]?.imports ?? [])
      if (kind === 'import-statement' && !external) needed.add(path)
  const [, ...preload] = needed
  const files = Object.fromEntries(outputFiles.map(({ path, contents }) => [basename(path), contents]))
  return { files, preload }
}

/** @type {Record<string, () => Promise<Built>>} */
const recipes = {
  'aptos-adapter': () => bundle('aptos-adapter.jsx'),
  'bitcoin-connect': () => bundle('bitcoin-connect.js'),
  'dapp-kit': () => bundle('dapp-kit.js'),
  'ton-connect': async () => ({
    files: {
      'tonconnect-ui.min.js': await readFile(
        `${folder}node_modules/@tonconnect/ui/dist/tonconnect-ui.min.js`,
      ),
      'ton-connect.js': await readFile(`${folder}ton-connect.js`),
    },
  }),
}

/** @param {string} name @returns whether it is one that has to be installed */
export const isPeer = (name) => name in recipes

/** @param {string} name @returns {Promise<Built>} */
export const buildPeer = async (name) => (await recipes[name]?.()) ?? { files: {} }
