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
