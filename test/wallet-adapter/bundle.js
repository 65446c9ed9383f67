// Bundles the page of the differential test with the real adapter or with the kit's module in its place.
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url))

/** One copy of React and ts-sdk for both modules. */
const shared = {
  react: at('../../node_modules/react'),
  'react-dom': at('../../node_modules/react-dom'),
  '@aptos-labs/ts-sdk': at('node_modules/@aptos-labs/ts-sdk'),
}

/**
 * @param {'adapter' | 'kit'} subject the module that the page uses
 * @param {string} [entry] a file of page/
 * @returns {Promise<string>}
 */
export async function bundlePage(subject, entry = 'index.js') {
  const { outputFiles } = await build({
    entryPoints: [at(`page/${entry}`)],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    alias:
      subject === 'kit'
        ? { ...shared, '@aptos-labs/wallet-adapter-react': at('../../dist/wallet-adapter-react.js') }
        : shared,
    define: { global: 'globalThis', 'process.env.NODE_ENV': '"production"' },
    keepNames: true,
    logLevel: 'error',
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('\n')
}
