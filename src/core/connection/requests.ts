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
} from '../aip62-types.js'
import { callFeature } from '../boundary/call-wallet.js'
import { getFeatureVersion, supportsFeature } from '../boundary/features.js'
import { parseRequiredAccount, parseUserResponse } from '../boundary/parse-response.js'
import { createNotConnectedError, WalletKitError } from '../errors.js'
import type { KitContext } from '../kit-context.js'
import type { AccountDetails, NetworkDetails } from '../types.js'
import { readNetwork } from './connect.js'
import type { Session } from './connection.js'
import type { WalletSubscription } from './wallet-subscription.js'

/** Account and wallet of the session. */
export interface WalletInfo extends AccountDetails {
  readonly name: string
  readonly icon: string
  readonly url: string
}

/**
 * Requests to the connected wallet. Each calls the wallet in the task of its caller, never throws synchronously, and
 * rejects `NOT_CONNECTED` if no wallet is connected. A rejection by the user is a result: `{ status: 'Rejected' }`. The
 * `args` of an approval are the wallet's own, unchanged, also if the wallet returns them without AIP-62's `UserResponse`
 * around them.
 */
export interface WalletRequests {
  /**
   * Signs a message with `aptos:signMessage`.
   *
   * @returns `{ status, args: { signature, fullMessage, … } }`
   * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`
   */
  signMessage(input: SignMessageInput): Promise<UserResponse<SignMessageOutput>>
  /**
   * Signs a transaction without submitting it, with `aptos:signTransaction` of version 1.1 or any `1.1.x`.
   *
   * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`
   */
  signTransaction(input: SignTransactionInput): Promise<UserResponse<SignTransactionOutput>>
  /**
   * Signs a transaction that the page built with ts-sdk, with `aptos:signTransaction` of version 1.1 or any `1.1.x`.
   *
   * @param asFeePayer Whether the account signs as the fee payer. Default: as the sender or a secondary signer.
   * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`
   */
  signTransaction(
    transaction: BuiltTransaction,
    asFeePayer?: boolean,
  ): Promise<UserResponse<TransactionAuthenticator>>
  /**
   * Signs and submits a transaction with `aptos:signAndSubmitTransaction` 1.1.
   *
   * @returns `{ status, args: { hash } }`
   * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`
   */
  signAndSubmitTransaction(
    input: SignAndSubmitTransactionInput,
  ): Promise<UserResponse<SignAndSubmitTransactionOutput>>
  /**
   * Signs in with `aptos:signIn` (Sign in with Aptos, AIP-116).
   *
   * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`
   */
  signIn(input: SignInInput): Promise<UserResponse<SignInOutput>>
  /**
   * Requests another network with `aptos:changeNetwork`. An approval does not mean that the network changed: see
   * `args.success`.
   *
   * @returns `{ status, args: { success, reason? } }`
   * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`
   */
  changeNetwork(input: ChangeNetworkInput): Promise<UserResponse<ChangeNetworkOutput>>
  /**
   * Opens this page in the wallet's app with `aptos:openInMobileApp`.
   *
   * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`
   */
  openInMobileApp(): Promise<UserResponse<unknown>>
  /**
   * Resolves to the address in the store: `0x` and 64 lower-case hex digits.
   *
   * @throws WalletKitError `NOT_CONNECTED`
   */
  getAccount(): Promise<string>
  /**
   * Reads the account from the wallet, or from the store if the wallet lacks `aptos:account`, and adds the wallet's name,
   * icon and home page.
   *
   * @throws WalletKitError `NOT_CONNECTED`, `WALLET_FAILED`, `BAD_WALLET_DATA`
   */
  getWalletInfo(): Promise<WalletInfo>
  /**
   * Reads the network from the wallet: `{ name, chainId, url? }`, the name in lower case. Updates the state if
   * the wallet switched without an event.
   *
   * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`, `BAD_WALLET_DATA`
   */
  getNetworkInfo(): Promise<NetworkDetails>
}

/** Returns why a version of `aptos:signTransaction` is refused. The messages are public. */
function explainRefusedVersion(version: unknown): string | undefined {
  if (typeof version !== 'string') return 'signTransaction feature is not available or has no version'
  if (version === '1.0.0') return 'Wallet does not support signTransaction feature'
  if (!/^1\.1(\.\d+)?$/.test(version)) return `Unsupported version of signTransaction feature: ${version}`
}

/**
 * Throws unless the wallet has `aptos:signTransaction` of version 1.1 or `1.1.x`.
 *
 * @throws WalletKitError `UNSUPPORTED`
 */
function assertSignTransactionSupport({ wallet }: Session): void {
  const message = explainRefusedVersion(getFeatureVersion(wallet, 'signTransaction'))
  if (message) throw new WalletKitError('UNSUPPORTED', message, { wallet: wallet.name })
}

async function readWalletInfo({ wallet, account }: Session): Promise<WalletInfo> {
  const { name, icon, url } = wallet
  const response = supportsFeature(wallet, 'account') ? await callFeature(wallet, 'account') : account
  return { ...parseRequiredAccount(name, response), name, icon, url }
}

/** The requests whose response is AIP-62's `UserResponse`. */
type PromptName =
  | 'signMessage'
  | 'signTransaction'
  | 'signAndSubmitTransaction'
  | 'signIn'
  | 'changeNetwork'
  | 'openInMobileApp'

/**
 * Creates the requests to the connected wallet.
 *
 * @param followNetwork Called with the network that `getNetworkInfo()` reads.
 */
export function createWalletRequests(
  { getSession, emit }: KitContext,
  followNetwork: WalletSubscription['followNetwork'],
): WalletRequests {
  const withSession =
    <Input extends readonly unknown[], Output>(
      run: (session: Session, ...input: Input) => Promise<Output> | Output,
    ) =>
    async (...input: Input): Promise<Output> => {
      const session = getSession()
      if (!session) throw createNotConnectedError()
      try {
        return await run(session, ...input)
      } catch (error) {
        emit('wallet-error', error as WalletKitError)
        throw error
      }
    }
  /** @param assertSupport Throws if the wallet must not be called. */
  const createPrompt = <Name extends PromptName>(name: Name, assertSupport?: (session: Session) => void) =>
    withSession(async (session, ...input: readonly unknown[]) => {
      assertSupport?.(session)
      const { wallet } = session
      return parseUserResponse(wallet.name, await callFeature(wallet, name, ...input))
    }) as WalletRequests[Name]

  return {
    signMessage: createPrompt('signMessage'),
    signTransaction: createPrompt('signTransaction', assertSignTransactionSupport),
    signAndSubmitTransaction: createPrompt('signAndSubmitTransaction'),
    signIn: createPrompt('signIn'),
    changeNetwork: createPrompt('changeNetwork'),
    openInMobileApp: createPrompt('openInMobileApp'),
    getAccount: withSession(({ account }) => account.address),
    getWalletInfo: withSession(readWalletInfo),
    getNetworkInfo: withSession(({ wallet }) => {
      const network = readNetwork(wallet)
      followNetwork(network) // Before the caller gets the network.
      return network
    }),
  }
}
