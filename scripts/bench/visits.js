// Visits in headless Chromium, each with a fresh profile, driven and measured through its DevTools protocol.
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { chromiumFlags, chromiumPath } from '../browsers.js'

/** @typedef {import('./contestants.js').Contestant} Contestant */
/** @typedef {import('playwright-core').CDPSession} Session */
/** @typedef {{ latency: number, download: number, upload: number }} Network milliseconds and kbit/s */
/** @typedef {{ rate?: number, network?: Network, wallets?: number }} Conditions `rate` is the slowdown of the CPU */
/** @typedef {Awaited<ReturnType<typeof openBrowser>>} Browser */
/** @typedef {Awaited<ReturnType<Browser['visit']>>} Visit */

/** Nothing leaves this machine: no name is found but this one, and no proxy is asked. */
const offline = ['--no-proxy-server', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']

/** How long a person's finger stays on a button, in milliseconds. */
const press = 80

const inPage = (/** @type {string} */ name) => fileURLToPath(new URL(`pages/${name}`, import.meta.url))

/** @param {string} origin of the contestants' pages */
export async function openBrowser(origin) {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, ...offline],
  })
  return {
    version: browser.version(),
    /** @param {Contestant} contestant @param {Conditions} [conditions] */
    visit: (contestant, conditions) => startVisit(browser, origin, contestant, conditions),
    close: () => browser.close(),
  }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {Contestant} contestant
 * @param {Conditions} [conditions]
 */
async function startVisit(browser, origin, contestant, { rate = 1, network, wallets = 5 } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  page.setDefaultTimeout(0) // Whoever measures says how long it may take.
  const cdp = await context.newCDPSession(page)
  const home = `${origin}/${contestant.name}/`
  const traffic = listen(page, home)

  // The process of the page is up before anything is measured.
  await page.goto(origin)
  await page.addInitScript({ path: inPage('probe.js') })
  await page.addInitScript({ path: inPage('wallets.js') })
  await cdp.send('Performance.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
  if (network) await slowDown(cdp, network)
  let tasks = await taskTimes(cdp)

  /**
   * Waits until the main thread is at rest.
   * @returns what it did since this was last asked, in milliseconds; nothing where it does not come to rest
   */
  const work = async () => {
    const isDone = await rest(cdp, rate)
    const now = await taskTimes(cdp)
    const done = { task: now.task - tasks.task, script: now.script - tasks.script }
    tasks = now
    return isDone ? done : undefined
  }

  return {
    page,
    cdp,
    traffic,
    work,
    /** @returns milliseconds until the button could be seen */
    async load() {
      await page.goto(`${home}?wallets=${wallets}&kind=${contestant.wallets ?? 'aptos'}`, {
        waitUntil: 'commit',
      })
      return page.evaluate((way) => probe.seen(way), contestant.button)
    },
    /** Clicks the button. @returns milliseconds from the click to the frame with the modal */
    async open() {
      const { x, y } = await page.evaluate((way) => probe.middle(way), contestant.button)
      await page.evaluate((way) => probe.expect('click', way), contestant.modal ?? [])
      await page.mouse.click(x, y, { delay: press })
      return page.evaluate(() => probe.took())
    },
    /** @returns megabytes of JavaScript's heap once all garbage is gone */
    async heap() {
      await cdp.send('HeapProfiler.enable')
      for (let pass = 0; pass < 2; pass++) await cdp.send('HeapProfiler.collectGarbage')
      const { usedSize } = await cdp.send('Runtime.getHeapUsage')
      return usedSize / 1e6
    },
    close: () => context.close(),
  }
}

/** @param {import('playwright-core').Page} page @param {string} home what lies under it is the contestant's own */
function listen(page, home) {
  /** @type {string[]} */
  const files = []
  /** @type {string[]} */
  const hosts = []
  const hear = (/** @type {string} */ address) => {
    const { protocol, host } = new URL(address)
    if (!/^(http|ws)s?:$/.test(protocol)) return
    if (!address.startsWith(home)) hosts.push(host)
    else if (!address.startsWith(`${home}?`)) files.push(address.slice(home.length))
  }
  page.on('request', (request) => {
    if (request.url() !== `${new URL(home).origin}/`) hear(request.url())
  })
  page.on('websocket', (socket) => hear(socket.url()))
  return { files, hosts }
}

/** @param {Session} cdp @param {Network} network */
async function slowDown(cdp, { latency, download, upload }) {
  const bytes = (/** @type {number} */ kilobits) => (kilobits * 1000) / 8
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes(download),
    uploadThroughput: bytes(upload),
  })
}

/** What the main thread has done so far, in milliseconds, the questions of this benchmark aside. @param {Session} cdp */
async function taskTimes(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const at = (/** @type {string} */ wanted) =>
    1000 * (metrics.find(({ name }) => name === wanted)?.value ?? 0)
  return {
    task: at('TaskDuration') - at('DevToolsCommandDuration'),
    script: at('ScriptDuration') + at('V8CompileDuration'),
  }
}

/** How long the main thread does next to nothing until it counts as at rest, in milliseconds. */
const resting = 150

/** How long its rest is waited for at most. */
const unrest = 10_000

/** @param {Session} cdp @param {number} rate @returns whether the main thread has come to rest */
async function rest(cdp, rate) {
  const until = performance.now() + unrest
  for (let before = -Infinity; performance.now() < until; ) {
    const { task } = await taskTimes(cdp)
    if (task - before < 4 * rate) return true
    before = task
    await new Promise((resolve) => setTimeout(resolve, resting))
  }
  return false
}
