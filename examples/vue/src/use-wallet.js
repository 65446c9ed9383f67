import { createWalletKit } from 'aptos-wallet-kit'
import { onScopeDispose, shallowRef } from 'vue'

/** A kit that lives as long as the component: its state, as something Vue watches, and its functions. */
export function useWallet(options) {
  const kit = createWalletKit(options)
  const state = shallowRef(kit.getState())
  const unsubscribe = kit.subscribe((next) => {
    state.value = next
  })
  const stop = kit.start()
  onScopeDispose(() => {
    unsubscribe()
    stop()
  })
  return { state, kit }
}
