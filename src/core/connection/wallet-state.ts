import type { WalletEntry, WalletState } from '../types.js'
import type { Connection } from './connection.js'

/** Converts the connection to the wallet store, with the field names of the specification. */
export function toWalletState(
  connection: Connection,
  installed_wallets: readonly WalletEntry[],
  isAutoConnectEnabled: boolean,
): WalletState {
  const { session, status } = connection
  const network = session?.network
  return Object.freeze({
    status,
    wallet: session?.wallet ?? null,
    installed_wallets,
    // Defaults for a state without an account.
    address: '',
    publicKey: '',
    ansName: null,
    ...session?.account,
    network: network?.name ?? '',
    chainId: network?.chainId ?? null,
    url: network?.url ?? '',
    isAutoConnectEnabled,
  })
}
