import { onScopeDispose, shallowRef } from 'vue'

/** Returns the state of the kit as a ref, which is updated until the component unmounts. */
export function useWallet() {
  const wallet = shallowRef(window.AptosWalletKit.getState())
  const unsubscribe = window.AptosWalletKit.subscribe((state) => {
    wallet.value = state
  })
  onScopeDispose(unsubscribe)
  return wallet
}
