import type { WalletKitError } from './errors.js'
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
  /** What the wallet failed with; `null` where the visitor said no. */
  readonly error: WalletKitError | null
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

/**
 * What happened, as a function from one connection to the next. Pure; hands back the same object when it changes nothing,
 * as with a late answer or news of a wallet that is not the current one.
 */
export type Transition = (connection: Connection) => Connection

export const started =
  (attempt: Attempt): Transition =>
  ({ session }) =>
    next(session, attempt)

/** @param answer what the wallet told of itself, read */
export const approved = (id: number, answer: Pick<Session, 'account' | 'network'>): Transition =>
  settled(id, ({ wallet }) => next({ id, wallet, ...answer }))

/** @param error why it came to nothing; without one it leaves no trace */
export const ended = (id: number, error?: Failure['error']): Transition =>
  settled(id, ({ wallet }, session) =>
    next(session, undefined, error === undefined ? error : { wallet, error }),
  )

export const changed =
  (wallet: WalletEntry, change: Partial<Pick<Session, 'account' | 'network'>>): Transition =>
  (connection) => {
    const { session, attempt } = connection
    return session?.wallet === wallet ? next({ ...session, ...change }, attempt) : connection
  }

export const left: Transition = (connection) =>
  connection.session ? next(undefined, connection.attempt) : connection

/** Only the attempt that is under way can come to an end. */
const settled =
  (id: number, after: (attempt: Attempt, session?: Session) => Connection): Transition =>
  (connection) => {
    const { session, attempt } = connection
    return attempt?.id === id ? after(attempt, session) : connection
  }

/** Every field is the connection's own: a page that adds to `Object.prototype` must not add to it. */
const next = (session?: Session, attempt?: Attempt, failure?: Failure) =>
  Object.freeze({
    status: attempt ? (attempt.silent ? 'restoring' : 'connecting') : session ? 'connected' : 'disconnected',
    attempt,
    failure,
    session,
  }) as Connection

export const disconnected = next()
