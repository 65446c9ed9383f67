import { readFileSync } from 'node:fs'
import { localeTags, target } from '../build/outputs.js'
import { resolvePath } from '../paths.js'
import { ENTRIES, OTHER_FORMS } from './entries.js'
import { formatCode, renderTable } from './table.js'

/** @param {string} path */
const readText = (path) => readFileSync(resolvePath(path), 'utf8')

/**
 * Formats a measured size, rounded to kilobytes.
 *
 * @param {number} bytes
 */
const formatKilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`

/**
 * Formats a limit, rounded up to kilobytes. A limit below 10 kB has a decimal, because rounding would change it too much.
 *
 * @param {number} bytes
 */
const formatLimit = (bytes) => `${bytes < 10_000 ? Math.ceil(bytes / 100) / 10 : Math.ceil(bytes / 1000)} kB`

/** The goal for the size of the page script. ARCHITECTURE.md explains why the limit is higher. */
const PAGE_SCRIPT_GOAL_BYTES = 27_000

/** The goal for the size of `transactions.js`. */
const TRANSACTIONS_GOAL_BYTES = 4000

/** The browser targets of esbuild as a list for readers. */
const browsers = target
  .map((browser) => browser.replace(/^[a-z]/, (letter) => letter.toUpperCase()).replace(/(\d)/, ' $1'))
  .join(', ')
  .replace(/, (?=[^,]*$)/, ', and ')

/** Renders the blocks that don't come from the sources of the kit, such as sizes and the benchmark. */
export function renderPackageBlocks() {
  /** @type {Record<string, number>} */
  const sizes = JSON.parse(readText('test/architecture/sizes.json'))
  const { engines, exports } = JSON.parse(readText('package.json'))
  const measured = JSON.parse(readText('bench/wallet-adapter-size.json'))
  const entries = listEntries(Object.keys(exports))
  return {
    'main entries': renderEntries(
      entries.filter(([, { isMain }]) => isMain),
      sizes,
      measured.bytes,
      'docs/',
    ),
    entries: renderEntries(entries, sizes, measured.bytes, ''),
    'drop-in-size': formatKilobytes(measured.bytes.dropIn),
    'adapter-size': formatKilobytes(measured.bytes.adapter),
    'adapter-sizes': renderAdapterSizes(measured),
    // Count English, which has no file, but not `pt`, which is an alias.
    'language-count': String(new Set(localeTags.filter((tag) => tag !== 'pt')).size + 1),
    sizes: renderTable(
      ['File', 'At most (Brotli)'],
      Object.entries(sizes).map(([file, bytes]) => [formatCode(`dist/${file}`), formatLimit(bytes)]),
    ),
    ...Object.fromEntries(Object.entries(sizes).map(([file, bytes]) => [`size ${file}`, formatLimit(bytes)])),
    'page-script-excess': ((sizes['aptos-wallet-kit.js'] ?? 0) - PAGE_SCRIPT_GOAL_BYTES).toLocaleString('en'),
    'transactions-excess': ((sizes['transactions.js'] ?? 0) - TRANSACTIONS_GOAL_BYTES).toLocaleString('en'),
    benchmark: readBenchmark(),
    peers: renderKitComparison(sizes['aptos-wallet-kit.js'] ?? 0),
    browsers,
    node: engines.node.replace('>=', ''),
  }
}

/**
 * Lists the described entries that package.json exports.
 *
 * @param {readonly string[]} exports
 * @throws {Error} If an export has no description.
 */
function listEntries(exports) {
  const missing = exports.filter(
    (name) => !(name in ENTRIES) && !OTHER_FORMS.includes(name) && !name.endsWith('.js'),
  )
  if (missing.length)
    throw new Error(`Describe these entries in scripts/docs/entries.js: ${missing.join(', ')}`)
  return Object.entries(ENTRIES).filter(([name]) => exports.includes(name))
}

/**
 * @param {readonly (readonly [name: string, entry: import('./entries.js').Entry])[]} entries
 * @param {Record<string, number>} limits The limits of the files, in bytes.
 * @param {Record<string, number>} measured The bytes of the entries that consist of several files.
 * @param {string} folder The folder of the documents, relative to the page.
 */
function renderEntries(entries, limits, measured, folder) {
  return renderTable(
    ['For', 'Entry', 'At most (Brotli)'],
    entries.map(([name, { use, page, file, measured: key }]) => {
      const bytes = (file && limits[file]) || (key && measured[key])
      const entry = name.startsWith('./') ? `aptos-wallet-kit${name.slice(1)}` : 'aptos-wallet-kit'
      return [`[${use}](${folder}${page})`, formatCode(entry), bytes ? formatLimit(bytes) : '']
    }),
  )
}

/** @param {{ adapterVersion: string, sdkVersion: string, bytes: Record<string, number> }} measured */
function renderAdapterSizes({ adapterVersion, sdkVersion, bytes }) {
  const adapter = `${formatCode('@aptos-labs/wallet-adapter-react')} ${adapterVersion}`
  const rows = [
    [`${adapter} with ts-sdk ${sdkVersion}`, bytes.adapterWithSdk],
    [`${adapter} without ts-sdk`, bytes.adapter],
    [formatCode('aptos-wallet-kit/wallet-adapter-react'), bytes.dropIn],
  ]
  return renderTable(
    ['Module', 'Size'],
    rows.map(([label, size]) => [String(label), formatKilobytes(Number(size))]),
  )
}

/** Reads the results of the benchmark, without their title. */
const readBenchmark = () =>
  readText('bench/results.md')
    .replace(/^# .*\n+(<!--.*-->\n+)?/, '')
    .trim()

/** Reads the measurements of other kits from the benchmark: transferred bytes, requests, and hosts. */
export function readOtherKits() {
  const [, pageLoad = ''] = readBenchmark().split(/^## Page load$/m)
  const rows = pageLoad.split('\n## ')[0]?.matchAll(/^\| (?!\*\*)(.* \d+\.\d+\.\d+) \|(.*)\|$/gm) ?? []
  const kits = [...rows].map(([, label = '', cells = '']) => {
    const [, , brotli = '', requests = '', hosts = ''] = cells.split('|').map((cell) => cell.trim())
    return { label, bytes: Number.parseInt(brotli.replaceAll(',', ''), 10), requests, hosts }
  })
  if (!kits.length)
    throw new Error('bench/results.md lists no other kits. Update scripts/docs/package-blocks.js.')
  return kits
}

/**
 * Compares the measured transfer sizes of other kits with the limit of this kit.
 *
 * @param {number} limit
 */
function renderKitComparison(limit) {
  const rows = readOtherKits().map(({ label, bytes, requests, hosts }) => [
    label,
    formatKilobytes(bytes),
    requests,
    hosts,
  ])
  return renderTable(
    ['Kit', 'Brotli', 'Requests', 'Other hosts contacted'],
    [['aptos-wallet-kit', `at most ${formatLimit(limit)}`, '1', '0'], ...rows],
  )
}
