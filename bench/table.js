// Renders the results as Markdown.
import { readFileSync } from 'node:fs'
import { FEW_WALLETS } from './contestants.js'
import { HEAP_TOLERANCE_BYTES } from './scenarios.js'

/** @type {Record<string, number>} */
const limits = JSON.parse(readFileSync(new URL('../test/architecture/sizes.json', import.meta.url), 'utf8'))

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {string} label
 * @property {'load' | 'opening' | 'idle'} measurement
 * @property {number | undefined} walletCount Number of wallets of an opening.
 * @property {number} slowdown
 * @property {Record<string, number>} figures Medians. Empty if a visit failed.
 */
/** @typedef {readonly ({ label: string, nodes: number, listeners: number, heapBytes: number })[]} Leaks */

/**
 * @param {number | undefined} value
 * @param {number} [digits] Digits after the decimal point.
 */
const format = (value = Number.NaN, digits = 0) =>
  Number.isFinite(value)
    ? value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    : '–'

/** @param {number} ratio */
const formatRatio = (ratio) => (ratio > 0 ? `×${format(ratio, ratio < 10 ? 1 : 0)}` : '–')

/** @param {number | undefined} milliseconds */
const formatLongTask = (milliseconds) => (milliseconds === 0 ? '< 50' : format(milliseconds))

