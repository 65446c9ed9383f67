import { addListener, delay, readDocument } from '../../core/internal.js'

/** Resolves when the page has loaded. */
const waitForLoad = async (signal: AbortSignal) => {
  if (readDocument(document, 'readyState') !== 'complete')
    await new Promise((resolve) => addListener(window, 'load', resolve, { signal }))
}

/** Safari has no idle callbacks. There, work waits for the tasks that are queued already. */
const waitForIdle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve),
  )

/**
 * Waits for a quiet moment after a delay: the page has loaded, and the browser is idle.
 *
 * @returns Whether there is one. It never comes while the page is hidden, or if the signal is aborted.
 */
export async function waitForQuietMoment(signal: AbortSignal, delayMs: number): Promise<boolean> {
  await delay(delayMs)
  await waitForLoad(signal)
  await waitForIdle()
  return !signal.aborted && !readDocument(document, 'hidden')
}
