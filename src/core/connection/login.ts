import type { SignInInput } from '../aip62-types.js'
import { parseAddress } from '../boundary/hex.js'
import type { WalletSignature } from '../boundary/parse-signed-output.js'
import type { WalletKitError } from '../errors.js'
import { isRunning, type KitContext } from '../kit-context.js'
import {
  failInputPreparation,
  getInputInUse,
  type Session,
  setLoginEnabled,
  startSignIn,
  updateLogin,
  updateSignInIfPending,
} from './connection.js'
import { requestWalletSignature } from './request-signature.js'
import { createServerQueue, getAuthenticationOrThrow } from './server-queue.js'

/**
 * Functions for the login on the page's server. Without the option `authentication`, no function calls the server, and `signOut()`
 * rejects.
 */
export interface LoginManager {
  /**
   * Requests from the server the address that is logged in, and updates the login. An error of the server is dispatched, and a
   * known login stays.
   */
  refreshLogin(): void
  /** Follows another tab: after a logout, ends the login here. Then refreshes the login, and replaces an input that is ready. */
  followOtherTab(): void
  /**
   * Enables or disables logins if the page has set or removed `authentication`. While the kit runs, then calls `refreshLogin()`.
   */
  enableOrDisableLogin(): void
  /**
   * Requests a new input from the server, and drops an input that is ready. A call during a request waits for that request. Does
   * nothing while a sign-in is pending. Resolves when the request has ended. Never rejects: an error is dispatched, and the
   * sign-in of the session fails.
   */
  prepareSignIn(): Promise<void>
  /**
   * Signs in with the connected wallet if the input is ready: the wallet signs the input, in the task of the caller, and the
   * server verifies the output.
   */
  signInIfPrepared(): void
  /**
   * Sends the signed output of an input to the server for verification. Then updates the login, here and in other tabs, or ends
   * the sign-in with an error. If the verification fails, or the session changes in the meantime, also refreshes the login. Does
   * nothing if the session no longer waits for the verification.
   */
  verifyAndUpdateLogin(input: SignInInput, signature: WalletSignature): void
  /**
   * Ends the login on the server, and then here and in other tabs. Replaces an input that is ready.
   *
   * @throws WalletKitError `UNSUPPORTED`, `AUTHENTICATION_FAILED`
   */
  signOut(): Promise<void>
  /**
   * Ends the login after a disconnect: here at once, and then as `signOut()` does, even if no login is known. Dispatches an error
   * of the server.
   */
  logOutAfterDisconnect(): void
  /** Emits after all calls so far, so that the server already has the login or logout if a listener reloads the page. */
  emitAfterServerCalls(
    name: 'wallet-signed-in' | 'wallet-signed-out',
    detail: { readonly address: string },
  ): void
}

