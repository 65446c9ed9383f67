import type { UntrustedWallet } from './wallet-entry.js'

/** What the Wallet Standard hands to a wallet that wants in. */
interface AppApi {
  readonly register: (...wallets: UntrustedWallet[]) => () => void
}

/**
 * The app's half of the Wallet Standard's window events, in either load order: it listens at once, and asks when it is told
 * to. Written here rather than taken from `@wallet-standard/app` because a malformed event must not become an
 * uncaught error of the page, and because this one can stop.
 *
 * @see https://github.com/wallet-standard/wallet-standard (`WindowRegisterWalletEvent`, `WindowAppReadyEvent`)
 * @param addWallet takes a wallet in, whatever it is, and returns what takes it out again
 * @param onError hears of faults in a wallet's own registering code
 * @param signal ends the listening
 * @returns a function that asks, on its first call only; wallets that are there register while it runs
 */
export function discoverWallets(
  page: EventTarget,
  addWallet: (wallet: UntrustedWallet) => (() => void) | undefined,
  onError: (error: unknown) => void,
  signal: AbortSignal,
): () => void {
  const api: AppApi = Object.freeze({
    register: (...wallets: UntrustedWallet[]) => {
      const unregisterFunctions = wallets.map(addWallet)
      return () => {
        for (const remove of unregisterFunctions) remove?.()
      }
    },
  })
  const handleRegisterEvent = (event: Event) => {
    try {
      const { detail } = event as CustomEvent<unknown>
      if (typeof detail !== 'function') throw new TypeError('its event has no function')
      detail(api)
    } catch (error) {
      onError(error)
      console.warn('A wallet failed while it registered:', error)
    }
  }
  page.addEventListener('wallet-standard:register-wallet', handleRegisterEvent, { signal })
  let hasRequested = false
  return () => {
    if (hasRequested || signal.aborted) return
    hasRequested = true
    page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  }
}
