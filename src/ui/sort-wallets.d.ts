import type { CatalogueEntry, WalletEntry } from '../core/index.js'
import type { UiOptions } from './options.js'
/** The wallets of this page, as they are shown. */
export interface WalletGroups {
  readonly installed: readonly WalletEntry[]
  readonly popular: readonly WalletEntry[]
}
/** Past this many wallets the modal has a search field. */
export declare const SEARCH_THRESHOLD = 8
/** Splits, filters and orders; the page's own functions are guarded, a fault in them costs their effect alone. */
export declare function groupWallets(
  { order, filter, preferredWallet }: UiOptions,
  recentWallet: string,
  catalogue: readonly CatalogueEntry[],
  installed: readonly WalletEntry[],
): WalletGroups
