import type { SignInInput } from '../aip62-types.js'
import type { WalletKitError } from '../errors.js'
import type { AccountDetails, NetworkDetails, SignInStatus, WalletEntry } from '../types.js'

/** A connected wallet with its account and network. */
export interface Session {
  /** Number of the connection attempt that created the session. */
  readonly id: number
  readonly wallet: WalletEntry
  readonly account: AccountDetails
  readonly network: NetworkDetails | undefined
  /** The error of the last `disconnect()`, until the next call. */
  readonly disconnectError?: WalletKitError | undefined
  /** The last sign-in with the account, while it is pending or after it has failed. */
  readonly signIn?: SignIn | undefined
}

/**
 * A sign-in: first the wallet signs the input, then the server verifies the signature. The status is also `failed` if the server
 * issued no input. `error` is `null` if the user rejected the request.
 */
export type SignIn =
  | { readonly status: 'signing' | 'verifying'; readonly input: SignInInput; readonly error?: undefined }
  | { readonly status: 'failed'; readonly error: WalletKitError | null; readonly input?: undefined }

/** The login on the page's server. It exists only with the option `authentication`. */
export interface Login {
  /** Address that is logged in. `null` if none is known, `undefined` until the first request to the server has ended. */
  readonly address?: string | null | undefined
  /** Single-use input that a wallet signs next. */
  readonly input?: SignInInput | undefined
  /** Whether a request to the server for the input is pending. */
  readonly isPreparing?: boolean | undefined
}

/** A pending connection request. A response to any other attempt is dropped. */
export interface Attempt {
  readonly id: number
  readonly wallet: WalletEntry
  /** Whether the wallet must not prompt. */
  readonly silent: boolean
  /** Input that the wallet signs, if it connects and signs in with one approval. */
  readonly input?: SignInInput | undefined
}

/** The failure of the last attempt. A canceled attempt has no failure. */
export interface Failure {
  readonly wallet: WalletEntry
  /** Error of the wallet, or `null` if the user rejected the request. */
  readonly error: WalletKitError | null
  /** Whether the attempt was silent. The failure of a silent attempt is not shown, because the user did not request the attempt. */
  readonly silent: boolean
}

/** The connection. An attempt is silent unless the status is `connecting`, and replaces the session only when it succeeds. */
export type Connection = { readonly login?: Login | undefined } & (
  | {
      readonly status: 'disconnected'
      readonly session?: undefined
      readonly attempt?: Attempt | undefined
      readonly failure?: Failure | undefined
    }
  /** Auto-connect may still restore a session. Only the first status of a kit can be `restoring`. */
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
)

/** Pure function from one connection to the next. Returns the same object if it does not apply, as for a late response. */
export type Transition = (connection: Connection) => Connection

/**
 * Starts an attempt, which replaces a pending one and an earlier failure. A silent attempt keeps the status. Removes the input of
 * the attempt from the login, because an input is single-use.
 */
export const startAttempt =
  (attempt: Attempt): Transition =>
  ({ status, session, login }) =>
    createConnection({
      status,
      session,
      attempt,
      login: attempt.input ? { ...login, input: undefined } : login,
    })

/**
 * Turns the attempt into a session. If the wallet also signed the input of the attempt, the session begins with a sign-in of the
 * status `verifying`, and the caller must send the output to the server.
 *
 * @param details Parsed account and network.
 */
export const approveAttempt = (id: number, details: Pick<Session, 'account' | 'network'>): Transition =>
  updateIfPending(id, ({ wallet, input }, { login }) => {
    const signIn: SignIn | undefined = input && { status: 'verifying', input }
    return createConnection({ session: { id, wallet, ...details, signIn }, login })
  })

/** Ends the attempt and the status `restoring`, and keeps no failure. */
export const cancelAttempt = (id: number): Transition =>
  updateIfPending(id, (_, { session, login }) => createConnection({ session, login }))

/**
 * Ends the attempt and the status `restoring` with a failure.
 *
 * @param error Error of the wallet, or `null` if the user rejected the request.
 */
export const failAttempt = (id: number, error: Failure['error']): Transition =>
  updateIfPending(id, ({ wallet, silent }, { session, login }) =>
    createConnection({ session, failure: { wallet, silent, error }, login }),
  )

/** Ends the attempt after the user has rejected the request. */
export const rejectAttempt = (id: number): Transition => failAttempt(id, null)

/** Ends the status `restoring` without a session. A silent attempt continues. */
export const endRestoring: Transition = (connection) =>
  connection.status === 'restoring'
    ? createConnection({ attempt: connection.attempt, login: connection.login })
    : connection

/** Changes fields of the session, if it still has this ID. A sign-in ends if the address changes. */
export const updateSession =
  (id: number, changes: Partial<Omit<Session, 'id' | 'wallet'>>): Transition =>
  (connection) => {
    const { session } = connection
    // Compare only the address: a wallet can report the name or the key of the same account while it prompts.
    const isOtherAccount = changes.account && changes.account.address !== session?.account.address
    return session?.id === id
      ? createConnection({
          ...connection,
          session: { ...session, ...(isOtherAccount && { signIn: undefined }), ...changes },
        })
      : connection
  }

