import { AptosWalletError, AptosWalletErrorCode } from '@aptos-labs/wallet-standard'

/** The error of a request that cannot be fulfilled. The message states the reason. The AIP-62 code is -30001. */
export class WalletRequestError extends AptosWalletError {
  constructor(message: string) {
    super(AptosWalletErrorCode.InternalError, message)
    Object.setPrototypeOf(this, WalletRequestError.prototype)
  }
}

/** Creates the error for a page that is not connected, or for an account that the page cannot use. The AIP-62 code is 4100. */
export const createUnauthorizedError = (message: string): AptosWalletError =>
  new AptosWalletError(AptosWalletErrorCode.Unauthorized, message)

/** Creates the error of a wallet that has an internal failure, with the message and the code -30001 of AIP-62. */
export const createInternalError = (): AptosWalletError =>
  new AptosWalletError(AptosWalletErrorCode.InternalError)
