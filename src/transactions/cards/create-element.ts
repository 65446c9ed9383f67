/** The icons of the kit that cards need: line icons on a grid of 24 units. */
const paths = {
  cross: 'm7 7 10 10M17 7 7 17',
  check: 'm5 13 4 4L19 7',
  out: 'M6 18 18 6M8 6h10v10',
}

/** Creates an element of HTML with properties and children. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Omit<Partial<HTMLElementTagNameMap[Tag]>, 'part'> & { readonly part?: string },
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

export function createIcon(name: keyof typeof paths): SVGElement {
  const [svg, path] = ['svg', 'path'].map((tag) =>
    document.createElementNS('http://www.w3.org/2000/svg', tag),
  ) as [SVGElement, SVGElement]
  svg.part = 'glyph'
  svg.setAttribute('viewBox', '0 0 24 24')
  path.setAttribute('d', paths[name])
  svg.append(path)
  svg.ariaHidden = 'true'
  return svg
}
