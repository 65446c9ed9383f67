import type { AptosSignTransactionInputV1_1 } from '@aptos-labs/wallet-standard'
import { formatAddress } from '../chain/address.js'
import { hasBcs } from '../chain/has-bcs.js'
import { parsePayload } from '../chain/payload.js'
import type { DetailRow } from './request-details.js'
import { DEFAULT_MAX_GAS_UNITS } from './transaction-plan.js'

/** Lists the rows that show the effect of a transaction and its maximum cost. */
export const listTransactionDetails = (input: AptosSignTransactionInputV1_1): DetailRow[] => [
  ...listPayloadDetails(input.payload),
  ...createRow('Sender', input.sender && formatAddress(input.sender.address)),
  ...listSignerDetails(
    input.feePayer?.address,
    input.secondarySigners?.map(({ address }) => address),
  ),
  ...createRow('Max gas', (input.maxGasAmount ?? DEFAULT_MAX_GAS_UNITS).toLocaleString('en-US')),
  ...createRow('Gas price', input.gasUnitPrice?.toLocaleString('en-US')),
  ...createRow('Sequence number', input.sequenceNumber?.toString()),
]

/** The fields of ts-sdk's `RawTransaction` that the prompt shows. */
interface BuiltTransaction {
  readonly sender: unknown
  readonly max_gas_amount: bigint
}

/** Lists the rows for a transaction that the page built with ts-sdk. */
export const listBuiltTransactionDetails = (
  transaction: BuiltTransaction,
  feePayer: unknown,
  secondarySigners: readonly unknown[] | undefined,
): DetailRow[] => [
  ['Sender', formatAddress(transaction.sender)],
  ...listSignerDetails(feePayer, secondarySigners),
  ['Payload', 'built by the page'],
  ['Max gas', transaction.max_gas_amount.toLocaleString('en-US')],
]

const listSignerDetails = (
  feePayer: unknown,
  secondarySigners: readonly unknown[] | undefined,
): DetailRow[] => [
  ...createRow('Fee payer', feePayer ? formatAddress(feePayer) : undefined),
  ...createRow('Other signers', secondarySigners?.map(formatAddress).join('\n')),
]

function listPayloadDetails(input: unknown): DetailRow[] {
  if (hasBcs(input)) return [['Payload', 'encoded by the page']]
  const payload = parsePayload(input)
  return [
    ['Calls', payload.function ?? 'a script'],
    ...createRow(
      'Multisig account',
      payload.multisigAddress === undefined ? undefined : formatAddress(payload.multisigAddress),
    ),
    ...createRow('Types', payload.typeArguments?.join('\n')),
    ...createRow('Arguments', payload.functionArguments?.map(formatArgument).join('\n')),
  ]
}

const createRow = (label: string, value: string | undefined): DetailRow[] => (value ? [[label, value]] : [])

/** Formats an argument as JSON. Strings have quotes, so that `"1"` and `1` differ. */
const formatArgument = (value: unknown): string =>
  JSON.stringify(hasBcs(value) ? String(value) : value, (_, inner) =>
    typeof inner === 'bigint' ? inner.toString() : inner,
  ) ?? String(value)
