import { callFeature, getFeatureVersion, readNetwork, supportsFeature } from '../boundary/call-wallet.js'
import { findTransactionHash, parseRequiredAccount, toUserResponse } from '../boundary/parse-response.js'
import { createNotConnectedError, WalletKitError } from '../errors.js'
import type { KitContext } from '../kit-context.js'
import type { WalletInfo, WalletRequests } from '../wallet-requests.js'
import type { Session } from './connection.js'
import type { WalletSync } from './wallet-sync.js'

/** Names of the requests whose response is AIP-62's `UserResponse`. */
type PromptName = Exclude<keyof WalletRequests, 'getAccount' | 'getWalletInfo' | 'getNetworkInfo'>

/** Steps of a prompt before and after its call to the wallet. */
interface PromptSteps {
  /** Throws if the wallet must not be called. */
  assertSupport?(session: Session): void
  /** Called with the `args` of an approval. */
  onApproval?(session: Session, output: unknown): void
}

/**
 * Creates the requests to the connected wallet. Each request dispatches the error with which it rejects as `wallet-error`, unless
 * no wallet is connected. `signAndSubmitTransaction` also dispatches `wallet-transaction`.
 *
 * @param updateNetworkOnceRead Called with the network that `getNetworkInfo()` reads.
 */
export function createWalletRequests(
  context: KitContext,
  updateNetworkOnceRead: WalletSync['updateNetworkOnceRead'],
): WalletRequests {
  const { getSession, emit } = context
  /** Creates a request that rejects without a session, and that dispatches any other error with which it rejects. */
  const requireSessionAndEmitOtherErrors =
    <Input extends readonly unknown[], Output>(
      run: (session: Session, ...input: Input) => Promise<Output> | Output,
    ): ((...input: Input) => Promise<Output>) =>
    async (...input) => {
      const session = getSession()
      if (!session) throw createNotConnectedError()
      try {
        return await run(session, ...input)
      } catch (error) {
        emit('wallet-error', error as WalletKitError)
        throw error
      }
    }
  /** Creates a request that calls the feature of the same name, and whose result is AIP-62's `UserResponse`. */
  const createPromptRequest = <Name extends PromptName>(
    name: Name,
    { assertSupport, onApproval }: PromptSteps = {},
  ) =>
    requireSessionAndEmitOtherErrors(async (session, ...input: readonly unknown[]) => {
      assertSupport?.(session)
      const { wallet } = session
      const response = toUserResponse(wallet.name, await callFeature(wallet, name, ...input))
      if (response.args) onApproval?.(session, response.args)
      return response
    }) as WalletRequests[Name]

  return {
    signMessage: createPromptRequest('signMessage'),
    signTransaction: createPromptRequest('signTransaction', { assertSupport: assertSignTransactionSupport }),
    signAndSubmitTransaction: createPromptRequest('signAndSubmitTransaction', {
      onApproval: (session, output) => emitTransactionIfSubmitted(context, session, output),
    }),
    signIn: createPromptRequest('signIn'),
    changeNetwork: createPromptRequest('changeNetwork'),
    openInMobileApp: createPromptRequest('openInMobileApp'),
    getAccount: requireSessionAndEmitOtherErrors(({ account }) => account.address),
    getWalletInfo: requireSessionAndEmitOtherErrors(readWalletInfo),
    getNetworkInfo: requireSessionAndEmitOtherErrors(({ wallet }) => {
      const network = readNetwork(wallet)
      updateNetworkOnceRead(network) // Update the state before the caller gets the network.
      return network
    }),
  }
}

/**
 * Throws unless the wallet has `aptos:signTransaction` of version 1.1 or `1.1.x`.
 *
 * @throws WalletKitError `UNSUPPORTED`
 */
function assertSignTransactionSupport({ wallet }: Session): void {
  const message = explainUnsupportedVersion(getFeatureVersion(wallet, 'signTransaction'))
  if (message) throw new WalletKitError('UNSUPPORTED', message, { wallet: wallet.name })
}

/**
 * Returns the reason why a version of `aptos:signTransaction` is not supported, or `undefined` if it is supported. The reasons are
 * public error messages.
 */
function explainUnsupportedVersion(version: unknown): string | undefined {
  if (typeof version !== 'string') return 'signTransaction feature is not available or has no version'
  if (version === '1.0.0') return 'Wallet does not support signTransaction feature'
  if (!/^1\.1(\.\d+)?$/.test(version)) return `Unsupported version of signTransaction feature: ${version}`
}

/**
 * Dispatches `wallet-transaction`, if the output has the hash of a submitted transaction. The event has the network of the current
 * session, or of the session of the request, if the wallet is no longer connected.
 *
 * @param session The session of the request.
 */
export function emitTransactionIfSubmitted(
  { getSession, emit }: Pick<KitContext, 'getSession' | 'emit'>,
  { wallet, network }: Session,
  output: unknown,
): void {
  const hash = findTransactionHash(output)
  // The user can have switched the network in the wallet while the prompt was open.
  const current = getSession()
  const currentNetwork = current?.wallet === wallet ? current.network : network
  if (hash) emit('wallet-transaction', { hash, network: currentNetwork, wallet })
}

/**
 * Reads the account from the wallet, or from the session if the wallet lacks `aptos:account`.
 *
 * @throws WalletKitError `WALLET_FAILED`, `BAD_WALLET_DATA`
 */
async function readWalletInfo({ wallet, account }: Session): Promise<WalletInfo> {
  const { name, icon, url } = wallet
  const response = supportsFeature(wallet, 'account') ? await callFeature(wallet, 'account') : account
  return { ...parseRequiredAccount(name, response), name, icon, url }
}
