import type { AccountDetails, NetworkDetails, WalletEntry } from './types.js'

/** A wallet that let us in, and what it told us. */
export interface Session {
  /** Number of the attempt that made it. */
  readonly id: number
  readonly wallet: WalletEntry
  readonly account: AccountDetails
  readonly network: NetworkDetails | undefined
}

/** One request to connect. An answer to an attempt that is no longer the current one is dropped. */
export interface Attempt {
  readonly id: number
  readonly wallet: WalletEntry
  /** Asked without a prompt, to take up an earlier session. */
  readonly silent: boolean
}

/** How the last attempt came to nothing; a cancelled one leaves no trace. */
export interface Failure {
  readonly wallet: WalletEntry
  readonly kind: 'rejected' | 'failed'
}

/** The connection. The old session stays until a new one has succeeded. */
export type Connection =
  | {
      readonly status: 'disconnected'
      readonly session?: undefined
      readonly attempt?: undefined
      readonly failure?: Failure | undefined
    }
  | {
      readonly status: 'connected'
      readonly session: Session
      readonly attempt?: undefined
      readonly failure?: Failure | undefined
    }
  | {
      readonly status: 'connecting' | 'restoring'
      readonly session?: Session | undefined
      readonly attempt: Attempt
      readonly failure?: undefined
    }

/** All that can happen to a connection. */
export type ConnectionEvent =
  | { readonly type: 'started'; readonly attempt: Attempt }
  | {
      readonly type: 'approved'
      readonly id: number
      readonly account: AccountDetails
      readonly network: NetworkDetails | undefined
    }
  | { readonly type: 'ended'; readonly id: number; readonly kind?: Failure['kind'] }
  | {
      readonly type: 'changed'
      readonly wallet: WalletEntry
      readonly change: Partial<Pick<Session, 'account' | 'network'>>
    }
  | { readonly type: 'left' }

/**
 * The connection after an event. Pure; hands back the same object when the event changes nothing, as with a late
 * answer or an event of a wallet that is not the current one.
 */
export function transition(connection: Connection, event: ConnectionEvent): Connection {
  const { session, attempt } = connection
  if (event.type === 'started') return next(session, event.attempt)
  if (event.type === 'left') return session ? next(undefined, attempt) : connection
  if (event.type === 'changed')
    return session?.wallet === event.wallet ? next({ ...session, ...event.change }, attempt) : connection
  if (attempt?.id !== event.id) return connection
  const { wallet } = attempt
  return event.type === 'approved'
    ? next({ id: event.id, wallet, account: event.account, network: event.network })
    : next(session, undefined, event.kind && { wallet, kind: event.kind })
}

/** Every field is the connection's own: a page that adds to `Object.prototype` must not add to it. */
const next = (session?: Session, attempt?: Attempt, failure?: Failure) =>
  ({
    status: attempt ? (attempt.silent ? 'restoring' : 'connecting') : session ? 'connected' : 'disconnected',
    session,
    attempt,
    failure,
  }) as Connection

export const disconnected = Object.freeze(next())
