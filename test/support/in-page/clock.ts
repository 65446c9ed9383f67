/**
 * Timers of half a second and more stand still until the test moves them; shorter ones, which frameworks use among
 * themselves, run as ever. So no test waits, and none depends on how fast the machine is.
 */
const patient = 500

interface Timer {
  readonly due: number
  readonly run: () => void
}

const timers = new Map<number, Timer>()
const realSetTimeout = window.setTimeout.bind(window)
const realClearTimeout = window.clearTimeout.bind(window)
let now = 0
let last = 1e9

window.setTimeout = ((handler: TimerHandler, delay = 0, ...args: unknown[]) => {
  // What is no number is no delay, to a browser.
  if (!(delay >= patient) || typeof handler !== 'function') return realSetTimeout(handler, delay, ...args)
  timers.set(++last, { due: now + delay, run: () => handler(...args) })
  return last
}) as typeof window.setTimeout

window.clearTimeout = (id) => {
  if (!timers.delete(id as number)) realClearTimeout(id)
}

/** How many timers stand: a page at rest has none. */
export const standing = (): number => timers.size

/**
 * When what was drawn is on the screen, its effects have run and what waited for an idle moment is done; a hidden tab
 * draws nothing, so it is not waited for.
 */
async function painted(): Promise<void> {
  await new Promise<void>((resolve) => {
    // A machine that is busy with something else may take its time for a few frames.
    realSetTimeout(resolve, document.hidden ? 100 : 20_000)
    // The second frame tells the observers of sizes what the first has drawn; what they lead to is drawn by the fourth.
    const twice = (then: () => void) =>
      requestAnimationFrame(() => requestAnimationFrame(() => realSetTimeout(then)))
    twice(() => twice(() => resolve()))
  })
  // Idle callbacks keep their order: this one comes after those that stand. Safari has none.
  if ('requestIdleCallback' in window && !document.hidden)
    await new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
}

/** @param by milliseconds; timers run in the order they fall due, and what follows from them before the next */
export async function advance(by: number): Promise<void> {
  await painted()
  const until = now + by
  for (;;) {
    const due = Math.min(...Array.from(timers.values(), (timer) => timer.due))
    if (due > until) break
    now = due
    for (const [id, timer] of [...timers]) if (timer.due === due && timers.delete(id)) timer.run()
    await new Promise((resolve) => realSetTimeout(resolve))
  }
  now = until
}
