/** Stable names of what can go wrong; compare these, not messages. */
export type Reason =
  | 'NOT_CONNECTED'
  | 'WALLET_NOT_FOUND'
  | 'UNSUPPORTED'
  | 'BAD_WALLET_DATA'
  | 'CANCELLED'
  | 'WALLET_FAILED'
/**
 * The code each reason carries: AIP-62's 4100 Unauthorized, 4200 Unsupported and -30001 InternalError, and
 * EIP-1193's 4001 for what the visitor or the page called off.
 */
export declare const ERROR_CODES: Record<Reason, number>
/** What a `WalletKitError` knows beside its reason and message. */
export interface ErrorDetails {
  readonly code?: number | undefined
  readonly wallet?: string | undefined
  readonly cause?: unknown
}
/** Every error the kit rejects or throws with. */
export declare class WalletKitError extends Error {
  readonly name = 'WalletKitError'
  /** 4001 called off, 4100 Unauthorized, 4200 Unsupported, -30001 InternalError. */
  readonly code: number
  readonly reason: Reason
  /** Name of the wallet concerned, where there is one. */
  readonly wallet: string | undefined
  constructor(reason: Reason, message: string, details?: ErrorDetails)
  /** An error would lose its message on the way to an engine or a log. */
  toJSON(): this & {
    message: string
  }
}
export declare const createNotConnectedError: () => WalletKitError
export declare const createCancelledError: (wallet?: string) => WalletKitError
