import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { withoutClasses } from './classes.js'
import { withoutPassiveEffects } from './effects.js'
import { withoutRareElements } from './elements.js'
import { withoutEventClock } from './events.js'
import { withoutHydration } from './hydration.js'
import { withoutFewestMoves } from './moves.js'
import { withoutReactNames } from './react-names.js'
import { withoutReuse } from './reuse.js'

const root = dirname(createRequire(import.meta.url).resolve('preact/package.json'))

/** @type {Record<string, import('./edit.js').Edit[]>[]} in the order they are applied */
const ideas = [
  withoutHydration,
  withoutClasses,
  withoutRareElements,
  withoutPassiveEffects,
  withoutReactNames,
  withoutEventClock,
  withoutFewestMoves,
  withoutReuse,
]

/** React's names, answered by Preact. Only what goes into an IIFE is built so: `./react` leaves React to the application. */
export const preactAliases = {
  'react-dom/client': '@preact/compat/client',
  'react/jsx-runtime': '@preact/compat/jsx-runtime',
  'react-dom': '@preact/compat',
  react: '@preact/compat',
}

/** Where Preact's packages begin in its source. */
const entries = {
  preact: 'src/index.js',
  'preact/hooks': 'hooks/src/index.js',
  'preact/compat': 'compat/src/index.js',
  'preact/jsx-runtime': 'jsx-runtime/src/index.js',
}

/**
 * Preact as the page's script needs it: bundled from the source it is published with, less what the kit's components
 * never use, which is more than half of it.
 *
 * @type {import('esbuild').Plugin}
 */
export const leanPreact = {
  name: 'lean-preact',
  setup({ onResolve, onLoad, onEnd }) {
    const unread = new Set(ideas.flatMap(Object.keys))
    onResolve({ filter: /^preact(\/(hooks|compat|jsx-runtime))?$/ }, ({ path }) => ({
      path: join(root, entries[/** @type {keyof typeof entries} */ (path)]),
    }))
    onLoad({ filter: /[/\\]preact[/\\].*src[/\\].*\.js$/ }, async ({ path }) => {
      unread.delete(inside(path))
      return { contents: await lean(path) }
    })
    // A file that has another name now would be left whole.
    onEnd(() => ({ errors: [...unread].map((file) => ({ text: `Preact's source has no longer: ${file}` })) }))
  },
}

/**
 * The same for tests, which then run on the very Preact that visitors get.
 *
 * @type {import('vite').Plugin}
 */
export const leanPreactForTests = {
  name: 'lean-preact',
  enforce: 'pre',
  resolveId: (id) =>
    id in entries ? join(root, entries[/** @type {keyof typeof entries} */ (id)]) : undefined,
  load: (path) => (path.startsWith(root) && path.endsWith('.js') ? lean(path) : undefined),
}

/** @param {string} path @returns where it is in Preact's package */
const inside = (path) => relative(root, path).replaceAll('\\', '/')

/** @param {string} path of a file of Preact's source */
async function lean(path) {
  const source = await readFile(path, 'utf8')
  return ideas.flatMap((idea) => idea[inside(path)] ?? []).reduce((text, edit) => edit(text), source)
}
