import { formatAddress } from '../chain/address.js'
import { hasBcs } from '../chain/has-bcs.js'
import { type PayloadInput, parsePayload } from '../chain/payload.js'

/** The payload of a transaction, for prompts and for `PendingRequest.values`. */
export interface PayloadDescription {
  /** Absent for a script. */
  readonly function?: string
  readonly multisigAddress?: string
  readonly typeArguments: readonly string[]
  readonly functionArguments: readonly unknown[]
}

/** ts-sdk's `EntryFunction`. */
interface BuiltEntryFunction {
  readonly module_name: { readonly address: unknown; readonly name: { readonly identifier: string } }
  readonly function_name: { readonly identifier: string }
  readonly type_args: readonly unknown[]
  readonly args: readonly unknown[]
}

/** The fields of ts-sdk's `TransactionPayload` classes. Each class has one of them. */
interface BuiltPayload {
  readonly entryFunction?: BuiltEntryFunction
  readonly multiSig?: {
    readonly multisig_address: unknown
    readonly transaction_payload?: { readonly transaction_payload: Partial<BuiltEntryFunction> }
  }
  readonly script?: Pick<BuiltEntryFunction, 'type_args' | 'args'>
}

/**
 * Describes a payload that the page wrote as an object or built with ts-sdk.
 *
 * @returns `undefined` for a payload that only has BCS bytes.
 * @throws WalletRequestError if the input is not a payload.
 */
export function describePayload(input: unknown): PayloadDescription | undefined {
  return hasBcs(input)
    ? describeBuiltPayload(input as BuiltPayload)
    : describePlainPayload(parsePayload(input))
}

const describePlainPayload = (payload: PayloadInput): PayloadDescription => ({
  ...(payload.function !== undefined && { function: payload.function }),
  ...(payload.multisigAddress !== undefined && { multisigAddress: formatAddress(payload.multisigAddress) }),
  typeArguments: (payload.typeArguments ?? []).map(String),
  functionArguments: payload.functionArguments ?? [],
})

function describeBuiltPayload({ entryFunction, multiSig, script }: BuiltPayload) {
  if (entryFunction) return describeEntryFunction(entryFunction)
  if (script) return { typeArguments: script.type_args.map(String), functionArguments: script.args }
  if (!multiSig) return undefined
  const call = multiSig.transaction_payload?.transaction_payload
  return {
    multisigAddress: formatAddress(multiSig.multisig_address),
    ...(call?.module_name
      ? describeEntryFunction(call as BuiltEntryFunction)
      : { typeArguments: [], functionArguments: [] }),
  }
}

const describeEntryFunction = (call: BuiltEntryFunction): PayloadDescription => ({
  function: `${String(call.module_name.address)}::${call.module_name.name.identifier}::${call.function_name.identifier}`,
  typeArguments: call.type_args.map(String),
  functionArguments: call.args,
})
