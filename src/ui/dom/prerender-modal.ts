import { useEffect } from 'react'
import { delay, readDocument } from '../../core/internal.js'
import type { ShadowViewProps } from '../views/shared-components.js'

/** Delay after a change, such as the registration of a wallet, during which another change can follow or a modal can disappear. */
const SETTLE_MS = 300

/** Waits until the browser is idle. In Safari, which has no idle callbacks, waits for the tasks that are already queued. */
const waitForIdle = () =>
  new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))

const isPageLoadedAndVisible = () =>
  readDocument(document, 'readyState') === 'complete' && !readDocument(document, 'hidden')

/**
 * Renders the modal before the button is clicked: after each change, once the browser is idle, if the page is then loaded and
 * visible, or when the pointer or the focus reaches the button. Does nothing while a modal is open.
 */
export function useModalPrerender({ snapshot, actions: { prerenderModal }, host }: ShadowViewProps): void {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const renderOnIdleOrApproach = async () => {
      await delay(SETTLE_MS)
      if (signal.aborted) return
      // Add the listeners only after the delay. When a modal closes, the button gets the focus. With the listeners, this focus
      // would render another view in the modal while the modal disappears.
      for (const type of ['pointerenter', 'focusin']) host.addEventListener(type, prerenderModal, { signal })
      await waitForIdle()
      // jsdom has no `checkVisibility`.
      if (!signal.aborted && isPageLoadedAndVisible() && host.checkVisibility?.()) prerenderModal()
    }
    // Add no listeners while a modal is open, because the focus reaches the button when the modal closes.
    if (!snapshot.view) renderOnIdleOrApproach()
    return () => controller.abort()
  }, [snapshot, host, prerenderModal])
}
