import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build } from 'esbuild'

const folder = fileURLToPath(new URL('.', import.meta.url))
const { dependencies } = createRequire(import.meta.url)('./package.json')

/** The packages of this folder, also for the built files of the kit. */
const packages = Object.fromEntries(
  Object.keys(dependencies).map((name) => [name, join(folder, 'node_modules', name)]),
)

const options: BuildOptions = {
  // On each page, this hash of zkLogin, which no scripted wallet uses, would take as long as the packages together.
  alias: { ...packages, 'poseidon-lite': 'data:text/javascript,' },
  bundle: true,
  // The browser parses megabytes on each page.
  minifySyntax: true,
  minifyWhitespace: true,
  define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
  outdir: '/',
  write: false,
  logLevel: 'silent',
}

const toFiles = async (pageOptions: BuildOptions) =>
  (await build({ ...options, ...pageOptions })).outputFiles?.map(({ path, text }) => [path, text] as const) ??
  []

/** Bundles the page of a developer, whose modules are loaded when they are imported. */
export const bundleApp = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    await toFiles({ entryPoints: [join(folder, 'page/app.js')], format: 'esm', splitting: true }),
  )

/** Bundles the scripted wallets, which run before the kit. */
export async function bundleWallets(): Promise<string> {
  const [[, text] = ['', '']] = await toFiles({
    entryPoints: [join(folder, 'page/wallets.js')],
    format: 'iife',
  })
  return text
}
