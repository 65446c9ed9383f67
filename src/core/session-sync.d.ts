import type { KitContext } from './kit-context.js'
import type { NetworkDetails, WalletEntry } from './types.js'
/** Keeps the session true to what the wallet, the other tabs and the visitor do. */
export interface SessionSync {
  /**
   * Follows the wallet of a new session. AIP-62 has no way to stop, so it is subscribed to once a wallet object.
   *
   * @param network its answer, which may come later than the connection waited for it
   */
  subscribeToWallet(wallet: WalletEntry, network: Promise<NetworkDetails>): void
  /** Follows the page: other tabs, coming back to the tab, coming back from the bfcache. @param options how listening ends */
  listenToPage(page: Window, options: AddEventListenerOptions): void
  /** Ends the session on this page, after a reload too. @param keepsMemory leaves what the origin remembers as it is */
  endSession(keepsMemory?: boolean): void
}
export declare function createSessionSync(context: KitContext, cancel: () => void): SessionSync
