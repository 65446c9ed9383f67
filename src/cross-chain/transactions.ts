import type { AnyRawTransaction, InputGenerateTransactionPayloadData } from '@aptos-labs/ts-sdk'
import type { SignerInput } from '../core/index.js'
import type { DerivedFeatures } from './types.js'

interface TransactionOptions {
  readonly gasUnitPrice?: number
  readonly maxGasAmount?: number
  readonly sequenceNumber?: number | bigint
  readonly expirationTimestamp?: number
  readonly expirationSecondsFromNow?: number
}

/** The input of `aptos:signTransaction` 1.1 and of `aptos:signAndSubmitTransaction` 1.1. */
export interface TransactionInput extends TransactionOptions {
  readonly payload: InputGenerateTransactionPayloadData
  readonly network?: string
  readonly sender?: SignerInput
  readonly feePayer?: SignerInput
  readonly secondarySigners?: readonly unknown[]
}

/** Loads the client of the wallet's network from the ts-sdk of the app. */
async function loadAptos(features: DerivedFeatures) {
  const { Aptos, AptosConfig } = await import('@aptos-labs/ts-sdk')
  const { name } = await features['aptos:network'].network()
  return new Aptos(new AptosConfig({ network: name as never }))
}

/**
 * Builds a transaction with one signer.
 *
 * @throws Error for a transaction of several signers, which the page can build with ts-sdk, and for one of another network.
 */
export async function buildTransaction(
  features: DerivedFeatures,
  { payload, network, sender, feePayer, secondarySigners, ...input }: TransactionInput,
): Promise<AnyRawTransaction> {
  if (secondarySigners?.length)
    throw new Error(
      'Wallets of other chains sign multi-agent transactions only if the page built them with ts-sdk',
    )
  const { name } = await features['aptos:network'].network()
  if (network !== undefined && network !== name)
    throw new Error(
      `The transaction is for ${network}, and the wallet is on ${name}: switch its network first`,
    )
  const { AccountAddress } = await import('@aptos-labs/ts-sdk')
  const account = (await features['aptos:account'].account()) as { address: string }
  const { transaction } = await loadAptos(features)
  const built = await transaction.build.simple({
    sender: `${(sender ?? account).address}`,
    data: payload,
    options: toOptions(input),
    withFeePayer: !!feePayer,
  })
  // ts-sdk builds it for any fee payer, with the address 0x0.
  if (feePayer) built.feePayerAddress = AccountAddress.from(`${feePayer.address}`)
  return built
}

/**
 * Returns the options of ts-sdk. ts-sdk applies defaults to options that are missing, but not to those that are `undefined`.
 */
function toOptions(input: TransactionOptions) {
  const { gasUnitPrice, maxGasAmount, sequenceNumber, expirationSecondsFromNow: seconds } = input
  const timestamp = seconds === undefined ? undefined : Math.floor(Date.now() / 1000) + seconds
  const expireTimestamp = input.expirationTimestamp ?? timestamp
  const options = { gasUnitPrice, maxGasAmount, accountSequenceNumber: sequenceNumber, expireTimestamp }
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}

/** Submits a signed transaction. */
export async function submitTransaction(
  features: DerivedFeatures,
  transaction: AnyRawTransaction,
  senderAuthenticator: unknown,
): Promise<{ hash: string }> {
  const aptos = await loadAptos(features)
  const input = { transaction, senderAuthenticator } as Parameters<typeof aptos.transaction.submit.simple>[0]
  const { hash } = await aptos.transaction.submit.simple(input)
  return { hash }
}
