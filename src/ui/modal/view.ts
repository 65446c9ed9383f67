import type { Connection, Failure, Session, WalletEntry } from '../../core/index.js'
import type { ModalState } from './state.js'

/** The content of the modal. Each kind has exactly the data that its component renders. */
export type ModalView =
  | { readonly kind: 'account'; readonly session: Session; readonly wallet?: undefined }
  | ({ readonly session?: undefined } & (
      | { readonly kind: 'default'; readonly wallet?: undefined }
      | { readonly kind: 'get'; readonly wallet?: undefined }
      | { readonly kind: 'install'; readonly wallet: WalletEntry }
      | { readonly kind: 'connecting'; readonly wallet: WalletEntry; readonly attemptId: number }
      | { readonly kind: 'failed'; readonly wallet: WalletEntry; readonly failure: Failure }
    ))

/**
 * Selects the view of a modal. Pure: the same connection and the same state give the same view.
 *
 * @returns `undefined` if no modal is rendered
 */
export function selectView(connection: Connection, state: ModalState): ModalView | undefined {
  if (!state) return
  const { session, attempt, failure } = connection
  const { modal, panel, dismissedFailure } = state
  if (modal === 'account') return session && { kind: 'account', session }
  // A new failure replaces every other view.
  if (failure && !failure.silent && failure !== dismissedFailure)
    return { kind: 'failed', wallet: failure.wallet, failure }
  if (panel.name === 'install') return { kind: 'install', wallet: panel.wallet }
  if (connection.status === 'connecting' && attempt)
    return { kind: 'connecting', wallet: attempt.wallet, attemptId: attempt.id }
  return { kind: panel.name }
}
