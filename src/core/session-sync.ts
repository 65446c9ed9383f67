import { clearSession } from './connection.js'
import type { KitContext } from './kit-context.js'
import { DISCONNECTED_KEY } from './storage.js'
import { createWalletSubscription, type WalletSubscription } from './wallet-subscription.js'

export interface EndSessionOptions {
  /** Whether the stored values of the origin stay unchanged. Default: the wallet is stored as disconnected. */
  readonly keepStorage?: boolean
}

/** Keeps the session in sync with the wallet, other tabs and the user. */
export interface SessionSync extends Pick<WalletSubscription, 'subscribeToWallet'> {
  /** Listens for disconnects in other tabs, for the tab becoming visible, and for a return from the bfcache. */
  listenToPage(page: Window, options: AddEventListenerOptions): void
  /** Ends the session on this page, and after a reload. */
  endSession(options?: EndSessionOptions): void
}

/**
 * Creates the session sync.
 *
 * @param cancel Cancels the current connection attempt.
 */
export function createSessionSync(context: KitContext, cancel: () => void): SessionSync {
  const { getConnection, emit, storage, apply, getSession } = context

  const endSession = ({ keepStorage = false }: EndSessionOptions = {}) => {
    const wallet = getSession()?.wallet
    if (!wallet) return
    apply(clearSession)
    if (!keepStorage) {
      storage.set('wallet-name', '')
      storage.set('disconnected', wallet.name)
    }
    emit('wallet-disconnected', { wallet })
  }

  const { subscribeToWallet, refreshSession } = createWalletSubscription(context, endSession)

  const refresh = () => {
    if (storage.get('disconnected')) endSession({ keepStorage: true })
    refreshSession()
  }

  return {
    endSession,
    subscribeToWallet,
    listenToPage(page, options) {
      page.addEventListener(
        'storage',
        ({ key, newValue }) => {
          if (!newValue || key !== DISCONNECTED_KEY) return
          if (getConnection().status === 'restoring') cancel()
          // Do not write the key back: that could end a newer session in another tab.
          endSession({ keepStorage: true })
        },
        options,
      )
      page.addEventListener('pageshow', refresh, options)
      page.document.addEventListener('visibilitychange', () => page.document.hidden || refresh(), options)
    },
  }
}
