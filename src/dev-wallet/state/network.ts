import { NETWORKS } from '../chain/networks.js'
import { createFullNode, type FullNode } from '../chain/node.js'
import { WalletRequestError } from '../errors.js'
import type { NetworkName } from '../types.js'
import type { WalletState } from './state.js'
import type { Store } from './store.js'

export type Fetch = typeof globalThis.fetch

export const getNodeUrl = ({ network, nodeUrl }: Pick<WalletState, 'network' | 'nodeUrl'>): string =>
  network === 'local' ? nodeUrl : NETWORKS[network].nodeUrl

export const createNodeClient = (state: WalletState, fetch: Fetch): FullNode =>
  createFullNode(getNodeUrl(state), fetch)

/** A token for the latest network switch of each store. While a switch waits for a node, another switch can start. */
const latestSwitch = new WeakMap<Store, object>()

/**
 * Switches the network. For devnet, first reads the chain ID from the node, because each reset of devnet changes it.
 *
 * @throws WalletRequestError if the chain ID cannot be read, or if another switch starts or this one is canceled in the meantime.
 *   This call then changes nothing.
 */
export async function switchNetwork(store: Store, fetch: Fetch, network: NetworkName): Promise<void> {
  const token = {}
  latestSwitch.set(store, token)
  const { chainId, nodeUrl } = NETWORKS[network]
  const currentChainId = chainId ?? (await createFullNode(nodeUrl, fetch).getChainId())
  if (latestSwitch.get(store) !== token) {
    throw new WalletRequestError(
      `The wallet did not switch to ${network}: another network was selected in the meantime.`,
    )
  }
  store.update({ network, chainId: currentChainId })
}

/** Cancels a network switch that waits for its node. */
export const cancelNetworkSwitch = (store: Store): boolean => latestSwitch.delete(store)
