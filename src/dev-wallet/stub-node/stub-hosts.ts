import type { NetworkName } from '../types.js'

const APTOS_HOST = /^(?:api|fullnode|indexer|faucet)\.(devnet|testnet|mainnet)\.aptoslabs\.com$/

/** The port and the paths of a full node on this machine. Other paths of the port can belong to a server of the page. */
const LOCAL_FULL_NODE = /^8080\/v1/
const LOCAL_FAUCET = /^8081\/(?:v1|(?:fund|mint)$)/
const LOCAL_INDEXER = /^8090\/v1/

const getLocalPath = ({ hostname, port, pathname }: URL): string =>
  hostname === '127.0.0.1' || hostname === 'localhost' ? port + pathname : ''

/**
 * Finds the network of a URL that the stub replaces: a public host of Aptos, a service of a local network, or `nodeUrl`.
 *
 * @returns `undefined` for any other URL.
 */
export function findStubNetwork(url: URL, nodeUrl: string): NetworkName | undefined {
  const network = APTOS_HOST.exec(url.hostname)?.[1]
  if (network) return network as NetworkName
  const localPath = getLocalPath(url)
  const localPatterns = [LOCAL_FULL_NODE, LOCAL_FAUCET, LOCAL_INDEXER]
  const isLocalNetwork = localPatterns.some((pattern) => pattern.test(localPath))
  return isLocalNetwork || url.href.startsWith(nodeUrl) ? 'local' : undefined
}

/** Returns whether a URL that the stub replaces belongs to an indexer or a faucet. The stub supports neither. */
export function isIndexerOrFaucet(url: URL, nodeUrl: string): boolean {
  if (url.href.startsWith(nodeUrl)) return false
  const localPath = getLocalPath(url)
  return (
    /^(?:indexer|faucet)\./.test(url.hostname) ||
    LOCAL_FAUCET.test(localPath) ||
    LOCAL_INDEXER.test(localPath)
  )
}
