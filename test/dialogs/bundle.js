import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const resolve = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Bundles the page of the dialogs with all that it imports, as a classic script.
 *
 * @returns {Promise<string>}
 */
export async function bundleDialogs() {
  const { outputFiles } = await build({
    entryPoints: [resolve('page/index.jsx')],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    // The kit uses the React of the page, which is not the one of the checkout.
    alias: {
      'aptos-wallet-kit/react': resolve('../../dist/react.js'),
      react: resolve('node_modules/react'),
      'react-dom': resolve('node_modules/react-dom'),
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('\n')
}
