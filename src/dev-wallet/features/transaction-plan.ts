import type { AptosSignTransactionInputV1_1 } from '@aptos-labs/wallet-standard'
import { formatAddress, parseAddress } from '../chain/address.js'
import type { KeyPair } from '../chain/key-pair.js'
import { parseNetworkName } from '../chain/networks.js'
import { encodePayload } from '../chain/payload.js'
import { WalletRequestError } from '../errors.js'
import { MultiAgentTransaction, RawTransaction, SimpleTransaction } from '../sdk/transaction.js'
import { createNodeClient } from '../state/network.js'
import type { Context } from './context.js'
import { describePayload } from './describe-payload.js'

/** A validated transaction whose payload is encoded, and which the wallet builds after the user has approved it. */
export interface TransactionPlan {
  /**
   * Builds the transaction. Reads the sequence number and the gas price from the full node, unless the page passed them. An
   * orderless transaction (AIP-123) needs no sequence number.
   */
  buildTransaction(): Promise<SimpleTransaction | MultiAgentTransaction>
}

/** The default maximum gas of ts-sdk 7, in gas units. */
export const DEFAULT_MAX_GAS_UNITS = 2_000_000
const DEFAULT_EXPIRATION_SECONDS = 30

/**
 * Asserts that the input can be a transaction.
 *
 * @throws WalletRequestError if the input is not an object.
 */
export function assertTransaction(input: unknown): asserts input is object {
  if (typeof input !== 'object' || input === null)
    throw new WalletRequestError(
      'There is no transaction. Pass { payload: { function, functionArguments } }.',
    )
}

/**
 * Validates a transaction and encodes its payload.
 *
 * @param context The dependencies of the features.
 * @param input The transaction as the page describes it.
 * @param key The signer, which is also the sender unless the page names another sender.
 * @throws WalletRequestError if the payload cannot be encoded, an address or number is invalid, or the page names another network.
 */
export async function planTransaction(
  context: Context,
  input: AptosSignTransactionInputV1_1,
  key: KeyPair,
): Promise<TransactionPlan> {
  const state = context.store.get()
  if (input.network !== undefined && parseNetworkName(input.network) !== state.network) {
    throw new WalletRequestError(
      `The transaction is for ${input.network}. Switch the Dev Wallet to that network first.`,
    )
  }
  const node = createNodeClient(state, context.fetch)
  const sender = input.sender ? parseAddress(input.sender.address) : key.address
  const feePayer = input.feePayer && parseAddress(input.feePayer.address)
  const secondarySigners = input.secondarySigners?.map(({ address }) => parseAddress(address))
  const numbers = parseNumericFields(input)
  const payload = await encodePayload(input.payload, node.getParameters)

  return {
    async buildTransaction() {
      const isOrderless = describePayload(input.payload)?.replayProtectionNonce !== undefined
      const [sequenceNumber, gasUnitPrice] = await Promise.all([
        isOrderless ? MAX_U64 : (numbers.sequenceNumber ?? node.getSequenceNumber(formatAddress(sender))),
        numbers.gasUnitPrice ?? node.estimateGasUnitPrice(),
      ])
      const raw = new RawTransaction({
        sender,
        payload,
        chainId: state.chainId,
        sequenceNumber,
        gasUnitPrice,
        maxGasAmount: numbers.maxGasAmount,
        expirationTimestamp:
          numbers.expirationTimestamp ??
          BigInt(Math.floor(context.now() / 1000)) + numbers.expirationSecondsFromNow,
      })
      return secondarySigners
        ? new MultiAgentTransaction(raw, secondarySigners, feePayer)
        : new SimpleTransaction(raw, feePayer)
    },
  }
}

const parseNumericFields = (input: AptosSignTransactionInputV1_1) => ({
  sequenceNumber: parseU64('sequenceNumber', input.sequenceNumber),
  gasUnitPrice: parseU64('gasUnitPrice', input.gasUnitPrice),
  maxGasAmount: parseU64('maxGasAmount', input.maxGasAmount) ?? BigInt(DEFAULT_MAX_GAS_UNITS),
  expirationTimestamp: parseU64('expirationTimestamp', input.expirationTimestamp),
  expirationSecondsFromNow:
    parseU64('expirationSecondsFromNow', input.expirationSecondsFromNow) ??
    BigInt(DEFAULT_EXPIRATION_SECONDS),
})

const MAX_U64 = 2n ** 64n - 1n

/** Parses an optional integer from 0 to 2^64 - 1, or its decimal digits. Throws a WalletRequestError for any other value. */
function parseU64(name: string, value: unknown): bigint | undefined {
  if (value === undefined) return undefined
  const isInteger = typeof value === 'number' ? Number.isSafeInteger(value) : typeof value === 'bigint'
  const isDigits = typeof value === 'string' && /^\d+$/.test(value)
  const number = isInteger || isDigits ? BigInt(value as bigint) : -1n
  if (number >= 0n && number <= MAX_U64) return number
  throw new WalletRequestError(
    `The transaction's ${name} is ${String(value)}. Pass a whole number from 0 to 2^64 - 1, or leave it out.`,
  )
}
