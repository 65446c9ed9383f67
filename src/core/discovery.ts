/** What the Wallet Standard hands to a wallet that wants in. */
interface AppApi {
  readonly register: (...wallets: unknown[]) => () => void
}

/** Hears of wallets as they come and go; faults of a wallet's own registering code come here too. */
export interface DiscoveryListener {
  registered(wallet: unknown): void
  unregistered(wallet: unknown): void
  failed(error: unknown): void
}

/**
 * The app's half of the Wallet Standard's window events, in either load order: listen, then ask. Written here
 * rather than taken from `@wallet-standard/app` because a malformed event must not become an uncaught error of
 * the page, and because this one can stop.
 *
 * @see https://github.com/wallet-standard/wallet-standard (`WindowRegisterWalletEvent`, `WindowAppReadyEvent`)
 * @returns the remover
 */
export function discover(page: EventTarget, listener: DiscoveryListener): () => void {
  const known = new Set<unknown>()
  const register = (...wallets: unknown[]) => {
    const fresh = wallets.filter((wallet) => !known.has(wallet))
    for (const wallet of fresh) {
      known.add(wallet)
      listener.registered(wallet)
    }
    return () => {
      for (const wallet of fresh) if (known.delete(wallet)) listener.unregistered(wallet)
    }
  }
  const api: AppApi = Object.freeze({ register })
  const hear = (event: Event) => {
    try {
      ;(event as CustomEvent<(api: AppApi) => void>).detail(api)
    } catch (error) {
      listener.failed(error)
    }
  }
  page.addEventListener('wallet-standard:register-wallet', hear)
  page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  return () => page.removeEventListener('wallet-standard:register-wallet', hear)
}
