import { readDocument } from '../../core/internal.js'
import { type PageWatch, watchPage } from './watch-page.js'

const PHONE_WIDTH_PX = 480

/** Distance from the lower edge of the window at which bars and buttons are looked for. All of them reach this high. */
const LOOKUP_DISTANCE_PX = 32

/** An element that makes everything outside of it inert. In Chromium, an element in full screen also does. */
const CONTAINERS = 'dialog:modal, :fullscreen:not(canvas, iframe, video)'

/** Returns the element in a corner of the window. The topmost modal dialog or its backdrop covers each point. */
const getCornerElement = () => readDocument(document, 'elementFromPoint').call(document, 0, 0)

/** Finds the shadow root with a modal dialog that makes the cards inert, such as a modal of the kit. */
const findModalRoot = (): ShadowRoot | undefined => {
  const root = getCornerElement()?.shadowRoot
  return root?.querySelector('dialog:modal') ? root : undefined
}

/** Returns whether a modal dialog in a shadow root makes the cards inert. */
export const isUnderModal = (): boolean => !!findModalRoot()

/** Returns the space that the page uses at the bottom of the window for a fixed element at a horizontal position. */
function measureBottomSpace(x: number): number {
  // happy-dom, in which pages are tested without a browser, lacks the function.
  const elements =
    readDocument(document, 'elementsFromPoint')?.call(document, x, innerHeight - LOOKUP_DISTANCE_PX) ?? []
  const heights = elements
    .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
    .map((element) => innerHeight - element.getBoundingClientRect().top)
  // A taller element is not a bar or a button, but a layer with a part of the page.
  return Math.max(0, ...heights.filter((height) => height < innerHeight / 2))
}

/**
 * Keeps the cards and the controls at the bottom of the page reachable. If the page has a modal dialog open, or an element in
 * full screen, the cards are in that element. The cards are above a bar or a button that is fixed at the bottom of the window. On
 * a phone, the page, or the region inside that element, gets a padding of the height of the cards, so that the user can scroll the
 * end of the content above the cards.
 *
 * @param region The element that contains the list.
 * @returns A function that adapts the host and the page to the cards. While there are cards, it also runs after the page or the
 *   size of the list has changed.
 */
export function keepPageReachable(host: HTMLElement, region: HTMLElement, list: HTMLElement): () => void {
  const { style } = readDocument(document, 'documentElement')
  let watch: PageWatch | undefined
  let paddingBefore = ''

  const startWatching = () => {
    paddingBefore = style.paddingBlockEnd
    return watchPage(list, placeCards)
  }

  const stopWatching = () => {
    if (!watch) return
    watch.stop()
    watch = undefined
    style.paddingBlockEnd = paddingBefore
    region.style.paddingBlockEnd = ''
  }

  const placeCards = () => {
    if (!list.firstChild) return stopWatching()
    watch ??= startWatching()
    const modalRoot = findModalRoot()
    if (modalRoot) {
      // The elements of the page are inert, so that they can't be looked up before the modal has closed.
      watch.observe(modalRoot)
      if (host.isConnected) return
    }
    const container = getCornerElement()?.closest(CONTAINERS)
    const parent = container ?? readDocument(document, 'body')
    if (host.parentNode !== parent) {
      parent.append(host)
      // Show the cards in the top layer, because the container could clip or move elements that are fixed in it.
      list.showPopover?.()
    }
    const { left, width, right, height } = list.getBoundingClientRect()
    // A bar has the width of the window. A button, such as that of a chat, is near a corner.
    const columns = [left + 32, left + width / 2, right - 32]
    const spaces = columns.map(measureBottomSpace)
    list.style.bottom = `${Math.max(...spaces)}px`
    const padding = innerWidth < PHONE_WIDTH_PX && `${height}px`
    style.paddingBlockEnd = (!container && padding) || paddingBefore
    // Do not set the padding of the container, which could make it taller than the window.
    region.style.paddingBlockEnd = (container && padding) || ''
  }
  return placeCards
}
