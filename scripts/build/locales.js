// Builds the translations: a classic script for pages and a module for applications.
import { readdir } from 'node:fs/promises'
import { optionScripts } from './option-scripts.js'

const folder = new URL('../../src/locales/', import.meta.url)

/** Lists the language tags, sorted. */
export const localeTags = async () =>
  (await readdir(folder))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()

/**
 * Returns the build options of the translations.
 *
 * @param {readonly string[]} target The browsers, for esbuild.
 * @returns {Promise<Record<string, import('esbuild').BuildOptions>>}
 */
export async function localeOutputs(target) {
  const tags = await localeTags()
  /** @param {(tag: string) => string} getSource */
  const entryPoints = (getSource) => Object.fromEntries(tags.map((tag) => [`locales/${tag}`, getSource(tag)]))
  // Without `utf8`, esbuild escapes other scripts, which makes the files three times as long.
  const common = { target: [...target], charset: /** @type {const} */ ('utf8'), sourcemap: false }
  return {
    'page locales': {
      ...common,
      entryPoints: entryPoints((tag) => `options:locales/${tag}`),
      format: 'iife',
      plugins: [optionScripts],
      // A byte order mark: without it, a script is decoded in the page's encoding, which is not always UTF-8.
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
