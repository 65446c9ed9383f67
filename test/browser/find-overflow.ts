/**
 * Runs in the page. Returns every element of the kit that is wider inside than outside or extends beyond the modal or
 * the window, and every heading under the Close button. The name of a wallet is cut with an ellipsis on purpose.
 */
export function findOverflow(): string[] {
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot?.querySelector('[part~=dialog], [part~=button]') ? [shadowRoot] : [],
  )
  const describeElement = (element: Element, problem: string) =>
    `${element.localName}[part="${element.getAttribute('part') ?? ''}"] ${problem}: ${element.textContent?.slice(0, 60)}`
  return roots.flatMap((root) => {
    const bounds = root.querySelector('dialog[open]')?.getBoundingClientRect()
    const [left, right] = [bounds?.left ?? 0, bounds?.right ?? innerWidth]
    const close = root.querySelector('[part=close]')?.getBoundingClientRect()
    const isUnderClose = (element: Element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return [...text.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          close && left < close.right && right > close.left && top < close.bottom && bottom > close.top,
      )
    }
    return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const box = element.getBoundingClientRect()
      if (box.width === 0) return []
      // The square around a spinning circle, and text for screen readers, behind the modal.
      if (element.matches('[part=logo], [part=announcement]')) return []
      const isCut = getComputedStyle(element).textOverflow === 'ellipsis'
      const isBlock = element.clientWidth > 0
      if (isBlock && !isCut && element.scrollWidth > element.clientWidth)
        return [describeElement(element, `holds ${element.scrollWidth} in ${element.clientWidth}`)]
      if (element.localName === 'h2' && isUnderClose(element))
        return [describeElement(element, 'is under the close button')]
      if (box.left < left - 0.5 || box.right > right + 0.5)
        return [describeElement(element, `lies from ${box.left} to ${box.right} in ${left} to ${right}`)]
      return []
    })
  })
}