/** Ends the session, and drops an earlier failure. A pending attempt continues. */
export const clearSession: Transition = (connection) =>
  connection.session ? createConnection({ attempt: connection.attempt, login: connection.login }) : connection

/** Enables or disables logins, after the page has set or removed `authentication`. A pending sign-in ends. */
export const setLoginEnabled =
  (isEnabled: boolean): Transition =>
  (connection) => {
    const { session, attempt, login } = connection
    return isEnabled === !!login
      ? connection
      : createConnection({
          ...connection,
          session: session && { ...session, signIn: undefined },
          attempt: attempt && { ...attempt, input: undefined },
          login: isEnabled ? {} : undefined,
        })
  }

/** Changes fields of the login, if the page has `authentication`. */
export const updateLogin =
  (changes: Login): Transition =>
  (connection) => {
    const { login } = connection
    return login ? createConnection({ ...connection, login: { ...login, ...changes } }) : connection
  }

/**
 * Starts a sign-in of the session with this ID. Removes the input from the login, even if the session has ended, because an
 * input is single-use.
 */
export const startSignIn =
  (id: number, input: SignInInput): Transition =>
  (connection) =>
    updateLogin({ input: undefined })(updateSession(id, { signIn: { status: 'signing', input } })(connection))

/**
 * Continues or ends a sign-in, if the session still waits for it.
 *
 * @param input The object that started the sign-in. Its identity is the ID of the sign-in.
 * @param signIn `undefined` after a login.
 */
export const updateSignInIfPending =
  (input: SignInInput, signIn: SignIn | undefined): Transition =>
  (connection) => {
    const { session } = connection
    return session?.signIn?.input === input
      ? createConnection({ ...connection, session: { ...session, signIn } })
      : connection
  }

/** Ends the preparation of an input if the page has `authentication`. If there is a session, its sign-in fails with the error. */
export const failInputPreparation =
  (error: WalletKitError): Transition =>
  (connection) => {
    const { session, login } = connection
    return login
      ? createConnection({
          ...connection,
          session: session && { ...session, signIn: { status: 'failed', error } },
          login: { ...login, isPreparing: false },
        })
      : connection
  }

/** Returns the input that a wallet signs, or that the server verifies. `undefined` if no sign-in is pending. */
export const getInputInUse = ({ session, attempt }: Connection): SignInInput | undefined =>
  attempt?.input ?? session?.signIn?.input

/**
 * Returns the status of the login: `none` without `authentication`, `signed-in` only with a wallet of the address that is logged in,
 * and `signing-in` while a sign-in is pending. Otherwise, the status is `restoring` until the server has reported whether an address
 * is logged in, and, if one is, while the connection is restored. In any other case, as after a failed sign-in, `signed-out`.
 */
export function getSignInStatus(connection: Connection): SignInStatus {
  const { login, session, status } = connection
  if (!login) return 'none'
  const { address } = login
  if (address && address === session?.account.address) return 'signed-in'
  if (getInputInUse(connection)) return 'signing-in'
  // While the connection is restored, the wallet of the address can still be reconnected.
  return address === undefined || (address && status === 'restoring') ? 'restoring' : 'signed-out'
}

/** Applies an update only if the attempt is still pending. */
const updateIfPending =
  (id: number, update: (attempt: Attempt, connection: Connection) => Connection): Transition =>
  (connection) => {
    const { attempt } = connection
    return attempt?.id === id ? update(attempt, connection) : connection
  }

interface ConnectionParts {
  /** Previous status. Only `restoring` can stay. Any other status is derived from the other parts. */
  readonly status?: Connection['status'] | undefined
  readonly session?: Session | undefined
  readonly attempt?: Attempt | undefined
  readonly failure?: Failure | undefined
  readonly login?: Login | undefined
}

/**
 * Creates a connection with the status that follows from its parts. Drops the parts that the status does not have: `connecting`
 * and `restoring` have no failure.
 */
function createConnection({ status, session, attempt, failure, login }: ConnectionParts): Connection {
  if (attempt && !attempt.silent) return { status: 'connecting', session, attempt, login }
  if (session) return { status: 'connected', session, attempt, failure, login }
  if (status === 'restoring') return { status, attempt, login }
  return { status: 'disconnected', attempt, failure, login }
}

/**
 * Creates the connection of a kit that has not started.
 *
 * @param isRestoring Whether auto-connect can restore a session.
 * @param hasLogin Whether the page has `authentication`.
 */
export const createInitialConnection = (isRestoring: boolean, hasLogin: boolean): Connection =>
  createConnection({ status: isRestoring ? 'restoring' : undefined, login: hasLogin ? {} : undefined })
