import type { KitContext } from '../kit-context.js'
import { addListener, dispatchEvent, readDocument } from '../page/clobber-safe-dom.js'
import { DISCONNECTED_KEY, SIGNED_OUT_KEY } from '../page/storage.js'
import { clearSession, endRestoring } from './connection.js'
import type { LoginManager } from './login.js'
import { createWalletSync, type EndSessionOptions, type WalletSync } from './wallet-sync.js'

/** Keeps the session in sync with the wallet, other tabs, and the user. */
export interface SessionSync extends Pick<WalletSync, 'subscribeToWallet' | 'applyNetwork'> {
  /** Listens for disconnects in other tabs and kits, for the tab becoming visible, and for a return from the bfcache. */
  listenToPage(page: Window, options: AddEventListenerOptions): void
  /** Ends the session without a call to the wallet. By default, a reload does not reconnect. */
  endSession(options?: EndSessionOptions): void
}

/**
 * Creates the session sync.
 *
 * @param cancel Cancels the current connection attempt.
 * @param login The login, which follows the session: if the user disconnects, the login ends.
 */
export function createSessionSync(context: KitContext, cancel: () => void, login: LoginManager): SessionSync {
  const { getConnection, emit, storage, apply, getSession } = context

  let page: Window | undefined

  const endSession = (options?: EndSessionOptions) => {
    const session = getSession()
    if (!session) return
    const { wallet, signIn } = session
    apply(clearSession)
    if (!options?.keepStorage) {
      storage.set('wallet-name', '')
      storage.set('disconnected', wallet.name)
      // Other tabs get a `storage` event, other kits of this page do not.
      if (page) dispatchEvent(page, new Event(DISCONNECTED_KEY))
    }
    // The logout of another tab can precede a login that this tab has sent to the server.
    if (!options?.keepStorage || signIn?.status === 'verifying') login.logOutAfterDisconnect()
    emit('wallet-disconnected', { wallet })
  }

  const { subscribeToWallet, applyNetwork, refreshSession } = createWalletSync(context, endSession)

  /** Ends the session after a disconnect in another tab or another kit, and keeps the values that it stored. */
  const followDisconnectElsewhere = () => {
    if (storage.get('disconnected')) endSession({ keepStorage: true })
  }

  const syncSessionAndLogin = () => {
    followDisconnectElsewhere()
    refreshSession()
    login.refreshLogin() // The login may have ended on the server.
  }

  return {
    endSession,
    subscribeToWallet,
    applyNetwork,
    listenToPage(window, options) {
      page = window
      const handleChangeInOtherTab = (event: Event) => {
        if ((event as StorageEvent).key === SIGNED_OUT_KEY) login.followOtherTab()
        // Read the stored value, not the event's: this tab may have connected since the other one disconnected.
        if ((event as StorageEvent).key !== DISCONNECTED_KEY || !storage.get('disconnected')) return
        if (getConnection().attempt?.silent) cancel()
        apply(endRestoring)
        followDisconnectElsewhere()
      }
      addListener(page, 'storage', handleChangeInOtherTab, options)
      addListener(page, DISCONNECTED_KEY, followDisconnectElsewhere, options)
      addListener(page, 'pageshow', syncSessionAndLogin, options)
      const { document } = page
      const syncWhenVisible = () => {
        if (!readDocument(document, 'hidden')) syncSessionAndLogin()
      }
      addListener(document, 'visibilitychange', syncWhenVisible, options)
    },
  }
}
