import { useMemo, useSyncExternalStore } from 'react'
import type { WalletState } from '../core/index.js'
import { type ProviderKit, useClient, type WalletActions } from './client.js'

/** The fields of the wallet store and the functions. The object changes only if a field has changed. */
export interface Wallet extends WalletState, WalletActions {
  /** `true` only if `wallet` and `address` are both set. */
  readonly isConnected: boolean
}

/**
 * Returns the fields of the wallet store and the kit's functions. Re-renders the component when a field changes.
 *
 * @example
 * const { address, signMessage } = useWallet()
 * const sign = () => signMessage({ message: 'Hello, Aptos!', nonce: crypto.randomUUID() })
 *
 * @throws Error outside an `<AptosWalletProvider>`
 */
export function useWallet(): Wallet {
  const { ui, walletFunctions, initialState } = useClient()
  const { subscribe, getState } = ui.kit
  const state = useSyncExternalStore(subscribe, getState, () => initialState)
  return useMemo(
    () => ({ ...state, ...walletFunctions, isConnected: !!state.wallet && !!state.address }),
    [state, walletFunctions],
  )
}

/**
 * Returns the provider's kit: `createHost`, and the functions of `createWalletKit()`, such as `getConnection`, `on`, and
 * `diagnose`. The component does not re-render when the state changes. To re-render the component, call `useWallet`.
 *
 * @throws Error outside an `<AptosWalletProvider>`
 */
export const useWalletKit = (): ProviderKit => useClient().kit
