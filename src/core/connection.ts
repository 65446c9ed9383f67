import type { AccountDetails, NetworkDetails, WalletEntry } from './types.js'

/** A wallet that let us in, and what it told us. */
export interface Session {
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
  | { readonly status: 'disconnected'; readonly failure?: Failure | undefined }
  | { readonly status: 'connected'; readonly session: Session; readonly failure?: Failure | undefined }
  | {
      readonly status: 'connecting' | 'restoring'
      readonly attempt: Attempt
      readonly session?: Session | undefined
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

export const disconnected: Connection = Object.freeze({ status: 'disconnected' })

/** The session a connection holds, while a new attempt runs too. */
export const sessionOf = (connection: Connection): Session | undefined =>
  'session' in connection ? connection.session : undefined

/** The attempt that is under way, if one is. */
export const attemptOf = (connection: Connection): Attempt | undefined =>
  'attempt' in connection ? connection.attempt : undefined

/**
 * The connection after an event. Pure; hands back the same object when the event changes nothing, as with a late
 * answer or an event of a wallet that is not the current one.
 */
export function transition(connection: Connection, event: ConnectionEvent): Connection {
  const session = sessionOf(connection)
  const attempt = attemptOf(connection)
  switch (event.type) {
    case 'started':
      return under(event.attempt, session)
    case 'approved':
      if (attempt?.id !== event.id) return connection
      return settled({ wallet: attempt.wallet, account: event.account, network: event.network })
    case 'ended':
      if (attempt?.id !== event.id) return connection
      return settled(session, event.kind && { wallet: attempt.wallet, kind: event.kind })
    case 'left':
      if (!session) return connection
      return attempt ? under(attempt) : disconnected
    default: {
      if (session?.wallet !== event.wallet) return connection
      const next = { ...session, ...event.change }
      return attempt ? under(attempt, next) : settled(next)
    }
  }
}

const under = (attempt: Attempt, session?: Session): Connection => ({
  status: attempt.silent ? 'restoring' : 'connecting',
  attempt,
  session,
})

const settled = (session?: Session, failure?: Failure): Connection =>
  session ? { status: 'connected', session, failure } : { status: 'disconnected', failure }
