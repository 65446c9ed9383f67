import { addListener, delay, readDocument } from '../../core/internal.js'

/** Resolves with the next event of a type. */
const waitForEvent = (target: EventTarget, type: string, signal: AbortSignal) =>
  new Promise((resolve) => addListener(target, type, resolve, { once: true, signal }))

/** Safari has no idle callbacks. There, work waits for the tasks that are queued already. */
const waitForIdle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve),
  )

/**
 * Resolves in the next quiet moment: the page has loaded and is visible, and the browser is idle.
 *
 * @param signal If it is aborted, the promise stays pending.
 * @param delayMs Time that passes before.
 */
export async function waitForQuietMoment(signal: AbortSignal, delayMs: number): Promise<void> {
  await delay(delayMs)
  if (readDocument(document, 'readyState') !== 'complete') await waitForEvent(window, 'load', signal)
  do {
    if (readDocument(document, 'hidden')) await waitForEvent(document, 'visibilitychange', signal)
    await waitForIdle()
  } while (readDocument(document, 'hidden'))
  if (signal.aborted) await new Promise(() => {})
}
