import { supportsFeature } from '../boundary/call-wallet.js'
import { createApproval, rejectedResponse } from '../boundary/parse-response.js'
import { createNoWalletNamedError } from '../errors.js'
import { isRunning, type KitContext } from '../kit-context.js'
import type { SignInPrompt } from '../options.js'
import type { Store } from '../page/store.js'
import type { AuthenticationResult, ConnectionResult, WalletEntry, WalletState } from '../types.js'
import type { FindNamedOrPreferredWallet } from '../wallets/find-wallet.js'
import type { AttemptManager } from './attempts.js'
import { type Failure, getSignInStatus, type SignIn, updateSession } from './connection.js'
import type { LoginManager } from './login.js'
import { getAuthenticationOrThrow } from './server-queue.js'

/** Functions that connect to a wallet and sign in. */
export interface Authenticator {
  /**
   * Connects to a wallet, in the task of the caller. With the option `authentication`, also signs in if the wallet has
   * `aptos:signIn` and the input to sign is ready. If the wallet is already connected and the user is not logged in, only signs
   * in, and cancels a pending attempt. If the input is not ready, requests it for the next call.
   *
   * @returns `undefined` if the call does not connect.
   * @throws WalletKitError The errors of `connect`
   */
  connectAndSignIn(wallet: WalletEntry): Promise<ConnectionResult | undefined>
  /**
   * Logs in with a wallet, as `authenticate()` of the kit describes. Settles once the login or the modal has ended.
   *
   * @param wallet Default: the connected wallet, else the preferred one, else the one that the user chooses.
   * @throws WalletKitError `UNSUPPORTED`, `WALLET_NOT_FOUND`, `AUTHENTICATION_FAILED`, and the errors of `connect`
   */
  authenticate(wallet?: string | WalletEntry): Promise<AuthenticationResult>
}

export function createAuthenticator(
  context: KitContext,
  store: Store<WalletState>,
  findNamedOrPreferredWallet: FindNamedOrPreferredWallet,
  { joinOrStart, cancel }: Pick<AttemptManager, 'joinOrStart' | 'cancel'>,
  { prepareSignIn, signInIfPrepared }: LoginManager,
  prompt: SignInPrompt | undefined,
): Authenticator {
  const { apply, getConnection, getSession } = context
  const connectAndSignIn: Authenticator['connectAndSignIn'] = async (entry) => {
    // The wallet of a catalogue entry may have registered in the meantime. `??` is only for the types: an entry has a name, so the
    // call returns its wallet or throws.
    const wallet = findNamedOrPreferredWallet(entry) ?? entry
    const session = getSession()
    if (wallet === session?.wallet && getConnection().login && !isSignedIn()) {
      cancel() // Another wallet may still prompt, but the user has now chosen this one.
      if (isSigningIn()) return
      apply(updateSession(session.id, { signIn: undefined })) // An earlier error no longer applies.
      signInIfPrepared()
      prepareSignIn() // Requests an input if none was ready. Does nothing while the wallet signs.
      return
    }
    try {
      return await joinOrStart(wallet, {
        input: supportsFeature(wallet, 'signIn') ? getPreparedInput() : undefined,
      })
    } finally {
      if (!getPreparedInput()) prepareSignIn()
    }
  }

  /**
   * Starts the sign-in: a wallet that was connected signs if the input is ready, else the modal opens. Without a modal, waits for
   * the input before the wallet signs.
   *
   * @param wasConnected Whether the wallet was connected before the call, so that it can sign in the task of the caller.
   * @throws WalletKitError `WALLET_NOT_FOUND` if there is neither a wallet nor a modal.
   */
  const signInOrOpenPrompt = async (
    wallet: WalletEntry | undefined,
    wasConnected: boolean,
  ): Promise<void> => {
    if (wasConnected && getPreparedInput()) return signInIfPrepared()
    if (prompt) return prompt.open()
    if (!wallet) throw createNoWalletNamedError()
    // If the server issues no input, the session has the error, and the wallet does not prompt.
    if (!getPreparedInput()) await prepareSignIn()
    signInIfPrepared()
  }

  /**
   * Waits until the user is logged in, or until no sign-in is pending and no modal is open in which the user can sign in.
   *
   * @param earlier The sign-in of the session and the failure of before the call, whose errors do not count.
   * @returns An approval if the user is logged in, else a rejection.
   * @throws WalletKitError The error of the sign-in, or of the attempt to connect.
   */
  const waitForLoginOutcome = (
    earlier: readonly (SignIn | Failure | undefined)[],
  ): Promise<AuthenticationResult> =>
    new Promise((resolve, reject) => {
      const settleIfOutcomeKnown = () => {
        if (!isSignedIn() && (isSigningIn() || prompt?.isOpen())) return
        unsubscribe()
        const { session, failure } = getConnection()
        const last = session?.signIn ?? failure
        if (isSignedIn()) resolve(createApproval({ address: session?.account.address as string }))
        else if (last?.error && !earlier.includes(last)) reject(last.error)
        else resolve(rejectedResponse)
      }
      // The prompt also reports the changes of the kit.
      const unsubscribe = (prompt ?? store).subscribe(settleIfOutcomeKnown)
      settleIfOutcomeKnown()
    })

  const isRestoringLogin = () => getSignInStatus(getConnection()) === 'restoring'

  /**
   * Waits until the login is no longer being restored. Call this function only while it is: the promise resolves only at a
   * change of the state.
   */
  const waitForRestoredLogin = (): Promise<void> =>
    new Promise((resolve) => {
      const unsubscribe = store.subscribe(() => {
        if (isRestoringLogin()) return
        unsubscribe()
        resolve()
      })
    })

  const getPreparedInput = () => getConnection().login?.input
  const isSignedIn = () => getSignInStatus(getConnection()) === 'signed-in'
  const isSigningIn = () => getSignInStatus(getConnection()) === 'signing-in'

  const authenticate: Authenticator['authenticate'] = async (nameOrEntry) => {
    getAuthenticationOrThrow(context)
    const { session, failure } = getConnection()
    const connectedWallet = session?.wallet
    const name = typeof nameOrEntry === 'string' ? nameOrEntry : nameOrEntry?.name
    const wallet = name || !connectedWallet ? findNamedOrPreferredWallet(nameOrEntry) : connectedWallet
    const isConnected = !!wallet && wallet === connectedWallet
    if (wallet && !isConnected) {
      const result = await connectAndSignIn(wallet)
      if (result?.status === 'Rejected') return rejectedResponse
    }
    // Await only if necessary, because a connected wallet must be called in the task of the caller.
    if (getSession() && isRunning(context) && isRestoringLogin()) {
      await waitForRestoredLogin()
      if (getSession()?.wallet !== wallet) return rejectedResponse
    }
    // The wallet may have signed the input in the request that connected it.
    const hasJustSigned = !isConnected && !!getSession()?.signIn
    if (!hasJustSigned && !isSignedIn() && !isSigningIn()) await signInOrOpenPrompt(wallet, isConnected)
    return waitForLoginOutcome([session?.signIn, failure])
  }

  return { connectAndSignIn, authenticate }
}
