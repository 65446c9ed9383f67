import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/**
 * Bundles a script of `pages` as a classic script.
 *
 * @param {string} name for example `ethereum`
 */
export async function bundleWallet(name) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`pages/${name}.js`, import.meta.url))],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: { global: 'globalThis', 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('\n')
}
