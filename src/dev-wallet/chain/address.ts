import { WalletRequestError } from '../errors.js'
import { fromHex, toHex } from './hex.js'

const LENGTH = 32
const TEXT = /^(?:0x)?([0-9a-f]{1,64})$/i

/**
 * Reads an account address out of what a page may hand over: text of any length, 32 bytes, or an SDK's own
 * object, from whatever copy of that SDK.
 * @returns 32 bytes
 * @throws WalletRequestError when it is no address
 */
export function addressBytes(input: unknown): Uint8Array {
  const value = unwrap(input)
  if (value instanceof Uint8Array && value.length === LENGTH) return value
  const digits = typeof value === 'string' ? TEXT.exec(value)?.[1] : undefined
  if (digits) return fromHex(digits.padStart(LENGTH * 2, '0'))
  throw new WalletRequestError(`${String(input)} is not an account address. Give 0x and up to 64 hex digits.`)
}

/** `0x` and 64 lower-case hex digits. */
export const addressText = (input: unknown): string => toHex(addressBytes(input))

/** First six characters, three dots, last four: how the window names an account. */
export const shorten = (address: string): string => `${address.slice(0, 6)}...${address.slice(-4)}`

/** An SDK's address object carries its bytes as `data`; its text form differs from one SDK to the next. */
function unwrap(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || input instanceof Uint8Array) return input
  return 'data' in input ? input.data : String(input)
}
