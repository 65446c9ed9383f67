import { WalletKitError } from './errors.js'
import { tryOr } from './try-or.js'

/** Hex digits of whatever a wallet may give for bytes; `undefined` when it cannot be read. */
export function toHexDigits(value: unknown): string | undefined {
  if (typeof value === 'string') return /^(?:0x)?([\da-f]+)$/i.exec(value)?.[1]?.toLowerCase()
  // Instances of the wallet's own copy of ts-sdk, never `instanceof`; what went through JSON keeps only the fields.
  const { toUint8Array, data, key, hexString } = value as Record<string, unknown>
  if (toUint8Array) return toHexDigits((toUint8Array as () => unknown).call(value))
  // Byte arrays of any realm, plain arrays, and byte arrays that went through JSON ({"0": 171, …}).
  if (!(0 in (value as object))) return toHexDigits(data ?? key ?? hexString ?? String(value))
  const bytes = Object.values(value as object)
  if (bytes.every((byte) => byte >= 0 && byte < 256 && Number.isInteger(byte)))
    return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Text for a signature, a key, an address or bytes.
 *
 * @param value hex text with or without `0x`, a byte array, or an instance of any copy of ts-sdk's classes
 * @returns `0x` and lower-case hex digits
 * @throws WalletKitError `BAD_WALLET_DATA` when the value cannot be read
 * @example if (status === 'Approved') toHex(args.signature) // '0x9c…'
 */
export function toHex(value: unknown): string {
  // A getter that throws and a cycle are as unreadable as the rest.
  const digits = tryOr(() => toHexDigits(value))
  if (!digits) throw new WalletKitError('BAD_WALLET_DATA', 'The value cannot be read as hex')
  return `0x${digits}`
}
