import type { UntrustedWallet } from '../boundary/wallet-object.js'
import { addListener, dispatchEvent } from '../page/clobber-safe-dom.js'

/** The API that the Wallet Standard passes to a wallet that registers. */
interface AppApi {
  readonly register: (...wallets: UntrustedWallet[]) => () => void
}

/**
 * Requests wallets, and listens for wallets that register later: the app's side of the Wallet Standard's window events, in
 * either load order. Does not use `@wallet-standard/app`: with that package, a malformed event becomes an uncaught error of the
 * page, and the listeners cannot be removed.
 *
 * @see https://github.com/wallet-standard/wallet-standard (`WindowRegisterWalletEvent`, `WindowAppReadyEvent`)
 * @param addWallet Adds a wallet, valid or not, and returns a function that removes it, or `undefined` if the wallet was added
 *   before. In the kit: `listOrRejectWallet()` of the registry.
 * @param onError Called if an event has no registration code, and with each error that the code of a wallet throws.
 * @param signal Stops listening.
 */
export function discoverWallets(
  pageWindow: EventTarget,
  addWallet: (wallet: UntrustedWallet) => (() => void) | undefined,
  onError: (error: unknown) => void,
  signal: AbortSignal,
): void {
  const runRegistrationCode = (event: Event) => {
    try {
      const { detail: register } = event as CustomEvent<unknown>
      if (typeof register !== 'function') throw new TypeError('The register event has no function')
      register(api)
    } catch (error) {
      onError(error)
    }
  }
  const api: AppApi = Object.freeze({
    register: (...wallets: UntrustedWallet[]) => {
      const unregisterFunctions = wallets.map(addWallet)
      return () => {
        for (const unregister of unregisterFunctions) unregister?.()
      }
    },
  })
  addListener(pageWindow, 'wallet-standard:register-wallet', runRegistrationCode, { signal })
  // Wallets that are already loaded register during this call.
  dispatchEvent(pageWindow, new CustomEvent('wallet-standard:app-ready', { detail: api }))
}
