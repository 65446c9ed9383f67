// All that is built, and how.
import { readFile } from 'node:fs/promises'
import { leanPreact, preactAliases } from '../preact/index.js'
import { localeOutputs } from './locales.js'
import { at } from './paths.js'
import { coreBeside, cssAsText, standardWithoutSdk } from './plugins.js'
import { shortNamesOfCore, shortNamesOfPageScript, shortNamesOfUi } from './short-names.js'
import { target } from './target.js'

const { version } = JSON.parse(await readFile(at('package.json'), 'utf8'))

/** @type {import('esbuild').BuildOptions} */
export const common = {
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
const withPreact = {
  alias: preactAliases,
  jsx: 'transform',
  jsxFactory: 'createElement',
  jsxFragment: 'Fragment',
  tsconfigRaw: { compilerOptions: { jsx: 'react' } },
  inject: ['scripts/preact/jsx.js'],
}

/**
 * A script that a page loads by its tag.
 *
 * @satisfies {import('esbuild').BuildOptions}
 */
export const pageScript = {
  ...lean,
  ...withPreact,
  format: /** @type {const} */ ('iife'),
  // To V8: compile all of it while it is fetched, beside the page. Else each function is compiled by its first call.
  banner: { js: '//# allFunctionsCalledOnLoad\n' },
}

/** @type {Record<string, import('esbuild').BuildOptions>} */
export const outputs = {
  'aptos-wallet-kit': {
    entryPoints: { 'aptos-wallet-kit': 'src/embed/index.ts' },
    ...pageScript,
    ...shortNamesOfPageScript,
    plugins: [cssAsText, leanPreact],
  },
  'dev-wallet': {
    entryPoints: { 'dev-wallet': 'src/dev-wallet/index.ts' },
    format: 'iife',
    ...lean,
    plugins: [cssAsText, standardWithoutSdk],
  },
  // The script that `aptos-wallet-kit/testing` runs in every document of a browser.
  'testing-page': {
    entryPoints: { 'testing-page': 'src/testing/page/page-script.ts' },
    format: 'iife',
    ...lean,
    plugins: [standardWithoutSdk],
  },
  testing: {
    entryPoints: { testing: 'src/testing/index.ts' },
    format: 'esm',
    minify: false,
    target,
    plugins: [standardWithoutSdk],
    external: ['node:*'],
  },
  core: { entryPoints: { index: 'src/core/index.ts' }, format: 'esm', ...lean, ...shortNamesOfCore },
  react: {
    entryPoints: { react: 'src/react/index.ts' },
    format: 'esm',
    ...lean,
    ...shortNamesOfUi,
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
