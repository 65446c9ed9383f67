import { excludeInstalled, getAliases } from '../../catalogue/index.js'
import type { CatalogueEntry, WalletEntry } from '../../core/index.js'
import type { UiOptions } from '../options.js'

/** The wallets in the order in which they are listed. */
export interface WalletGroups {
  readonly installed: readonly WalletEntry[]
  /** The wallets of the catalogue that are not installed. */
  readonly popular: readonly WalletEntry[]
}

/** The connect modal has a search field if it lists more wallets than this. */
export const SEARCH_THRESHOLD = 8

/**
 * Splits, filters and sorts wallets.
 *
 * @param recentWallet name of the wallet that was used last
 */
export function groupWallets(
  { order, filter = () => true, preferredWallet }: UiOptions,
  recentWallet: string,
  catalogue: readonly CatalogueEntry[],
  installed: readonly WalletEntry[],
): WalletGroups {
  const preferredNames = [
    ...getAliases(catalogue, recentWallet),
    ...getAliases(catalogue, preferredWallet ?? ''),
  ]
  // The highest first: the preferred wallet, the recent one, any other.
  const rank = ({ name }: WalletEntry) => preferredNames.indexOf(name)
  const filterAndSort = (wallets: readonly WalletEntry[]) =>
    wallets.filter((wallet) => filter(wallet)).sort(order ?? ((a, b) => rank(b) - rank(a)))
  return {
    popular: filterAndSort(excludeInstalled(catalogue, installed)),
    installed: filterAndSort(installed),
  }
}
