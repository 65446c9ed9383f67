import type { Connection, Failure, Login, Session, WalletEntry } from '../../core/index.js'
import { canShowAccountModal, isLoginComplete, type OpenModal } from './state.js'

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
  if (session && !isLoginComplete(connection)) return deriveLoginStepView(session, login)
  return { kind: selectedView.name === 'get' ? 'get' : 'default' }
}

/**
 * Derives the view of the login step: `sign-in` before the wallet is called, `connecting` until the server has verified the
 * signature, and `failed` after a failure.
 */
function deriveLoginStepView({ wallet, signIn }: Session, login: Login | undefined): ConnectView {
  if (!signIn) return { kind: 'sign-in', wallet, isSignIn: true, canContinue: !!login?.input }
  if (signIn.status === 'failed')
    return { kind: 'failed', wallet, error: signIn.error, isSignIn: true, canContinue: !login?.isPreparing }
  return { kind: 'connecting', wallet, request: signIn.input, signIn: signIn.status }
}
