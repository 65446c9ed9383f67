import type { Connection, Failure, Session, WalletEntry } from '../core/index.js'

/** What the visitor chose in the modals; the rest of what they see follows from the connection. */
export interface Picker {
  /** Which modal is drawn: the one of a connected wallet, or the one to connect. */
  readonly modal?: 'connect' | 'account' | undefined
  /** The wallet whose install view is shown. */
  readonly picked?: WalletEntry | undefined
  /** Whether the wallets to get are shown. */
  readonly getting?: boolean
  /** The failure that was there when this was opened: old news, not shown again. */
  readonly seen?: Failure | undefined
}

/** What the modal shows, and of whom: of a session, of a wallet, or of nobody. */
export type View =
  | { readonly kind: 'account'; readonly session: Session; readonly wallet?: undefined }
  | ({ readonly session?: undefined } & (
      | { readonly kind: 'install'; readonly wallet: WalletEntry }
      | { readonly kind: 'connecting'; readonly wallet: WalletEntry; readonly attempt: number }
      | { readonly kind: 'get'; readonly wallet?: undefined }
      | { readonly kind: 'default'; readonly wallet?: undefined; readonly failure: Failure | undefined }
    ))

/** Pure: the same connection and the same choices are the same view. `undefined` is no modal at all. */
export function view(connection: Connection, { modal, picked, getting, seen }: Picker): View | undefined {
  const { session, attempt, failure } = connection
  // No modal, or one whose time is over: the connection was made, or lost.
  if (!modal || (modal === 'account') !== !!session) return
  if (session) return { kind: 'account', session }
  // A new failure is shown whatever the visitor looks at.
  if (failure && failure !== seen) return { kind: 'default', failure }
  if (picked) return { kind: 'install', wallet: picked }
  if (connection.status === 'connecting' && attempt)
    return { kind: 'connecting', wallet: attempt.wallet, attempt: attempt.id }
  return getting ? { kind: 'get' } : { kind: 'default', failure: undefined }
}
