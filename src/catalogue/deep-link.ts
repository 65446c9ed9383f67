import type { WalletEntry } from '../core/types.js'

/**
 * The address that opens a page in the wallet's own browser; empty for a wallet without one.
 *
 * @param page absolute address of the page
 */
export const getDeepLink = ({ deeplinkProvider }: WalletEntry, page: string): string =>
  deeplinkProvider ? deeplinkProvider + encodeURIComponent(page) : ''

/**
 * Whether the page runs on a phone or tablet, in a browser of its own rather than inside an app. There a wallet
 * cannot be an extension, so the way to it is its deep link; inside a wallet's browser the wallet is already there.
 *
 * An app's web view says so in its user agent: Android's adds `wv`, Apple's leaves `Safari/` out. An iPad
 * calls itself a Macintosh, but no Macintosh has a touch screen.
 */
export function isPhoneBrowser({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  const mobile =
    /Android|iP(hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  const insideApp = /; wv\)/.test(userAgent) || /AppleWebKit(?!.*Safari\/)/.test(userAgent)
  return mobile && !insideApp
}
