import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * The part of BCS (Binary Canonical Serialization) that a transaction needs. All integers are little-endian.
 */

/** Serializes an unsigned integer of at most 32 bits as ULEB128, the format of lengths and variant indexes. */
export function serializeUleb128(value: number): Uint8Array {
  const bytes: number[] = []
  let rest = value
  do {
    bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0))
    rest >>>= 7
  } while (rest > 0)
  return Uint8Array.from(bytes)
}

/**
 * Serializes an integer in `bits / 8` bytes.
 *
 * @throws RangeError if the value does not fit.
 */
export function serializeInteger(value: bigint, bits: number, isSigned = false): Uint8Array {
  const truncated = isSigned ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value)
  if (truncated !== value) throw new RangeError(`${value} does not fit ${isSigned ? 'i' : 'u'}${bits}`)
  let rest = BigInt.asUintN(bits, value)
  return Uint8Array.from({ length: bits / 8 }, () => {
    const byte = Number(rest & 0xffn)
    rest >>= 8n
    return byte
  })
}

export const serializeU8 = (value: number): Uint8Array => serializeInteger(BigInt(value), 8)
export const serializeU64 = (value: bigint): Uint8Array => serializeInteger(value, 64)
export const serializeBool = (value: boolean): Uint8Array => serializeU8(value ? 1 : 0)

/** Serializes bytes with a length prefix. */
export const serializeBytes = (value: Uint8Array): Uint8Array =>
  concatBytes(serializeUleb128(value.length), value)

export const serializeString = (value: string): Uint8Array => serializeBytes(utf8ToBytes(value))

/** Joins serialized items, and adds the number of items as a prefix. */
export const serializeVector = (items: readonly Uint8Array[]): Uint8Array =>
  concatBytes(serializeUleb128(items.length), ...items)

/** Serializes an optional value: a prefix, then the serialized value unless it is `undefined`. */
export const serializeOption = (value: Uint8Array | undefined): Uint8Array =>
  value ? concatBytes(serializeBool(true), value) : serializeBool(false)
