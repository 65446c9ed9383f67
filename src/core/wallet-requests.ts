import type {
  BuiltTransaction,
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
  TransactionAuthenticator,
  UserResponse,
} from './aip62-types.js'
import type { AccountDetails, NetworkDetails } from './types.js'

/** Account and wallet of the session. */
export interface WalletInfo extends AccountDetails {
  /** Name of the wallet. */
  readonly name: string
  /** `data:image/…` URL, or empty. */
  readonly icon: string
  /** Home page of the wallet, `https:` only, or empty. */
  readonly url: string
}

/**
 * Requests to the connected wallet. A request that calls the wallet calls it in the task of the caller. No request throws
 * synchronously. All reject with `NOT_CONNECTED` if no wallet is connected. A rejection by the user is a result:
 * `{ status: 'Rejected' }`. An approval has the unchanged `args` of the wallet, even if the wallet returns `args` without
 * AIP-62's `UserResponse`.
 */
export interface WalletRequests {
  /**
   * Signs a message with `aptos:signMessage`. The signature covers `fullMessage` of the output, which includes the nonce.
   *
   * @param input The message, the nonce, and the other parts of the signed text.
   * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`, `BAD_WALLET_DATA`
   * @example
   * const nonce = crypto.randomUUID() // To log users in, use a nonce of your server instead.
   * const { status, args } = await kit.signMessage({ message: 'Hello, Aptos!', nonce, application: true })
   * if (status === 'Approved') console.log(args.fullMessage)
   */
  signMessage(input: SignMessageInput): Promise<UserResponse<SignMessageOutput>>
  /**
   * Signs a transaction without submitting it, with `aptos:signTransaction` of version 1.1 or any `1.1.x`.
   *
   * @param input The payload, and the fields that the wallet must not choose.
   * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`, `BAD_WALLET_DATA`
   * @example
   * const recipient = '0x000000000000000000000000000000000000000000000000000000000000cafe'
   * const octas = 100_000_000 // 1 APT
   * const { status, args } = await kit.signTransaction({
   *   payload: { function: '0x1::aptos_account::transfer', functionArguments: [recipient, octas] },
   *   maxGasAmount: 20_000,
   * })
   * if (status === 'Approved') console.log(args.rawTransaction, args.authenticator) // Objects of ts-sdk.
   */
  signTransaction(input: SignTransactionInput): Promise<UserResponse<SignTransactionOutput>>
  /**
   * Signs a transaction that the page built with ts-sdk, with `aptos:signTransaction` of version 1.1 or any `1.1.x`.
   *
   * @param transaction A `SimpleTransaction` or a `MultiAgentTransaction`.
   * @param asFeePayer Whether the account signs as the fee payer. Default: as the sender or a secondary signer.
   * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`, `BAD_WALLET_DATA`
   * @example
   * import { Aptos } from '@aptos-labs/ts-sdk'
   *
   * const address = await kit.getAccount()
   * const octas = 100_000_000 // 1 APT
   * const transaction = await new Aptos().transaction.build.simple({
   *   sender: address,
   *   data: { function: '0x1::aptos_account::transfer', functionArguments: [address, octas] },
   * })
   * const { status, args: authenticator } = await kit.signTransaction(transaction)
   */
  signTransaction(
    transaction: BuiltTransaction,
    asFeePayer?: boolean,
  ): Promise<UserResponse<TransactionAuthenticator>>
  /**
   * Signs and submits a transaction with `aptos:signAndSubmitTransaction`. The input is that of version 1.1. A hash means that the
   * transaction was submitted, not that it succeeded. If the hash is `0x` and 64 hex digits, `wallet-transaction` is dispatched.
   *
   * @param input The payload, and the fields that the wallet must not choose.
   * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`, `BAD_WALLET_DATA`
   * @example
   * const recipient = '0x000000000000000000000000000000000000000000000000000000000000cafe'
   * const octas = 100_000_000 // 1 APT
   * const { status, args } = await kit.signAndSubmitTransaction({
   *   payload: { function: '0x1::aptos_account::transfer', functionArguments: [recipient, octas] },
   * })
   * if (status === 'Approved') console.log(args.hash)
   */
  signAndSubmitTransaction(
    input: SignAndSubmitTransactionInput,
  ): Promise<UserResponse<SignAndSubmitTransactionOutput>>
  /**
   * Signs in with `aptos:signIn` (Sign in with Aptos, AIP-116). Many wallets lack this feature.
   *
   * @param input The nonce of your server, and the fields of the statement.
   * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`, `BAD_WALLET_DATA`
   * @example
   * const { status, args } = await kit.signIn({
   *   nonce: crypto.randomUUID().replaceAll('-', ''), // To log users in, use a nonce of your server instead.
   *   domain: location.host,
   *   statement: 'Log in to Shop.',
   * })
   * if (status === 'Approved') console.log(args.type, args.input)
   */
  signIn(input: SignInInput): Promise<UserResponse<SignInOutput>>
  /**
   * Requests another network with `aptos:changeNetwork`. An approval does not mean that the network changed: see
   * `args.success`.
   *
   * @param input The network to switch to.
   * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`, `BAD_WALLET_DATA`
   * @example
   * const { status, args } = await kit.changeNetwork({ name: 'testnet', chainId: 2 })
   * if (status === 'Approved' && !args.success) console.log(args.reason)
   */
  changeNetwork(input: ChangeNetworkInput): Promise<UserResponse<ChangeNetworkOutput>>
  /**
   * Opens this page in the app of the connected wallet with `aptos:openInMobileApp`. Few wallets have this feature. Without it,
   * use the deep link of the wallet, which the modal offers on a phone.
   *
   * @returns `args` is the value that the wallet returns. AIP-62 defines no value.
   * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`, `BAD_WALLET_DATA`
   * @example
   * try {
   *   await kit.openInMobileApp()
   * } catch (error) {
   *   console.log(error.reason) // UNSUPPORTED if the wallet lacks the feature.
   * }
   */
  openInMobileApp(): Promise<UserResponse<unknown>>
  /**
   * Resolves to the address in the state: `0x` and 64 lowercase hex digits.
   *
   * @throws WalletKitError `NOT_CONNECTED`
   * @example
   * console.log(await kit.getAccount())
   */
  getAccount(): Promise<string>
  /**
   * Reads the account from the wallet, or from the state if the wallet lacks `aptos:account`, and adds the wallet's name,
   * icon, and home page.
   *
   * @throws WalletKitError `NOT_CONNECTED`, `WALLET_FAILED`, `BAD_WALLET_DATA`
   * @example
   * const { name, publicKey } = await kit.getWalletInfo()
   * console.log(name, publicKey)
   */
  getWalletInfo(): Promise<WalletInfo>
  /**
   * Reads the network from the wallet. Updates the state if the network changed without an event.
   *
   * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`, `BAD_WALLET_DATA`
   * @example
   * const { name, chainId } = await kit.getNetworkInfo()
   * console.log(name, chainId)
   */
  getNetworkInfo(): Promise<NetworkDetails>
}
