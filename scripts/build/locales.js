// Builds the languages: for a page a classic script each, for an application a module each.
import { readdir } from 'node:fs/promises'

const folder = new URL('../../src/locales/', import.meta.url)

/** The tags there are, in order. */
export const localeTags = async () =>
  (await readdir(folder))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()

/** What stands in the script for a page: it tells the kit, which is on the page before it. */
const tell = (/** @type {string} */ tag) => `
import * as language from './src/locales/${tag}.ts'
if (window.AptosWalletKit) AptosWalletKit.configure(language)
else console.error('locales/${tag}.js found no kit: put it after the script tag of aptos-wallet-kit.js.')
`

/** Stands for the scripts, one a tag, that exist nowhere as files. @type {import('esbuild').Plugin} */
const pageScripts = {
  name: 'page-scripts',
  setup({ onResolve, onLoad, initialOptions: { absWorkingDir = '.' } }) {
    onResolve({ filter: /^page:/ }, ({ path }) => ({ path: path.slice('page:'.length), namespace: 'page' }))
    onLoad({ filter: /.*/, namespace: 'page' }, ({ path }) => ({
      contents: tell(path),
      resolveDir: absWorkingDir,
    }))
  },
}

/**
 * @param {readonly string[]} target
 * @returns {Promise<Record<string, import('esbuild').BuildOptions>>}
 */
export async function localeOutputs(target) {
  const tags = await localeTags()
  /** @param {(tag: string) => string} source */
  const entryPoints = (source) => Object.fromEntries(tags.map((tag) => [`locales/${tag}`, source(tag)]))
  // Text for readers of their own scripts: escaped it would be three times as long.
  const common = { target: [...target], charset: /** @type {const} */ ('utf8'), sourcemap: false }
  return {
    'page locales': {
      ...common,
      entryPoints: entryPoints((tag) => `page:${tag}`),
      format: 'iife',
      plugins: [pageScripts],
      // A byte order mark: a script is else read in the encoding of its page, and not every page is in UTF-8.
      banner: { js: '\ufeff' },
    },
    locales: {
      ...common,
      entryPoints: entryPoints((tag) => `src/locales/${tag}.ts`),
      format: 'esm',
      outExtension: { '.js': '.mjs' },
    },
  }
}
