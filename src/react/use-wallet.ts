import { useMemo, useSyncExternalStore } from 'react'
import { useClient } from './client-context.js'
import type { Wallet } from './wallet.js'

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
  const { ui, actions, initial } = useClient()
  const { subscribe, getState } = ui.kit
  const state = useSyncExternalStore(subscribe, getState, () => initial)
  return useMemo(
    () => ({ ...state, ...actions, isConnected: !!state.wallet && !!state.address }),
    [state, actions],
  )
}
