import { addListener } from '../../core/internal.js'

/** Events after which other elements can be at the bottom of the window, or in the top layer. */
const EVENT_TYPES = ['resize', 'scroll', 'fullscreenchange', 'animationend', 'transitionend']

/** Reports changes of a page. */
export interface PageWatch {
  /** Also reports changes below another node, such as a shadow root. */
  observe(root: Node): void
  stop(): void
}

/** Calls a function in the next frame after the page or the size of an element has changed, at most once a frame. */
export function watchPage(element: Element, onChange: () => void): PageWatch {
  let isScheduled = false
  const scheduleFrame = () => {
    if (isScheduled) return
    isScheduled = true
    requestAnimationFrame(() => {
      isScheduled = false
      onChange()
      mutations.takeRecords() // The changes of the function itself must not cause another frame.
    })
  }
  const mutations = new MutationObserver(scheduleFrame)
  const observe = (root: Node) =>
    mutations.observe(root, { subtree: true, childList: true, attributes: true })
  observe(document)
  const sizes = new ResizeObserver(scheduleFrame)
  sizes.observe(element)
  const controller = new AbortController()
  for (const type of EVENT_TYPES)
    addListener(window, type, scheduleFrame, { capture: true, signal: controller.signal })
  return {
    observe,
    stop() {
      mutations.disconnect()
      sizes.disconnect()
      controller.abort()
    },
  }
}
