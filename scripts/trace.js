// Chromium's own trace of a page.

/** @typedef {{ name: string, ph: string, ts: number, dur?: number, pid: number, tid: number, args?: { name?: string } }} TraceEvent times in microseconds */

/**
 * @param {import('playwright-core').CDPSession} session
 * @param {string[]} categories
 * @param {() => Promise<void>} run what is done meanwhile
 * @returns all events, of every process of the browser
 */
export async function trace(session, categories, run) {
  /** @type {TraceEvent[]} */
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(.../** @type {any[]} */ (value)))
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
  })
  await run()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  return events
}
