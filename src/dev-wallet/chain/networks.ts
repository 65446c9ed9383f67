import type { NetworkName } from '../types.js'

interface NetworkFacts {
  /** `null` where each reset of the network changes it, so that only a node can say. */
  readonly chainId: number | null
  readonly nodeUrl: string
}

/** The networks of ts-sdk that a page meets, under ts-sdk's names. */
export const NETWORKS: Readonly<Record<NetworkName, NetworkFacts>> = {
  local: { chainId: 4, nodeUrl: 'http://127.0.0.1:8080/v1' },
  devnet: { chainId: null, nodeUrl: 'https://api.devnet.aptoslabs.com/v1' },
  testnet: { chainId: 2, nodeUrl: 'https://api.testnet.aptoslabs.com/v1' },
  mainnet: { chainId: 1, nodeUrl: 'https://api.mainnet.aptoslabs.com/v1' },
}

export const NETWORK_NAMES = Object.keys(NETWORKS) as readonly NetworkName[]

/** Reads a network's name without regard to case; `localnet` is `local`. */
export function readNetworkName(input: unknown): NetworkName | undefined {
  // What has no text, as `{toString: 0}`, is no name either.
  if (typeof input !== 'string') return
  const name = input.trim().toLowerCase()
  if (name === 'localnet') return 'local'
  return NETWORK_NAMES.find((known) => known === name)
}
