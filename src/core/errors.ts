import { AptosWalletErrorCode } from '@aptos-labs/wallet-standard'

/** Stable names of the errors. Compare reasons, not messages. */
export type Reason =
  | 'NOT_CONNECTED'
  | 'WALLET_NOT_FOUND'
  | 'UNSUPPORTED'
  | 'BAD_WALLET_DATA'
  | 'CANCELLED'
  | 'WALLET_FAILED'
  | 'AUTHENTICATION_FAILED'

/** EIP-1193's code for a request that the user rejected. The kit uses it for cancellations, for which AIP-62 has no code. */
const USER_REJECTED_REQUEST = 4001

export const ERROR_CODES: Record<Reason, number> = {
  /** No wallet is connected. */
  NOT_CONNECTED: AptosWalletErrorCode.Unauthorized,
  /** No wallet with this name is installed, or the call needs a name. */
  WALLET_NOT_FOUND: AptosWalletErrorCode.Unsupported,
  /**
   * The wallet lacks the feature, or has an unsupported version of it. For `authenticate()` and `signOut()`, also: the option
   * `authentication` is not set.
   */
  UNSUPPORTED: AptosWalletErrorCode.Unsupported,
  /** The response of the wallet, or the argument of `toHex`, cannot be parsed, or another account signed. */
  BAD_WALLET_DATA: AptosWalletErrorCode.InternalError,
  /** The user or the page canceled the request, a newer request replaced it, or the user disconnected in another tab. */
  CANCELLED: USER_REJECTED_REQUEST,
  /**
   * The wallet threw an error, or could not be loaded. The error is the `cause`. If AIP-62 defines the code of that error, `code`
   * is the same. Without `cause`: the wallet did not disconnect, or it unregistered during an attempt.
   */
  WALLET_FAILED: AptosWalletErrorCode.InternalError,
  /**
   * A function of the option `authentication` rejected, for example because the server did not respond, or `getSession` returned
   * an invalid address. `cause` is the error.
   */
  AUTHENTICATION_FAILED: AptosWalletErrorCode.InternalError,
}

/** Fields of a `WalletKitError` other than its reason and message. */
export interface ErrorDetails {
  /** Default: the code of the reason. */
  readonly code?: number | undefined
  /** Name of the wallet. */
  readonly wallet?: string | undefined
  readonly cause?: unknown
}

/** Error with which the functions of the kit reject, and which `toHex` throws. */
export class WalletKitError extends Error {
  override readonly name = 'WalletKitError'
  /** Code: 4001 (canceled), 4100 (Unauthorized), 4200 (Unsupported), or -30001 (InternalError). */
  declare readonly code: number
  /** Stable name of the error. Compare reasons, not messages. */
  declare readonly reason: Reason
  /** Name of the wallet, if the error concerns one. */
  declare readonly wallet: string | undefined

  constructor(reason: Reason, message: string, details: ErrorDetails = {}) {
    super(message, details)
    this.reason = reason
    this.code = details.code ?? ERROR_CODES[reason]
    this.wallet = details.wallet
  }
}

export const createNotConnectedError = () => new WalletKitError('NOT_CONNECTED', 'No wallet connected')

export const createNoWalletNamedError = () =>
  new WalletKitError('WALLET_NOT_FOUND', 'No wallet is named. Pass a name, or set the option preferredWallet')

export const createCancelledError = (walletName?: string) =>
  new WalletKitError('CANCELLED', 'The request was cancelled', { wallet: walletName })
