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
 * @property {number | undefined} walletCount The number of wallets on the page.
 * @property {number} slowdown
 * @property {Record<string, number>} figures The medians. Empty if a visit failed.
 */
/** @typedef {readonly ({ label: string, nodes: number, listeners: number, heapBytes: number })[]} Leaks */

/**
 * @param {number | undefined} value
 * @param {number} [digits] Digits after the decimal point.
 */
const formatNumber = (value = Number.NaN, digits = 0) =>
  Number.isFinite(value)
    ? value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    : '–'

/** @param {number} ratio */
const formatRatio = (ratio) => (ratio > 0 ? `×${formatNumber(ratio, ratio < 10 ? 1 : 0)}` : '–')

/** @param {number | undefined} milliseconds */
const formatLongTask = (milliseconds) => (milliseconds === 0 ? '< 50' : formatNumber(milliseconds))

/** @param {readonly (readonly string[])[]} rows The first row is the header. Only the first column is text. */
function renderTable([header = [], ...rows]) {
  const alignment = header.map((_, column) => (column === 0 ? '---' : '---:'))
  return [header, alignment, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/**
 * Creates functions that find figures and format the ratios between them.
 *
 * @param {readonly Row[]} rows
 */
function createComparison(rows) {
  /** @param {string} name @param {string} field @param {number} [walletCount] @param {number} [slowdown] */
  const getFigure = (name, field, walletCount, slowdown = 1) =>
    rows.find(
      (row) =>
        row.name === name &&
        row.walletCount === walletCount &&
        row.slowdown === slowdown &&
        field in row.figures,
    )?.figures[field] ?? Number.NaN
  /** Subtracts the figure of the empty page. */
  const getNetFigure = (/** @type {string} */ name, /** @type {string} */ field) =>
    getFigure(name, field) - getFigure('empty', field)
  return {
    getFigure,
    /** @param {string} name @param {string} field */
    formatRatioToFloor: (name, field) => formatRatio(getFigure(name, field) / getFigure('hello', field)),
    /** @param {string} name @param {string} field */
    formatNetRatioToFloor: (name, field) =>
      formatRatio(getNetFigure(name, field) / getNetFigure('hello', field)),
    /** @param {string} name @param {number} walletCount */
    formatRatioToFewWallets: (name, walletCount) =>
      formatRatio(
        getFigure(name, 'clickToPaintMs', walletCount) / getFigure(name, 'clickToPaintMs', FEW_WALLETS),
      ),
    /** @param {string} name @param {number} slowdown */
    formatOpeningRatioToFloor: (name, slowdown) =>
      formatRatio(
        getFigure(name, 'clickToPaintMs', FEW_WALLETS, slowdown) /
          getFigure('hello', 'clickToPaintMs', FEW_WALLETS, slowdown),
      ),
    /** @param {number} slowdown */
    formatFirstToSecondClick: (slowdown) =>
      formatRatio(
        getFigure('kit', 'clickToPaintMs', FEW_WALLETS, slowdown) /
          getFigure('kit', 'secondClickToPaintMs', FEW_WALLETS, slowdown),
      ),
  }
}

/**
 * @param {readonly Row[]} rows
 * @param {Leaks} leaks
 */
function renderLimits(rows, leaks) {
  const {
    getFigure,
    formatRatioToFloor,
    formatNetRatioToFloor,
    formatRatioToFewWallets,
    formatOpeningRatioToFloor,
    formatFirstToSecondClick,
  } = createComparison(rows)
  const longestTask = Math.max(
    ...[FEW_WALLETS, 500, 2000].map((count) => getFigure('kit', 'longestTaskMs', count)),
  )
  return renderTable([
    ['', 'Limit', 'Measured'],
    [
      'Script, bytes in Brotli',
      formatNumber(limits['aptos-wallet-kit.js']),
      formatNumber(getFigure('kit', 'brotli')),
    ],
    ['Requests; other hosts', '1; 0', `${getFigure('kit', 'requests')}; ${getFigure('kit', 'hosts')}`],
    ['Main thread, relative to the floor', '×1.5', formatRatioToFloor('kit', 'mainThreadMs')],
    ['Main thread, relative to the floor, net', '×1.5', formatNetRatioToFloor('kit', 'mainThreadMs')],
    ['Evaluation, relative to the floor, net', '×1.5', formatNetRatioToFloor('kit', 'evaluationMs')],
    ['First click to modal painted, relative to the second', '×1.3', formatFirstToSecondClick(1)],
    ['First click to modal painted, relative to the floor', '×1.5', formatOpeningRatioToFloor('kit', 1)],
    [
      'First click to modal painted, CPU slowed down 4 times, ms',
      '50',
      formatNumber(getFigure('kit', 'clickToPaintMs', FEW_WALLETS, 4), 1),
    ],
    [
      'Idle work before the click, in ms: without a wallet; with 5 wallets',
      '20; 20',
      [0, FEW_WALLETS].map((count) => formatNumber(getFigure('kit', 'idleWorkMs', count), 1)).join('; '),
    ],
    [
      'Longest idle task with the CPU slowed down 4 times, in ms: without a wallet; with 5 wallets',
      '16; 16',
      [0, FEW_WALLETS]
        .map((count) => formatNumber(getFigure('kit', 'longestIdleTaskMs', count, 4), 1))
        .join('; '),
    ],
    ['Click to modal painted, 500 wallets relative to 5', '×2.0', formatRatioToFewWallets('kit', 500)],
    ['Click to modal painted, 2,000 wallets relative to 5', '×6.0', formatRatioToFewWallets('kit', 2000)],
    ['Longest task while the modal opens, ms', '200', formatLongTask(longestTask)],
    ...leaks.map(({ label, nodes, listeners, heapBytes }) => [
      `Growth after ${label}: DOM nodes; listeners; heap, kB`,
      `0; 0; ${formatNumber(HEAP_TOLERANCE_BYTES / 1000)}`,
      `${formatNumber(nodes)}; ${formatNumber(listeners)}; ${formatNumber(heapBytes / 1000)}`,
    ]),
  ])
}

/** @param {readonly Row[]} rows */
function renderLoads(rows) {
  const { formatRatioToFloor, formatNetRatioToFloor } = createComparison(rows)
  const loads = rows.filter(({ measurement }) => measurement === 'load')
  return renderTable([
    ['', 'Minified, bytes', 'gzip', 'Brotli', 'Requests', 'Other hosts', 'Evaluation, ms', 'Main thread, ms'],
    ...loads.map(
      ({ name, label, figures: { raw, gzip, brotli, requests, hosts, evaluationMs, mainThreadMs } }) => [
        label,
        formatNumber(raw),
        formatNumber(gzip),
        `${formatNumber(brotli)} (${formatRatioToFloor(name, 'brotli')})`,
        formatNumber(requests),
        formatNumber(hosts),
        `${formatNumber(evaluationMs, 1)} (${formatNetRatioToFloor(name, 'evaluationMs')})`,
        `${formatNumber(mainThreadMs, 1)} (${formatNetRatioToFloor(name, 'mainThreadMs')})`,
      ],
    ),
  ])
}

/** @param {readonly Row[]} rows */
function renderOpenings(rows) {
  const { formatRatioToFewWallets } = createComparison(rows)
  const openings = rows.filter(({ measurement, slowdown }) => measurement === 'opening' && slowdown === 1)
  return renderTable([
    ['', 'Wallets', 'Click to modal painted, ms', 'Longest task, ms', 'JavaScript heap, MB', 'DOM nodes'],
    ...openings.map(
      ({ name, label, walletCount = 0, figures: { clickToPaintMs, longestTaskMs, heapBytes, nodes } }) => [
        label,
        formatNumber(walletCount),
        `${formatNumber(clickToPaintMs, 1)} (${formatRatioToFewWallets(name, walletCount)})`,
        formatLongTask(longestTaskMs),
        formatNumber(heapBytes && heapBytes / 1e6, 1),
        formatNumber(nodes),
      ],
    ),
  ])
}

/** @param {readonly Row[]} rows */
function renderClicks(rows) {
  const { formatOpeningRatioToFloor } = createComparison(rows)
  const openings = rows.filter(
    ({ measurement, walletCount }) => measurement === 'opening' && walletCount === FEW_WALLETS,
  )
  const formatShare = (/** @type {number} */ part, /** @type {number} */ whole) =>
    `${formatNumber((100 * part) / whole)} %`
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
      `${formatNumber(figures.clickToPaintMs, 1)} (${formatOpeningRatioToFloor(name, slowdown)})`,
      formatNumber(figures.secondClickToPaintMs, 1),
      formatNumber(figures.openingMs, 1),
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

${conditions} Ratios are comparable between machines, but times are not. *Net* figures exclude the figure of the empty page.

## Limits

${renderLimits(rows, leaks)}

## Page load

The figures cover the load until the button is painted and the page is idle. Times are processor time of the main thread.
A figure in parentheses is the ratio to the floor. For this ratio, times are net.

${renderLoads(rows)}

## First and second click

Times are from the click to the first frame with the modal. The page has ${FEW_WALLETS} wallets, and the first click is 1.5 seconds after the
load. A figure in parentheses is the ratio to the floor at the same speed. "Main thread" is the processor time of the main thread during the first opening and
the half second after it. The frames are counted while the modal opens, changes its view (in the kit only), and closes. A dash only for
the second click means that Escape doesn't close the modal. A row of dashes means that a visit failed.

${renderClicks(rows)}

## Opening the modal with many wallets

Each wallet has its own SVG icon. Times are elapsed times. A figure in parentheses is the ratio to the figure for ${FEW_WALLETS} wallets.
A dash means that a visit failed or took longer than 40 seconds.

${renderOpenings(rows)}
`
