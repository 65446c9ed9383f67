import type { AccountDetails, NetworkDetails } from './types.js'
/** AIP-62's `UserResponse` of a visitor who said no. */
export declare const rejectedResponse: Readonly<{
  readonly status: 'Rejected'
}>
/** Whether an answer, or something thrown, says that the visitor refused: AIP-62's status or EIP-1193's 4001. */
export declare function isRejection(value: unknown): boolean | undefined
/**
 * An account as our own text.
 *
 * @param isRequired takes an empty account for one that cannot be read
 * @returns `undefined` for an empty account: how AIP-62 wallets say that they were disconnected
 * @throws WalletKitError `BAD_WALLET_DATA`
 */
export declare const parseAccount: (
  wallet: string,
  response: unknown,
  isRequired?: boolean,
) => AccountDetails | undefined
/** @throws WalletKitError `BAD_WALLET_DATA`, for an empty account too */
export declare const parseRequiredAccount: (wallet: string, response: unknown) => AccountDetails
/**
 * A network as our own text: names are seen in capitals, chain ids as text.
 *
 * @throws WalletKitError `BAD_WALLET_DATA`
 */
export declare const parseNetwork: (wallet: string, response: unknown) => NetworkDetails
