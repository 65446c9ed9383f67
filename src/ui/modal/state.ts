import type { Connection, Failure, Login, Session, WalletEntry } from '../../core/index.js'
import { getSignInStatus } from '../../core/internal.js'

/**
 * The view that the user selected in the connect modal. Unless it is an install view, the views of attempts, failures, and the
 * login step have precedence: see `deriveView()`.
 */
export type SelectedView =
  | { readonly name: 'default' }
  | { readonly name: 'get' }
  /** Install view of a wallet. Has the wallet's name, because the page can replace the entries of its catalogue at any time. */
  | { readonly name: 'install'; readonly walletName: string }

/** State of the open modal. */
export interface OpenModal {
  readonly modal: 'connect' | 'account'
  readonly selectedView: SelectedView
  /** The failure that existed when this view began. This failure is not shown again. */
  readonly dismissedFailure: Failure | undefined
  /**
   * ID of the session that existed when this view began. `undefined` without a session, or if its login was not complete. Any
   * other session closes the connect modal once its login is complete.
   */
  readonly initialSessionId: number | undefined
}

/** `undefined` while no modal is open. */
export type ModalState = OpenModal | undefined

export type ModalEvent =
  | { readonly type: 'open'; readonly connection: Connection }
  | { readonly type: 'close' }
  /** The user selected a wallet, browses the available ones, goes back, or changes the wallet of the session. */
  | { readonly type: 'show-view'; readonly connection: Connection; readonly selectedView: SelectedView }
  | { readonly type: 'kit-changed'; readonly connection: Connection }

export const defaultView: SelectedView = { name: 'default' }

/** Returns whether the user is logged in, or needs no login. `false` while a login is being restored. */
const isLoginComplete = (connection: Connection): boolean =>
  ['none', 'signed-in'].includes(getSignInStatus(connection))

/** Returns whether the account modal is shown for the connection, and not the login step. */
const canShowAccountModal = (connection: Connection): boolean =>
  !!connection.session && (isLoginComplete(connection) || getSignInStatus(connection) === 'restoring')

/** Returns the state of a modal whose view begins now. Only the connect modal shows the selected view. */
const createModalState = (
  modal: OpenModal['modal'],
  connection: Connection,
  selectedView: SelectedView,
): OpenModal => ({
  modal,
  selectedView,
  dismissedFailure: connection.failure,
  initialSessionId: isLoginComplete(connection) ? connection.session?.id : undefined,
})

/**
 * Returns whether a modal must close: the account modal has lost its session, or the connect modal has led to a session. A
 * pending or failed attempt changes nothing: `deriveView()` reads the attempt from the connection.
 */
const isModalObsolete = ({ modal, initialSessionId }: OpenModal, connection: Connection): boolean => {
  const { session } = connection
  return modal === 'account'
    ? !session
    : !!session && session.id !== initialSessionId && isLoginComplete(connection)
}

/** Returns the next state of the modals, or the same object if the event changes nothing. Pure. */
export function reduceModal(state: ModalState, event: ModalEvent): ModalState {
  switch (event.type) {
    case 'open':
      return createModalState(
        canShowAccountModal(event.connection) ? 'account' : 'connect',
        event.connection,
        defaultView,
      )
    case 'close':
      return
    case 'show-view':
      return state && createModalState('connect', event.connection, event.selectedView)
    case 'kit-changed':
      return state && !isModalObsolete(state, event.connection) ? state : undefined
  }
}

/** The content of the account modal. */
export interface AccountView {
  readonly kind: 'account'
  readonly session: Session
}

/** The content next to the wallet list. Each kind has exactly the data that its component renders. */
export type ConnectView =
  | { readonly kind: 'default'; readonly wallet?: undefined }
  | { readonly kind: 'get'; readonly wallet?: undefined }
  | { readonly kind: 'install'; readonly wallet: WalletEntry }
  | {
      readonly kind: 'connecting'
      readonly wallet: WalletEntry
      /** A different object for each request. */
      readonly request: object
      /** The step of a sign-in with a connected wallet. */
      readonly signIn?: 'signing' | 'verifying'
    }
  | {
      readonly kind: 'failed'
      readonly wallet: WalletEntry
      /** `null` if the user rejected the request. */
      readonly error: Failure['error']
      /** Whether a sign-in with a connected wallet has failed. */
      readonly isSignIn: boolean
      /** Whether the user can try again now: no request to the server for the input is pending. */
      readonly canContinue: boolean
    }
  | {
      /** The login step after the connection. */
      readonly kind: 'sign-in'
      readonly wallet: WalletEntry
      readonly isSignIn: true
      /** Whether the user can sign now, because the input is ready. */
      readonly canContinue: boolean
    }

/** The content of the modal. */
export type ModalView = AccountView | ConnectView

/**
 * Derives the view of a modal. Pure. The first of these views applies: the account, the install view that the user selected, a
 * failure, a pending attempt, the login step, or another view that the user selected.
 *
 * @param popular The wallets that are listed and not installed. The install view of a wallet ends when the wallet registers.
 */
export function deriveView(
  connection: Connection,
  { modal, selectedView, dismissedFailure }: OpenModal,
  popular: readonly WalletEntry[],
): ModalView {
  const { session, attempt, failure, status, login } = connection
  if (session && modal === 'account' && canShowAccountModal(connection)) return { kind: 'account', session }
  // An install view that the user selected has precedence over the previous attempt, even if the attempt fails later.
  const walletToInstall =
    selectedView.name === 'install' ? popular.find(({ name }) => name === selectedView.walletName) : undefined
  if (walletToInstall) return { kind: 'install', wallet: walletToInstall }
  if (failure && !failure.silent && failure !== dismissedFailure)
    return {
      kind: 'failed',
      wallet: failure.wallet,
      error: failure.error,
      isSignIn: false,
      canContinue: !login?.isPreparing,
    }
  if (status === 'connecting') return { kind: 'connecting', wallet: attempt.wallet, request: attempt }
  if (session && !isLoginComplete(connection)) return deriveSignInView(session, login)
  return { kind: selectedView.name === 'get' ? 'get' : 'default' }
}

/** Derives the view of the login step: before the wallet is called, while the wallet signs, and after a failure. */
function deriveSignInView({ wallet, signIn }: Session, login: Login | undefined): ConnectView {
  if (!signIn) return { kind: 'sign-in', wallet, isSignIn: true, canContinue: !!login?.input }
  if (signIn.status === 'failed')
    return { kind: 'failed', wallet, error: signIn.error, isSignIn: true, canContinue: !login?.isPreparing }
  return { kind: 'connecting', wallet, request: signIn.input, signIn: signIn.status }
}
