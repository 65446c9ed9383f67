import { pageTags } from '../html/page-tags.js'

/** A script in the page that puts the button in: `AptosWalletKit.mount('header')`, or the same by another name. */
const mounting = /AptosWalletKit\b[\s\S]*\bmount\(/

/** Whether a page has a wallet button, as an element or from a script of its own. */
export const hasButton = (html: string) =>
  mounting.test(html) || pageTags(html).some(({ name }) => name === 'aptos-wallet-button')
