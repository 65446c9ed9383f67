import type {
  ChangeNetworkInput,
  ChangeNetworkOutput,
  SignAndSubmitTransactionInput,
  SignAndSubmitTransactionOutput,
  SignInInput,
  SignInOutput,
  SignMessageInput,
  SignMessageOutput,
  SignTransactionInput,
  SignTransactionOutput,
  UserResponse,
} from './aip62-types.js'
import type { KitContext } from './kit-context.js'
import type { AccountDetails } from './types.js'
/** What the connected wallet says of itself and its account. */
export interface WalletInfo extends AccountDetails {
  readonly name: string
  readonly icon: string
  readonly url: string
}
/** The calls to the connected wallet. Each starts in the task of its caller and never throws synchronously. */
export declare function createWalletMethods(
  context: KitContext,
  endSession: () => void,
): {
  /**
   * Asks the wallet to let go; success empties the store. A wallet that cannot is warned about, and kept.
   * @throws WalletKitError `NOT_CONNECTED`, `WALLET_FAILED`; the session stays
   */
  disconnect: () => Promise<void>
  /**
   * Takes `{message, nonce, address?, application?, chainId?}`, AIP-62's `aptos:signMessage`.
   * @returns the wallet's own answer, unchanged: `{status, args: {signature, fullMessage, …}}`
   * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`
   */
  signMessage: (input: SignMessageInput) => Promise<UserResponse<SignMessageOutput>>
  /**
   * Takes the input of AIP-62's `aptos:signTransaction` 1.1; wallets of every `1.1.x` are asked.
   * @returns the wallet's own answer, unchanged
   * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`
   */
  signTransaction: (input: SignTransactionInput) => Promise<UserResponse<SignTransactionOutput>>
  /**
   * Takes `{payload, gasUnitPrice?, maxGasAmount?}`, AIP-62's `aptos:signAndSubmitTransaction` 1.1.
   * @returns the wallet's own answer, unchanged: `{status, args: {hash}}`
   * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`
   */
  signAndSubmitTransaction: (
    input: SignAndSubmitTransactionInput,
  ) => Promise<UserResponse<SignAndSubmitTransactionOutput>>
  /**
   * Takes the input of Sign in with Aptos, AIP-116's `aptos:signIn`.
   * @returns the wallet's own answer, unchanged
   * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`
   */
  signIn: (input: SignInInput) => Promise<UserResponse<SignInOutput>>
  /**
   * Takes `{name, chainId?, url?}`. An approval is not yet a change: its `args.success` says.
   * @returns the wallet's own answer, unchanged: `{status, args: {success, reason?}}`
   * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`
   */
  changeNetwork: (input: ChangeNetworkInput) => Promise<UserResponse<ChangeNetworkOutput>>
  /**
   * Opens this page in the wallet's own app, AIP-62's `aptos:openInMobileApp`.
   * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`
   */
  openInMobileApp: () => Promise<unknown>
  /**
   * The address the store has: `0x` and 64 lower-case hex digits.
   * @throws WalletKitError `NOT_CONNECTED`
   */
  getAccount: () => Promise<string>
  /**
   * The account as the wallet has it now (the store's, where it has no `account` feature), with the wallet's name,
   * icon and home page.
   * @throws WalletKitError `NOT_CONNECTED`, `WALLET_FAILED`, `BAD_WALLET_DATA`
   */
  getWalletInfo: () => Promise<WalletInfo>
  /**
   * The network as the wallet has it now: `{name, chainId, url?}`, the name in lower case.
   * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`, `BAD_WALLET_DATA`
   */
  getNetworkInfo: () => Promise<import('./types.js').NetworkDetails>
}
export type WalletMethods = ReturnType<typeof createWalletMethods>
