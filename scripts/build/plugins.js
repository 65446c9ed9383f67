// What esbuild does not do by itself.
import { readFile } from 'node:fs/promises'
import { transform } from 'esbuild'
import { at } from './paths.js'
import { target } from './target.js'

/**
 * A stylesheet imported by a module arrives as its minified text, ready for `CSSStyleSheet.replaceSync`.
 *
 * @type {import('esbuild').Plugin}
 */
export const cssAsText = {
  name: 'css-as-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true, target })
      // esbuild keeps the spaces inside custom properties, `var()` and `calc()`. No selector of ours has ` * ` in it.
      return { contents: code.trim().replace(/ ?([,:*/]) /g, '$1'), loader: 'text' }
    })
  },
}

/**
 * `./react` takes the core from `dist/index.js` beside it: an application that imports both has one of each class.
 *
 * @type {import('esbuild').Plugin}
 */
export const coreBeside = {
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
export const standardWithoutSdk = {
  name: 'standard-without-sdk',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@aptos-labs\/wallet-standard$/ }, ({ path }) => ({ path, namespace: 'standard' }))
    onLoad({ filter: /.*/, namespace: 'standard' }, () => ({
      contents: ['chains', 'errors', 'misc'].map((name) => `export * from './${name}.js'`).join('\n'),
      resolveDir: at('node_modules/@aptos-labs/wallet-standard/dist'),
    }))
  },
}
