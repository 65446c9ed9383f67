import { readDocument } from '../../core/internal.js'

const PHONE_WIDTH_PX = 480

/** Distance from the lower edge of the window at which bars and buttons are looked for. All of them reach this high. */
const LOOKUP_DISTANCE_PX = 32

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
 * Keeps the cards and the controls at the bottom of the page reachable. If the page has a modal dialog open, the cards are in
 * that dialog, because it makes everything else inert. The cards are above a bar or a button that is fixed at the bottom of the
 * window. On a phone, the page, or the region inside the dialog, gets a padding of the height of the cards, so that the user can
 * scroll the end of the content above the cards.
 *
 * @param region The element that contains the list.
 * @returns A function that adapts the host and the page to the cards. It also runs after the size of the list has changed.
 */
export function keepPageReachable(host: HTMLElement, region: HTMLElement, list: HTMLElement): () => void {
  const { style } = readDocument(document, 'documentElement')
  const paddingBefore = style.paddingBlockEnd
  const placeCards = () => {
    style.paddingBlockEnd = paddingBefore
    region.style.paddingBlockEnd = ''
    if (!list.firstChild) return
    const dialog = getCornerElement()?.closest('dialog:modal')
    const parent = dialog ?? readDocument(document, 'body')
    if (host.parentNode !== parent) {
      parent.append(host)
      // Show the cards in the top layer, because the dialog could clip or move elements that are fixed in it.
      list.showPopover?.()
      // The page can close the dialog before the `ResizeObserver` has measured the list in it. The `ResizeObserver` then
      // reports no change.
      requestAnimationFrame(placeCards)
    }
    const { left, width, right, height } = list.getBoundingClientRect()
    // A bar has the width of the window. A button, such as that of a chat, is near a corner.
    const columns = [left + 32, left + width / 2, right - 32]
    const spaces = columns.map(measureBottomSpace)
    list.style.bottom = `${Math.max(...spaces)}px`
    // Do not set the padding of the dialog, which could make it taller than the window.
    if (innerWidth < PHONE_WIDTH_PX) (dialog ? region.style : style).paddingBlockEnd = `${height}px`
  }
  // Also runs when the page has closed or removed the dialog. Runs in a later frame, because browsers report an error if an
  // observer changes the size.
  new ResizeObserver(() => requestAnimationFrame(placeCards)).observe(list)
  return placeCards
}
