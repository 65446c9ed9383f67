import { NETWORKS } from '../chain/networks.js'
import { type FullNode, fullNode } from '../chain/node.js'
import { WalletRequestError } from '../errors.js'
import type { NetworkName } from '../types.js'
import type { WalletState } from './state.js'
import type { Store } from './store.js'

export type Fetch = typeof globalThis.fetch

export const nodeUrlOf = ({ network, nodeUrl }: Pick<WalletState, 'network' | 'nodeUrl'>): string =>
  network === 'local' ? nodeUrl : NETWORKS[network].nodeUrl

export const nodeOf = (state: WalletState, fetch: Fetch): FullNode => fullNode(nodeUrlOf(state), fetch)

/** The choice of a network that was made last, which devnet's node may not have answered for yet. */
const chosen = new WeakMap<Store, object>()

/**
 * Goes to another network. Only devnet asks its node first: each reset of devnet changes its chain id.
 * @throws WalletRequestError when that node cannot be asked, or another network is chosen meanwhile; the network
 * stays as it is
 */
export async function switchNetwork(store: Store, fetch: Fetch, network: NetworkName) {
  const choice = {}
  chosen.set(store, choice)
  const known = NETWORKS[network].chainId
  const chainId = known ?? (await fullNode(NETWORKS[network].nodeUrl, fetch).chainId())
  if (chosen.get(store) !== choice) {
    throw new WalletRequestError(`The wallet did not go to ${network}: another network was chosen meanwhile.`)
  }
  store.update({ network, chainId })
}

/** Whatever network was chosen and not yet gone to, it is not gone to any more. */
export const stayOnNetwork = (store: Store): boolean => chosen.delete(store)
