import type { WalletKit } from '../core/index.js'
import { delay } from '../core/internal.js'

/**
 * Formats AIP-116's `chainId`. The AIP defines names for three networks. Any other network is identified by its number.
 *
 * @param networkName The network's name in lowercase.
 * @param chainId The network's number, if known.
 * @returns The chain ID, for example `aptos:mainnet` or `aptos:4`. `undefined` if neither the name nor the number is known.
 */
export function formatChainId(networkName: string, chainId: number | null): string | undefined {
  const id = /^(main|test|dev)net$/.test(networkName) ? networkName : chainId
  return id ? `aptos:${id}` : undefined
}

const UNKNOWN_NETWORK = { name: '', chainId: null }

/** Time for which a sign-in waits for the wallet's network: the same as for `connect()`. */
const NETWORK_TIMEOUT_MS = 1000

/**
 * Requests the wallet's current network.
 *
 * @returns The network. If the request fails or times out, the name is empty and the chain ID is `null`: a wallet can sign
 *   without them.
 */
export async function requestNetwork({ getNetworkInfo }: Pick<WalletKit, 'getNetworkInfo'>) {
  const reading = getNetworkInfo().catch(() => undefined)
  return (await Promise.race([reading, delay(NETWORK_TIMEOUT_MS)])) ?? UNKNOWN_NETWORK
}
