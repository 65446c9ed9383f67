// Builds everything in dist/ and prints what a page author needs: size over the wire and the SRI hash.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { minify } from '@swc/core'
import { build, transform } from 'esbuild'
import { localeOutputs } from './locales.js'
import { leanPreact, preactAliases, shortNames } from './preact/index.js'

const root = new URL('..', import.meta.url)
/** @param {string} path */
const at = (path) => new URL(path, root).pathname
const { version } = JSON.parse(await readFile(at('package.json'), 'utf8'))

/**
 * A stylesheet imported by a module arrives as its minified text, ready for `CSSStyleSheet.replaceSync`.
 * @type {import('esbuild').Plugin}
 */
export const cssAsText = {
  name: 'css-as-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true, target })
      return { contents: code.trim(), loader: 'text' }
    })
  },
}

/** Everything we rely on (dialog, constructable stylesheets, nesting, light-dark()) is in these and newer. */
const target = ['chrome123', 'firefox120', 'safari17.5']

/** @type {import('esbuild').BuildOptions} */
const common = {
  absWorkingDir: at('.'),
  bundle: true,
  minify: true,
  sourcemap: true,
  metafile: true,
  legalComments: 'none',
  jsx: 'automatic',
  define: { __VERSION__: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
  plugins: [cssAsText],
}

/**
 * For what visitors load, where each byte is paid by all of them: SWC minifies what esbuild has bundled.
 *
 * @type {import('esbuild').BuildOptions}
 */
const lean = { minify: false, write: false, target }

/**
 * React becomes Preact, and JSX plain `createElement` calls, which need no second factory beside Preact's own.
 *
 * @type {import('esbuild').BuildOptions}
 */
export const withPreact = {
  alias: preactAliases,
  jsx: 'transform',
  jsxFactory: 'createElement',
  jsxFragment: 'Fragment',
  tsconfigRaw: { compilerOptions: { jsx: 'react' } },
  inject: ['scripts/preact/jsx.js'],
}

/**
 * `./react` takes the core from `dist/index.js` beside it: an application that imports both has one of each class.
 *
 * @type {import('esbuild').Plugin}
 */
const coreBeside = {
  name: 'core-beside',
  setup({ onResolve }) {
    onResolve({ filter: /\/core\/index\.js$/ }, () => ({ path: './index.js', external: true }))
  },
}

/**
 * The standard's package as what the development wallet needs of it. Through its index esbuild would read all of
 * ts-sdk, 330 files, to leave them out again: half a second.
 *
 * @type {import('esbuild').Plugin}
 */
const standardWithoutSdk = {
  name: 'standard-without-sdk',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@aptos-labs\/wallet-standard$/ }, ({ path }) => ({ path, namespace: 'standard' }))
    onLoad({ filter: /.*/, namespace: 'standard' }, () => ({
      contents: ['chains', 'errors', 'misc'].map((name) => `export * from './${name}.js'`).join('\n'),
      resolveDir: at('node_modules/@aptos-labs/wallet-standard/dist'),
    }))
  },
}

/** @type {Record<string, import('esbuild').BuildOptions>} */
const outputs = {
  'aptos-wallet-kit': {
    entryPoints: { 'aptos-wallet-kit': 'src/embed/index.ts' },
    format: 'iife',
    ...lean,
    ...withPreact,
    ...shortNames,
    plugins: [cssAsText, leanPreact],
  },
  'dev-wallet': {
    entryPoints: { 'dev-wallet': 'src/dev-wallet/index.ts' },
    format: 'iife',
    ...lean,
    plugins: [cssAsText, standardWithoutSdk],
  },
  core: { entryPoints: { index: 'src/core/index.ts' }, format: 'esm', ...lean },
  react: {
    entryPoints: { react: 'src/react/index.ts' },
    format: 'esm',
    ...lean,
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    plugins: [cssAsText, coreBeside],
    // For frameworks that render on a server: these components belong to the browser's half.
    banner: { js: "'use client';" },
  },
  // Apart from the kit: the hash it needs is more than most pages would want to carry.
  'sign-in': { entryPoints: { 'sign-in': 'src/sign-in/index.ts' }, format: 'esm', ...lean },
  ...(await localeOutputs(target)),
  cli: {
    entryPoints: { cli: 'bin/main.ts' },
    format: 'esm',
    platform: 'node',
    target: 'node20',
    splitting: true,
    chunkNames: 'cli/[name]-[hash]',
    sourcemap: false,
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  },
}

