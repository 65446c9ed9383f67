import { toHex } from './hex.js'

/**
 * Converts an address to its canonical long form (AIP-40).
 *
 * @param value Text, bytes or an `AccountAddress` of any copy of ts-sdk. Special addresses can be short (`0x1`).
 * @returns `0x` and 64 lower-case hex digits.
 * @throws TypeError if the value is too long.
 * @throws WalletKitError `BAD_WALLET_DATA` if the value is not hex.
 */
export function toCanonicalAddress(value: unknown): string {
  const digits = toHex(value).slice(2)
  if (digits.length > 64) throw new TypeError('More than 64 hex digits')
  return `0x${digits.padStart(64, '0')}`
}

/**
 * Shortens an address for display.
 *
 * @returns The first six characters, `...` and the last four. Text of 13 characters or fewer is unchanged.
 */
export const shortenAddress = (address: string): string =>
  address.length > 13 ? `${address.slice(0, 6)}...${address.slice(-4)}` : address
