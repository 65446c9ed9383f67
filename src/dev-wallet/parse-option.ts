import type { Hex } from './chain/hex.js'
import { parsePrivateKey } from './chain/key-pair.js'
import { NETWORK_NAMES, parseNetworkName } from './chain/networks.js'
import { FAULT_NAMES, parseMisbehaviour } from './fault-names.js'
import type { Misbehaviour, NetworkName } from './types.js'

/**
 * Parses an option.
 *
 * @param validNames The names of all valid values, which the error lists.
 * @throws TypeError if the parser returns `undefined`.
 */
export function parseOptionOrThrow<T>(
  name: string,
  value: unknown,
  parse: (input: unknown) => T | undefined,
  validNames?: readonly string[],
): T {
  const parsed = parse(value)
  if (parsed !== undefined) return parsed
  const hint = validNames ? ` Pass one of ${validNames.join(', ')}.` : ''
  throw new TypeError(`Dev Wallet: ${String(value)} is not a valid ${name}.${hint}`)
}

/** Parses the option `network`. Throws a TypeError for an unknown network. */
export const parseNetworkOrThrow = (value: unknown): NetworkName =>
  parseOptionOrThrow('network', value, parseNetworkName, NETWORK_NAMES)

/** Parses the option `misbehave`. Throws a TypeError for an unknown failure mode. */
export const parseMisbehaviourOrThrow = (value: unknown): Misbehaviour =>
  parseOptionOrThrow('misbehave', value, parseMisbehaviour, FAULT_NAMES)

/** Parses the private key of an account. The `TypeError` does not contain the value, because errors can be logged. */
export function parsePrivateKeyOrThrow(privateKey: unknown): Hex {
  const parsed = parsePrivateKey(privateKey)
  if (parsed) return parsed
  throw new TypeError('Dev Wallet: the private key is invalid. Pass 0x and 64 hex digits.')
}
