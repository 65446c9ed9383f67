import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

export type Hex = `0x${string}`

export const toHex = (bytes: Uint8Array): Hex => `0x${bytesToHex(bytes)}`

/** Returns whether a string is hex for one or more bytes, with or without `0x`. */
export const isHex = (text: string): boolean => /^(0x)?([0-9a-f]{2})+$/i.test(text)

/**
 * Parses hex digits, with or without `0x`.
 *
 * @throws Error if `text` is not an even number of hex digits.
 */
export const fromHex = (text: string): Uint8Array => hexToBytes(text.replace(/^0x/i, ''))
