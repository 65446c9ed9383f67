/** The shadow roots of the page, in order: those of the wallet buttons and, once it has opened, of the modal. */
export const shadowRoots = (): ShadowRoot[] =>
  [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])

const findInShadow = (selector: string) =>
  shadowRoots().flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])

/** The wallet button inside its shadow root. */
export function walletButton(): HTMLElement {
  const [found, ...others] = findInShadow('button[part~=button]')
  if (!found || others.length > 0) throw new Error('There is not one wallet button')
  return found
}

/** The modal, open or closed; none before its first opening. */
export const modal = () => findInShadow('dialog')[0] as HTMLDialogElement | undefined

/** Whether it shows anything: happy-dom knows no `:modal`, by which the dialog itself is closed. */
export const isModalShown = (): boolean => !!modal()?.firstChild
