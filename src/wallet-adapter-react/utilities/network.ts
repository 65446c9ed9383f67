import type { Network, NetworkInfo } from '../types.js'

/** The networks that ts-sdk supports by name. */
const KNOWN_NETWORKS: readonly string[] = ['mainnet', 'testnet', 'devnet', 'local', 'shelbynet', 'netna']

/**
 * Returns whether ts-sdk supports the network by name.
 *
 * @throws Error if there is no network.
 */
export function isAptosNetwork(network: NetworkInfo | null): boolean {
  if (!network) throw new Error('Undefined network')
  return KNOWN_NETWORKS.includes(network.name)
}

export const isAptosLiveNetwork = (network: Network): boolean => /^(main|test|dev)net$/.test(network)

/**
 * Converts a network to the type of ts-sdk.
 *
 * @throws Error if there is no network, if ts-sdk does not support it by name, and for `netna`, as in the adapter.
 */
export function convertNetwork(network: NetworkInfo | null): Network {
  if (!network || !isAptosNetwork(network) || network.name === 'netna')
    throw new Error('Invalid Aptos network name')
  return network.name
}
