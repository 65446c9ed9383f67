import type { WalletKitError } from '../errors.js'
import type { AccountDetails, NetworkDetails, WalletEntry } from '../types.js'

/** A connected wallet with its account and network. */
export interface Session {
  /** Number of the connection attempt that created the session. */
  readonly id: number
  readonly wallet: WalletEntry
  readonly account: AccountDetails
  readonly network: NetworkDetails | undefined
  /** The error of the last `disconnect()`. The next call removes it. */
  readonly disconnectError?: WalletKitError | undefined
}

/** A pending connection request. A response to any other attempt is dropped. */
export interface Attempt {
  readonly id: number
  readonly wallet: WalletEntry
  /** Whether the wallet must not prompt, to restore an earlier session. */
  readonly silent: boolean
}

/** The failure of the last attempt. A canceled attempt leaves none. */
export interface Failure {
  readonly wallet: WalletEntry
  /** Error of the wallet, or `null` if the user rejected the request. */
  readonly error: WalletKitError | null
}

/** The connection. The current session stays until a new attempt has succeeded. */
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

/** Pure function from one connection to the next. Returns the same object if nothing changes, as for a late response. */
export type Transition = (connection: Connection) => Connection

/** Starts an attempt, which replaces a pending one. */
export const startAttempt =
  (attempt: Attempt): Transition =>
  ({ session }) =>
    createConnection(session, attempt)

/**
 * Turns the attempt into a session.
 *
 * @param details Account and network, parsed.
 */
export const approveAttempt = (id: number, details: Pick<Session, 'account' | 'network'>): Transition =>
  forCurrentAttempt(id, ({ wallet }) => createConnection({ id, wallet, ...details }))

/**
 * Ends the attempt without a session.
 *
 * @param error Why it failed. Default: no failure is kept.
 */
export const endAttempt = (id: number, error?: Failure['error']): Transition =>
  forCurrentAttempt(id, ({ wallet }, session) =>
    createConnection(session, undefined, error === undefined ? error : { wallet, error }),
  )

/** Changes fields of the session, if it is still the session of this number. */
export const updateSession =
  (id: number, changes: Partial<Pick<Session, 'account' | 'network' | 'disconnectError'>>): Transition =>
  (connection) => {
    const { session, attempt, failure } = connection
    return session?.id === id ? createConnection({ ...session, ...changes }, attempt, failure) : connection
  }

/** Ends the session. A pending attempt continues. */
export const clearSession: Transition = (connection) =>
  connection.session ? createConnection(undefined, connection.attempt) : connection

/** Applies an update only if the attempt is still pending. */
const forCurrentAttempt =
  (id: number, update: (attempt: Attempt, session?: Session) => Connection): Transition =>
  (connection) => {
    const { session, attempt } = connection
    return attempt?.id === id ? update(attempt, session) : connection
  }

/** Sets every field on the object itself, so that a polluted `Object.prototype` adds none. */
const createConnection = (session?: Session, attempt?: Attempt, failure?: Failure) =>
  ({
    status: attempt ? (attempt.silent ? 'restoring' : 'connecting') : session ? 'connected' : 'disconnected',
    attempt,
    failure,
    session,
  }) as Connection

export const disconnectedConnection = createConnection()
