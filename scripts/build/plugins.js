// esbuild plugins.
import { readFile } from 'node:fs/promises'
import { transform } from 'esbuild'
import { resolvePath } from '../paths.js'

/**
 * Loads an imported stylesheet as minified text, ready for `CSSStyleSheet.replaceSync`.
 *
 * @type {import('esbuild').Plugin}
 */
export const cssAsText = {
  name: 'css-as-text',
  setup({ onLoad, initialOptions: { target = 'esnext' } }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const css = await readFile(path, 'utf8')
      const { code } = await transform(css, { loader: 'css', minify: true, target })
      return { contents: code.trim(), loader: 'text' }
    })
  },
}

/**
 * Returns the source of a script that sets the exports of a module as options of the kit, which must already be on the page.
 *
 * @param {string} module The module in `src`.
 * @param {string} file The file in `dist`, without `.js`.
 */
const getOptionScript = (module, file) => `
import * as options from './src/${module}'
if (!window.AptosWalletKit)
  throw new Error('${file}.js: the kit is not loaded. Add this script after the script tag of aptos-wallet-kit.js.')
AptosWalletKit.configure(options)
`

/**
 * Resolves `options:<module>` to the script that sets the options of the module. The script exists only in memory. If the name
 * of the file differs from the module, the path is `options:<module> as <file>`.
 *
 * @type {import('esbuild').Plugin}
 */
export const optionScripts = {
  name: 'option-scripts',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^options:/ }, ({ path }) => ({
      path: path.slice('options:'.length),
      namespace: 'options',
    }))
    onLoad({ filter: /.*/, namespace: 'options' }, ({ path }) => {
      const [module = path, file = module] = path.split(' as ')
      return { contents: getOptionScript(module, file), resolveDir: resolvePath('.') }
    })
  },
}

/**
 * Creates a plugin with which a bundle imports files of `dist` instead of containing their modules. An app that imports several
 * entries then has only one copy of each class and context.
 *
 * @param {Readonly<Record<string, string>>} files The file of each module, by the package or by the path in `src`.
 * @returns {import('esbuild').Plugin}
 */
export const importEntries = (files) => ({
  name: 'import-entries',
  setup({ onResolve }) {
    for (const [module, path] of Object.entries(files))
      onResolve({ filter: new RegExp(`(^|/)${module}(\\.js)?$`) }, () => ({ path, external: true }))
  },
})

/**
 * Resolves `@aptos-labs/wallet-standard` to those of its modules that don't import ts-sdk: names, codes, and an error class.
 * With the index of the package, esbuild would read all files of ts-sdk and then drop them.
 *
 * @type {import('esbuild').Plugin}
 */
export const walletStandardWithoutSdk = {
  name: 'wallet-standard-without-sdk',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@aptos-labs\/wallet-standard$/ }, ({ path }) => ({
      path,
      namespace: 'without-sdk',
      sideEffects: false,
    }))
    onLoad({ filter: /.*/, namespace: 'without-sdk' }, () => ({
      contents: ['chains', 'errors', 'features/index', 'misc']
        .map((name) => `export * from './${name}.js'`)
        .join('\n'),
      resolveDir: resolvePath('node_modules/@aptos-labs/wallet-standard/dist'),
    }))
    // Mark the initializer as pure, so that esbuild drops the error messages, which the kit does not use.
    onLoad({ filter: /wallet-standard.dist.errors\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      return { contents: source.replace(/(?<= AptosWalletErrors = )[^;]+/, '/* @__PURE__ */ (() => $&)()') }
    })
  },
}
