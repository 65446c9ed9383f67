import { toHex } from './hex.js'

/**
 * The canonical long form of an address (AIP-40).
 *
 * @param value text, bytes or an `AccountAddress` of any copy of ts-sdk; special addresses may be short (`0x1`)
 * @returns `0x` and 64 lower-case hex digits
 * @throws TypeError, and what `toHex` throws
 */
export function toCanonicalAddress(value: unknown): string {
  const digits = toHex(value).slice(2)
  if (digits.length > 64) throw new TypeError('it is too long')
  return `0x${digits.padStart(64, '0')}`
}

/** First six characters, `...`, last four; an address of 13 characters or fewer is shown whole. */
export const shortenAddress = (address: string): string =>
  address.length > 13 ? `${address.slice(0, 6)}...${address.slice(-4)}` : address
