import type { Connection, Failure, Session, WalletEntry } from '../../core/index.js'
import type { ModalState } from './state.js'

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
  | { readonly kind: 'connecting'; readonly wallet: WalletEntry; readonly attemptId: number }
  | { readonly kind: 'failed'; readonly wallet: WalletEntry; readonly failure: Failure }

/** The content of the modal. */
export type ModalView = AccountView | ConnectView

/**
 * Selects the view of a modal. Pure: the same arguments give the same view.
 *
 * @param popular The wallets that are listed and not installed. The install view of a wallet ends when it registers.
 * @returns `undefined` if no modal is rendered
 */
export function selectView(
  connection: Connection,
  state: ModalState,
  popular: readonly WalletEntry[],
): ModalView | undefined {
  if (!state) return
  const { session, attempt, failure, status } = connection
  const { modal, panel, dismissedFailure } = state
  if (modal === 'account') return session && { kind: 'account', session }
  // What the user selected last stays, whatever becomes of the attempt before.
  const walletToInstall =
    panel.name === 'install' ? popular.find(({ name }) => name === panel.walletName) : undefined
  if (walletToInstall) return { kind: 'install', wallet: walletToInstall }
  if (failure && !failure.silent && failure !== dismissedFailure)
    return { kind: 'failed', wallet: failure.wallet, failure }
  if (status === 'connecting') return { kind: 'connecting', wallet: attempt.wallet, attemptId: attempt.id }
  return { kind: panel.name === 'get' ? 'get' : 'default' }
}
