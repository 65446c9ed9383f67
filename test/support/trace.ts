import type { CDPSession } from 'playwright-core'

/** An event of Chromium's trace. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly dur?: number
  readonly pid: number
  readonly tid: number
  readonly args?: { readonly name?: string }
}

/**
 * Records Chromium's trace while an action runs.
 *
 * @param session
 * @param categories of the events to record
 * @param run the action
 * @returns the events of all processes of the browser
 */
export async function trace(
  session: CDPSession,
  categories: string[],
  run: () => Promise<void>,
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]))
  })
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
  })
  await run()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  return events
}
