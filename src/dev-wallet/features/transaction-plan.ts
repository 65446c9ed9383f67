import type { AptosSignTransactionInputV1_1 } from '@aptos-labs/wallet-standard'
import { addressBytes, addressText } from '../chain/address.js'
import type { KeyPair } from '../chain/key-pair.js'
import { readNetworkName } from '../chain/networks.js'
import { encodePayload } from '../chain/payload.js'
import { WalletRequestError } from '../errors.js'
import { MultiAgentTransaction, RawTransaction, SimpleTransaction } from '../sdk/transaction.js'
import { nodeOf } from '../state/network.js'
import type { Context } from './context.js'

/** A transaction the page described, checked and encoded as far as it can be before a person has said yes. */
export interface TransactionPlan {
  /** Fills in what only the moment of signing can say: sequence number, gas price, expiry. */
  finish(): Promise<SimpleTransaction | MultiAgentTransaction>
}

/** In gas units: ts-sdk's own default. */
export const DEFAULT_MAX_GAS = 200_000
const DEFAULT_EXPIRY_SECONDS = 30

/** @throws WalletRequestError when the page gave nothing that could be a transaction */
export function requireTransaction(input: unknown): asserts input is object {
  if (typeof input !== 'object' || input === null)
    throw new WalletRequestError(
      'There is no transaction. Give { payload: { function, functionArguments } }.',
    )
}

/**
 * @param key signs; also the sender, unless the page names another
 * @throws WalletRequestError when the payload cannot be encoded, a number is none, or it is for another network
 */
export async function planTransaction(
  context: Context,
  input: AptosSignTransactionInputV1_1,
  key: KeyPair,
): Promise<TransactionPlan> {
  const state = context.store.get()
  if (input.network !== undefined && readNetworkName(input.network) !== state.network) {
    throw new WalletRequestError(
      `The transaction is for ${input.network}. Switch the Dev Wallet to it first.`,
    )
  }
  const node = nodeOf(state, context.fetch)
  const sender = input.sender ? addressBytes(input.sender.address) : key.address
  const feePayer = input.feePayer && addressBytes(input.feePayer.address)
  const others = input.secondarySigners?.map(({ address }) => addressBytes(address))
  const given = {
    sequenceNumber: readU64('sequenceNumber', input.sequenceNumber),
    gasUnitPrice: readU64('gasUnitPrice', input.gasUnitPrice),
    maxGasAmount: readU64('maxGasAmount', input.maxGasAmount) ?? BigInt(DEFAULT_MAX_GAS),
    expirationTimestamp: readU64('expirationTimestamp', input.expirationTimestamp),
    expirationSecondsFromNow:
      readU64('expirationSecondsFromNow', input.expirationSecondsFromNow) ?? BigInt(DEFAULT_EXPIRY_SECONDS),
  }
  const payload = await encodePayload(input.payload, node.parameters)

  return {
    async finish() {
      const [sequenceNumber, gasUnitPrice] = await Promise.all([
        given.sequenceNumber ?? node.sequenceNumber(addressText(sender)),
        given.gasUnitPrice ?? node.gasUnitPrice(),
      ])
      const raw = new RawTransaction({
        sender,
        payload,
        chainId: state.chainId,
        sequenceNumber,
        gasUnitPrice,
        maxGasAmount: given.maxGasAmount,
        expirationTimestamp:
          given.expirationTimestamp ??
          BigInt(Math.floor(context.now() / 1000)) + given.expirationSecondsFromNow,
      })
      return others ? new MultiAgentTransaction(raw, others, feePayer) : new SimpleTransaction(raw, feePayer)
    },
  }
}

const MAX_U64 = 2n ** 64n - 1n

/** A number of a transaction as a page may write it: a number, a bigint, or its digits. */
function readU64(name: string, value: unknown): bigint | undefined {
  if (value === undefined) return undefined
  const isWhole = typeof value === 'number' ? Number.isSafeInteger(value) : typeof value === 'bigint'
  const isDigits = typeof value === 'string' && /^\d+$/.test(value)
  const number = isWhole || isDigits ? BigInt(value as bigint) : -1n
  if (number >= 0n && number <= MAX_U64) return number
  throw new WalletRequestError(
    `The transaction's ${name} is ${String(value)}. Give a whole number from 0 to 2^64 - 1, or leave it out.`,
  )
}
