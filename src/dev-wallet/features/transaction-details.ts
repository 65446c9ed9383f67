import type { AptosSignTransactionInputV1_1 } from '@aptos-labs/wallet-standard'
import { formatAddress } from '../chain/address.js'
import type { PendingRequest } from '../types.js'
import { describePayload } from './describe-payload.js'
import { formatValue, toJsonValue } from './plain-value.js'
import type { DetailRow } from './request-details.js'
import { DEFAULT_MAX_GAS_UNITS } from './transaction-plan.js'

/** The parts of a transaction that a prompt shows, and those that `AptosDevWallet.pending()` returns. */
export interface TransactionDescription {
  readonly details: readonly DetailRow[]
  readonly values: PendingRequest['values']
}

/** The fields of a transaction that a prompt shows, as the page wrote them. Absent fields are not shown. */
interface TransactionFields {
  readonly payload: unknown
  readonly sender?: unknown
  readonly feePayer?: unknown
  readonly secondarySigners?: readonly unknown[] | undefined
  readonly maxGasAmount?: unknown
  readonly gasUnitPrice?: unknown
  readonly sequenceNumber?: unknown
}

/** Describes a transaction that the wallet builds: its effect and its maximum cost. */
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
        ? createRow('Calls', payload.function ?? payload.summary)
        : createRow('Payload', 'encoded by the page: the wallet cannot show it')),
      ...createRow('Multisig account', payload?.multisigAddress),
      ...createRow('Types', payload?.typeArguments.join('\n')),
      ...createRow('Arguments', payload?.functionArguments.map(formatValue).join('\n')),
      ...createRow('Replay protection nonce', payload?.replayProtectionNonce),
      ...createRow('Sender', sender),
      ...createRow('Fee payer', feePayer),
      ...createRow('Other signers', secondarySigners?.join('\n')),
      ...createRow('Max gas', fields.maxGasAmount),
      ...createRow('Gas price', fields.gasUnitPrice),
      ...createRow('Sequence number', fields.sequenceNumber),
    ],
    values: omitMissing({
      ...payload,
      functionArguments: payload?.functionArguments.map(toJsonValue),
      sender,
      feePayer,
      secondarySigners,
      maxGasAmount: fields.maxGasAmount,
      gasUnitPrice: fields.gasUnitPrice,
      sequenceNumber: fields.sequenceNumber,
    }),
  }
}

const createRow = (label: string, value: unknown): DetailRow[] =>
  value === undefined || value === '' ? [] : [[label, String(value)]]

const omitMissing = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, toJsonValue(value)]),
  )