/** Creates the login manager, whose calls to the server run one after another. */
export function createLoginManager(context: KitContext): LoginManager {
  const { options, storage, emit, apply, getConnection } = context
  const { callServer, runAfterCalls } = createServerQueue(context)
  /** Whether a request for the address waits for earlier calls to the server. */
  let isRefreshQueued = false
  /** Whether the login has ended since the last request for the address, whose response is then outdated. */
  let hasEndedSinceRequest: boolean
  let preparation: Promise<void> | undefined

  const refreshLogin: LoginManager['refreshLogin'] = async () => {
    if (!options.authentication || isRefreshQueued) return
    isRefreshQueued = true
    try {
      await callServer(async (server) => {
        isRefreshQueued = false
        // From now on, a logout makes the response outdated.
        hasEndedSinceRequest = false
        const response = await server.getSession()
        if (!hasEndedSinceRequest) apply(updateLogin({ address: response ? parseAddress(response) : null }))
      })
    } catch {
      // Keep a known login: it does not end only because the server does not respond.
      apply(updateLogin({ address: getConnection().login?.address ?? null }))
    }
  }

  const prepareSignIn: LoginManager['prepareSignIn'] = async () => {
    const connection = getConnection()
    const { login } = connection
    if (!login || getInputInUse(connection)) return
    if (!login.isPreparing) preparation = requestSignInInput()
    return preparation
  }

  /**
   * Requests a new input from the server, and drops an input that is ready. Never rejects: if there is a session, its sign-in
   * fails with the error.
   */
  const requestSignInInput = async (): Promise<void> => {
    apply(updateLogin({ input: undefined, isPreparing: true }))
    try {
      // Copy the input: the identity of the object is the ID of the sign-in, and `prepare()` may return the same object twice.
      const input = { ...(await callServer((server) => server.prepare())) }
      apply(updateLogin({ input, isPreparing: false }))
    } catch (error) {
      apply(failInputPreparation(error as WalletKitError))
    }
  }

  /**
   * Ends the sign-in of an input without a login. Returns whether the sign-in was still pending.
   *
   * @param error `null` if the user rejected the request.
   */
  const failSignIn = (input: SignInInput, error: WalletKitError | null) =>
    apply(updateSignInIfPending(input, { status: 'failed', error }))

  const verifyAndUpdateLogin: LoginManager['verifyAndUpdateLogin'] = async (
    input,
    { account: { address }, output },
  ) => {
    // Do not log in if a listener of the page has just ended the session, which also logs the user out.
    if (getConnection().session?.signIn?.input !== input) return
    try {
      await callServer((server) => server.verify(output))
    } catch (error) {
      refreshLogin() // The login may have succeeded although its response was lost.
      failSignIn(input, error as WalletKitError)
      return
    }
    // Change the value twice, because other tabs get an event only for a change. A stored time would log out the other tabs for
    // a moment.
    storage.set('signed-out', '')
    storage.remove('signed-out')
    if (apply(updateSignInIfPending(input, undefined))) apply(updateLogin({ address }))
    // The user has disconnected or changed the account in the meantime, so only the server has the current login.
    else refreshLogin()
  }

  /**
   * Starts a sign-in of the session: requests a signature from the wallet, in the task of the caller, and starts its verification
   * on the server without waiting for the outcome. Never rejects: the session stores an error or a rejection, and an error is
   * also dispatched.
   */
  const startSignInAndVerification = async (session: Session, input: SignInInput): Promise<void> => {
    apply(startSignIn(session.id, input))
    try {
      const signature = await requestWalletSignature(session, input, getAuthenticationOrThrow(context))
      if (signature === 'rejected') {
        failSignIn(input, null)
        return
      }
      apply(updateSignInIfPending(input, { status: 'verifying', input }))
      verifyAndUpdateLogin(input, signature)
    } catch (error) {
      if (failSignIn(input, error as WalletKitError)) emit('wallet-error', error as WalletKitError)
    }
  }

  /** Ends the login here, and makes the response to a pending request for the address outdated. */
  const endLoginHere = (): void => {
    hasEndedSinceRequest = true
    apply(updateLogin({ address: null }))
  }

  /**
   * Requests a new input instead of the one that is ready, because the server rejects an input from before a logout. Does nothing
   * if no input is ready.
   */
  const replacePreparedInput = () => {
    if (getConnection().login?.input) prepareSignIn()
  }

  const signOut: LoginManager['signOut'] = async () => {
    try {
      const response = callServer((server) => server.signOut())
      replacePreparedInput()
      await response
    } catch (error) {
      refreshLogin()
      throw error
    }
    // The queue sends a later request for the address only after the logout, so its response is not outdated.
    apply(updateLogin({ address: null }))
    storage.set('signed-out', `${Date.now()}`)
  }

  const followOtherTab: LoginManager['followOtherTab'] = () => {
    if (storage.get('signed-out')) endLoginHere()
    refreshLogin()
    replacePreparedInput()
  }

  const enableOrDisableLogin: LoginManager['enableOrDisableLogin'] = () => {
    if (apply(setLoginEnabled(!!options.authentication)) && isRunning(context)) refreshLogin()
  }

  const signInIfPrepared: LoginManager['signInIfPrepared'] = () => {
    const { session, login } = getConnection()
    if (session && login?.input) startSignInAndVerification(session, login.input)
  }

  const logOutAfterDisconnect: LoginManager['logOutAfterDisconnect'] = () => {
    if (!options.authentication) return
    endLoginHere()
    signOut().catch(() => {}) // `callServer()` has dispatched the error.
  }

  return {
    refreshLogin,
    prepareSignIn,
    verifyAndUpdateLogin,
    signOut,
    followOtherTab,
    enableOrDisableLogin,
    signInIfPrepared,
    logOutAfterDisconnect,
    emitAfterServerCalls(name, detail): void {
      runAfterCalls(() => emit(name, detail))
    },
  }
}
