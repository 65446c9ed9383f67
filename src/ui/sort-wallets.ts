import { allNames, popular } from '../catalogue/index.js'
import type { CatalogueEntry, WalletEntry } from '../core/index.js'
import type { UiOptions } from './options.js'

/** The wallets of this page, as they are shown. */
export interface WalletList {
  readonly installed: readonly WalletEntry[]
  readonly popular: readonly WalletEntry[]
}

/** Past this many wallets the modal has a search field. */
export const searchFrom = 8

/** Splits, filters and orders; the page's own functions are guarded, a fault in them costs their effect alone. */
export function listWallets(
  { order, filter = () => true, preferredWallet }: UiOptions,
  recentWallet: string,
  catalogue: readonly CatalogueEntry[],
  installed: readonly WalletEntry[],
): WalletList {
  const first = [...allNames(catalogue, recentWallet), ...allNames(catalogue, preferredWallet ?? '')]
  const rank = ({ name }: WalletEntry) => first.indexOf(name.toLowerCase())
  const arrange = (wallets: readonly WalletEntry[]) => {
    let shown = wallets
    try {
      shown = wallets.filter((wallet) => filter(wallet))
      return [...shown].sort(order ?? ((a, b) => rank(b) - rank(a)))
    } catch (error) {
      console.error(error)
      return shown
    }
  }
  return { popular: arrange(popular(catalogue, installed)), installed: arrange(installed) }
}
