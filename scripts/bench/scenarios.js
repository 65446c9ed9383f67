// What is done on each visit, and what is read off it. Times in milliseconds, heap in megabytes.
import { longestTasks } from './trace.js'

/** @typedef {import('./contestants.js').Contestant} Contestant */
/** @typedef {import('./visits.js').Visit} Visit */
/** @typedef {Record<string, number>} Reading figures by name */

/**
 * @typedef {object} Scenario
 * @property {string} name
 * @property {import('./visits.js').Conditions} conditions
 * @property {(visit: Visit, contestant: Contestant) => Promise<Reading>} read
 * @property {(contestant: Contestant) => boolean} [takes] who takes part; everyone where it is not said
 * @property {number} [every] done in each n-th round only, for what takes long and varies little
 */

/** Loads the page until it is at rest. @param {Visit} visit @throws when it never is: what is left to do would be in the next figure */
async function loadToRest(visit) {
  const seen = await visit.load()
  const work = await visit.work()
  if (!work) throw new Error('loaded, it does not come to rest')
  return { seen, ...work }
}

/** Loads the page and opens the modal, with what each cost the main thread. @type {Scenario['read']} */
async function loadAndOpen(visit, contestant) {
  /** @type {Reading} */
  const reading = { ...(await loadToRest(visit)), heap: await visit.heap() }
  if (!contestant.modal) return reading
  await visit.work()
  reading.open = await visit.open()
  const opened = await visit.work()
  // Some modals move without end: they are there, and what opening them costs cannot be told from it.
  if (opened) reading.openTask = opened.task
  return reading
}

/** @type {Scenario['read']} */
const loadOnly = async (visit) => ({ seen: await visit.load() })

/**
 * The same without the heap, and with the longest task of each half.
 * @param {Visit} visit
 * @param {Contestant} contestant
 * @param {() => Promise<void>} [goOn] once the modal is open
 * @returns {Promise<Reading>}
 */
async function traced(visit, contestant, goOn = async () => {}) {
  /** @type {Reading} */
  const reading = {}
  const { longestLoad, ...opened } = await longestTasks(visit, async () => {
    Object.assign(reading, await loadToRest(visit))
    if (!contestant.modal) return
    reading.open = await visit.open()
    await visit.work()
    await goOn()
  })
  return { ...reading, longestLoad, ...(contestant.modal && opened) }
}

/** The same, and the list is scrolled from its beginning to its end. @type {Scenario['read']} */
const tracedToTheEnd = (visit, contestant) =>
  traced(visit, contestant, async () => {
    await visit.page.evaluate(() => performance.mark('bench:scroll'))
    await wheel(visit, contestant.list ?? [], { pixels: many * rowHeight, speed: 6000 })
    await visit.work()
  })

/** Opens a long list, scrolls it, and looks for a wallet far down where there is a search field. @type {Scenario['read']} */
async function useList(visit, contestant) {
  const reading = await loadAndOpen(visit, contestant)
  if (!contestant.list) return reading
  const frames = await scroll(visit, contestant.list)
  reading.frames = frames.length
  reading.lateFrames = frames.filter(({ took }) => took > 25).length
  reading.blankFrames = frames.filter(({ isBlank }) => isBlank).length
  if (contestant.search) reading.search = await search(visit, contestant)
  return reading
}

/** @param {Visit} visit @param {readonly string[]} list @returns each frame of the scrolling */
async function scroll(visit, list) {
  const stop = await visit.page.evaluateHandle((way) => probe.watchFrames(way), list)
  await wheel(visit, list, { pixels: 3000, speed: 3000 })
  return visit.page.evaluate((end) => end(), stop)
}

/**
 * Scrolls as a wheel does.
 * @param {Visit} visit
 * @param {readonly string[]} list
 * @param {{ pixels: number, speed: number }} way how far, and how many pixels a second
 */
async function wheel({ page, cdp }, list, { pixels, speed }) {
  const { x, y } = await page.evaluate((way) => probe.middle(way), list)
  await cdp.send('Input.synthesizeScrollGesture', {
    x,
    y,
    yDistance: -pixels,
    speed,
    gestureSourceType: 'mouse',
  })
}

/** @param {Visit} visit @param {Contestant} contestant @returns milliseconds from the input to the frame with the wallet */
async function search({ page, cdp }, { search: field = [], list = [] }) {
  const wanted = `Wallet ${many - 1}`
  await page.evaluate((way) => probe.focus(way), field)
  await page.evaluate(
    ([way, text]) => probe.expect('input', way, text),
    /** @type {const} */ ([list, wanted]),
  )
  await cdp.send('Input.insertText', { text: wanted })
  return page.evaluate(() => probe.took())
}

/** As many wallets as nobody has. */
const many = 2000
/** Of a wallet in our list, in pixels. */
const rowHeight = 48

/** A cheap phone on a slow network, as Lighthouse's `devtools` throttling applies it. */
const phone = { rate: 4, network: { latency: 562.5, download: 1474.56, upload: 675 } }
/** DevTools' own "Slow 3G". */
const slow3g = { rate: 4, network: { latency: 2000, download: 400, upload: 400 } }

/** Those that list announced wallets; the empty page says what the wallets themselves cost. */
const lists = (/** @type {Contestant} */ { wallets, name }) => !!wallets || name === 'empty'

/** @type {readonly Scenario[]} */
export const scenarios = [
  { name: 'cpu 1x', conditions: { rate: 1 }, read: loadAndOpen },
  { name: 'cpu 4x', conditions: { rate: 4 }, read: loadAndOpen },
  { name: 'cpu 6x', conditions: { rate: 6 }, read: traced },
  { name: 'slow 4G', conditions: phone, read: loadOnly },
  { name: 'slow 3G', conditions: slow3g, read: loadOnly, every: 5 },
  ...[50, 500, many].map((wallets) => ({
    name: `${wallets} wallets`,
    conditions: { wallets },
    read: wallets === many ? useList : loadAndOpen,
    takes: lists,
    every: 3,
  })),
  ...[50, 500, many].map((wallets) => ({
    name: `slow 4G, ${wallets} wallets`,
    conditions: { ...phone, wallets },
    read: loadOnly,
    takes: (/** @type {Contestant} */ { wallets: kind }) => !!kind,
    every: 3,
  })),
  {
    name: `longest task with ${many} wallets`,
    conditions: { rate: 6, wallets: many },
    read: tracedToTheEnd,
    takes: ({ name }) => name === 'ours',
  },
]