/** @param {readonly (readonly string[])[]} rows The first row is the header. Only the first column is text. */
function renderTable([header = [], ...rows]) {
  const alignment = header.map((_, column) => (column === 0 ? '---' : '---:'))
  return [header, alignment, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** @param {readonly Row[]} rows */
function createComparison(rows) {
  /** @param {string} name @param {string} field @param {number} [walletCount] @param {number} [slowdown] */
  const get = (name, field, walletCount, slowdown = 1) =>
    rows.find(
      (row) =>
        row.name === name &&
        row.walletCount === walletCount &&
        row.slowdown === slowdown &&
        field in row.figures,
    )?.figures[field] ?? Number.NaN
  const getNet = (/** @type {string} */ name, /** @type {string} */ field) =>
    get(name, field) - get('empty', field)
  return {
    get,
    /** @param {string} name @param {string} field */
    toFloor: (name, field) => formatRatio(get(name, field) / get('hello', field)),
    /** @param {string} name @param {string} field */
    toFloorNet: (name, field) => formatRatio(getNet(name, field) / getNet('hello', field)),
    /** @param {string} name @param {number} walletCount */
    toFewWallets: (name, walletCount) =>
      formatRatio(get(name, 'clickToPaintMs', walletCount) / get(name, 'clickToPaintMs', FEW_WALLETS)),
    /** @param {string} name @param {number} slowdown */
    toFloorOpening: (name, slowdown) =>
      formatRatio(
        get(name, 'clickToPaintMs', FEW_WALLETS, slowdown) /
          get('hello', 'clickToPaintMs', FEW_WALLETS, slowdown),
      ),
    /** @param {number} slowdown */
    toSecondClick: (slowdown) =>
      formatRatio(
        get('ours', 'clickToPaintMs', FEW_WALLETS, slowdown) /
          get('ours', 'secondClickToPaintMs', FEW_WALLETS, slowdown),
      ),
  }
}

/**
 * @param {readonly Row[]} rows
 * @param {Leaks} leaks
 */
function renderLimits(rows, leaks) {
  const { get, toFloor, toFloorNet, toFewWallets, toFloorOpening, toSecondClick } = createComparison(rows)
  const longestTask = Math.max(
    ...[FEW_WALLETS, 500, 2000].map((count) => get('ours', 'longestTaskMs', count)),
  )
  return renderTable([
    ['', 'Limit', 'Measured'],
    ['Script, bytes in Brotli', format(limits['aptos-wallet-kit.js']), format(get('ours', 'brotli'))],
    ['Requests; other hosts', '1; 0', `${get('ours', 'requests')}; ${get('ours', 'hosts')}`],
    ['Main thread, relative to the floor', '×1.5', toFloor('ours', 'mainThreadMs')],
    ['Main thread, relative to the floor, net', '×1.5', toFloorNet('ours', 'mainThreadMs')],
    ['Evaluation, relative to the floor, net', '×1.5', toFloorNet('ours', 'evaluationMs')],
    ['First click to modal painted, relative to the second', '×1.3', toSecondClick(1)],
    ['First click to modal painted, relative to the floor', '×1.5', toFloorOpening('ours', 1)],
    [
      'First click to modal painted, CPU slowed down 4 times, ms',
      '50',
      format(get('ours', 'clickToPaintMs', FEW_WALLETS, 4), 1),
    ],
    [
      'Idle work before the click, without a wallet; with 5, ms',
      '20; 20',
      [0, FEW_WALLETS].map((count) => format(get('ours', 'idleWorkMs', count), 1)).join('; '),
    ],
    [
      'Longest idle task, CPU slowed down 4 times, without a wallet; with 5, ms',
      '16; 16',
      [0, FEW_WALLETS].map((count) => format(get('ours', 'longestIdleTaskMs', count, 4), 1)).join('; '),
    ],
    ['Click to modal painted, 500 wallets relative to 5', '×2.0', toFewWallets('ours', 500)],
    ['Click to modal painted, 2,000 wallets relative to 5', '×6.0', toFewWallets('ours', 2000)],
    ['Longest task while the modal opens, ms', '200', formatLongTask(longestTask)],
    ...leaks.map(({ label, nodes, listeners, heapBytes }) => [
      `Growth after ${label}: DOM nodes; listeners; heap, kB`,
      `0; 0; ${format(HEAP_TOLERANCE_BYTES / 1000)}`,
      `${format(nodes)}; ${format(listeners)}; ${format(heapBytes / 1000)}`,
    ]),
  ])
}

/** @param {readonly Row[]} rows */
function renderLoads(rows) {
  const { toFloor, toFloorNet } = createComparison(rows)
  const loads = rows.filter(({ measurement }) => measurement === 'load')
  return renderTable([
    ['', 'Minified, bytes', 'gzip', 'Brotli', 'Requests', 'Other hosts', 'Evaluation, ms', 'Main thread, ms'],
    ...loads.map(
      ({ name, label, figures: { raw, gzip, brotli, requests, hosts, evaluationMs, mainThreadMs } }) => [
        label,
        format(raw),
        format(gzip),
        `${format(brotli)} (${toFloor(name, 'brotli')})`,
        format(requests),
        format(hosts),
        `${format(evaluationMs, 1)} (${toFloorNet(name, 'evaluationMs')})`,
        `${format(mainThreadMs, 1)} (${toFloorNet(name, 'mainThreadMs')})`,
      ],
    ),
  ])
}

/** @param {readonly Row[]} rows */
function renderOpenings(rows) {
  const { toFewWallets } = createComparison(rows)
  const openings = rows.filter(({ measurement, slowdown }) => measurement === 'opening' && slowdown === 1)
  return renderTable([
    ['', 'Wallets', 'Click to modal painted, ms', 'Longest task, ms', 'JavaScript heap, MB', 'DOM nodes'],
    ...openings.map(
      ({ name, label, walletCount = 0, figures: { clickToPaintMs, longestTaskMs, heapBytes, nodes } }) => [
        label,
        format(walletCount),
        `${format(clickToPaintMs, 1)} (${toFewWallets(name, walletCount)})`,
        formatLongTask(longestTaskMs),
        format(heapBytes && heapBytes / 1e6, 1),
        format(nodes),
      ],
    ),
  ])
}

/** @param {readonly Row[]} rows */
function renderClicks(rows) {
  const { toFloorOpening } = createComparison(rows)
  const openings = rows.filter(
    ({ measurement, walletCount }) => measurement === 'opening' && walletCount === FEW_WALLETS,
  )
  const formatShare = (/** @type {number} */ part, /** @type {number} */ whole) =>
    `${format((100 * part) / whole)} %`
  return renderTable([
    [
      '',
      'CPU',
      'First click, ms',
      'Second click, ms',
      'Main thread, ms',
      'Frames above 16.7 ms',
      'Above 33 ms',
    ],
    ...openings.map(({ name, label, slowdown, figures }) => [
      label,
      slowdown === 1 ? '1×' : `1/${slowdown}`,
      `${format(figures.clickToPaintMs, 1)} (${toFloorOpening(name, slowdown)})`,
      format(figures.secondClickToPaintMs, 1),
      format(figures.openingMs, 1),
      figures.frames ? formatShare(figures.slowFrames ?? 0, figures.frames) : '–',
      figures.frames ? formatShare(figures.verySlowFrames ?? 0, figures.frames) : '–',
    ]),
  ])
}

/**
 * Renders results.md.
 *
 * @param {{ conditions: string, rows: readonly Row[], leaks: Leaks }} results
 */
export const renderResults = ({ conditions, rows, leaks }) => `# Benchmark results

<!-- Generated by \`npm run bench\`. Do not edit. -->

${conditions}
Ratios are comparable between machines, but times are not. *Net*: the empty page's figure is subtracted first.

## Limits

${renderLimits(rows, leaks)}

## Page load

The figures cover the load until the button is painted and the page is idle. Times are processor time of the main thread.
A figure in parentheses is the ratio to the floor. For this ratio, times are net.

${renderLoads(rows)}

## First and second click

Times are from the click to the first frame with the modal. The page has ${FEW_WALLETS} wallets, and the first click is 1.5 seconds after the
load. A figure in parentheses is the ratio to the floor at the same speed. "Main thread" is the processor time of the main thread during the first opening and
the half second after it. The frames are counted while the modal opens, changes its view (in the kit only), and closes. A dash means that
Escape doesn't close the modal, so there is no second click.

${renderClicks(rows)}

## Opening the modal with many wallets

Each wallet has its own SVG icon. Times are elapsed times. A figure in parentheses is the ratio to the figure for ${FEW_WALLETS} wallets.
A dash means that a visit failed or took longer than 40 seconds.

${renderOpenings(rows)}
`
