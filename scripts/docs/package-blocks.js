import { readFileSync } from 'node:fs'
import { localeTags, target } from '../build/outputs.js'
import { resolvePath } from '../paths.js'
import { ENTRIES, OTHER_FORMS } from './entries.js'
import { formatCode, writeTable } from './table.js'

/** @param {string} path */
const read = (path) => readFileSync(resolvePath(path), 'utf8')

/**
 * Formats a measurement.
 *
 * @param {number} bytes
 */
const toKilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`

/**
 * Formats a limit, rounded up. A small one has a decimal, so that rounding doesn't change it much.
 *
 * @param {number} bytes
 */
const formatLimit = (bytes) => `${bytes < 10_000 ? Math.ceil(bytes / 100) / 10 : Math.ceil(bytes / 1000)} kB`

/** The size of the page script to aim at, in bytes. ARCHITECTURE.md has the reasons why the limit is higher. */
const PAGE_SCRIPT_GOAL = 27_000

/** The size of `transactions.js` to aim at, in bytes. */
const TRANSACTIONS_GOAL = 4000

/** Formats esbuild's browser targets for readers. */
const browsers = target
  .map((browser) => browser.replace(/^[a-z]/, (letter) => letter.toUpperCase()).replace(/(\d)/, ' $1'))
  .join(', ')
  .replace(/, (?=[^,]*$)/, ', and ')

/** Writes the blocks that don't come from the sources of the kit: sizes, the benchmark, requirements. */
export function writePackageBlocks() {
  /** @type {Record<string, number>} */
  const sizes = JSON.parse(read('test/architecture/sizes.json'))
  const { engines, exports } = JSON.parse(read('package.json'))
  const measured = JSON.parse(read('bench/wallet-adapter-size.json'))
  return {
    'main entries': writeEntries(Object.keys(exports), sizes, measured.bytes, 'docs/'),
    entries: writeEntries(Object.keys(exports), sizes, measured.bytes, ''),
    'drop-in-size': toKilobytes(measured.bytes.dropIn),
    'adapter-size': toKilobytes(measured.bytes.adapter),
    'adapter-sizes': writeAdapterSizes(measured),
    // English counts as well, but aliases don't.
    'language-count': String(new Set(localeTags.filter((tag) => tag !== 'pt')).size + 1),
    sizes: writeTable(
      ['File', 'At most (Brotli)'],
      Object.entries(sizes).map(([file, bytes]) => [formatCode(`dist/${file}`), formatLimit(bytes)]),
    ),
    ...Object.fromEntries(Object.entries(sizes).map(([file, bytes]) => [`size ${file}`, formatLimit(bytes)])),
    'page-script-excess': ((sizes['aptos-wallet-kit.js'] ?? 0) - PAGE_SCRIPT_GOAL).toLocaleString('en'),
    'transactions-excess': ((sizes['transactions.js'] ?? 0) - TRANSACTIONS_GOAL).toLocaleString('en'),
    benchmark: readBenchmark(),
    peers: writePeers(sizes['aptos-wallet-kit.js'] ?? 0),
    browsers,
    node: engines.node.replace('>=', ''),
  }
}

/**
 * Lists the entries of the package.
 *
 * @param {readonly string[]} exports
 * @param {Record<string, number>} limits Limits of the files, in bytes.
 * @param {Record<string, number>} measured Bytes of the entries that consist of several files.
 * @param {string} folder Folder of the documents, relative to the page. In README, only the main entries are listed.
 * @throws {Error} If an entry has no description.
 */
function writeEntries(exports, limits, measured, folder) {
  const missing = exports.filter(
    (name) => !(name in ENTRIES) && !OTHER_FORMS.includes(name) && !name.endsWith('.js'),
  )
  if (missing.length)
    throw new Error(`Describe these entries in scripts/docs/entries.js: ${missing.join(', ')}`)
  const rows = Object.entries(ENTRIES).filter(
    ([name, { isMain }]) => exports.includes(name) && (isMain || !folder),
  )
  return writeTable(
    ['For', 'Entry', 'At most (Brotli)'],
    rows.map(([name, { use, page, file, measured: key }]) => {
      const bytes = (file && limits[file]) || (key && measured[key])
      const entry = name.startsWith('./') ? `aptos-wallet-kit${name.slice(1)}` : 'aptos-wallet-kit'
      return [`[${use}](${folder}${page})`, formatCode(entry), bytes ? formatLimit(bytes) : '']
    }),
  )
}

/** @param {{ adapterVersion: string, sdkVersion: string, bytes: Record<string, number> }} measured */
function writeAdapterSizes({ adapterVersion, sdkVersion, bytes }) {
  const adapter = `${formatCode('@aptos-labs/wallet-adapter-react')} ${adapterVersion}`
  const rows = [
    [`${adapter} with ts-sdk ${sdkVersion}`, bytes.adapterWithSdk],
    [`${adapter} without ts-sdk`, bytes.adapter],
    [formatCode('aptos-wallet-kit/wallet-adapter-react'), bytes.dropIn],
  ]
  return writeTable(
    ['Module', 'Size'],
    rows.map(([label, size]) => [String(label), toKilobytes(Number(size))]),
  )
}

/** Reads the results of the benchmark, without their title. */
const readBenchmark = () =>
  read('bench/results.md')
    .replace(/^# .*\n+(<!--.*-->\n+)?/, '')
    .trim()

/** Reads the measurements of other kits from the benchmark: transferred bytes, requests, and hosts. */
export function listPeers() {
  const [, pageLoad = ''] = readBenchmark().split(/^## Page load$/m)
  const rows = pageLoad.split('\n## ')[0]?.matchAll(/^\| (?!\*\*)(.* \d+\.\d+\.\d+) \|(.*)\|$/gm) ?? []
  const peers = [...rows].map(([, label = '', cells = '']) => {
    const [, , brotli = '', requests = '', hosts = ''] = cells.split('|').map((cell) => cell.trim())
    return { label, bytes: Number.parseInt(brotli.replaceAll(',', ''), 10), requests, hosts }
  })
  if (!peers.length)
    throw new Error('bench/results.md lists no other kits. Update scripts/docs/package-blocks.js.')
  return peers
}

/**
 * Compares the measured transfer sizes of other kits with the limit of this kit.
 *
 * @param {number} limit
 */
function writePeers(limit) {
  const peers = listPeers().map(({ label, bytes, requests, hosts }) => [
    label,
    toKilobytes(bytes),
    requests,
    hosts,
  ])
  return writeTable(
    ['Kit', 'Brotli', 'Requests', 'Other hosts contacted'],
    [['aptos-wallet-kit', `at most ${formatLimit(limit)}`, '1', '0'], ...peers],
  )
}
