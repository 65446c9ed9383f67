import { WalletRequestError } from '../errors.js'
import { fromHex, toHex } from './hex.js'

const ADDRESS_BYTES = 32
const ADDRESS_PATTERN = /^(?:0x)?([0-9a-f]{1,64})$/i

/** Returns whether a string is an account address: 1 to 64 hex digits, with or without `0x`. */
export const isAddress = (text: string): boolean => ADDRESS_PATTERN.test(text)

/**
 * Parses an account address: a string of 1 to 64 hex digits, 32 bytes, or the address object of any copy of an SDK.
 *
 * @returns 32 bytes.
 * @throws WalletRequestError if the input is not an address.
 */
export function parseAddress(input: unknown): Uint8Array {
  const value = unwrapAddress(input)
  if (value instanceof Uint8Array && value.length === ADDRESS_BYTES) return value
  const digits = typeof value === 'string' ? ADDRESS_PATTERN.exec(value)?.[1] : undefined
  if (digits) return fromHex(digits.padStart(ADDRESS_BYTES * 2, '0'))
  throw new WalletRequestError(`${String(input)} is not an account address. Pass 0x and up to 64 hex digits.`)
}

/** Parses an address as `parseAddress()` does, and formats it as `0x` and 64 lowercase hex digits. */
export const formatAddress = (input: unknown): string => toHex(parseAddress(input))

/** Removes the leading zeros of an address, as in `0x1`. */
export const trimLeadingZeros = (address: string): string => address.replace(/^0x0*(?=.)/, '0x')

/** Shortens an address to its first six characters, three dots, and its last four characters. */
export const shortenAddress = (address: string): string => `${address.slice(0, 6)}...${address.slice(-4)}`

/**
 * Returns the `data` of an SDK's address object, because the text form of the object differs between SDKs. Returns the text form
 * of an object without `data`, and bytes or a value that is not an object unchanged.
 */
function unwrapAddress(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || input instanceof Uint8Array) return input
  return 'data' in input ? input.data : String(input)
}
