import type { CatalogueEntry, WalletEntry } from '../core/types.js'

type Links = Pick<CatalogueEntry, 'url' | 'deeplinkProvider' | 'phoneUrl'>

/** Reads an optional link of an entry. A polluted `Object.prototype` must not add one. */
const getOwnLink = (entry: WalletEntry, key: 'deeplinkProvider' | 'phoneUrl'): string =>
  (Object.hasOwn(entry, key) && (entry as Links)[key]) || ''

/**
 * Returns the link that opens a page in the wallet's own browser. Empty if the wallet has none.
 *
 * @param page Absolute URL of the page. It replaces `{url}` (encoded once) and `{url2}` (encoded twice, for a link inside
 *   a link). Without a placeholder, it is appended, encoded once.
 */
export function getDeepLink(entry: WalletEntry, page: string): string {
  const template = getOwnLink(entry, 'deeplinkProvider')
  const encoded = encodeURIComponent(page)
  const link = template
    .replaceAll('{url}', () => encoded)
    .replaceAll('{url2}', () => encodeURIComponent(encoded))
  return template && link === template ? template + encoded : link
}

/**
 * Returns the page from which the user can get the wallet. Empty if there is none: browsers on phones cannot install from
 * the Chrome Web Store.
 *
 * @param isPhone Whether the page runs on a phone.
 */
export function getInstallUrl(entry: WalletEntry, isPhone: boolean): string {
  if (!isPhone) return entry.url
  return getOwnLink(entry, 'phoneUrl') || (/^https:\/\/chromewebstore\./i.test(entry.url) ? '' : entry.url)
}

/** Returns whether a phone can open or get the wallet. */
export const isAvailableOnPhone = (entry: WalletEntry): boolean =>
  !!(getOwnLink(entry, 'deeplinkProvider') || getInstallUrl(entry, true))
