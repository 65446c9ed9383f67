import { toNodeUrl } from '../core/internal.js'

/** A network as the wallet reports it: the network of the event `wallet-transaction`. */
export interface TransactionNetwork {
  /** Name in lowercase, for example `mainnet`. */
  readonly name: string
  /** URL of a full node of the network. */
  readonly url?: string | undefined
}

/** Returns the public full node of a network of Aptos, or the local one for `local`. Empty for other networks. */
function getPublicNode(name: string): string {
  if (name === 'local') return 'http://127.0.0.1:8080'
  return /^(main|test|dev)net$/.test(name) ? `https://api.${name}.aptoslabs.com` : ''
}

/**
 * Finds the full node of a network: the one that the wallet names, else the public one, else `nodeUrl`. The URL must be
 * `https:`, or `http:` on this computer.
 *
 * @returns Empty if no full node is known.
 */
export function findNodeUrl(network: TransactionNetwork | undefined, nodeUrl?: string): string {
  const url = toNodeUrl(network?.url) || getPublicNode(`${network?.name}`) || toNodeUrl(nodeUrl)
  // Some wallets omit the version of the API.
  return url.replace(/(.+?)(\/v1)?\/*$/, '$1/v1')
}
