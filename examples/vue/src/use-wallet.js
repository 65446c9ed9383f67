import { onScopeDispose, shallowRef } from 'vue'

/** Returns the wallet store as a ref, until the component unmounts. */
export function useWallet() {
  const wallet = shallowRef(window.AptosWalletKit.getState())
  const unsubscribe = window.AptosWalletKit.subscribe((state) => {
    wallet.value = state
  })
  onScopeDispose(unsubscribe)
  return wallet
}
