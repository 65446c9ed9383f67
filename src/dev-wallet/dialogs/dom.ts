import { createDocumentElement } from '../page-document.js'

/** Creates an element without parsing HTML, so that the page can use Trusted Types. */
export function createElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = createDocumentElement(tag) as HTMLElementTagNameMap[K]
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

/** Creates the scroll container of a dialog. If the dialog itself scrolled, the scrollbar would cover the round corners. */
export const createScroller = (...children: readonly Node[]): HTMLElement =>
  createElement('div', { class: 'scroller' }, ...children)

export function createButton(
  label: string,
  className: string,
  onClick: (event: MouseEvent) => void,
): HTMLButtonElement {
  const button = createElement('button', { type: 'button', class: className }, label)
  button.addEventListener('click', onClick)
  return button
}
