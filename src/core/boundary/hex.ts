import { WalletKitError } from '../errors.js'
import { tryOrUndefined } from '../try-or-undefined.js'

/**
 * Converts bytes, in any form in which wallets return them, to hex digits. For any other value, returns `undefined` or an empty
 * string, or throws.
 */
function toHexDigits(value: unknown): string | undefined {
  if (typeof value === 'string') return /^(?:0x)?([\da-f]+)$/i.exec(value)?.[1]?.toLowerCase()
  if (Object(value) !== value) return
  // Instances belong to the wallet's own copy of ts-sdk, so `instanceof` fails. After a JSON round trip, only the fields are
  // left.
  const { toUint8Array, data, key } = value as Record<string, unknown>
  if (typeof toUint8Array === 'function') return toHexDigits(toUint8Array.call(value))
  // Only byte arrays of any realm, plain arrays, and byte arrays after a JSON round trip ({"0": 171, …}) have the key 0.
  if (!Object.hasOwn(value as object, 0)) {
    return toHexDigits(data ?? key ?? String(value))
  }
  const bytes = Object.values(value as object)
  if (bytes.every((byte) => byte >= 0 && byte < 256 && Number.isInteger(byte)))
    return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Converts a signature, a key, an address, or bytes to hex text.
 *
 * @param value Hex text with or without `0x`, a byte array, or an instance of any copy of ts-sdk's classes.
 * @returns `0x` and lowercase hex digits.
 * @throws WalletKitError `BAD_WALLET_DATA` if the value cannot be converted.
 * @example if (status === 'Approved') toHex(args.signature) // '0x9c…'
 */
export function toHex(value: unknown): string {
  // A getter that throws and a cyclic object are invalid as well.
  const digits = tryOrUndefined(() => toHexDigits(value))
  if (!digits)
    throw new WalletKitError('BAD_WALLET_DATA', 'The value is not hex text, bytes, or a ts-sdk object')
  return `0x${digits}`
}

/**
 * Parses an address into its canonical long form (AIP-40).
 *
 * @param value Text, bytes, or an `AccountAddress` of any copy of ts-sdk. Short hex text, such as `0x1`, is padded with zeros.
 * @returns `0x` and 64 lowercase hex digits.
 * @throws WalletKitError `BAD_WALLET_DATA` if the value cannot be converted, or has more than 64 hex digits.
 */
export function parseAddress(value: unknown): string {
  const digits = toHex(value).slice(2)
  if (digits.length > 64) throw new WalletKitError('BAD_WALLET_DATA', 'The address is too long')
  return `0x${digits.padStart(64, '0')}`
}

/**
 * Shortens an address for display.
 *
 * @returns The first six characters, `...`, and the last four. Text of 13 characters or fewer is unchanged.
 */
export const shortenAddress = (address: string): string =>
  address.length > 13 ? `${address.slice(0, 6)}...${address.slice(-4)}` : address
