import { readFileSync } from 'node:fs'
import { target } from '../build/outputs.js'
import { resolvePath } from '../paths.js'
import { formatCode, writeTable } from './table.js'

/** @param {string} path */
const read = (path) => readFileSync(resolvePath(path), 'utf8')

/** @param {number} bytes */
const toKilobytes = (bytes) => `${Math.ceil(bytes / 1000)} kB`

/** Formats esbuild's browser targets for readers. */
const browsers = target
  .map((one) => one.replace(/^[a-z]/, (letter) => letter.toUpperCase()).replace(/(\d)/, ' $1'))
  .join(', ')
  .replace(/, (?=[^,]*$)/, ', and ')

/** Writes the blocks that don't come from the sources of the kit: sizes, the benchmark, requirements. */
export function writePackageBlocks() {
  /** @type {Record<string, number>} */
  const sizes = JSON.parse(read('test/architecture/sizes.json'))
  const { engines } = JSON.parse(read('package.json'))
  return {
    sizes: writeTable(
      ['File', 'At most (Brotli)'],
      Object.entries(sizes).map(([file, bytes]) => [formatCode(`dist/${file}`), toKilobytes(bytes)]),
    ),
    'page-script-size': toKilobytes(sizes['aptos-wallet-kit.js'] ?? 0),
    benchmark: readBenchmark(),
    peers: writePeers(sizes['aptos-wallet-kit.js'] ?? 0),
    browsers,
    node: engines.node.replace('>=', ''),
  }
}

/** Reads the results of the benchmark, without their title. */
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
  return writeTable(
    ['Kit', 'Brotli', 'Requests', 'Other hosts contacted'],
    [['aptos-wallet-kit', `at most ${toKilobytes(limit)}`, '1', '0'], ...peers],
  )
}
