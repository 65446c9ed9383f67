import type { WalletKitError } from '../errors.js'
import type { AccountDetails, NetworkDetails, WalletEntry, WalletState } from '../types.js'

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
  /** Whether the attempt was silent. The user did not request it, so its failure is not shown. */
  readonly silent: boolean
}

/**
 * The connection. The current session stays until a new attempt has succeeded. An attempt is silent unless the status is
 * `connecting`.
 */
export type Connection =
  | {
      readonly status: 'disconnected'
      readonly session?: undefined
      readonly attempt?: Attempt | undefined
      readonly failure?: Failure | undefined
    }
  /** Auto-connect has not decided yet whether it restores a session. The status exists only from the start of a kit. */
  | {
      readonly status: 'restoring'
      readonly session?: undefined
      readonly attempt?: Attempt | undefined
      readonly failure?: undefined
    }
  | {
      readonly status: 'connecting'
      readonly session?: Session | undefined
      readonly attempt: Attempt
      readonly failure?: undefined
    }
  | {
      readonly status: 'connected'
      readonly session: Session
      readonly attempt?: Attempt | undefined
      readonly failure?: Failure | undefined
    }

/** Pure function from one connection to the next. Returns the same object if nothing changes, as for a late response. */
export type Transition = (connection: Connection) => Connection

/** Starts an attempt, which replaces a pending one. */
export const startAttempt =
  (attempt: Attempt): Transition =>
  ({ session, status }) =>
    createConnection({ session, attempt, isRestoring: status === 'restoring' })

/**
 * Turns the attempt into a session.
 *
 * @param details Account and network, parsed.
 */
export const approveAttempt = (id: number, details: Pick<Session, 'account' | 'network'>): Transition =>
  updateIfPending(id, ({ wallet }) => createConnection({ session: { id, wallet, ...details } }))

/** Ends the attempt, and keeps no failure. */
export const cancelAttempt = (id: number): Transition =>
  updateIfPending(id, (_, session) => createConnection({ session }))

/** Ends the attempt because the user rejected the request. */
export const rejectAttempt = (id: number): Transition =>
  updateIfPending(id, ({ wallet, silent }, session) =>
    createConnection({ session, failure: { wallet, silent, error: null } }),
  )

/** Ends the attempt with the error of the wallet. */
export const failAttempt = (id: number, error: WalletKitError): Transition =>
  updateIfPending(id, ({ wallet, silent }, session) =>
    createConnection({ session, failure: { wallet, silent, error } }),
  )

/** Decides that auto-connect restores no session now. A silent attempt continues. */
export const endRestoring: Transition = (connection) =>
  connection.status === 'restoring' ? createConnection({ attempt: connection.attempt }) : connection

/** Changes fields of the session, if it is still the session of this number. */
export const updateSession =
  (id: number, changes: Partial<Pick<Session, 'account' | 'network' | 'disconnectError'>>): Transition =>
  (connection) => {
    const { session, attempt, failure } = connection
    return session?.id === id
      ? createConnection({ session: { ...session, ...changes }, attempt, failure })
      : connection
  }

/** Ends the session. A pending attempt continues. */
export const clearSession: Transition = (connection) =>
  connection.session ? createConnection({ attempt: connection.attempt }) : connection

/** Applies an update only if the attempt is still pending. */
const updateIfPending =
  (id: number, update: (attempt: Attempt, session?: Session) => Connection): Transition =>
  (connection) => {
    const { session, attempt } = connection
    return attempt?.id === id ? update(attempt, session) : connection
  }

interface ConnectionParts {
  readonly session?: Session | undefined
  readonly attempt?: Attempt | undefined
  readonly failure?: Failure | undefined
  readonly isRestoring?: boolean
}

function createConnection({ session, attempt, failure, isRestoring }: ConnectionParts): Connection {
  if (attempt && !attempt.silent) return { status: 'connecting', session, attempt }
  if (session) return { status: 'connected', session, attempt, failure }
  if (isRestoring) return { status: 'restoring', attempt }
  return { status: 'disconnected', attempt, failure }
}

/** @param isRestoring Whether auto-connect can restore a session. */
export const createInitialConnection = (isRestoring: boolean): Connection => createConnection({ isRestoring })

/** Converts the connection to the wallet store, with the field names of the specification. */
export function toWalletState(
  connection: Connection,
  installed_wallets: readonly WalletEntry[],
  isAutoConnectEnabled: boolean,
): WalletState {
  const { session, status } = connection
  const network = session?.network
  return Object.freeze({
    status,
    wallet: session?.wallet ?? null,
    installed_wallets,
    // Defaults for a state without an account.
    address: '',
    publicKey: '',
    ansName: null,
    ...session?.account,
    network: network?.name ?? '',
    chainId: network?.chainId ?? null,
    url: network?.url ?? '',
    isAutoConnectEnabled,
  })
}
