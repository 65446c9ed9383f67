import type { AptosSignTransactionInputV1_1 } from '@aptos-labs/wallet-standard'
import { formatAddress } from '../chain/address.js'
import type { PendingRequest } from '../types.js'
import { describePayload } from './describe-payload.js'
import { formatValue, toJsonValue } from './plain-value.js'
import type { DetailRow } from './request-details.js'
import { DEFAULT_MAX_GAS_UNITS } from './transaction-plan.js'

/** The rows that a prompt shows, and the values that `AptosDevWallet.pending()` returns. */
export interface TransactionDescription {
  readonly details: readonly DetailRow[]
  readonly values: PendingRequest['values']
}

/** The fields of a transaction. A prompt shows only those that are present. */
interface TransactionFields {
  readonly payload: unknown
  readonly sender?: unknown
  readonly feePayer?: unknown
  readonly secondarySigners?: readonly unknown[] | undefined
  readonly maxGasAmount?: unknown
  readonly gasUnitPrice?: unknown
  readonly sequenceNumber?: unknown
}

/** Describes a transaction that the wallet builds. */
export const describeTransaction = (input: AptosSignTransactionInputV1_1): TransactionDescription =>
  describeFields({
    payload: input.payload,
    sender: input.sender?.address,
    feePayer: input.feePayer?.address,
    secondarySigners: input.secondarySigners?.map(({ address }) => address),
    maxGasAmount: input.maxGasAmount ?? DEFAULT_MAX_GAS_UNITS,
    gasUnitPrice: input.gasUnitPrice,
    sequenceNumber: input.sequenceNumber,
  })

/** The fields of ts-sdk's `RawTransaction` that the prompt shows. */
interface BuiltTransaction {
  readonly sender: unknown
  readonly payload: unknown
  readonly max_gas_amount: bigint
}

/** Describes a transaction that the page built with ts-sdk. */
export const describeBuiltTransaction = (
  transaction: BuiltTransaction,
  feePayer: unknown,
  secondarySigners: readonly unknown[] | undefined,
): TransactionDescription =>
  describeFields({
    payload: transaction.payload,
    sender: transaction.sender,
    feePayer,
    secondarySigners,
    maxGasAmount: transaction.max_gas_amount,
  })

function describeFields(fields: TransactionFields): TransactionDescription {
  const payload = describePayload(fields.payload)
  const sender = fields.sender && formatAddress(fields.sender)
  const feePayer = fields.feePayer && formatAddress(fields.feePayer)
  const secondarySigners = fields.secondarySigners?.map(formatAddress)
  return {
    details: [
      ...(payload
        ? createOptionalRow('Calls', payload.function ?? payload.summary)
        : createOptionalRow('Payload', 'encoded by the page: the wallet cannot show it')),
      ...createOptionalRow('Multisig account', payload?.multisigAddress),
      ...createOptionalRow('Types', payload?.typeArguments.join('\n')),
      ...createOptionalRow('Arguments', payload?.functionArguments.map(formatValue).join('\n')),
      ...createOptionalRow('Replay protection nonce', payload?.replayProtectionNonce),
      ...createOptionalRow('Sender', sender),
      ...createOptionalRow('Fee payer', feePayer),
      ...createOptionalRow('Other signers', secondarySigners?.join('\n')),
      ...createOptionalRow('Max gas', fields.maxGasAmount),
      ...createOptionalRow('Gas price', fields.gasUnitPrice),
      ...createOptionalRow('Sequence number', fields.sequenceNumber),
    ],
    values: toJsonFields({
      ...payload,
      sender,
      feePayer,
      secondarySigners,
      maxGasAmount: fields.maxGasAmount,
      gasUnitPrice: fields.gasUnitPrice,
      sequenceNumber: fields.sequenceNumber,
    }),
  }
}

const createOptionalRow = (label: string, value: unknown): DetailRow[] =>
  value === undefined || value === '' ? [] : [[label, String(value)]]

/** Converts each field to a JSON value. Omits the fields that are missing. */
const toJsonFields = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, toJsonValue(value)]),
  )
