import { readDocument } from '../../core/internal.js'

const PHONE_WIDTH_PX = 480

/** Distance from the lower edge of the window at which bars and buttons are looked for. All of them reach this high. */
const LOOKUP_DISTANCE_PX = 32

/** Time between two placements while there are cards. No event reports that an element has moved, appeared, or got covered. */
const PLACEMENT_INTERVAL_MS = 200

/** An element that makes everything outside of it inert. In Chromium, an element in full screen also does. */
const CONTAINERS = 'dialog:modal, :fullscreen:not(canvas, iframe, img, video)'

/** Returns the element in a corner of the window. The topmost modal dialog or its backdrop covers each point. */
const getCornerElement = () => readDocument(document, 'elementFromPoint').call(document, 0, 0)

/** Returns whether a modal dialog in a shadow root, such as a modal of the kit, makes the cards inert. */
export const isUnderModal = (): boolean => !!getCornerElement()?.shadowRoot?.querySelector('dialog:modal')

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
 * @returns A function that adapts the host and the page to the cards, now and regularly while there are cards.
 */
export function keepPageReachable(host: HTMLElement, region: HTMLElement, list: HTMLElement): () => void {
  const { style } = readDocument(document, 'documentElement')
  /** The padding that the page has set. `undefined` while there are no cards. */
  let paddingBefore: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const restorePadding = () => {
    style.paddingBlockEnd = paddingBefore ?? style.paddingBlockEnd
    region.style.paddingBlockEnd = ''
    paddingBefore = undefined
  }

  const placeCards = () => {
    clearTimeout(timer)
    if (!list.firstChild) return restorePadding()
    paddingBefore ??= style.paddingBlockEnd
    timer = setTimeout(placeCards, PLACEMENT_INTERVAL_MS)
    // The elements of the page are inert below such a modal, so they can't be looked up.
    if (host.isConnected && isUnderModal()) return
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
