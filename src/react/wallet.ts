import type { WalletState } from '../core/index.js'
import type { PublicApi } from '../ui/index.js'

/** The functions that components can call: those of `window.AptosWalletKit`. */
export type WalletActions = Omit<PublicApi, 'getState' | 'subscribe' | 'isConnected'>

/** The fields of the wallet store and the functions. A new object only if a field has changed. */
export interface Wallet extends WalletState, WalletActions {
  /** True only if wallet and address are both set. */
  readonly isConnected: boolean
}

/** Leaves out what `useWallet()` returns as state. The functions never change, so they are safe in dependency lists. */
export function createWalletActions(api: PublicApi): WalletActions {
  const { getState, subscribe, isConnected, ...actions } = api
  return actions
}
