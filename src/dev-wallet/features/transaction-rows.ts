import type { AptosSignTransactionInputV1_1 } from '@aptos-labs/wallet-standard'
import { addressText } from '../chain/address.js'
import { hasBcs } from '../chain/has-bcs.js'
import { readPayload } from '../chain/payload.js'
import type { Row } from './rows.js'
import { DEFAULT_MAX_GAS } from './transaction-plan.js'

/** The lines that tell a person what a transaction does and what it may cost. */
export const transactionRows = (input: AptosSignTransactionInputV1_1): Row[] => [
  ...payloadRows(input.payload),
  ...row('Sender', input.sender && addressText(input.sender.address)),
  ...partyRows(
    input.feePayer?.address,
    input.secondarySigners?.map(({ address }) => address),
  ),
  ...row('Max gas', (input.maxGasAmount ?? DEFAULT_MAX_GAS).toLocaleString('en-US')),
  ...row('Gas price', input.gasUnitPrice?.toLocaleString('en-US')),
  ...row('Sequence number', input.sequenceNumber?.toString()),
]

/** Who else has a part in a transaction. */
export const partyRows = (feePayer: unknown, others: readonly unknown[] | undefined): Row[] => [
  ...row('Fee paid by', feePayer ? addressText(feePayer) : undefined),
  ...row('Signed also by', others?.map(addressText).join('\n')),
]

function payloadRows(input: unknown): Row[] {
  if (hasBcs(input)) return [['Payload', 'encoded by the page']]
  const payload = readPayload(input)
  return [
    ['Calls', payload.function ?? 'a script'],
    ...row(
      'On behalf of',
      payload.multisigAddress === undefined ? undefined : addressText(payload.multisigAddress),
    ),
    ...row('Types', payload.typeArguments?.join('\n')),
    ...row('Arguments', payload.functionArguments?.map(show).join('\n')),
  ]
}

const row = (label: string, value: string | undefined): Row[] => (value ? [[label, value]] : [])

/** Text in quotes, so that a number and its text are told apart; nested lists whole. */
const show = (value: unknown): string =>
  JSON.stringify(hasBcs(value) ? String(value) : value, (_, inner) =>
    typeof inner === 'bigint' ? inner.toString() : inner,
  ) ?? String(value)
