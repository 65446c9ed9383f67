import type {
  AnyRawTransaction,
  AnyTransactionPayloadInstance,
  InputGenerateTransactionPayloadData,
} from '@aptos-labs/ts-sdk'
import type { SignerInput } from '../core/index.js'
import type { NetworkName } from './options.js'

interface TransactionOptions {
  readonly gasUnitPrice?: number
  readonly maxGasAmount?: number
  readonly sequenceNumber?: number | bigint
  readonly expirationTimestamp?: number
  readonly expirationSecondsFromNow?: number
}

/** The input of `aptos:signTransaction` 1.1 and of `aptos:signAndSubmitTransaction` 1.1. */
export interface TransactionInput extends TransactionOptions {
  readonly payload: InputGenerateTransactionPayloadData | AnyTransactionPayloadInstance
  readonly network?: string
  readonly sender?: SignerInput
  readonly feePayer?: SignerInput
  readonly secondarySigners?: readonly unknown[]
}

/**
 * Default time after which a transaction expires. The default of ts-sdk, 20 seconds, is too short for an approval, because the
 * transaction is built before the wallet prompts.
 */
const APPROVAL_SECONDS = 300

/**
 * Default limit of gas units. The packages of the chains need ts-sdk 5, whose default is too low since AIP-141 made gas ten times
 * as expensive.
 */
const MAX_GAS_UNITS = 2_000_000

/** Loads the app's ts-sdk, and creates the client of a network. */
async function loadAptosClient(network: NetworkName) {
  const { Aptos, AptosConfig } = await import('@aptos-labs/ts-sdk')
  return new Aptos(new AptosConfig({ network: network as never }))
}

/**
 * Loads a network, in the form of AIP-62, from ts-sdk. Reads the chain ID of devnet from a full node.
 *
 * @throws Error for a network that ts-sdk does not know, and if the full node of devnet does not respond.
 */
export async function loadNetworkInfo(
  name: NetworkName,
): Promise<{ name: NetworkName; chainId: number; url: string }> {
  const { NetworkToChainId, NetworkToNodeAPI } = await import('@aptos-labs/ts-sdk')
  const url = NetworkToNodeAPI[name]
  if (!url) throw new Error(`ts-sdk does not know the network ${name}`)
  // ts-sdk has no chain ID of devnet, because each reset of devnet changes the ID.
  const chainId = NetworkToChainId[name] ?? (await (await loadAptosClient(name)).getChainId())
  return { name, chainId, url }
}

/**
 * Builds a transaction without secondary signers.
 *
 * @param address The connected account, which is the sender by default.
 * @param network The network of the wallet.
 * @throws Error if the input has secondary signers (the page can build such a transaction with ts-sdk), or another network, or
 *   if ts-sdk fails to build the transaction.
 */
export async function buildTransaction(
  address: string,
  network: NetworkName,
  { payload, sender, feePayer, secondarySigners, ...input }: TransactionInput,
): Promise<AnyRawTransaction> {
  if (secondarySigners?.length)
    throw new Error(
      'Wallets of other chains sign multi-agent transactions only if the page built them with ts-sdk',
    )
  const requested = input.network ?? network
  if (requested !== network)
    throw new Error(`The transaction is for ${requested}, but the wallet is on ${network}`)
  const sdk = await import('@aptos-labs/ts-sdk')
  const { config, transaction } = await loadAptosClient(network)
  const parts = { sender: `${sender?.address ?? address}`, options: toSdkOptions(input) }
  const built =
    'bcsToBytes' in payload
      ? await sdk.buildTransaction({
          ...parts,
          aptosConfig: config,
          payload,
          ...(feePayer && { feePayerAddress: sdk.AccountAddress.ZERO }),
        })
      : await transaction.build.simple({ ...parts, data: payload, withFeePayer: !!feePayer })
  // Build the transaction for the fee payer 0x0, and set the address only now. Otherwise, ts-sdk would reject a sender that is
  // not on chain yet.
  if (feePayer) built.feePayerAddress = sdk.AccountAddress.from(`${feePayer.address}`)
  return built
}

/**
 * Converts the options to those of ts-sdk. Omits options that are `undefined`, because ts-sdk applies a default only to an option
 * that is missing.
 */
function toSdkOptions(input: TransactionOptions) {
  const { gasUnitPrice, sequenceNumber } = input
  const { maxGasAmount = MAX_GAS_UNITS, expirationSecondsFromNow = APPROVAL_SECONDS } = input
  const expireTimestamp =
    input.expirationTimestamp ?? Math.floor(Date.now() / 1000) + expirationSecondsFromNow
  const options = { gasUnitPrice, maxGasAmount, accountSequenceNumber: sequenceNumber, expireTimestamp }
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}

export async function submitTransaction(
  network: NetworkName,
  transaction: AnyRawTransaction,
  senderAuthenticator: unknown,
): Promise<{ hash: string }> {
  const aptos = await loadAptosClient(network)
  const input = { transaction, senderAuthenticator } as Parameters<typeof aptos.transaction.submit.simple>[0]
  const { hash } = await aptos.transaction.submit.simple(input)
  return { hash }
}
