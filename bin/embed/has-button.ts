import { pageTags } from '../html/page-tags.js'

/** Whether a page has a wallet button, as an element or from a script of its own. */
export const hasButton = (html: string) =>
  mounts(html) || pageTags(html).some(({ name }) => name === 'aptos-wallet-button')

/** A script in the page puts the button in: `AptosWalletKit.mount('header')`, or the same by another name. */
function mounts(html: string): boolean {
  const kit = html.search(/AptosWalletKit\b/)
  return kit >= 0 && /\bmount\(/.test(html.slice(kit))
}
