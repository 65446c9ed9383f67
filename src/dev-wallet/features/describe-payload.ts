import { formatAddress } from '../chain/address.js'
import { hasBcs } from '../chain/has-bcs.js'
import { type PayloadInput, parsePayload } from '../chain/payload.js'

/** The payload of a transaction, for prompts and for `PendingRequest.values`. */
export interface PayloadDescription {
  /** The entry function. Absent if the payload calls no function, or if the function is unknown. */
  readonly function?: string
  /** The description of a payload without `function`. */
  readonly summary?: string
  readonly multisigAddress?: string
  /** The nonce of an orderless transaction (AIP-123). */
  readonly replayProtectionNonce?: string
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

/** ts-sdk's `Script`. */
type BuiltScript = Pick<BuiltEntryFunction, 'type_args' | 'args'>

/** ts-sdk's `TransactionExtraConfigV1`. */
interface BuiltExtraConfig {
  readonly multisigAddress?: unknown
  readonly replayProtectionNonce?: bigint
}

/** The fields of ts-sdk's `TransactionPayload` and `TransactionExecutable` classes. */
interface BuiltPayload {
  readonly entryFunction?: BuiltEntryFunction
  readonly script?: BuiltScript
  readonly multiSig?: {
    readonly multisig_address: unknown
    readonly transaction_payload?: { readonly transaction_payload: BuiltEntryFunction | BuiltScript }
  }
  /** The executable of the inner payload (AIP-129). */
  readonly executable?: BuiltPayload
  readonly extra_config?: BuiltExtraConfig
  /** The encrypted payload of AIP-144. */
  readonly ciphertext?: unknown
  readonly extraConfig?: BuiltExtraConfig
}

const NO_ARGUMENTS = { typeArguments: [], functionArguments: [] }

/** The description of a multisig payload without a call, which executes a stored transaction. */
const STORED_TRANSACTION = { summary: 'the next transaction stored in the multisig account', ...NO_ARGUMENTS }

/**
 * Describes a payload that the page wrote as an object or built with ts-sdk.
 *
 * @returns `undefined` for a payload that has only BCS bytes.
 * @throws WalletRequestError if the input is not a payload, or if its multisig address is invalid.
 */
export function describePayload(input: unknown): PayloadDescription | undefined {
  return hasBcs(input)
    ? describeBuiltPayload(input as BuiltPayload)
    : describePlainPayload(parsePayload(input))
}

const describePlainPayload = (payload: PayloadInput): PayloadDescription => ({
  ...(payload.function === undefined ? { summary: 'a script' } : { function: payload.function }),
  ...(payload.multisigAddress !== undefined && { multisigAddress: formatAddress(payload.multisigAddress) }),
  typeArguments: (payload.typeArguments ?? []).map(String),
  functionArguments: payload.functionArguments ?? [],
})

function describeBuiltPayload(payload: BuiltPayload): PayloadDescription | undefined {
  const { entryFunction, script, multiSig, executable, extra_config, ciphertext, extraConfig } = payload
  if (entryFunction) return describeCall(entryFunction)
  if (script) return describeCall(script)
  if (multiSig) {
    const call = multiSig.transaction_payload?.transaction_payload
    return {
      ...(call ? describeCall(call) : STORED_TRANSACTION),
      multisigAddress: formatAddress(multiSig.multisig_address),
    }
  }
  if (executable) {
    const call = describeBuiltPayload(executable)
    return { ...(call ?? STORED_TRANSACTION), ...describeExtraConfig(extra_config) }
  }
  // Do not show the function that the page names, because nothing proves that the encrypted payload calls this function.
  if (ciphertext)
    return {
      summary: 'encrypted: the wallet cannot show it',
      ...NO_ARGUMENTS,
      ...describeExtraConfig(extraConfig),
    }
}

const describeExtraConfig = ({ multisigAddress, replayProtectionNonce }: BuiltExtraConfig = {}) => ({
  ...(multisigAddress !== undefined && { multisigAddress: formatAddress(multisigAddress) }),
  ...(replayProtectionNonce !== undefined && { replayProtectionNonce: String(replayProtectionNonce) }),
})

const describeCall = (call: BuiltEntryFunction | BuiltScript): PayloadDescription => ({
  ...('module_name' in call ? { function: formatFunction(call) } : { summary: 'a script' }),
  typeArguments: call.type_args.map(String),
  functionArguments: call.args,
})

const formatFunction = ({ module_name, function_name }: BuiltEntryFunction) =>
  `${String(module_name.address)}::${module_name.name.identifier}::${function_name.identifier}`