/** @type {import('@swc/core').JsMinifyOptions} */
export const squeezed = {
  compress: { passes: 3, ecma: 2022, unsafe_arrows: true, toplevel: true },
  mangle: { toplevel: true },
  ecma: 2022,
}

/**
 * @param {import('esbuild').OutputFile[]} files
 * @param {import('esbuild').BuildOptions} options what they were built with
 */
async function writeMinified(files, { format, banner }) {
  const [map, script] = [/\.map$/, /\.js$/].map((kind) => files.find(({ path }) => kind.test(path)))
  if (!script || !map) throw new Error('esbuild gave no script or no source map')
  const minified = await minify(script.text.replace(/\/\/# sourceMappingURL.*\n$/, ''), {
    ...squeezed,
    module: format === 'esm',
    // SWC takes directives for statements without effect.
    format: { preamble: banner?.js ?? '' },
    sourceMap: /** @type {any} */ ({ content: map.text, filename: basename(script.path) }), // Its types know the boolean only.
  })
  await writeFile(script.path, `${minified.code}\n`)
  await writeFile(map.path, /** @type {string} */ (minified.map))
}

/** The wallets' data, for the command line: it reads files and imports nothing of `src`. */
async function writeCatalogue() {
  const { outputFiles } = await build({
    ...common,
    entryPoints: ['src/catalogue/wallets.ts'],
    format: 'esm',
    write: false,
    sourcemap: false,
    metafile: false,
  })
  const source = /** @type {import('esbuild').OutputFile} */ (outputFiles[0]).text
  const { wallets } = await import(`data:text/javascript,${encodeURIComponent(source)}`)
  await writeFile(at('dist/catalogue.json'), `${JSON.stringify(wallets, null, 2)}\n`)
}

/**
 * Afterwards, not before: a command line that runs meanwhile still finds its parts.
 * @param {import('esbuild').Metafile} metafile
 */
async function removeStaleChunks({ outputs }) {
  for (const name of await readdir(at('dist/cli')))
    if (!(`dist/cli/${name}` in outputs)) await rm(at(`dist/cli/${name}`))
}

/** Builds into dist/ and returns esbuild's metafiles by output. */
export async function buildAll() {
  await mkdir(at('dist'), { recursive: true })
  const results = await Promise.all(
    Object.entries(outputs).map(async ([name, options]) => {
      const { metafile, outputFiles } = await build({ ...common, ...options, outdir: 'dist' })
      if (outputFiles) await writeMinified(outputFiles, options)
      return /** @type {const} */ ([name, metafile])
    }),
  )
  await writeCatalogue()
  const metafiles = Object.fromEntries(results)
  await removeStaleChunks(/** @type {import('esbuild').Metafile} */ (metafiles.cli))
  await writeFile(at('dist/meta.json'), JSON.stringify(metafiles))
  return metafiles
}

/** @param {Uint8Array} bytes */
export const integrity = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

async function report() {
  for (const file of ['aptos-wallet-kit.js', 'index.js', 'react.js', 'sign-in.js']) {
    const bytes = await readFile(at(`dist/${file}`))
    const sizes = [bytes.length, gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length]
    const [raw, gzip, brotli] = sizes.map((n) => n.toLocaleString('en-US').padStart(9))
    console.log(`dist/${file.padEnd(20)} ${raw} raw ${gzip} gzip ${brotli} brotli`)
    console.log(`  ${integrity(bytes)}`)
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  await buildAll()
  await report()
}
