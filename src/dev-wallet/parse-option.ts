import type { Hex } from './chain/hex.js'
import { parsePrivateKey } from './chain/key-pair.js'

/** Parses an option. Throws a TypeError if the parser returns `undefined`. */
export function parseOption<T>(name: string, value: unknown, parse: (input: unknown) => T | undefined): T {
  const parsed = parse(value)
  if (parsed === undefined) throw new TypeError(`Dev Wallet: ${String(value)} is not a valid ${name}.`)
  return parsed
}

/** Parses the private key of an account. The error does not contain the value, so that a key does not get into a log. */
export function parseAccountKey(privateKey: unknown): Hex {
  const parsed = parsePrivateKey(privateKey)
  if (parsed) return parsed
  throw new TypeError('Dev Wallet: the private key is invalid. Pass 0x and 64 hex digits.')
}
