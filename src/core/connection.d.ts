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
export declare const startAttempt: (attempt: Attempt) => Transition
/** @param details what the wallet told of itself, read */
export declare const approveAttempt: (id: number, details: Pick<Session, 'account' | 'network'>) => Transition
/** @param error why it came to nothing; without one it leaves no trace */
export declare const endAttempt: (id: number, error?: Failure['error']) => Transition
export declare const updateSession: (
  wallet: WalletEntry,
  change: Partial<Pick<Session, 'account' | 'network'>>,
) => Transition
export declare const clearSession: Transition
export declare const disconnectedConnection: Connection
