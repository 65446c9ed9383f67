import type { AnyRawTransaction } from '@aptos-labs/ts-sdk'
import type { Wallet } from '@wallet-standard/base'
import type { UserResponse } from '../core/index.js'
import { createApproval, rejectedResponse } from '../core/internal.js'
import type { NetworkName } from './options.js'
import {
  buildTransaction,
  loadNetworkInfo,
  submitTransaction,
  type TransactionInput,
} from './transactions.js'
import type { DerivedWallet, SourceWallet } from './types.js'

/**
 * Returns whether a thrown value means that the user rejected the request. Also checks the message, because wallets of Solana and
 * Sui have no code for a rejection.
 */
const isRejection = (error: unknown) => {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown }
  return code === 4001 || /reject|denied/i.test(`${message}`)
}

/**
 * Calls a wallet of another chain. If the wallet throws because the user rejected the request, returns the response of AIP-62.
 *
 * @param prompt Calls only the wallet, because the error of a full node can look like a rejection.
 */
async function catchRejection<Args>(prompt: () => Promise<UserResponse<Args>>): Promise<UserResponse<Args>> {
  try {
    return await prompt()
  } catch (error) {
    if (isRejection(error)) return rejectedResponse
    throw error
  }
}

const isBuilt = (input: AnyRawTransaction | TransactionInput): input is AnyRawTransaction =>
  'rawTransaction' in input

/**
 * Creates the AIP-62 wallet that represents a wallet of another chain. Loads no package until a feature of the wallet is called.
 *
 * A request to connect calls the wallet in the task of the caller, because browsers block a popup that is opened later.
 * Meanwhile, the package of the chain is loaded. Once the wallet has granted access, deriving the Aptos account needs no further
 * prompt.
 *
 * @param network The initial network.
 */
export function createAptosWallet(source: SourceWallet, network: NetworkName): Wallet {
  let currentNetwork = network
  let derived: DerivedWallet | undefined
  const networkListeners = new Set<(network: unknown) => void>()

  /**
   * Returns the features of the derived wallet synchronously, so that a request stays in the task of the click.
   *
   * @throws Error if the wallet is not connected.
   */
  const getFeatures = () => {
    if (!derived) throw new Error(`${source.name} is not connected`)
    return derived.features
  }
  const derive = async () => {
    derived = await source.derive(currentNetwork)
  }
  const readAccount = () => getFeatures()['aptos:account'].account()

  const connect = async (silent = false) => {
    const access = catchRejection(async () => createApproval(await source.requestAccess(silent)))
    if (!silent) source.preload().catch(() => {}) // `derive()` throws the error.
    const { args: hasAccount } = await access
    if (!hasAccount) return rejectedResponse
    await derive()
    return createApproval(await readAccount())
  }

  /**
   * Signs a transaction that is already built.
   *
   * @param asFeePayer Whether the account signs as the fee payer. The derived wallet ignores this flag, so the function sets the
   *   address of the fee payer instead.
   */
  const sign = (transaction: AnyRawTransaction, asFeePayer?: boolean) =>
    catchRejection(async () => {
      const feature = getFeatures()['aptos:signTransaction']
      if (!asFeePayer) return feature.signTransaction(transaction)
      const { address } = await readAccount()
      return feature.signTransaction({ ...transaction, feePayerAddress: address })
    })

  const buildAndSign = async (input: TransactionInput) => {
    const { address } = await readAccount()
    const rawTransaction = await buildTransaction(`${address}`, currentNetwork, input)
    const response = await sign(rawTransaction)
    return response.status === 'Approved'
      ? createApproval({ rawTransaction, authenticator: response.args })
      : rejectedResponse
  }

  const signTransaction = (input: AnyRawTransaction | TransactionInput, asFeePayer?: boolean) =>
    isBuilt(input) ? sign(input, asFeePayer) : buildAndSign(input)

  const signAndSubmitTransaction = async (input: TransactionInput) => {
    const network = currentNetwork // The page can change the network while the wallet prompts.
    const response = await buildAndSign(input)
    if (response.status === 'Rejected') return response
    const { rawTransaction, authenticator } = response.args
    return createApproval(await submitTransaction(network, rawTransaction, authenticator))
  }

  const onAccountChange = async (callback: (account: unknown) => void) =>
    source.onAccountChange(async () => {
      try {
        if (!(await source.hasAccount())) return callback(null)
        await derive()
        callback(await readAccount())
      } catch {} // A wallet that fails changes nothing.
    })

  const changeNetwork = async (input: { readonly name: NetworkName }) => {
    // Throws for an unknown name, which the derived wallet would accept.
    const changed = await loadNetworkInfo(input.name)
    const response = await getFeatures()['aptos:changeNetwork'].changeNetwork(input)
    currentNetwork = changed.name
    for (const listener of networkListeners) listener(changed)
    return response
  }

  return {
    name: source.name,
    icon: source.icon as Wallet['icon'],
    version: '1.0.0',
    chains: ['aptos:mainnet', 'aptos:testnet', 'aptos:devnet'],
    accounts: [],
    features: {
      'aptos:connect': { version: '1.0.0', connect },
      'aptos:disconnect': { version: '1.0.0', disconnect: source.disconnect },
      'aptos:account': { version: '1.0.0', account: async () => readAccount() },
      'aptos:onAccountChange': { version: '1.0.0', onAccountChange },
      'aptos:network': { version: '1.0.0', network: () => loadNetworkInfo(currentNetwork) },
      'aptos:changeNetwork': { version: '1.0.0', changeNetwork },
      'aptos:onNetworkChange': {
        version: '1.0.0',
        onNetworkChange: async (callback: (network: unknown) => void) => networkListeners.add(callback),
      },
      'aptos:signMessage': {
        version: '1.0.0',
        signMessage: (input: unknown) =>
          catchRejection(() => getFeatures()['aptos:signMessage'].signMessage(input)),
      },
      'aptos:signTransaction': { version: '1.1.0', signTransaction },
      'aptos:signAndSubmitTransaction': { version: '1.1.0', signAndSubmitTransaction },
    },
  }
}
