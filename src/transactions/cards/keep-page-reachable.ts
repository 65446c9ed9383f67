import { readDocument } from '../../core/internal.js'

const PHONE_WIDTH_PX = 480

/** Returns the height of what the page has fixed at the bottom of the window, such as a tab bar or a button. */
function measureBottomBar(x: number): number {
  let element = readDocument(document, 'elementFromPoint').call(document, x, innerHeight - 1)
  for (; element; element = element.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(element).position)) {
      const height = innerHeight - element.getBoundingClientRect().top
      // A taller element is not a bar, but a layer that contains a part of the page.
      if (height < innerHeight / 2) return height
    }
  return 0
}

/**
 * Keeps the controls at the bottom of the page reachable. The cards are above a bar that the page has fixed there. On a
 * phone, the page becomes longer by the height of the cards, so that users can scroll to its end.
 */
export function keepPageReachable(list: HTMLElement) {
  const { style } = readDocument(document, 'documentElement')
  const paddingBefore = style.paddingBlockEnd
  const restore = () => {
    style.paddingBlockEnd = paddingBefore
  }
  return {
    restore,
    /** Adapts the list and the page to the cards. */
    layOut() {
      restore()
      if (!list.firstChild) return
      const { left, width, height } = list.getBoundingClientRect()
      list.style.bottom = `${measureBottomBar(left + width / 2)}px`
      if (innerWidth < PHONE_WIDTH_PX) style.paddingBlockEnd = `${height}px`
    },
  }
}
