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
import { requestNetwork } from './connect.js'
import type { Session } from './connection.js'
import { createDisconnect } from './disconnect.js'
import { createNotConnectedError, WalletKitError } from './errors.js'
import type { KitContext } from './kit-context.js'
import { parseRequiredAccount } from './parse-response.js'
import type { AccountDetails } from './types.js'
import { callFeature, getFeatureVersion, supportsFeature } from './wallet-entry.js'

/** What the connected wallet says of itself and its account. */
export interface WalletInfo extends AccountDetails {
  readonly name: string
  readonly icon: string
  readonly url: string
}

/** @throws WalletKitError `UNSUPPORTED`, unless the wallet signs transactions of the 1.1 form */
function assertSignTransactionSupport({ wallet }: Session): void {
  const version = getFeatureVersion(wallet, 'aptos:signTransaction')
  const message =
    typeof version !== 'string'
      ? 'signTransaction feature is not available or has no version'
      : version === '1.0.0'
        ? 'Wallet does not support signTransaction feature'
        : !/^1\.1(\.\d+)?$/.test(version) && `Unsupported version of signTransaction feature: ${version}`
  if (message) throw new WalletKitError('UNSUPPORTED', message, { wallet: wallet.name })
}

/** The calls to the connected wallet. Each starts in the task of its caller and never throws synchronously. */
export function createWalletMethods(context: KitContext, endSession: () => void) {
  const { getSession, emit } = context
  /** @param errorTitle begins the line on the console when it fails */
  const withSession =
    <Input extends readonly unknown[], Output>(
      run: (session: Session, ...input: Input) => Promise<Output> | Output,
      errorTitle?: string,
    ) =>
    async (...input: Input): Promise<Output> => {
      const current = getSession()
      if (!current) throw createNotConnectedError()
      try {
        return await run(current, ...input)
      } catch (error) {
        if (errorTitle) console.error(errorTitle, error)
        emit('wallet-error', error as WalletKitError)
        throw error
      }
    }
  const createRequest = <Input extends readonly unknown[], Output>(
    name: string,
    guard?: (session: Session) => void,
  ) =>
    withSession((current, ...input: Input) => {
      guard?.(current)
      return callFeature(current.wallet, name, ...input) as Promise<Output>
    })

  return {
    /**
     * Asks the wallet to let go; success empties the store. A wallet that cannot is warned about, and kept.
     * @throws WalletKitError `NOT_CONNECTED`, `WALLET_FAILED`; the session stays
     */
    disconnect: withSession(createDisconnect(context, endSession), 'Failed to disconnect:'),
    /**
     * Takes `{message, nonce, address?, application?, chainId?}`, AIP-62's `aptos:signMessage`.
     * @returns the wallet's own answer, unchanged: `{status, args: {signature, fullMessage, …}}`
     * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`
     */
    signMessage: createRequest<[input: SignMessageInput], UserResponse<SignMessageOutput>>('signMessage'),
    /**
     * Takes the input of AIP-62's `aptos:signTransaction` 1.1; wallets of every `1.1.x` are asked.
     * @returns the wallet's own answer, unchanged
     * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`
     */
    signTransaction: createRequest<[input: SignTransactionInput], UserResponse<SignTransactionOutput>>(
      'signTransaction',
      assertSignTransactionSupport,
    ),
    /**
     * Takes `{payload, gasUnitPrice?, maxGasAmount?}`, AIP-62's `aptos:signAndSubmitTransaction` 1.1.
     * @returns the wallet's own answer, unchanged: `{status, args: {hash}}`
     * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`
     */
    signAndSubmitTransaction: createRequest<
      [input: SignAndSubmitTransactionInput],
      UserResponse<SignAndSubmitTransactionOutput>
    >('signAndSubmitTransaction'),
    /**
     * Takes the input of Sign in with Aptos, AIP-116's `aptos:signIn`.
     * @returns the wallet's own answer, unchanged
     * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`
     */
    signIn: createRequest<[input: SignInInput], UserResponse<SignInOutput>>('signIn'),
    /**
     * Takes `{name, chainId?, url?}`. An approval is not yet a change: its `args.success` says.
     * @returns the wallet's own answer, unchanged: `{status, args: {success, reason?}}`
     * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`
     */
    changeNetwork: createRequest<[input: ChangeNetworkInput], UserResponse<ChangeNetworkOutput>>(
      'changeNetwork',
    ),
    /**
     * Opens this page in the wallet's own app, AIP-62's `aptos:openInMobileApp`.
     * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`
     */
    openInMobileApp: createRequest<[], unknown>('openInMobileApp'),
    /**
     * The address the store has: `0x` and 64 lower-case hex digits.
     * @throws WalletKitError `NOT_CONNECTED`
     */
    getAccount: withSession(({ account }) => account.address),
    /**
     * The account as the wallet has it now (the store's, where it has no `account` feature), with the wallet's name,
     * icon and home page.
     * @throws WalletKitError `NOT_CONNECTED`, `WALLET_FAILED`, `BAD_WALLET_DATA`
     */
    getWalletInfo: withSession(async ({ wallet, account }): Promise<WalletInfo> => {
      const { name, icon, url } = wallet
      const response = supportsFeature(wallet, 'account') ? await callFeature(wallet, 'account') : account
      return { ...parseRequiredAccount(name, response), name, icon, url }
    }),
    /**
     * The network as the wallet has it now: `{name, chainId, url?}`, the name in lower case.
     * @throws WalletKitError `NOT_CONNECTED`, `UNSUPPORTED`, `WALLET_FAILED`, `BAD_WALLET_DATA`
     */
    getNetworkInfo: withSession(({ wallet }) => requestNetwork(wallet)),
  }
}

export type WalletMethods = ReturnType<typeof createWalletMethods>
