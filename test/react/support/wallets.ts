import { onTestFinished } from 'vitest'
import { createWallet, type ScriptedWallet, type WalletSetup } from '../../support/in-page/scripted-wallet.js'

type Register = (wallet: unknown) => () => void

/** The value of `prompt` for a wallet that responds at once to all of these methods. */
export const methodsOfWallet = [
  'connect',
  'account',
  'network',
  'onAccountChange',
  'onNetworkChange',
  'disconnect',
  'signMessage',
]

/** Registers a wallet until the test ends, with the kits that are on the page now and later, as an extension does. */
export function announce(setup: WalletSetup): ScriptedWallet & { remove: () => void } {
  // Without this feature, the drop-in does not list a wallet, like the Aptos wallet adapter.
  const extraMethods = ['signTransaction', ...(setup.extraMethods ?? [])]
  const wallet = createWallet({ ...setup, extraMethods })
  const unregisters: (() => void)[] = []
  const register = (api: { register: Register }) => void unregisters.push(api.register(wallet.standard))
  const onAppReady = (event: Event) => register((event as CustomEvent<{ register: Register }>).detail)
  window.addEventListener('wallet-standard:app-ready', onAppReady)
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  const remove = () => {
    window.removeEventListener('wallet-standard:app-ready', onAppReady)
    for (const unregister of unregisters.splice(0)) unregister()
  }
  onTestFinished(remove)
  return { ...wallet, remove }
}
