// esbuild plugins.
import { readFile } from 'node:fs/promises'
import { transform } from 'esbuild'
import { resolvePath } from './paths.js'
import { target } from './target.js'

/**
 * Loads an imported stylesheet as minified text, ready for `CSSStyleSheet.replaceSync`.
 *
 * @type {import('esbuild').Plugin}
 */
export const cssAsText = {
  name: 'css-as-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true, target })
      // esbuild keeps spaces inside custom properties, `var()` and `calc()`. No selector here contains ` * `.
      return { contents: code.trim().replace(/ ?([,:*/]) /g, '$1'), loader: 'text' }
    })
  },
}

/**
 * Makes `./react` import the core from `dist/index.js`, so that an app that imports both entries has one copy of each class.
 *
 * @type {import('esbuild').Plugin}
 */
export const externalCore = {
  name: 'external-core',
  setup({ onResolve }) {
    onResolve({ filter: /\/core\/(index|internal)\.js$/ }, ({ path }) => ({
      path: `./${path.split('/').at(-1)}`,
      external: true,
    }))
  },
}

/**
 * Makes `./wallet-adapter-react` import the React entry from `dist/react.js`, so that both share one provider.
 *
 * @type {import('esbuild').Plugin}
 */
export const externalReact = {
  name: 'external-react',
  setup({ onResolve }) {
    onResolve({ filter: /\/react\/index\.js$/ }, () => ({ path: './react.js', external: true }))
  },
}

/**
 * Replaces the index of `@aptos-labs/wallet-standard` by the three modules that the development wallet uses. The index makes
 * esbuild read all 330 files of ts-sdk only to drop them again, which takes half a second.
 *
 * @type {import('esbuild').Plugin}
 */
export const stubTsSdk = {
  name: 'stub-ts-sdk',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@aptos-labs\/wallet-standard$/ }, ({ path }) => ({ path, namespace: 'standard' }))
    onLoad({ filter: /.*/, namespace: 'standard' }, () => ({
      contents: ['chains', 'errors', 'misc', 'features/index']
        .map((name) => `export * from './${name}.js'`)
        .join('\n'),
      resolveDir: resolvePath('node_modules/@aptos-labs/wallet-standard/dist'),
    }))
  },
}
