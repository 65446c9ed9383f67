const APTOS_HOST = /^(?:api|fullnode|indexer|faucet)\.(devnet|testnet|mainnet)\.aptoslabs\.com$/

/** The ports of a local network: full node, faucet, and indexer. */
const LOCAL_PORTS = ['8080', '8081', '8090']

/**
 * Finds the network of a URL that the stub replaces: the public hosts of Aptos, a local network, and `nodeUrl`.
 *
 * @returns `undefined` for any other URL.
 */
export function findStubNetwork(
  url: URL,
  nodeUrl: string,
): 'local' | 'devnet' | 'testnet' | 'mainnet' | undefined {
  const network = APTOS_HOST.exec(url.hostname)?.[1]
  if (network) return network as 'devnet' | 'testnet' | 'mainnet'
  const isLocalNetwork =
    (url.hostname === '127.0.0.1' || url.hostname === 'localhost') && LOCAL_PORTS.includes(url.port)
  if (isLocalNetwork && url.pathname.startsWith('/v1')) return 'local'
  return url.href.startsWith(nodeUrl) ? 'local' : undefined
}
