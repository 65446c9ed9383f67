import { addListener, readDocument } from '../core/internal.js'

/**
 * Waits until the scripts of the page have run and have had the opportunity to call `configure`, and until the user has opened
 * the page. For a tag that is added later, the opportunity ends after the `load` event of the tag.
 */
export const waitForPageReady = (): Promise<void> =>
  new Promise((resolve) => {
    // Unlike `readyState`, the timing shows whether `DOMContentLoaded` has been dispatched. Do not wait for `load`, which may be
    // dispatched late or never. jsdom has no timing and does not load pages, so the promise resolves in the next task.
    let isLoading = performance.timing?.domContentLoadedEventStart === 0
    const resolveInNewTaskIfReady = () => {
      // No wallet may prompt on a page that the user has not opened.
      if (isLoading || readDocument(document, 'prerendering' as 'hidden')) return
      // Resolve in a new task: `load` of the tag is dispatched in the current task, and the task that ends loading is already
      // long.
      setTimeout(resolve)
    }
    resolveInNewTaskIfReady()
    addListener(document, 'DOMContentLoaded', () => {
      isLoading = false // Do not read the timing again: Firefox without `dom.enable_performance` always reports 0.
      resolveInNewTaskIfReady()
    })
    addListener(document, 'prerenderingchange', resolveInNewTaskIfReady)
  })
