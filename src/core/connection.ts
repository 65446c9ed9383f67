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

export const startAttempt =
  (attempt: Attempt): Transition =>
  ({ session }) =>
    createConnection(session, attempt)

/** @param details what the wallet told of itself, read */
export const approveAttempt = (id: number, details: Pick<Session, 'account' | 'network'>): Transition =>
  forCurrentAttempt(id, ({ wallet }) => createConnection({ id, wallet, ...details }))

/** @param error why it came to nothing; without one it leaves no trace */
export const endAttempt = (id: number, error?: Failure['error']): Transition =>
  forCurrentAttempt(id, ({ wallet }, session) =>
    createConnection(session, undefined, error === undefined ? error : { wallet, error }),
  )

export const updateSession =
  (wallet: WalletEntry, change: Partial<Pick<Session, 'account' | 'network'>>): Transition =>
  (connection) => {
    const { session, attempt } = connection
    return session?.wallet === wallet ? createConnection({ ...session, ...change }, attempt) : connection
  }

export const clearSession: Transition = (connection) =>
  connection.session ? createConnection(undefined, connection.attempt) : connection

/** Only the attempt that is under way can come to an end. */
const forCurrentAttempt =
  (id: number, update: (attempt: Attempt, session?: Session) => Connection): Transition =>
  (connection) => {
    const { session, attempt } = connection
    return attempt?.id === id ? update(attempt, session) : connection
  }

/** Every field is the connection's own: a page that adds to `Object.prototype` must not add to it. */
const createConnection = (session?: Session, attempt?: Attempt, failure?: Failure) =>
  Object.freeze({
    status: attempt ? (attempt.silent ? 'restoring' : 'connecting') : session ? 'connected' : 'disconnected',
    attempt,
    failure,
    session,
  }) as Connection

export const disconnectedConnection = createConnection()
