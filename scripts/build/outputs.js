// The files that the build writes, with esbuild's options for each.
import { readdir, readFile } from 'node:fs/promises'
import { resolvePath } from '../paths.js'
import { cssAsText, importEntries, optionScripts, walletStandardWithoutSdk } from './plugins.js'

/** The oldest browsers with all required features: `<dialog>`, constructable stylesheets, CSS nesting, `light-dark()`. */
export const target = ['chrome123', 'firefox120', 'safari17.5']

/** The modules of Preact that replace those of React in scripts for pages. The entry `./react` uses the React of the app. */
export const preactAliases = {
  'react-dom/client': '@preact/compat/client',
  'react/jsx-runtime': '@preact/compat/jsx-runtime',
  'react-dom': '@preact/compat',
  react: '@preact/compat',
}

/** The tags of the translated languages, sorted. */
export const localeTags = (await readdir(resolvePath('src/locales')))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort()

const { version } = JSON.parse(await readFile(resolvePath('package.json'), 'utf8'))
const plugins = [cssAsText, optionScripts, walletStandardWithoutSdk]

/**
 * The options that every output shares.
 *
 * @satisfies {import('esbuild').BuildOptions}
 */
export const shared = {
  absWorkingDir: resolvePath('.'),
  outdir: 'dist',
  bundle: true,
  minify: true,
  sourcemap: true,
  metafile: true,
  legalComments: /** @type {const} */ ('none'),
  jsx: /** @type {const} */ ('automatic'),
  target,
  define: { __VERSION__: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
  plugins,
}

/** The options of a script for a script tag. */
const script = { format: /** @type {const} */ ('iife') }

/** The options of a script for a script tag whose UI uses Preact. */
export const pageScript = { ...script, alias: preactAliases }

/**
 * The comment by which the command line distinguishes a script of the kit from a script of the page with the same name, such as
 * `sign-in.js`.
 */
const KIT_COMMENT = '/*aptos-wallet-kit*/'

/** The options of a script for a script tag next to that of the kit. */
const addOnScript = { ...script, banner: { js: KIT_COMMENT } }

/** The options of a module for bundlers. */
const module = { format: /** @type {const} */ ('esm') }

/** The options of a module next to a script with the same name. */
const moduleNextToScript = { ...module, outExtension: { '.js': '.mjs' } }

/** The options of a module with client components, for frameworks that render on a server. */
const clientModule = { ...module, banner: { js: "'use client';" } }

/** The options of translations. Without `utf8`, esbuild escapes all characters except ASCII, which needs more bytes. */
const translation = { charset: /** @type {const} */ ('utf8'), sourcemap: false }

/**
 * A byte order mark. Without this mark, browsers decode a script in the encoding of its page, which is not always UTF-8. Only the
 * translations need the mark, because all other scripts are ASCII.
 */
const BYTE_ORDER_MARK = '\ufeff'

/** A line that defines `require`, because some libraries of the command line are CommonJS modules. */
const REQUIRE = {
  js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);",
}

/** The entries of the core in `src`, and their files in `dist`. */
const coreFiles = { 'core/index': './index.js', 'core/internal': './internal.js' }

/** @param {(tag: string) => string} getSource */
const createLocaleEntries = (getSource) =>
  Object.fromEntries(localeTags.map((tag) => [`locales/${tag}`, getSource(tag)]))

