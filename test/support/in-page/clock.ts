/**
 * The shortest delay of a timer that waits for the test, in milliseconds. Such timers run when the test advances the
 * time. Shorter ones, which frameworks use internally, run as usual. No test waits, and none depends on the machine.
 */
const MIN_HELD_DELAY_MS = 500

const timers = new Map<number, { readonly due: number; readonly run: () => void }>()
const realSetTimeout = window.setTimeout.bind(window)
const realClearTimeout = window.clearTimeout.bind(window)
let now = 0
let lastId = 1e9

window.setTimeout = ((handler: TimerHandler, delay = 0, ...args: unknown[]) => {
  // For a browser, a delay that is not a number is zero.
  const isHeld = delay >= MIN_HELD_DELAY_MS && typeof handler === 'function'
  if (!isHeld) return realSetTimeout(handler, delay, ...args)
  timers.set(++lastId, { due: now + delay, run: () => handler(...args) })
  return lastId
}) as typeof window.setTimeout

window.clearTimeout = (id) => {
  if (!timers.delete(id as number)) realClearTimeout(id)
}

/** Resolves in the next frame. A hidden tab has none, and resolves after 25 ms. */
export const waitForFrame = () =>
  new Promise<void>((resolve) => {
    realSetTimeout(resolve, document.hidden ? 25 : 20_000)
    requestAnimationFrame(() => resolve())
  })

/** Resolves when the page is painted, and effects and idle callbacks have run. */
async function waitForPaint(): Promise<void> {
  // The second frame notifies the observers of sizes. Their changes are painted by the fourth frame.
  for (let frame = 0; frame < 4; frame++) await waitForFrame()
  await new Promise((resolve) => realSetTimeout(resolve))
  // Idle callbacks run in order, so this one runs after the pending ones. Safari does not have them.
  if ('requestIdleCallback' in window && !document.hidden)
    await new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
}

/**
 * Waits until the page is painted, and advances the time. Timers run in the order in which they are due, and everything that
 * they cause runs before the timers of a later time.
 */
export async function advanceTime(milliseconds: number): Promise<void> {
  await waitForPaint()
  const until = now + milliseconds
  for (;;) {
    const due = Math.min(...Array.from(timers.values(), (timer) => timer.due))
    if (due > until) break
    now = due
    for (const [id, timer] of [...timers]) if (timer.due === due && timers.delete(id)) timer.run()
    await new Promise((resolve) => realSetTimeout(resolve))
  }
  now = until
}
