import { utf8ToBytes } from '@noble/hashes/utils.js'
import { WalletRequestError } from '../errors.js'
import { addressBytes } from './address.js'
import { bool, bytes, integer, option, sequence, text } from './bcs.js'
import { hasBcs } from './has-bcs.js'
import type { StructTag, TypeTag } from './type-tag.js'

/**
 * One argument of an entry function in BCS. A value that already knows its bytes keeps them; plain JavaScript
 * values are read by the function's ABI, the way ts-sdk reads them (text for `vector<u8>` is UTF-8, numbers may
 * be text).
 * @param generics the transaction's type arguments, for parameters typed `T0`, `T1`, …
 * @throws WalletRequestError naming the type that was wanted
 */
export function encodeArgument(value: unknown, type: TypeTag, generics: readonly TypeTag[]): Uint8Array {
  if (hasBcs(value))
    return isOption(type) && !('isSome' in value) ? option(value.bcsToBytes()) : value.bcsToBytes()
  const encode = (item: unknown, itemType: TypeTag) => encodeArgument(item, itemType, generics)
  try {
    return encodePlain(value, type, generics, encode)
  } catch (error) {
    if (error instanceof WalletRequestError) throw error
    throw mismatch(value, typeName(type), error)
  }
}

const OPTION = '0x1::option::Option'
const isOption = (type: TypeTag) => type.kind === 'struct' && type.path === OPTION

type Encode = (value: unknown, type: TypeTag) => Uint8Array

function encodePlain(value: unknown, type: TypeTag, generics: readonly TypeTag[], encode: Encode) {
  switch (type.kind) {
    case 'bool':
      return bool(readBool(value))
    case 'address':
      return addressBytes(value)
    case 'vector':
      return encodeVector(value, type.of, encode)
    case 'struct':
      return encodeStruct(value, type, encode)
    case 'generic':
      return encode(value, generics[type.index] ?? missing(type.index))
    case 'signer':
      throw mismatch(value, 'signer')
    default:
      return integer(readInteger(value, type.kind), Number(type.kind.slice(1)), type.kind.startsWith('i'))
  }
}

function encodeVector(value: unknown, of: TypeTag, encode: Encode): Uint8Array {
  if (of.kind === 'u8') {
    if (typeof value === 'string') return bytes(utf8ToBytes(value))
    if (value instanceof Uint8Array) return bytes(value)
    if (value instanceof ArrayBuffer) return bytes(new Uint8Array(value))
  }
  const items: unknown = typeof value === 'string' ? JSON.parse(value) : value
  if (!Array.isArray(items)) throw mismatch(value, `vector<${typeName(of)}>`)
  return sequence(items.map((item) => encode(item, of)))
}

function encodeStruct(value: unknown, type: StructTag, encode: Encode): Uint8Array {
  const [inner] = type.arguments
  switch (type.path) {
    case '0x1::string::String':
      if (typeof value === 'string') return text(value)
      break
    case '0x1::object::Object':
      return addressBytes(value)
    case OPTION:
      if (inner) return option(value === null || value === undefined ? undefined : encode(value, inner))
  }
  throw mismatch(value, type.path)
}

function readBool(value: unknown): boolean {
  if (typeof value === 'boolean') return value
  if (value === 'true' || value === 'false') return value === 'true'
  throw mismatch(value, 'bool')
}

function readInteger(value: unknown, wanted: string): bigint {
  if (typeof value === 'bigint' || typeof value === 'number') return BigInt(value)
  if (typeof value === 'string' && value.trim()) return BigInt(value)
  throw mismatch(value, wanted)
}

function missing(index: number): never {
  throw new WalletRequestError(`The type argument T${index} is missing. Give it in typeArguments.`)
}

const typeName = (type: TypeTag) => (type.kind === 'struct' ? type.path : type.kind)

function mismatch(value: unknown, wanted: string, cause?: unknown): WalletRequestError {
  const why = cause instanceof Error ? ` (${cause.message})` : ''
  return new WalletRequestError(
    `The argument ${String(value)} is not of type ${wanted}${why}. Change it in functionArguments.`,
  )
}
