import { type BuildOptions, build } from 'esbuild'
import { root } from './page-server.js'

/**
 * Bundles a script with all that it imports, as a classic script.
 *
 * @param path Path relative to the checkout.
 * @param options Options of esbuild, which override the defaults.
 */
export async function bundleScript(path: string, { alias, ...options }: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path],
    absWorkingDir: root,
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    // The kit and the packages of a page share one React.
    alias: { react: './node_modules/react', 'react-dom': './node_modules/react-dom', ...alias },
    define: { global: 'globalThis', 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    ...options,
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}
