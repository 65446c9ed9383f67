import { excludeInstalled, getNameAndAliases } from '../../catalogue/index.js'
import type { CatalogueEntry, WalletEntry } from '../../core/index.js'
import type { UiOptions } from '../options.js'
import { callPageFunction } from './call-page-function.js'

/** The wallets in the order in which they are listed. */
export interface WalletGroups {
  /** The registered wallets, and the lazy ones. */
  readonly installed: readonly WalletEntry[]
  /** The wallets of the catalogue that are not installed. */
  readonly popular: readonly WalletEntry[]
}

/**
 * Splits, filters, and sorts wallets. If the page's `filter` throws, all wallets are listed. If the page's `order` throws, the
 * default order is used.
 *
 * @param recentWalletName Name of the wallet that was used last.
 */
export function groupWallets(
  { order, filter, preferredWallet }: UiOptions,
  recentWalletName: string,
  catalogue: readonly CatalogueEntry[],
  installed: readonly WalletEntry[],
): WalletGroups {
  const wallets: WalletGroups = { installed, popular: excludeInstalled(catalogue, installed) }
  const filtered = filter
    ? callPageFunction(
        () => mapGroups(wallets, (group) => group.filter((wallet) => filter(wallet))),
        () => wallets,
      )
    : wallets
  const sortGroups = (compare: (a: WalletEntry, b: WalletEntry) => number) =>
    mapGroups(filtered, (group) => group.toSorted(compare))

  const namesByPriority = [
    ...getNameAndAliases(catalogue, recentWalletName),
    ...getNameAndAliases(catalogue, preferredWallet ?? ''),
  ].map((name) => name.toLowerCase())
  // Wallets with a higher priority come first: the preferred wallet, the recent one, any other.
  const getPriority = ({ name }: WalletEntry) => namesByPriority.indexOf(name.toLowerCase())
  const sortByPriority = () => sortGroups((a, b) => getPriority(b) - getPriority(a))
  return order ? callPageFunction(() => sortGroups(order), sortByPriority) : sortByPriority()
}

export const mapGroups = (
  { installed, popular }: WalletGroups,
  map: (group: readonly WalletEntry[]) => readonly WalletEntry[],
): WalletGroups => ({ installed: map(installed), popular: map(popular) })
