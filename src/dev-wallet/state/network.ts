import { NETWORKS } from '../chain/networks.js'
import { type FullNode, fullNode } from '../chain/node.js'
import type { NetworkName } from '../types.js'
import type { WalletState } from './state.js'
import type { Cause, Store } from './store.js'

export type Fetch = typeof globalThis.fetch

export const nodeUrlOf = ({ network, nodeUrl }: Pick<WalletState, 'network' | 'nodeUrl'>): string =>
  network === 'local' ? nodeUrl : NETWORKS[network].nodeUrl

export const nodeOf = (state: WalletState, fetch: Fetch): FullNode => fullNode(nodeUrlOf(state), fetch)

/**
 * Goes to another network. Only devnet asks its node first: each reset of devnet changes its chain id.
 * @throws WalletRequestError when that node cannot be asked; the network stays as it was
 */
export async function switchNetwork(store: Store, fetch: Fetch, network: NetworkName, cause?: Cause) {
  const known = NETWORKS[network].chainId
  const chainId = known ?? (await fullNode(NETWORKS[network].nodeUrl, fetch).chainId())
  store.update({ network, chainId }, cause)
}
