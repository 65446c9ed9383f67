import type { ForeignWallet } from './wallet-entry.js'

/** What the Wallet Standard hands to a wallet that wants in. */
interface AppApi {
  readonly register: (...wallets: ForeignWallet[]) => () => void
}

/**
 * The app's half of the Wallet Standard's window events, in either load order: it listens at once, and asks when it is told
 * to. Written here rather than taken from `@wallet-standard/app` because a malformed event must not become an
 * uncaught error of the page, and because this one can stop.
 *
 * @see https://github.com/wallet-standard/wallet-standard (`WindowRegisterWalletEvent`, `WindowAppReadyEvent`)
 * @param add takes a wallet in, whatever it is, and returns what takes it out again
 * @param failed hears of faults in a wallet's own registering code
 * @param signal ends the listening
 * @returns a function that asks, on its first call only; wallets that are there register while it runs
 */
export function discover(
  page: EventTarget,
  add: (wallet: ForeignWallet) => (() => void) | undefined,
  failed: (error: unknown) => void,
  signal: AbortSignal,
): () => void {
  const api: AppApi = Object.freeze({
    register: (...wallets: ForeignWallet[]) => {
      const removers = wallets.map(add)
      return () => {
        for (const remove of removers) remove?.()
      }
    },
  })
  const hear = (event: Event) => {
    try {
      const { detail } = event as CustomEvent<unknown>
      if (typeof detail !== 'function') throw new TypeError('its event has no function')
      detail(api)
    } catch (error) {
      failed(error)
      console.warn('A wallet failed while it registered:', error)
    }
  }
  page.addEventListener('wallet-standard:register-wallet', hear, { signal })
  let isAsked = false
  return () => {
    if (isAsked || signal.aborted) return
    isAsked = true
    page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  }
}
