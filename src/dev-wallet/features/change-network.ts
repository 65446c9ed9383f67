import type { AptosChangeNetworkFeature } from '@aptos-labs/wallet-standard'
import { NETWORK_NAMES, parseNetworkName } from '../chain/networks.js'
import { WalletRequestError } from '../errors.js'
import { switchNetwork } from '../state/network.js'
import { assertConnected, type Context } from './context.js'
import { createApproval, createRejection } from './responses.js'

/**
 * Creates the AIP-62 feature with which a page requests another network. If the network is unknown or the switch fails, the
 * response is an approval with `success: false` and the reason, as AIP-62 requires.
 */
export function createChangeNetworkFeature(context: Context): AptosChangeNetworkFeature {
  return {
    'aptos:changeNetwork': {
      version: '1.0.0',
      changeNetwork: async ({ name }) => changeNetwork(context, name),
    },
  }
}

export const createUnknownNetworkError = (name: unknown): WalletRequestError =>
  new WalletRequestError(`The Dev Wallet has no network ${String(name)}. Choose ${NETWORK_NAMES.join(', ')}.`)

async function changeNetwork(context: Context, name: unknown) {
  const { store, requests, fetch, page } = context
  assertConnected(context)
  const network = parseNetworkName(name)
  if (!network) return createApproval({ success: false, reason: createUnknownNetworkError(name).message })
  if (network === store.get().network) return createApproval({ success: true })
  const details = [
    ['Page', page.host],
    ['From', store.get().network],
    ['To', network],
  ] as const
  const isConnected = () => store.get().connected
  const isApproved = await requests.requestApproval(
    { kind: 'changeNetwork', details, values: { network } },
    isConnected,
  )
  if (!isApproved) return createRejection()
  try {
    await switchNetwork(store, fetch, network)
    return createApproval({ success: true })
  } catch (error) {
    return createApproval({ success: false, reason: error instanceof Error ? error.message : String(error) })
  }
}
