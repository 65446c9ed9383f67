import type { KitContext } from './kit-context.js'
import type { ConnectOptions } from './options.js'
import type { SessionSync } from './session-sync.js'
import type { ConnectionResult, NetworkDetails, WalletEntry } from './types.js'
/** Makes attempts to connect, one at a time: a new one calls the old one off. */
export interface ConnectManager {
  connect(wallet: WalletEntry, options?: ConnectOptions): Promise<ConnectionResult>
  /** Calls off what is under way: its promise rejects `CANCELLED`, its late answer is dropped. */
  cancel(): void
}
export declare function createConnectManager(
  context: KitContext,
  watchWallet: SessionSync['subscribeToWallet'],
): ConnectManager
/** @throws WalletKitError `UNSUPPORTED`, `WALLET_FAILED`, `BAD_WALLET_DATA` */
export declare const requestNetwork: (wallet: WalletEntry) => Promise<NetworkDetails>
