/**
 * Runs in the page. Returns every element of a view that is wider inside than outside or extends beyond the modal or the
 * window, and every heading under the Close button. The name of a wallet is cut with an ellipsis on purpose.
 */
export function findOverflow(view: Element): string[] {
  const describeElement = (element: Element, problem: string) =>
    `${element.localName}[part="${element.getAttribute('part') ?? ''}"] ${problem}: ${element.textContent?.slice(0, 60)}`
  const bounds = view.matches('dialog') ? view.getBoundingClientRect() : { left: 0, right: innerWidth }
  const close = view.querySelector('[part=close]')?.getBoundingClientRect()
  const isUnderClose = (element: Element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return [...text.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        close && left < close.right && right > close.left && top < close.bottom && bottom > close.top,
    )
  }
  return [view, ...view.querySelectorAll('*')].flatMap((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    if (width === 0) return []
    // The light around an icon or an avatar, and the square that turns inside the spinner.
    if (element.matches('[part=logo], [part=avatar], [part=spinner]')) return []
    const isCut = getComputedStyle(element).textOverflow === 'ellipsis'
    if (element.clientWidth > 0 && !isCut && element.scrollWidth > element.clientWidth)
      return [describeElement(element, `holds ${element.scrollWidth} in ${element.clientWidth}`)]
    if (element.localName === 'h2' && isUnderClose(element))
      return [describeElement(element, 'is under the close button')]
    if (left < bounds.left - 0.5 || right > bounds.right + 0.5)
      return [describeElement(element, `lies from ${left} to ${right} in ${bounds.left} to ${bounds.right}`)]
    return []
  })
}
