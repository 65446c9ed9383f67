import type { Connection } from './connection.js'
import type { WalletEntry, WalletState } from './types.js'

/** The wallet store, in the words its readers know. */
export function toState(
  connection: Connection,
  installed_wallets: readonly WalletEntry[],
  isAutoConnectEnabled: boolean,
): WalletState {
  const { wallet = null, account, network } = connection.session ?? {}
  return Object.freeze({
    status: connection.status,
    // As long as there is no account.
    publicKey: '',
    ansName: null,
    address: '',
    installed_wallets,
    wallet,
    ...account,
    chainId: network?.chainId ?? null,
    network: network?.name ?? '',
    url: network?.url ?? '',
    isAutoConnectEnabled,
  })
}
