import type { Connection, Failure, Session, WalletEntry } from '../core/index.js'

/** What the visitor chose in the modals; the rest of what they see follows from the connection. */
export interface ModalSelection {
  /** Which modal is drawn: the one of a connected wallet, or the one to connect. */
  readonly modal?: 'connect' | 'account' | undefined
  /** The wallet whose install view is shown. */
  readonly selectedWallet?: WalletEntry | undefined
  /** Whether the wallets to get are shown. */
  readonly isBrowsing?: boolean
  /** The failure that was there when this was opened: old news, not shown again. */
  readonly dismissedFailure?: Failure | undefined
}

/** What the modal shows, and of whom: of a session, of a wallet, or of nobody. */
export type ModalView =
  | { readonly kind: 'account'; readonly session: Session; readonly wallet?: undefined }
  | ({ readonly session?: undefined } & (
      | { readonly kind: 'install'; readonly wallet: WalletEntry }
      | { readonly kind: 'connecting'; readonly wallet: WalletEntry; readonly attempt: number }
      | { readonly kind: 'get'; readonly wallet?: undefined }
      | { readonly kind: 'default'; readonly wallet?: undefined; readonly failure: Failure | undefined }
    ))

/** Pure: the same connection and the same choices are the same view. `undefined` is no modal at all. */
export function selectView(
  connection: Connection,
  { modal, selectedWallet, isBrowsing, dismissedFailure }: ModalSelection,
): ModalView | undefined {
  const { session, attempt, failure } = connection
  // No modal, or one whose time is over: the connection was made, or lost.
  if (!modal || (modal === 'account') !== !!session) return
  if (session) return { kind: 'account', session }
  // A new failure is shown whatever the visitor looks at.
  if (failure && failure !== dismissedFailure) return { kind: 'default', failure }
  if (selectedWallet) return { kind: 'install', wallet: selectedWallet }
  if (connection.status === 'connecting' && attempt)
    return { kind: 'connecting', wallet: attempt.wallet, attempt: attempt.id }
  return isBrowsing ? { kind: 'get' } : { kind: 'default', failure: undefined }
}
