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

/** Returns whether the modal is open. */
export const isModalShown = (): boolean => !!modal()?.open

/** Returns what screen readers announce. */
export const getAnnouncements = (): string[] =>
  findInShadow('[role=status]').flatMap(({ textContent }) => textContent || [])
