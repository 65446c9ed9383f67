import { utf8ToBytes } from '@noble/hashes/utils.js'
import { WalletRequestError } from '../errors.js'
import { parseAddress } from './address.js'
import {
  serializeBool,
  serializeBytes,
  serializeInteger,
  serializeOption,
  serializeString,
  serializeVector,
} from './bcs.js'
import { hasBcs } from './has-bcs.js'
import type { StructTag, TypeTag } from './type-tag.js'

/**
 * Encodes one argument of an entry function. A value of an SDK serializes itself, and is wrapped for an `Option` parameter. The
 * parameter type determines the encoding of a plain JavaScript value, as in ts-sdk: a string for `vector<u8>` is encoded in UTF-8,
 * and an integer can be a string.
 *
 * @param value The argument.
 * @param type The type of the parameter.
 * @param generics The type arguments of the transaction, for the parameter types `T0`, `T1`, …
 * @throws WalletRequestError if the value cannot be encoded as this type, or if a type argument is missing.
 */
export function encodeArgument(value: unknown, type: TypeTag, generics: readonly TypeTag[]): Uint8Array {
  if (hasBcs(value))
    return isOption(type) && !('isSome' in value) ? serializeOption(value.bcsToBytes()) : value.bcsToBytes()
  const encode = (item: unknown, itemType: TypeTag) => encodeArgument(item, itemType, generics)
  try {
    return encodePlain(value, type, generics, encode)
  } catch (error) {
    if (error instanceof WalletRequestError) throw error
    throw createMismatchError(value, formatTypeName(type), error)
  }
}

const OPTION = '0x1::option::Option'
const isOption = (type: TypeTag) => type.kind === 'struct' && type.path === OPTION

type Encode = (value: unknown, type: TypeTag) => Uint8Array

function encodePlain(value: unknown, type: TypeTag, generics: readonly TypeTag[], encode: Encode) {
  switch (type.kind) {
    case 'bool':
      return serializeBool(parseBool(value))
    case 'address':
      return parseAddress(value)
    case 'vector':
      return encodeVector(value, type.of, encode)
    case 'struct':
      return encodeStruct(value, type, encode)
    case 'generic':
      return encode(value, generics[type.index] ?? throwMissingTypeArgument(type.index))
    case 'signer':
      throw createMismatchError(value, 'signer')
    default:
      return serializeInteger(
        parseInteger(value, type.kind),
        Number(type.kind.slice(1)),
        type.kind.startsWith('i'),
      )
  }
}

function encodeVector(value: unknown, of: TypeTag, encode: Encode): Uint8Array {
  if (of.kind === 'u8') {
    if (typeof value === 'string') return serializeBytes(utf8ToBytes(value))
    if (value instanceof Uint8Array) return serializeBytes(value)
    if (value instanceof ArrayBuffer) return serializeBytes(new Uint8Array(value))
  }
  const items: unknown = typeof value === 'string' ? JSON.parse(value) : value
  if (!Array.isArray(items)) throw createMismatchError(value, `vector<${formatTypeName(of)}>`)
  return serializeVector(items.map((item) => encode(item, of)))
}

function encodeStruct(value: unknown, type: StructTag, encode: Encode): Uint8Array {
  const [inner] = type.arguments
  switch (type.path) {
    case '0x1::string::String':
      if (typeof value === 'string') return serializeString(value)
      break
    case '0x1::object::Object':
      return parseAddress(value)
    case OPTION:
      if (inner)
        return serializeOption(value === null || value === undefined ? undefined : encode(value, inner))
  }
  if (typeof value === 'object')
    throw new WalletRequestError(
      `The Dev Wallet does not encode the struct or enum ${type.path}. Build the transaction with ts-sdk, and pass its payload.`,
    )
  throw createMismatchError(value, type.path)
}

function parseBool(value: unknown): boolean {
  if (typeof value === 'boolean') return value
  if (value === 'true' || value === 'false') return value === 'true'
  throw createMismatchError(value, 'bool')
}

function parseInteger(value: unknown, expectedType: string): bigint {
  if (typeof value === 'bigint' || typeof value === 'number') return BigInt(value)
  if (typeof value === 'string' && value.trim()) return BigInt(value)
  throw createMismatchError(value, expectedType)
}

function throwMissingTypeArgument(index: number): never {
  throw new WalletRequestError(`The type argument T${index} is missing. Pass it in typeArguments.`)
}

const formatTypeName = (type: TypeTag) => (type.kind === 'struct' ? type.path : type.kind)

function createMismatchError(value: unknown, expectedType: string, cause?: unknown): WalletRequestError {
  const reason = cause instanceof Error ? ` (${cause.message})` : ''
  return new WalletRequestError(
    `The argument ${String(value)} is not of type ${expectedType}${reason}. Change it in functionArguments.`,
  )
}
