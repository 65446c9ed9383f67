import type { Connection } from './connection.js'
import type { WalletEntry, WalletState } from './types.js'

/** The wallet store, in the words its readers know. */
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
    // As long as there is no account.
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
