import type { KitContext } from '../kit-context.js'
import { addListener, dispatchEvent, readDocument } from '../page/clobber-safe-dom.js'
import { DISCONNECTED_KEY, LOGIN_CHANGED_KEY } from '../page/storage.js'
import { clearSession, endRestoring, getSignInStatus, type Session } from './connection.js'
import type { LoginManager } from './login.js'
import type { WalletSync } from './wallet-sync.js'

/**
 * Functions that end the session and emit `wallet-disconnected`, and that keep the session in sync with other tabs, and with the
 * wallet when the user returns.
 */
export interface SessionSync {
  /**
   * Listens for disconnects in other tabs and kits, for logins and logouts in other tabs, for the tab becoming visible, and for
   * a return from the bfcache. From then on, `endSessionEverywhere` also reaches the other kits of this page. A disconnect in
   * another tab also cancels a silent attempt.
   */
  listenToPage(pageWindow: Window, options: AddEventListenerOptions): void
  /** Ends the session of this kit, if any. The stored values and the login stay. */
  endSessionHere(): void
  /**
   * Ends the session in all tabs and kits of this site: stores the wallet as disconnected, which also stops auto-connect, and
   * logs out. Does nothing if this kit has no session.
   */
  endSessionEverywhere(): void
  /**
   * Ends the session, whose wallet has disconnected, and the login of this session. If the wallet is the remembered one, also ends
   * the sessions of other tabs. If not, keeps these sessions, because the tabs can be connected to another wallet.
   */
  endDisconnectedSession(): void
}

/**
 * Creates the session sync, which listens to nothing before `listenToPage()`.
 *
 * @param cancel Cancels the pending attempt.
 * @param login The login, which follows the session: if the user disconnects, the login ends.
 */
export function createSessionSync(
  context: KitContext,
  cancel: () => void,
  login: LoginManager,
  { refreshSession }: Pick<WalletSync, 'refreshSession'>,
): SessionSync {
  const { getConnection, emit, storage, apply, getSession } = context

  let pageWindow: Window | undefined

  /**
   * Clears the session, runs a function, and emits `wallet-disconnected`. Only the function can change stored values. Does nothing
   * without a session.
   */
  const clearSessionAndEmit = (afterClear?: (session: Session) => void): void => {
    const session = getSession()
    if (!session) return
    apply(clearSession)
    afterClear?.(session)
    emit('wallet-disconnected', { wallet: session.wallet })
  }

  const endSessionEverywhere: SessionSync['endSessionEverywhere'] = () =>
    clearSessionAndEmit(({ wallet }) => {
      storage.remove('wallet-name')
      storage.set('disconnected', wallet.name)
      // Other tabs get a `storage` event, but other kits of this page do not.
      if (pageWindow) dispatchEvent(pageWindow, new Event(DISCONNECTED_KEY))
      login.logOutAfterDisconnect()
    })

  /**
   * Ends the session after a disconnect in another tab or another kit, and keeps the stored values. Logs out again if a login is
   * being verified. Does nothing if no disconnect is stored.
   */
  const endSessionIfDisconnectedElsewhere = () => {
    if (!storage.get('disconnected')) return
    clearSessionAndEmit(({ signIn }) => {
      // The logout of the other tab can reach the server before the login that this tab has sent.
      if (signIn?.status === 'verifying') login.logOutAfterDisconnect()
    })
  }

  /** Ends the session after a disconnect elsewhere, or reads it again. Also reads the login again. */
  const catchUp = () => {
    endSessionIfDisconnectedElsewhere()
    refreshSession()
    login.refreshLogin() // The login may have ended on the server.
  }

  const endDisconnectedSession: SessionSync['endDisconnectedSession'] = () => {
    if (storage.get('wallet-name') === getSession()?.wallet.name) return endSessionEverywhere()
    const isSignedIn = getSignInStatus(getConnection()) === 'signed-in'
    clearSessionAndEmit(({ signIn }) => {
      // If another account is logged in, in another tab, keep its login.
      if (isSignedIn || signIn?.status === 'verifying') login.logOutAfterDisconnect()
    })
  }

  const listenToPage: SessionSync['listenToPage'] = (startedWindow, options) => {
    pageWindow = startedWindow
    const followLoginOrDisconnectElsewhere = (event: Event) => {
      const { key } = event as StorageEvent
      if (key === LOGIN_CHANGED_KEY) login.followOtherTab()
      // Read the stored value, not the event's: this tab may have connected since the other one disconnected.
      if (key !== DISCONNECTED_KEY || !storage.get('disconnected')) return
      if (getConnection().attempt?.silent) cancel()
      apply(endRestoring)
      endSessionIfDisconnectedElsewhere()
    }
    addListener(pageWindow, 'storage', followLoginOrDisconnectElsewhere, options)
    addListener(pageWindow, DISCONNECTED_KEY, endSessionIfDisconnectedElsewhere, options)
    const catchUpIfRestoredFromBfcache = (event: Event) => {
      // A page that was not in the bfcache has just loaded, so the session and the login are current.
      if ((event as PageTransitionEvent).persisted) catchUp()
    }
    addListener(pageWindow, 'pageshow', catchUpIfRestoredFromBfcache, options)
    const { document } = pageWindow
    const catchUpWhenVisible = () => {
      if (!readDocument(document, 'hidden')) catchUp()
    }
    addListener(document, 'visibilitychange', catchUpWhenVisible, options)
  }

  return {
    listenToPage,
    endSessionHere: () => clearSessionAndEmit(),
    endSessionEverywhere,
    endDisconnectedSession,
  }
}
