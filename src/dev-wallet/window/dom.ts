/** Makes an element. Attributes only: what a strict Content-Security-Policy and Trusted Types allow. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

/** What scrolls inside a dialog. A dialog that scrolls itself loses its round corners to the scrollbar. */
export const scroller = (...children: readonly Node[]): HTMLElement =>
  h('div', { class: 'scroller' }, ...children)

export function button(
  label: string,
  className: string,
  onClick: (event: MouseEvent) => void,
): HTMLButtonElement {
  const element = h('button', { type: 'button', class: className }, label)
  element.addEventListener('click', onClick)
  return element
}
