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
export const ERROR_CODES: Record<Reason, number> = {
  NOT_CONNECTED: 4100,
  WALLET_NOT_FOUND: 4200,
  UNSUPPORTED: 4200,
  BAD_WALLET_DATA: -30001,
  CANCELLED: 4001,
  WALLET_FAILED: -30001,
}

/** What a `WalletKitError` knows beside its reason and message. */
export interface ErrorDetails {
  readonly code?: number | undefined
  readonly wallet?: string | undefined
  readonly cause?: unknown
}

/** Every error the kit rejects or throws with. */
export class WalletKitError extends Error {
  override readonly name = 'WalletKitError'
  /** 4001 called off, 4100 Unauthorized, 4200 Unsupported, -30001 InternalError. */
  declare readonly code: number
  declare readonly reason: Reason
  /** Name of the wallet concerned, where there is one. */
  declare readonly wallet: string | undefined

  constructor(reason: Reason, message: string, details: ErrorDetails = {}) {
    super(message, details)
    this.reason = reason
    this.code = details.code ?? ERROR_CODES[reason]
    this.wallet = details.wallet
  }

  /** An error would lose its message on the way to an engine or a log. */
  toJSON() {
    return { ...this, message: this.message }
  }
}

export const createNotConnectedError = () => new WalletKitError('NOT_CONNECTED', 'No wallet connected')

export const createCancelledError = (wallet?: string) =>
  new WalletKitError('CANCELLED', 'Connecting was cancelled', { wallet })
