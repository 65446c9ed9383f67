// The files that the build writes, with esbuild's options for each.
import { readFile } from 'node:fs/promises'
import { localeOutputs } from './locales.js'
import { optionScripts } from './option-scripts.js'
import { resolvePath } from './paths.js'
import { cssAsText, externalCore, externalReact, stubTsSdk } from './plugins.js'
import { preactAliases } from './preact-aliases.js'
import { target } from './target.js'

const { version } = JSON.parse(await readFile(resolvePath('package.json'), 'utf8'))

/** @type {import('esbuild').BuildOptions} */
export const common = {
  absWorkingDir: resolvePath('.'),
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
 * Options for the scripts that every user of a page downloads: esbuild bundles, SWC minifies (see minify.js).
 *
 * @type {import('esbuild').BuildOptions}
 */
const browserBuild = { minify: false, write: false, target }

/**
 * Options for the script that a page loads with a script tag. React's module names resolve to published Preact.
 *
 * @satisfies {import('esbuild').BuildOptions}
 */
export const pageScript = {
  ...browserBuild,
  alias: preactAliases,
  // `createElement` saves 90 bytes Brotli over the JSX runtime.
  jsx: /** @type {const} */ ('transform'),
  jsxFactory: 'createElement',
  jsxFragment: 'Fragment',
  tsconfigRaw: { compilerOptions: { jsx: /** @type {const} */ ('react') } },
  inject: ['scripts/build/jsx.js'],
  // Preact's own convention for private properties. It saves 90 bytes Brotli.
  mangleProps: /^_/,
  format: /** @type {const} */ ('iife'),
}

/** @type {Record<string, import('esbuild').BuildOptions>} */
export const outputs = {
  'aptos-wallet-kit': {
    entryPoints: { 'aptos-wallet-kit': 'src/script/index.ts' },
    ...pageScript,
    plugins: [cssAsText, stubTsSdk],
  },
  'dev-wallet': {
    entryPoints: { 'dev-wallet': 'src/dev-wallet/index.ts' },
    format: 'iife',
    ...browserBuild,
    plugins: [cssAsText, stubTsSdk],
  },
  // The script that `aptos-wallet-kit/testing` runs in every document of a browser.
  'testing-page': {
    entryPoints: { 'testing-page': 'src/testing/page/page-script.ts' },
    format: 'iife',
    ...browserBuild,
    plugins: [stubTsSdk],
  },
  testing: {
    entryPoints: { testing: 'src/testing/index.ts' },
    format: 'esm',
    minify: false,
    target,
    plugins: [stubTsSdk],
    external: ['node:*'],
  },
  // Two entries with shared chunks: applications import `index.js`, and `react.js` imports both, so that each class and each
  // map of wallets exists once.
  core: {
    entryPoints: { index: 'src/core/index.ts', internal: 'src/core/internal.ts' },
    format: 'esm',
    target,
    splitting: true,
    chunkNames: 'core-[hash]',
    plugins: [stubTsSdk],
  },
  react: {
    entryPoints: { react: 'src/react/index.ts' },
    format: 'esm',
    ...browserBuild,
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    plugins: [cssAsText, externalCore],
    // Marks the components as client components for frameworks that render on a server.
    banner: { js: "'use client';" },
  },
  // Not minified: the app's bundler does that. It needs the comments that mark calls without side effects to drop code that the app
  // doesn't use.
  'wallet-adapter-react': {
    entryPoints: { 'wallet-adapter-react': 'src/wallet-adapter-react/index.ts' },
    format: 'esm',
    target,
    minify: false,
    external: ['react', 'react/jsx-runtime', '@aptos-labs/ts-sdk'],
    plugins: [externalCore, externalReact],
    banner: { js: "'use client';" },
  },
  'petra-web': {
    entryPoints: { 'petra-web': 'src/petra-web/index.ts' },
    format: 'esm',
    ...browserBuild,
    external: ['@aptos-connect/wallet-adapter-plugin'],
  },
  // A separate entry, because most pages don't need its large hash function.
  'sign-in': {
    entryPoints: { 'sign-in': 'src/sign-in/index.ts' },
    format: 'esm',
    ...browserBuild,
    plugins: [stubTsSdk],
  },
  ...(await localeOutputs(target)),
  'page qr': {
    entryPoints: { qr: 'options:qr' },
    format: 'iife',
    ...browserBuild,
    plugins: [optionScripts],
  },
  qr: {
    entryPoints: { qr: 'src/qr/index.ts' },
    format: 'esm',
    target,
    sourcemap: false,
    outExtension: { '.js': '.mjs' },
  },
  cli: {
    entryPoints: { cli: 'bin/cli.ts' },
    format: 'esm',
    platform: 'node',
    target: 'node20',
    splitting: true,
    chunkNames: 'cli/[name]-[hash]',
    sourcemap: false,
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  },
}
