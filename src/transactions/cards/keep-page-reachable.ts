import { readDocument } from '../../core/internal.js'

const PHONE_WIDTH_PX = 480

/** Returns the height of what the page has fixed at the bottom of the window, such as a tab bar or a button. */
function measureBottomBar(x: number): number {
  let element = readDocument(document, 'elementFromPoint').call(document, x, innerHeight - 1)
  for (; element; element = element.parentElement) {
    const height = innerHeight - element.getBoundingClientRect().top
    const { position } = getComputedStyle(element)
    // A taller element is not a bar, but a layer that contains a part of the page.
    if (/fixed|sticky/.test(position) && height < innerHeight / 2) return height
  }
  return 0
}

/**
 * Keeps the cards and the controls at the bottom of the page reachable. The cards are in a modal dialog of the page while there
 * is one, because it makes everything else inert. They stand above a bar that the page has fixed at the bottom. On a phone, the
 * page or the dialog becomes longer by the height of the cards, so that its end can be scrolled out from under them.
 *
 * @param region Contains the list.
 * @returns A function that adapts host and page to the cards. It also runs after the list has changed its size.
 */
export function keepPageReachable(host: HTMLElement, region: HTMLElement, list: HTMLElement): () => void {
  const { style } = readDocument(document, 'documentElement')
  const paddingBefore = style.paddingBlockEnd
  const placeCards = () => {
    style.paddingBlockEnd = paddingBefore
    region.style.paddingBlockEnd = ''
    if (!list.firstChild) return
    // The topmost modal dialog or its backdrop covers each point of the window.
    const corner = readDocument(document, 'elementFromPoint').call(document, 0, 0)
    const dialog = corner?.closest('dialog:modal')
    const parent = dialog ?? readDocument(document, 'body')
    if (host.parentNode !== parent) {
      parent.append(host)
      // The cards are above the dialog, which could clip or move elements that are fixed in it.
      list.showPopover?.()
      // The page can close the dialog before the observer has seen the list in it, and then sees no change.
      requestAnimationFrame(placeCards)
    }
    const { left, width, height } = list.getBoundingClientRect()
    list.style.bottom = `${measureBottomBar(left + width / 2)}px`
    // Not the padding of the dialog, which could make it taller than the window.
    if (innerWidth < PHONE_WIDTH_PX) (dialog ? region.style : style).paddingBlockEnd = `${height}px`
  }
  // Also when the page has closed or removed the dialog. Not at once: browsers report an error if an observer changes the size.
  new ResizeObserver(() => requestAnimationFrame(placeCards)).observe(list)
  return placeCards
}