/** @type {Record<string, import('esbuild').BuildOptions>} */
export const outputs = {
  'aptos-wallet-kit': { ...pageScript, entryPoints: { 'aptos-wallet-kit': 'src/script/index.ts' } },
  'dev-wallet': { ...addOnScript, entryPoints: { 'dev-wallet': 'src/dev-wallet/index.ts' } },
  'page qr': { ...addOnScript, entryPoints: { qr: 'options:qr' } },
  'page catalogue': { ...addOnScript, entryPoints: { catalogue: 'options:catalogue/all as catalogue' } },
  'page transactions': { ...addOnScript, entryPoints: { transactions: 'src/script/transactions.ts' } },
  'page locales': {
    ...addOnScript,
    ...translation,
    entryPoints: createLocaleEntries((tag) => `options:locales/${tag}`),
    banner: { js: BYTE_ORDER_MARK + KIT_COMMENT },
  },
  // The script that `aptos-wallet-kit/testing` runs in every document of a browser.
  'testing-page': { ...script, entryPoints: { 'testing-page': 'src/testing/page/page-script.ts' } },
  // Two entries with a shared chunk. Applications import `index.js`, and `react.js` imports both, so that each class and each
  // map of wallets exists once.
  core: {
    ...module,
    entryPoints: { index: 'src/core/index.ts', internal: 'src/core/internal.ts' },
    splitting: true,
    // Without a hash, whose bytes would change the compressed size of the entries with every comment in the core.
    chunkNames: 'core/[name]',
  },
  react: {
    ...clientModule,
    entryPoints: { react: 'src/react/index.ts' },
    external: ['react', 'react-dom'],
    plugins: [...plugins, importEntries({ ...coreFiles, 'transactions/index': './transactions.mjs' })],
  },
  // Do not minify this module, because the bundler of the app minifies it. To drop code that the app doesn't use, the bundler
  // needs the comments that mark calls without side effects.
  'wallet-adapter-react': {
    ...clientModule,
    entryPoints: { 'wallet-adapter-react': 'src/wallet-adapter-react/index.ts' },
    minify: false,
    external: ['react', '@aptos-labs/ts-sdk'],
    plugins: [
      ...plugins,
      importEntries({
        ...coreFiles,
        'react/index': './react.js',
        'sdk/index': './wallet-adapter-react-sdk.js',
        '@radix-ui/react-slot': './radix-slot.js',
      }),
    ],
  },
  // This module is a separate file, so that an app loads it only together with ts-sdk.
  'wallet-adapter-react-sdk': {
    ...module,
    entryPoints: { 'wallet-adapter-react-sdk': 'src/wallet-adapter-react/sdk/index.ts' },
    minify: false,
  },
  // This module is a separate file, so that bundlers can drop the file. In a shared file, bundlers would keep the calls of this
  // module, even for applications without headless parts.
  'radix-slot': {
    ...module,
    entryPoints: { 'radix-slot': '@radix-ui/react-slot' },
    external: ['react'],
  },
  'petra-web': {
    ...module,
    entryPoints: { 'petra-web': 'src/petra-web/index.ts' },
    external: ['@aptos-connect/wallet-adapter-plugin'],
  },
  'cross-chain': {
    ...module,
    entryPoints: { 'cross-chain': 'src/cross-chain/index.ts' },
    external: [
      '@aptos-labs/derived-wallet-*',
      '@aptos-labs/ts-sdk',
      '@solana/wallet-standard-wallet-adapter-base',
    ],
    plugins: [...plugins, importEntries(coreFiles)],
  },
  // Sign-in has files of its own, because most pages don't need the large hash function.
  'page sign-in': {
    ...addOnScript,
    entryPoints: { 'sign-in': 'src/sign-in/page-script.ts' },
    globalName: 'AptosSignIn',
  },
  'sign-in': { ...moduleNextToScript, entryPoints: { 'sign-in': 'src/sign-in/index.ts' } },
  // Do not minify this module, so that developers can read the code that accepts or rejects a login.
  verify: {
    ...module,
    entryPoints: { verify: 'src/verify/index.ts' },
    minify: false,
    external: ['@aptos-labs/siwa', '@aptos-labs/ts-sdk'],
  },
  qr: { ...moduleNextToScript, entryPoints: { qr: 'src/qr/index.ts' } },
  catalogue: { ...moduleNextToScript, entryPoints: { catalogue: 'src/catalogue/all.ts' } },
  transactions: { ...moduleNextToScript, entryPoints: { transactions: 'src/transactions/index.ts' } },
  locales: {
    ...moduleNextToScript,
    ...translation,
    entryPoints: createLocaleEntries((tag) => `src/locales/${tag}.ts`),
  },
  testing: {
    ...module,
    entryPoints: { testing: 'src/testing/index.ts' },
    minify: false,
    external: ['node:*'],
  },
  cli: {
    ...module,
    entryPoints: { cli: 'bin/cli.ts' },
    platform: 'node',
    target: 'node20',
    splitting: true,
    chunkNames: 'cli/[name]-[hash]',
    sourcemap: false,
    banner: REQUIRE,
  },
}
