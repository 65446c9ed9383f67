import { createContext, useContext } from 'react'
import type { AccountInfo, AdapterWallet, NetworkInfo, WalletActions } from '../types.js'
import type { WalletLists } from '../wallets/adapter-wallet.js'

/** The hook's value. */
export interface WalletContextState extends Omit<WalletActions, 'connect' | 'disconnect'>, WalletLists {
  connected: boolean
  /** Whether a connection is pending. True before the first effect, because a reconnection can follow. */
  isLoading: boolean
  account: AccountInfo | null
  network: NetworkInfo | null
  wallet: AdapterWallet | null
  connect(walletName: string): void
  disconnect(): void
}

/** Outside a provider there is only `connected`, as in the adapter. */
export const WalletContext = /* @__PURE__ */ createContext({ connected: false } as WalletContextState)

/** Returns the connection, the wallets of this page and the requests. */
export const useWallet = (): WalletContextState => useContext(WalletContext)
