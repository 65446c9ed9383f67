import { createWallet, type ScriptedWallet, type WalletSetup } from '../../support/in-page/scripted-wallet.js'

type Register = (wallet: unknown) => () => void

/**
 * Announces a wallet to whatever is on the page now and to whatever comes later, as an extension does.
 *
 * @returns the wallet, and what takes it off the page again
 */
export function announce(setup: WalletSetup): ScriptedWallet & { remove: () => void } {
  const wallet = createWallet(setup)
  const unregisters: (() => void)[] = []
  const register = ({ register }: { register: Register }) => {
    unregisters.push(register(wallet.standard))
  }
  const hearApp = (event: Event) => register((event as CustomEvent<{ register: Register }>).detail)
  window.addEventListener('wallet-standard:app-ready', hearApp)
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return {
    ...wallet,
    remove() {
      window.removeEventListener('wallet-standard:app-ready', hearApp)
      for (const unregister of unregisters) unregister()
    },
  }
}
