/** @typedef {import('./visit.js').Visit} Visit */
/** @typedef {import('../src/script/global.js').AptosWalletKit} AptosWalletKit */

/**
 * Measures the traffic and the processor time of a page load until the page is idle.
 *
 * @param {Visit} visit
 */
export async function measureLoad(visit) {
  const before = await visit.readCounters()
  await visit.load()
  const { evaluationMs, mainThreadMs } = await visit.readCounters()
  return {
    ...visit.readTraffic(),
    evaluationMs: evaluationMs - before.evaluationMs,
    mainThreadMs: mainThreadMs - before.mainThreadMs,
  }
}

/** The time that a user needs to reach the button. */
const REACH_MS = 1500

const waitForUser = () => new Promise((resolve) => setTimeout(resolve, REACH_MS))

/**
 * Measures the first and the second opening of the modal, and the frames of its animations.
 *
 * @param {Visit} visit
 */
export async function measureOpening(visit) {
  await visit.load()
  await waitForUser()
  const before = await visit.readCounters()
  const { value: clickToPaintMs, ...opening } = await visit.recordFrames(visit.openModal)
  const { mainThreadMs } = await visit.readCounters()
  const longestTaskMs = await visit.page.evaluate(() => probe.getLongestTask())
  await visit.waitUntilIdle()
  await visit.collectGarbage()
  const { heapBytes, nodes } = await visit.readCounters()
  const viewChange = await visit.recordFrames(visit.selectWallet)
  const closing = await visit.recordFrames(() => visit.page.keyboard.press('Escape'))
  await visit.waitUntilIdle()
  await waitForUser()
  const secondClickToPaintMs = visit.contestant.staysOpen ? Number.NaN : await visit.openModal()
  return {
    clickToPaintMs,
    secondClickToPaintMs,
    openingMs: mainThreadMs - before.mainThreadMs,
    longestTaskMs,
    heapBytes,
    nodes,
    frames: opening.frames + viewChange.frames + closing.frames,
    slowFrames: opening.slowFrames + viewChange.slowFrames + closing.slowFrames,
    verySlowFrames: opening.verySlowFrames + viewChange.verySlowFrames + closing.verySlowFrames,
  }
}

/**
 * Measures the work of a page in idle callbacks, until a user reaches the button.
 *
 * @param {Visit} visit
 */
export async function measureIdleWork(visit) {
  const events = await visit.trace(async () => {
    await visit.load()
    await waitForUser()
  })
  const durations = events
    .filter(({ name }) => name === 'FireIdleCallback')
    .map(({ tdur = 0 }) => tdur / 1000)
  return {
    idleWorkMs: durations.reduce((sum, duration) => sum + duration, 0),
    longestIdleTaskMs: Math.max(0, ...durations),
  }
}

const MOUNTS = 500
const CONNECTS = 1000
/** The rounds before the first reading. After them, the kit and the browser have created everything that they create once. */
const WARM_UP_ROUNDS = 20
/** The time in which timers of the kit and the garbage collection release memory. */
const RELEASE_TIMEOUT_MS = 30_000
const RELEASE_INTERVAL_MS = 1000
/** The growth that the browser itself causes: optimized code, caches, counters. */
export const HEAP_TOLERANCE_BYTES = 250_000

/** @param {number} rounds */
async function mountAndUnmount(rounds) {
  const target = document.body.appendChild(document.createElement('div'))
  for (let round = 0; round < rounds; round++) {
    const unmount = AptosWalletKit.mount(target)
    await new Promise((resolve) => setTimeout(resolve)) // Wait until the button is rendered.
    unmount()
  }
  target.remove()
}

/** @param {number} rounds */
async function connectAndDisconnect(rounds) {
  for (let round = 0; round < rounds; round++) {
    await AptosWalletKit.connect('Wallet 1')
    await AptosWalletKit.disconnect()
  }
}

/**
 * Repeats an action and measures the growth of nodes, listeners, and heap.
 *
 * @param {Visit} visit
 * @param {(rounds: number) => Promise<void>} action The action, which runs in the page.
 * @param {number} rounds
 */
async function measureGrowth(visit, action, rounds) {
  await visit.page.evaluate(action, WARM_UP_ROUNDS)
  await visit.collectGarbage()
  const before = await visit.readCounters()
  await visit.page.evaluate(action, rounds)
  const deadline = performance.now() + RELEASE_TIMEOUT_MS
  for (;;) {
    await visit.collectGarbage()
    const after = await visit.readCounters()
    const nodes = after.nodes - before.nodes
    const listeners = after.listeners - before.listeners
    const heapBytes = after.heapBytes - before.heapBytes
    const isReleased = nodes <= 0 && listeners <= 0 && heapBytes < HEAP_TOLERANCE_BYTES
    if (isReleased || performance.now() > deadline) return { nodes, listeners, heapBytes }
    await new Promise((resolve) => setTimeout(resolve, RELEASE_INTERVAL_MS))
  }
}

/**
 * Measures the growth after many mounts and many connections.
 *
 * @param {Visit} visit
 */
export async function measureLeaks(visit) {
  await visit.load()
  await waitForUser() // Until the modal is rendered.
  const mounts = await measureGrowth(visit, mountAndUnmount, MOUNTS)
  const connects = await measureGrowth(visit, connectAndDisconnect, CONNECTS)
  return [
    { label: `${MOUNTS} mounts and unmounts`, ...mounts },
    { label: `${CONNECTS.toLocaleString('en-US')} connects and disconnects`, ...connects },
  ]
}
