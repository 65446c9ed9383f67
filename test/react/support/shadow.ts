/** The shadow roots of the page, in order: those of the wallet buttons and, once it has opened, of the modal. */
export const shadowRoots = (): ShadowRoot[] =>
  [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? [shadowRoot] : []))

/** The wallet button inside its shadow root. */
export function walletButton(): HTMLButtonElement {
  const found = shadowRoots().flatMap((root) => [...root.querySelectorAll('button[part=button]')])
  if (found.length !== 1) throw new Error(`There are ${found.length} wallet buttons, not one`)
  return found[0] as HTMLButtonElement
}

/** The modal, open or closed; none before its first opening. */
export const modal = (): HTMLDialogElement | undefined =>
  shadowRoots().flatMap((root) => root.querySelector('dialog') ?? [])[0]

/** Whether it shows anything: happy-dom knows no `:modal`, by which the dialog itself is closed. */
export const isModalShown = (): boolean => !!modal()?.firstChild

/** A button of the modal by what it reads. */
export function modalButton(name: string): HTMLButtonElement {
  const buttons = [...(modal()?.querySelectorAll('button') ?? [])]
  const found = buttons.find((each) => [each.textContent, each.getAttribute('aria-label')].includes(name))
  if (!found) throw new Error(`The modal has no ${name}, but ${buttons.map((each) => each.textContent)}`)
  return found
}
