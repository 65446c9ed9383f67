import type { CatalogueEntry, WalletEntry } from '../core/types.js'
import { type Environment, hasExtensions } from './environment.js'

/** A wallet of the list. Only entries of the catalogue have a page for phones. */
type LinkedWallet = WalletEntry & Pick<CatalogueEntry, 'phoneUrl'>

/** The links to a wallet for one device. Each link can be empty. */
export interface WalletLinks {
  /** Link that opens this page in the wallet's app. */
  readonly app: string
  /** Link that another device scans, to open this page in the wallet's app. */
  readonly scan: string
  /** Page from which the user can get the wallet. */
  readonly install: string
}

/**
 * Returns the link that opens a page in the wallet's own browser. Empty if the wallet has none.
 *
 * @param page Absolute URL of the page, which replaces `{url}` (encoded once) and `{url2}` (encoded twice, for a link inside a
 *   link). Without a placeholder, the URL is appended, encoded once.
 */
export function getDeepLink({ deeplinkProvider: template }: WalletEntry, page: string): string {
  if (!template) return ''
  const encoded = encodeURIComponent(page)
  const link = template
    .replaceAll('{url}', () => encoded)
    .replaceAll('{url2}', () => encodeURIComponent(encoded))
  return link === template ? template + encoded : link
}

/**
 * Returns the page from which a phone can get the wallet. Empty if there is none: browsers on phones cannot install from the
 * Chrome Web Store.
 */
export function getPhoneInstallUrl({ url, phoneUrl }: LinkedWallet): string {
  if (phoneUrl) return phoneUrl
  return /^https:\/\/chromewebstore\./i.test(url) ? '' : url
}

/** Returns whether a phone can open or get the wallet. */
export const isAvailableOnPhone = (entry: WalletEntry): boolean =>
  !!(entry.deeplinkProvider || getPhoneInstallUrl(entry))

/**
 * Returns the links that work in an environment: a computer installs extensions, a phone opens apps.
 *
 * @param page Absolute URL of the page.
 */
export function getWalletLinks(entry: WalletEntry, page: string, environment: Environment): WalletLinks {
  const isPhone = !hasExtensions(environment)
  const deepLink = getDeepLink(entry, page)
  return {
    app: isPhone ? deepLink : '',
    scan: isPhone ? '' : deepLink,
    install: isPhone ? getPhoneInstallUrl(entry) : entry.url,
  }
}
