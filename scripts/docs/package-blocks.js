import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { target } from '../build/outputs.js'
import { resolvePath } from '../paths.js'
import { code, table } from './table.js'

/** @param {string} path */
const read = (path) => readFileSync(resolvePath(path), 'utf8')

/** @param {number} bytes */
const toKilobytes = (bytes) => `${Math.ceil(bytes / 1000)} kB`

/** Formats esbuild's browser targets for readers. */
const browsers = target
  .map((one) => one.replace(/^[a-z]/, (letter) => letter.toUpperCase()).replace(/(\d)/, ' $1'))
  .join(', ')
  .replace(/, (?=[^,]*$)/, ', and ')

/**
 * Creates the blocks that are read from files other than the types: sizes, the benchmark, locales.
 */
export function packageBlocks() {
  /** @type {Record<string, number>} */
  const sizes = JSON.parse(read('test/architecture/sizes.json'))
  const locales = readdirSync(resolvePath('src/locales'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => basename(file, '.ts'))
  const { engines } = JSON.parse(read('package.json'))
  return {
    sizes: table(
      ['File', 'At most (Brotli)'],
      Object.entries(sizes).map(([file, bytes]) => [code(`dist/${file}`), toKilobytes(bytes)]),
    ),
    'page-script-size': toKilobytes(sizes['aptos-wallet-kit.js'] ?? 0),
    benchmark: readBenchmark(),
    peers: writePeers(sizes['aptos-wallet-kit.js'] ?? 0),
    locales: locales.map(code).join(', '),
    browsers,
    node: engines.node.replace('>=', ''),
  }
}

/**
 * Reads the results of the benchmark, without their title.
 */
const readBenchmark = () =>
  read('bench/results.md')
    .replace(/^# .*\n+(<!--.*-->\n+)?/, '')
    .trim()

/**
 * Compares the measured transfer sizes of other kits with the limit of this one.
 *
 * @param {number} limit
 */
function writePeers(limit) {
  const [, pageLoad = ''] = readBenchmark().split(/^## Page load$/m)
  const rows = pageLoad.split('\n## ')[0]?.matchAll(/^\| (?!\*\*)(.* \d+\.\d+\.\d+) \|(.*)\|$/gm) ?? []
  const peers = [...rows].map(([, label = '', cells = '']) => {
    const [, , brotli = '', requests = '', hosts = ''] = cells.split('|').map((cell) => cell.trim())
    return [label, toKilobytes(Number.parseInt(brotli.replaceAll(',', ''), 10)), requests, hosts]
  })
  if (!peers.length)
    throw new Error('bench/results.md lists no other kits. Update scripts/docs/package-blocks.js.')
  return table(
    ['Kit', 'Brotli', 'Requests', 'Other hosts contacted'],
    [['aptos-wallet-kit', `at most ${toKilobytes(limit)}`, '1', '0'], ...peers],
  )
}
