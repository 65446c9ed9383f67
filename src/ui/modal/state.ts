import type { Connection, Failure } from '../../core/index.js'
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
  /** While a login is missing, the account modal shows the login step. */
  readonly modal: 'connect' | 'account'
  /** View that the user selected. Only the connect modal shows it. */
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
export const isLoginComplete = (connection: Connection): boolean =>
  ['none', 'signed-in'].includes(getSignInStatus(connection))

/** Returns whether a wallet is connected, and the login is complete, not needed, or being restored. */
export const canShowAccountModal = (connection: Connection): boolean =>
  !!connection.session && (isLoginComplete(connection) || getSignInStatus(connection) === 'restoring')

/**
 * Returns the next state of the modals. `open` also restarts an open modal: with the default view, and with its failure dismissed.
 * `kit-changed` returns the same object if it changes nothing. Pure.
 */
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

/**
 * Returns the state of a modal whose view begins now: with the current failure as the dismissed one, and with the session if its
 * login is complete.
 */
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
