import {
  createInitialState,
  FAULT_NAMES,
  generatePrivateKey,
  type Hex,
  type Misbehaviour,
  NETWORK_NAMES,
  type NetworkName,
  parseMisbehaviour,
  parseNetworkName,
  parseNodeUrl,
  parsePrivateKey,
  type WalletState,
} from '../dev-wallet/shared.js'
import type { InstallOptions } from './types.js'

/** Creates the state of a test wallet. Its chain ID is set by a network switch. */
export function createTestState(options: InstallOptions): WalletState {
  const initial = createInitialState()
  const { nodeUrl } = options
  if (nodeUrl !== undefined && !parseNodeUrl(nodeUrl))
    throw new TypeError(`The nodeUrl is invalid: ${nodeUrl}`)
  return {
    ...initial,
    secrets: createSecrets(options),
    ...(nodeUrl !== undefined && { nodeUrl }),
    misbehave: parseFault(options.misbehave ?? 'none'),
  }
}

function createSecrets({ privateKey, accounts = 1 }: InstallOptions): readonly Hex[] {
  const given = [
    ...(privateKey === undefined ? [] : [privateKey]),
    ...(typeof accounts === 'number' ? [] : accounts),
  ].map(parseTestKey)
  const count = typeof accounts === 'number' ? accounts : given.length
  if (!Number.isInteger(count) || count < 0)
    throw new TypeError(`The number of accounts is invalid: ${count}`)
  const missing = Math.max(count, 1) - given.length
  return [...given, ...Array.from({ length: Math.max(missing, 0) }, generatePrivateKey)]
}

/** Parses the private key of a test. The error does not contain the value, so that a key does not get into a log. */
export function parseTestKey(privateKey: unknown): Hex {
  const parsed = parsePrivateKey(privateKey)
  if (parsed) return parsed
  throw new TypeError('The private key is invalid. Pass 0x and 64 hex digits.')
}

export function parseTestNetwork(name: unknown): NetworkName {
  const network = parseNetworkName(name)
  if (network) return network
  throw new TypeError(`The network ${String(name)} is unknown. Pass one of ${NETWORK_NAMES.join(', ')}.`)
}

export function parseFault(name: unknown): Misbehaviour {
  const fault = parseMisbehaviour(name)
  if (fault) return fault
  throw new TypeError(`The failure mode ${String(name)} is unknown. Pass one of ${FAULT_NAMES.join(', ')}.`)
}
