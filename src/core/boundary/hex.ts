import { WalletKitError } from '../errors.js'
import { tryOr } from '../try-or.js'
import { readProperty } from './read-property.js'

/** Converts bytes, in any form in which wallets return them, to hex digits. Returns `undefined` for any other value. */
export function toHexDigits(value: unknown): string | undefined {
  if (typeof value === 'string') return /^(?:0x)?([\da-f]+)$/i.exec(value)?.[1]?.toLowerCase()
  if (Object(value) !== value) return
  // Instances belong to the wallet's own copy of ts-sdk, so `instanceof` fails. After JSON only the fields are left.
  const toUint8Array = readProperty(value, 'toUint8Array') as (() => unknown) | undefined
  if (toUint8Array) return toHexDigits(toUint8Array.call(value))
  // Byte arrays of any realm, plain arrays, and byte arrays after JSON ({"0": 171, …}).
  if (!Object.hasOwn(value as object, 0)) {
    return toHexDigits(readProperty(value, 'data') ?? readProperty(value, 'key') ?? String(value))
  }
  const bytes = Object.values(value as object)
  if (bytes.every((byte) => byte >= 0 && byte < 256 && Number.isInteger(byte)))
    return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Converts a signature, a key, an address or bytes to hex text.
 *
 * @param value Hex text with or without `0x`, a byte array, or an instance of any copy of ts-sdk's classes.
 * @returns `0x` and lower-case hex digits.
 * @throws WalletKitError `BAD_WALLET_DATA` if the value cannot be converted.
 * @example if (status === 'Approved') toHex(args.signature) // '0x9c…'
 */
export function toHex(value: unknown): string {
  // A getter that throws and a cyclic object are invalid as well.
  const digits = tryOr(() => toHexDigits(value))
  if (!digits) throw new WalletKitError('BAD_WALLET_DATA', 'Not hex text, bytes or a ts-sdk object')
  return `0x${digits}`
}
