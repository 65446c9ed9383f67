import type { Connection } from './connection.js'
import type { WalletEntry, WalletState } from './types.js'

/** Converts the connection to the wallet store, with the field names of the specification. */
export function toWalletState(
  connection: Connection,
  installed_wallets: readonly WalletEntry[],
  isAutoConnectEnabled: boolean,
): WalletState {
  const { wallet = null, account, network } = connection.session ?? {}
  return Object.freeze({
    status: connection.status,
    wallet,
    installed_wallets,
    // Defaults for a state without an account.
    address: '',
    publicKey: '',
    ansName: null,
    ...account,
    network: network?.name ?? '',
    chainId: network?.chainId ?? null,
    url: network?.url ?? '',
    isAutoConnectEnabled,
  })
}
