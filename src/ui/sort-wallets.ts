import { getWalletNames, notInstalled } from '../catalogue/index.js'
import type { CatalogueEntry, WalletEntry } from '../core/index.js'
import type { UiOptions } from './options.js'

/** The wallets of this page, as they are shown. */
export interface WalletGroups {
  readonly installed: readonly WalletEntry[]
  readonly popular: readonly WalletEntry[]
}

/** Past this many wallets the modal has a search field. */
export const SEARCH_THRESHOLD = 8

/** Splits, filters and orders; the page's own functions are guarded, a fault in them costs their effect alone. */
export function groupWallets(
  { order, filter = () => true, preferredWallet }: UiOptions,
  recentWallet: string,
  catalogue: readonly CatalogueEntry[],
  installed: readonly WalletEntry[],
): WalletGroups {
  const preferredNames = [
    ...getWalletNames(catalogue, recentWallet),
    ...getWalletNames(catalogue, preferredWallet ?? ''),
  ]
  const rank = ({ name }: WalletEntry) => preferredNames.indexOf(name.toLowerCase())
  const filterAndSort = (wallets: readonly WalletEntry[]) => {
    let filtered = wallets
    try {
      filtered = wallets.filter((wallet) => filter(wallet))
      return [...filtered].sort(order ?? ((a, b) => rank(b) - rank(a)))
    } catch (error) {
      console.error(error)
      return filtered
    }
  }
  return { popular: filterAndSort(notInstalled(catalogue, installed)), installed: filterAndSort(installed) }
}
