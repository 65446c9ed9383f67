// A visit: one page load in headless Chromium with an empty cache, measured through the DevTools protocol.
import { fileURLToPath } from 'node:url'
import { FEW_WALLETS } from './contestants.js'

/** @typedef {import('playwright-core').CDPSession} DevTools */
/** @typedef {import('../scripts/build/report.js').Sizes} Sizes */
/** @typedef {{ browser: import('playwright-core').Browser, origin: string, sizeByPath: Map<string, Sizes> }} Environment */
/** @typedef {{ name: string, tdur?: number }} TraceEvent `tdur` is the duration in microseconds of processor time. */
/** @typedef {Awaited<ReturnType<typeof startVisit>>} Visit */

const VISIT_TIMEOUT_MS = 40_000
/** The duration of a press with a finger or a mouse button. */
const PRESS_MS = 80
/** The main thread counts as idle if it is busy for less than this time in one interval. */
const IDLE_WORK_MS = 3
const IDLE_INTERVAL_MS = 150
const IDLE_TIMEOUT_MS = 10_000
/** The time in which each animation of the modal ends. */
const MOTION_MS = 500

const initScripts = ['probe.js', 'wallets.js'].map((file) =>
  fileURLToPath(new URL(`pages/${file}`, import.meta.url)),
)

/**
 * Opens a tab in a new profile. Returns the actions and the measurements of the visit.
 *
 * @param {Environment} environment
 * @param {import('./contestants.js').Contestant} contestant
 * @param {{ walletCount?: number, slowdown?: number, timeoutMs?: number }} [options] `slowdown` is the factor by which the CPU
 *   is slowed down.
 */
export async function startVisit({ browser, origin, sizeByPath }, contestant, options = {}) {
  const { walletCount = FEW_WALLETS, slowdown = 1, timeoutMs = VISIT_TIMEOUT_MS } = options
  const { name, button, modal = [], wallet, chain = 'aptos' } = contestant
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  // Close the context after a timeout, because every pending call then rejects.
  const timer = setTimeout(() => context.close(), timeoutMs)
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await page.goto(origin) // Start the renderer process.
  for (const path of initScripts) await page.addInitScript({ path })
  // Measure processor time, because elapsed time includes other processes on the machine.
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  /** @type {URL[]} */
  const requests = []
  page.on('request', (request) => requests.push(new URL(request.url())))
  page.on('websocket', (socket) => requests.push(new URL(socket.url())))

  return {
    contestant,
    page,
    readCounters: () => readCounters(devTools),
    readTraffic: () => summarizeTraffic(requests, `${origin}/${name}/`, sizeByPath),
    waitUntilIdle: () => waitUntilIdle(devTools),

    /** Loads the page and waits until its button is painted and the main thread is idle. */
    async load() {
      await page.goto(`${origin}/${name}/?wallets=${walletCount}&chain=${chain}`, { waitUntil: 'commit' })
      await page.evaluate((path) => probe.waitUntilPainted(path), button)
      if (!(await waitUntilIdle(devTools)))
        throw new Error(`${name} is busy ${IDLE_TIMEOUT_MS} ms after its load`)
    },

    /** Clicks the button. Returns the milliseconds from the click to the first frame with the modal. */
    async openModal() {
      const { x, y } = await page.evaluate((path) => probe.getCenter(path), button)
      await page.evaluate((path) => probe.measureNextClick(path), modal)
      await page.mouse.click(x, y, { delay: PRESS_MS })
      return page.evaluate(() => probe.getClickToPaint())
    },

    /** Selects a wallet in the open modal, which opens another view. Does nothing if the contestant has no such wallet. */
    async selectWallet() {
      if (wallet) await page.evaluate((path) => probe.click(path), wallet)
    },

    /**
     * Counts the frames of the page during an action and the animations after it.
     *
     * @template Value
     * @param {() => Promise<Value>} act
     */
    async recordFrames(act) {
      await page.evaluate(() => probe.startFrames())
      const value = await act()
      await new Promise((resolve) => setTimeout(resolve, MOTION_MS))
      return { value, ...(await page.evaluate(() => probe.stopFrames())) }
    },

    /**
     * Returns the trace events of an action.
     *
     * @param {() => Promise<void>} act
     * @returns {Promise<TraceEvent[]>}
     */
    async trace(act) {
      await browser.startTracing(page, { categories: ['devtools.timeline'] })
      await act()
      return JSON.parse((await browser.stopTracing()).toString()).traceEvents
    },

    async collectGarbage() {
      // The second pass collects the objects that the finalizers of the first pass released.
      for (let pass = 0; pass < 2; pass++) await devTools.send('HeapProfiler.collectGarbage')
    },

    async close() {
      clearTimeout(timer)
      await context.close()
    },
  }
}

/**
 * Counts requests, other hosts, and bytes, without the page itself and without `data:` URLs.
 *
 * @param {readonly URL[]} requests
 * @param {string} home The URL of the page without its query.
 * @param {Map<string, Sizes>} sizeByPath
 */
function summarizeTraffic(requests, home, sizeByPath) {
  const counted = requests.filter(
    ({ protocol, href }) => /^(http|ws)s?:$/.test(protocol) && !href.startsWith(`${home}?`),
  )
  const [inside, outside] = [true, false].map((isOwn) =>
    counted.filter(({ href }) => href.startsWith(home) === isOwn),
  )
  const sum = (/** @type {keyof Sizes} */ kind) =>
    (inside ?? []).reduce((total, { pathname }) => total + (sizeByPath.get(pathname)?.[kind] ?? 0), 0)
  return {
    raw: sum('raw'),
    gzip: sum('gzip'),
    brotli: sum('brotli'),
    requests: counted.length,
    hosts: new Set(outside?.map(({ host }) => host)).size,
  }
}

/**
 * Reads Chromium's counters. Times are processor time of the main thread since the process started.
 *
 * @param {DevTools} devTools
 */
async function readCounters(devTools) {
  const { metrics } = await devTools.send('Performance.getMetrics')
  const get = (/** @type {string} */ wanted) =>
    metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return {
    mainThreadMs: 1000 * (get('TaskDuration') - get('DevToolsCommandDuration')),
    evaluationMs: 1000 * (get('ScriptDuration') + get('V8CompileDuration')),
    nodes: get('Nodes'),
    listeners: get('JSEventListeners'),
    heapBytes: get('JSHeapUsedSize'),
  }
}

/** @param {DevTools} devTools @returns {Promise<boolean>} `false` if the main thread is still busy after `IDLE_TIMEOUT_MS`. */
async function waitUntilIdle(devTools) {
  const deadline = performance.now() + IDLE_TIMEOUT_MS
  let previousMs = Number.NEGATIVE_INFINITY
  while (performance.now() < deadline) {
    const { mainThreadMs } = await readCounters(devTools)
    if (mainThreadMs - previousMs < IDLE_WORK_MS) return true
    previousMs = mainThreadMs
    await new Promise((resolve) => setTimeout(resolve, IDLE_INTERVAL_MS))
  }
  return false
}
