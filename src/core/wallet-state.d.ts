import type { Connection } from './connection.js'
import type { WalletEntry, WalletState } from './types.js'
/** The wallet store, in the words its readers know. */
export declare function toWalletState(
  connection: Connection,
  installed_wallets: readonly WalletEntry[],
  isAutoConnectEnabled: boolean,
): WalletState
