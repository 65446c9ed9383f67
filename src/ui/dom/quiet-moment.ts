import { delay, readDocument } from '../../core/internal.js'

/** Safari has no idle callbacks. There, work waits for the tasks that are queued already. */
const waitForIdle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve),
  )

/** Waits until the browser is idle. Returns whether the moment is quiet: the page has loaded and is visible. */
export async function waitForQuietMoment(delayMs: number): Promise<boolean> {
  await delay(delayMs)
  await waitForIdle()
  return readDocument(document, 'readyState') === 'complete' && !readDocument(document, 'hidden')
}
