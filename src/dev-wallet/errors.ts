import { AptosWalletError, AptosWalletErrorCode } from '@aptos-labs/wallet-standard'

/** The page asked for something that cannot be done; the message says what to change. Code -30001 (AIP-62). */
export class WalletRequestError extends AptosWalletError {
  constructor(message: string) {
    super(AptosWalletErrorCode.InternalError, message)
    Object.setPrototypeOf(this, WalletRequestError.prototype)
  }
}

/** The page asked for an account it was not given. Code 4100 (AIP-62). */
export const unauthorized = (message: string): AptosWalletError =>
  new AptosWalletError(AptosWalletErrorCode.Unauthorized, message)

/** A wallet that broke inside, in AIP-62's own words. Code -30001. */
export const internalError = (): AptosWalletError => new AptosWalletError(AptosWalletErrorCode.InternalError)
