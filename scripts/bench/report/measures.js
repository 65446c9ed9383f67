// What is told of each contestant, once for the table, the page and the picture.

/** @typedef {import('../run.js').Results} Results */
/** @typedef {Results['contestants'][number]} Row */

/**
 * @typedef {object} Measure
 * @property {string} title
 * @property {string} unit
 * @property {number} digits after the point
 * @property {(row: Row) => number | undefined} read
 * @property {boolean} [overEmpty] what the empty page itself has is taken off; without that there is no figure
 */

/** @param {string} scenario @param {string} what @returns {Measure['read']} */
const figure =
  (scenario, what) =>
  ({ figures }) =>
    figures[scenario]?.[what]?.median

const cpu = (/** @type {number} */ rate) => ({
  title: `Script evaluation, ${rate}x`,
  unit: 'ms',
  digits: 1,
  read: figure(`cpu ${rate}x`, 'script'),
  overEmpty: true,
})

/** @type {readonly Measure[]} */
export const measures = [
  { title: 'Bytes, raw', unit: 'B', digits: 0, read: ({ bytes }) => bytes.raw },
  { title: 'Bytes, gzip', unit: 'B', digits: 0, read: ({ bytes }) => bytes.gzip },
  { title: 'Bytes, brotli', unit: 'B', digits: 0, read: ({ bytes }) => bytes.brotli },
  { title: 'Requests', unit: '', digits: 0, read: ({ requests }) => requests },
  { title: 'Other hosts contacted', unit: '', digits: 0, read: ({ hosts }) => hosts.length },
  cpu(1),
  cpu(4),
  cpu(6),
  {
    title: 'Main thread until at rest, 4x',
    unit: 'ms',
    digits: 0,
    read: figure('cpu 4x', 'task'),
    overEmpty: true,
  },
  {
    title: 'Usable button, slow 4G, 4x',
    unit: 'ms',
    digits: 0,
    read: figure('slow 4G', 'seen'),
  },
  {
    title: 'Usable button, slow 3G, 4x',
    unit: 'ms',
    digits: 0,
    read: figure('slow 3G', 'seen'),
  },
  {
    title: 'Click to modal painted, 1x',
    unit: 'ms',
    digits: 1,
    read: figure('cpu 1x', 'open'),
  },
  {
    title: 'Click to modal painted, 4x',
    unit: 'ms',
    digits: 1,
    read: figure('cpu 4x', 'open'),
  },
  {
    title: 'Longest task while loading, 6x',
    unit: 'ms',
    digits: 0,
    read: figure('cpu 6x', 'longestLoad'),
  },
  {
    title: 'Longest task while opening, 6x',
    unit: 'ms',
    digits: 0,
    read: figure('cpu 6x', 'longestOpen'),
  },
  {
    title: 'Main thread while opening, 1x',
    unit: 'ms',
    digits: 0,
    read: figure('cpu 1x', 'openTask'),
  },
  {
    title: 'Main thread while opening, 4x',
    unit: 'ms',
    digits: 0,
    read: figure('cpu 4x', 'openTask'),
  },
  {
    title: 'Heap after load',
    unit: 'MB',
    digits: 2,
    read: figure('cpu 1x', 'heap'),
    overEmpty: true,
  },
]

/** @param {Results} results @param {Row} row @param {Pick<Measure, 'read' | 'overEmpty'>} measure */
export function valueIn({ contestants }, row, { read, overEmpty }) {
  const value = read(row)
  if (!overEmpty) return value
  const empty = contestants.find(({ name }) => name === 'empty')
  const least = empty && read(empty)
  return value === undefined || least === undefined ? undefined : value - least
}

/** How many times the hello-world modal's figure it is. @param {Results} results @param {Row} row @param {Measure} measure */
export function ratio(results, row, measure) {
  const floor = results.contestants.find(({ name }) => name === 'hello')
  const least = floor && valueIn(results, floor, measure)
  const value = valueIn(results, row, measure)
  return least && least > 0 && value !== undefined ? value / least : undefined
}

/** Digits after the point up to a hundred. @param {number | undefined} value @param {Pick<Measure, 'digits'>} measure */
export function format(value, { digits }) {
  const fraction = value !== undefined && value < 100 ? digits : 0
  return (
    value?.toLocaleString('en-US', { minimumFractionDigits: fraction, maximumFractionDigits: fraction }) ??
    '–'
  )
}

/** The name of a scenario as readers read it: its numbers as all others are written. @param {string} scenario */
export const withCommas = (scenario) =>
  scenario.replace(/\d{4,}/g, (digits) => format(Number(digits), { digits: 0 }))

/** @param {number | undefined} times */
export const formatRatio = (times) =>
  times === undefined
    ? ''
    : `×${times.toLocaleString('en-US', { maximumSignificantDigits: times < 100 ? 2 : 3 })}`

/** On one of these is each number of wallets measured. */
const fast = { few: 'cpu 1x', many: (/** @type {number} */ count) => `${count} wallets` }
const slow = { few: 'slow 4G', many: (/** @type {number} */ count) => `slow 4G, ${count} wallets` }

/** What the picture of growing lists shows. */
export const opening = {
  what: 'openTask',
  title: 'main thread while opening',
  unit: 'ms',
  digits: 0,
  overEmpty: false,
  on: fast,
}

/** What growing lists are judged by. */
export const growth = [
  { what: 'script', title: 'script evaluation', unit: 'ms', digits: 1, overEmpty: true, on: fast },
  { what: 'task', title: 'main thread until at rest', unit: 'ms', digits: 0, overEmpty: true, on: fast },
  { what: 'seen', title: 'usable button, slow 4G, 4x', unit: 'ms', digits: 0, overEmpty: false, on: slow },
  { what: 'open', title: 'click to modal painted', unit: 'ms', digits: 1, overEmpty: false, on: fast },
  opening,
  { what: 'heap', title: 'heap after load', unit: 'MB', digits: 2, overEmpty: true, on: fast },
]
export const crowds = [5, 50, 500, 2000]

/** Those that list announced wallets. @param {Results} results */
export const listing = ({ contestants }) =>
  contestants.filter(({ name, figures }) => name !== 'empty' && figures[`${crowds[1]} wallets`])

/** @param {Results} results @param {Row} row @param {number} count @param {Pick<typeof growth[number], 'what' | 'overEmpty' | 'on'>} measure */
export function grownValue(results, row, count, { what, overEmpty, on }) {
  // Five wallets are on every page.
  const scenario = count === crowds[0] ? on.few : on.many(count)
  return valueIn(results, row, { read: figure(scenario, what), overEmpty })
}
