// What each part of the kit's script costs a visitor: by how much the compressed script shrinks when that part's
// bytes are taken out of it.
import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

/** By the source's path; the first that fits. @type {readonly (readonly [label: string, path: RegExp])[]} */
const kinds = [
  ['Preact', /node_modules\/preact\/(src|dist)\//],
  ['Preact hooks', /node_modules\/preact\/hooks\//],
  ['Preact compat', /node_modules\/(@preact|preact)\/?(compat)?/],
  ['catalogue and deep links', /src\/catalogue\//],
  ['core: discovery, validation, connection, session, API', /src\/core\//],
  ['strings', /src\/ui\/strings/],
  ['modals and button', /src\/ui\//],
  ['global, element, script options', /src\/embed\//],
]

/** Texts that the minifier has put where they are used. @type {readonly (readonly [label: string, literal: RegExp])[]} */
const literals = [
  ['styles', /(["'`])(?=:host\{)(?:\\[\s\S]|(?!\1)[^\\])*\1/g],
  ['icons of the five wallets', /(["'`])(?=data:image\/svg)(?:\\[\s\S]|(?!\1)[^\\])*\1/g],
]

/** @param {string} source */
const kindOf = (source) => kinds.find(([, path]) => path.test(source))?.[0] ?? 'added by the bundler'

/** @returns {Promise<{ label: string, raw: number, brotli: number }[]>} the dearest first */
export async function parts() {
  const script = await readFile(`${dist}aptos-wallet-kit.js`, 'utf8')
  const map = new SourceMap(JSON.parse(await readFile(`${dist}aptos-wallet-kit.js.map`, 'utf8')))
  const whole = brotliCompressSync(script).length

  /** Whose each character of the script is. */
  const owners = script.split('\n').flatMap((line, row) =>
    Array.from(`${line}\n`, (_, column) => {
      const entry = map.findEntry(row, column)
      return kindOf('originalSource' in entry ? entry.originalSource : '')
    }),
  )
  for (const [label, literal] of literals)
    for (const { 0: text, index } of script.matchAll(literal)) owners.fill(label, index, index + text.length)
  const characters = Array.from(owners, (_, at) => script[at] ?? '')
  return [...new Set(owners)]
    .map((label) => {
      const rest = characters.filter((_, at) => owners[at] !== label).join('')
      return {
        label,
        raw: script.length - rest.length,
        brotli: whole - brotliCompressSync(rest).length,
      }
    })
    .sort((a, b) => b.brotli - a.brotli)
}
