import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * The part of BCS (Binary Canonical Serialization) that a transaction needs: small functions from a value to
 * its bytes. All integers are little-endian.
 */

/** An unsigned number of at most 32 bits, seven bits a byte: BCS's lengths and variant tags. */
export function uleb128(value: number): Uint8Array {
  const bytes: number[] = []
  let rest = value
  do {
    bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0))
    rest >>>= 7
  } while (rest > 0)
  return Uint8Array.from(bytes)
}

/** @throws RangeError when `value` does not fit an integer of `bits` bits. */
export function integer(value: bigint, bits: number, signed = false): Uint8Array {
  const fits = (signed ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value)) === value
  if (!fits) throw new RangeError(`${value} does not fit ${signed ? 'i' : 'u'}${bits}`)
  let rest = BigInt.asUintN(bits, value)
  return Uint8Array.from({ length: bits / 8 }, () => {
    const byte = Number(rest & 0xffn)
    rest >>= 8n
    return byte
  })
}

export const u8 = (value: number): Uint8Array => integer(BigInt(value), 8)
export const u64 = (value: bigint): Uint8Array => integer(value, 64)
export const bool = (value: boolean): Uint8Array => u8(value ? 1 : 0)

/** Bytes with their length before them. */
export const bytes = (value: Uint8Array): Uint8Array => concatBytes(uleb128(value.length), value)

export const text = (value: string): Uint8Array => bytes(utf8ToBytes(value))

/** Encoded items with their number before them. */
export const sequence = (items: readonly Uint8Array[]): Uint8Array =>
  concatBytes(uleb128(items.length), ...items)

/** An encoded value that may be absent. */
export const option = (value: Uint8Array | undefined): Uint8Array =>
  value ? concatBytes(bool(true), value) : bool(false)
