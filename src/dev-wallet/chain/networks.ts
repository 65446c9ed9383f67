import type { NetworkName } from '../types.js'

interface NetworkDefinition {
  /** `null` for a network whose chain ID changes with each reset. Such a chain ID must be read from a node. */
  readonly chainId: number | null
  readonly nodeUrl: string
}

/** The networks of the wallet, by their ts-sdk names. */
export const NETWORKS: Readonly<Record<NetworkName, NetworkDefinition>> = {
  local: { chainId: 4, nodeUrl: 'http://127.0.0.1:8080/v1' },
  devnet: { chainId: null, nodeUrl: 'https://api.devnet.aptoslabs.com/v1' },
  testnet: { chainId: 2, nodeUrl: 'https://api.testnet.aptoslabs.com/v1' },
  mainnet: { chainId: 1, nodeUrl: 'https://api.mainnet.aptoslabs.com/v1' },
}

export const NETWORK_NAMES = Object.keys(NETWORKS) as readonly NetworkName[]

/** Parses the name of a network, ignoring case. `localnet` is `local`. */
export function parseNetworkName(input: unknown): NetworkName | undefined {
  // Check the type first: `String({ toString: 0 })` throws.
  if (typeof input !== 'string') return
  const name = input.trim().toLowerCase()
  if (name === 'localnet') return 'local'
  return NETWORK_NAMES.find((known) => known === name)
}
