import { useMemo, useSyncExternalStore } from 'react'
import { useClient } from './client-context.js'
import type { Wallet } from './wallet.js'

/**
 * The wallet store's fields as they are now, and the functions of the adapter.
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
