import { trimLeadingZeros } from '../chain/address.js'
import { toHex } from '../chain/hex.js'
import type { ByteReader } from './byte-reader.js'

/**
 * The payload in the JSON of a full node, except for the arguments, which the stub does not decode: those of a function are BCS in
 * hex, and those of a script are omitted.
 */
export type TransactionPayloadJson =
  | {
      readonly type: 'entry_function_payload'
      readonly function: string
      readonly type_arguments: string[]
      readonly arguments: string[]
    }
  | {
      readonly type: 'script_payload'
      readonly code: object
      readonly type_arguments: string[]
      readonly arguments: []
    }
  | {
      readonly type: 'multisig_payload'
      readonly multisig_address: string
      readonly transaction_payload?: CallJson
    }

/** The call that a transaction executes: an entry function or a script. */
type CallJson = Exclude<TransactionPayloadJson, { readonly type: 'multisig_payload' }>

/** A payload, and the nonce that replaces the sequence number of an orderless transaction (AIP-123). */
export interface PayloadContent {
  readonly payload: TransactionPayloadJson
  readonly replayProtectionNonce?: bigint
}

const SCRIPT_VARIANT = 0
const ENTRY_FUNCTION_VARIANT = 2
const MULTISIG_VARIANT = 3
const INNER_PAYLOAD_VARIANT = 4
const ENCRYPTED_VARIANT = 5

/**
 * Reads the payload of a transaction.
 *
 * @throws RangeError if the payload is invalid, or has a variant that the stub does not support.
 */
export function readPayload(reader: ByteReader): PayloadContent {
  const variant = reader.readUleb128()
  switch (variant) {
    case SCRIPT_VARIANT:
      return { payload: readScript(reader) }
    case ENTRY_FUNCTION_VARIANT:
      return { payload: readEntryFunction(reader) }
    case MULTISIG_VARIANT:
      return { payload: readMultisig(reader) }
    case INNER_PAYLOAD_VARIANT:
      return readInnerPayload(reader)
    case ENCRYPTED_VARIANT:
      throw new RangeError('The stub cannot decrypt an encrypted transaction. Send it without encryption.')
    default:
      throw new RangeError(`The stub does not support the transaction payload variant ${variant}.`)
  }
}

/** Reads `TransactionInnerPayload::V1` (AIP-129): the executable, then the optional multisig address and nonce. */
function readInnerPayload(reader: ByteReader): PayloadContent {
  readVariantOrThrow(reader, 0, 'inner payload')
  const call = readExecutable(reader)
  readVariantOrThrow(reader, 0, 'extra configuration')
  const multisigAddress = reader.readU8() === 1 ? readAddress(reader) : undefined
  const replayProtectionNonce = reader.readU8() === 1 ? reader.readInteger(8) : undefined
  const payload = multisigAddress === undefined ? call : formatMultisig(multisigAddress, call)
  if (!payload) throw new RangeError('The transaction has no executable and no multisig account.')
  return { payload, ...(replayProtectionNonce !== undefined && { replayProtectionNonce }) }
}

/** Reads an executable. Returns `undefined` for an empty one: the multisig account then executes a transaction that it stores. */
function readExecutable(reader: ByteReader): CallJson | undefined {
  const variant = reader.readUleb128()
  if (variant === 0) return readScript(reader)
  if (variant === 1) return readEntryFunction(reader)
  if (variant === 2) return undefined
  throw new RangeError(`The stub does not support the executable variant ${variant}.`)
}

function readVariantOrThrow(reader: ByteReader, expected: number, label: string): void {
  const variant = reader.readUleb128()
  if (variant !== expected) throw new RangeError(`The stub does not support the ${label} variant ${variant}.`)
}

function readEntryFunction(reader: ByteReader): CallJson {
  const address = readAddress(reader)
  const module = reader.readString()
  const name = reader.readString()
  return {
    type: 'entry_function_payload',
    function: `${address}::${module}::${name}`,
    type_arguments: reader.readVector(() => readTypeTag(reader)),
    arguments: reader.readVector(() => toHex(reader.readByteVector())),
  }
}

function readScript(reader: ByteReader): CallJson {
  const bytecode = toHex(reader.readByteVector())
  const typeArguments = reader.readVector(() => readTypeTag(reader))
  reader.readVector(() => skipScriptArgument(reader))
  return { type: 'script_payload', code: { bytecode }, type_arguments: typeArguments, arguments: [] }
}

function readMultisig(reader: ByteReader): TransactionPayloadJson {
  const multisigAddress = readAddress(reader)
  if (reader.readU8() === 0) return formatMultisig(multisigAddress)
  const isEntryFunction = reader.readUleb128() === 0 // The other variant is a script (AIP-128).
  return formatMultisig(multisigAddress, isEntryFunction ? readEntryFunction(reader) : readScript(reader))
}

const formatMultisig = (multisigAddress: string, call?: CallJson): TransactionPayloadJson => ({
  type: 'multisig_payload',
  multisig_address: multisigAddress,
  ...(call && { transaction_payload: call }),
})

/** Reads an address. Formats the address without leading zeros, as a full node does in names of functions. */
const readAddress = (reader: ByteReader): string => trimLeadingZeros(toHex(reader.readBytes(32)))

/** The primitive types by their variant index. The variants 6 and 7 are `vector` and a struct. */
const PRIMITIVES: Readonly<Record<number, string>> = {
  0: 'bool',
  1: 'u8',
  2: 'u64',
  3: 'u128',
  4: 'address',
  5: 'signer',
  8: 'u16',
  9: 'u32',
  10: 'u256',
  11: 'i8',
  12: 'i16',
  13: 'i32',
  14: 'i64',
  15: 'i128',
  16: 'i256',
}

function readTypeTag(reader: ByteReader): string {
  const variant = reader.readUleb128()
  if (variant === 6) return `vector<${readTypeTag(reader)}>`
  if (variant === 7) {
    const path = `${readAddress(reader)}::${reader.readString()}::${reader.readString()}`
    const typeArguments = reader.readVector(() => readTypeTag(reader))
    return typeArguments.length > 0 ? `${path}<${typeArguments.join(', ')}>` : path
  }
  const primitive = PRIMITIVES[variant]
  if (primitive) return primitive
  throw new RangeError(`The stub does not support the type variant ${variant}.`)
}

/** The byte lengths of the script argument variants. A variant that is not listed has a length prefix. */
const SCRIPT_ARGUMENT_BYTES: Readonly<Record<number, number>> = {
  0: 1,
  1: 8,
  2: 16,
  3: 32,
  5: 1,
  6: 2,
  7: 4,
  8: 32,
  10: 1,
  11: 2,
  12: 4,
  13: 8,
  14: 16,
  15: 32,
}

function skipScriptArgument(reader: ByteReader): void {
  const byteLength = SCRIPT_ARGUMENT_BYTES[reader.readUleb128()]
  if (byteLength === undefined) reader.readByteVector()
  else reader.readBytes(byteLength)
}
