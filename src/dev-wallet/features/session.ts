import type {
  AptosConnectFeature,
  AptosDisconnectFeature,
  AptosGetAccountFeature,
  AptosGetNetworkFeature,
} from '@aptos-labs/wallet-standard'
import { parseNetworkName } from '../chain/networks.js'
import { switchNetwork } from '../state/network.js'
import { createUnknownNetworkError } from './change-network.js'
import { assertConnected, type Context } from './context.js'
import { createApproval, createRejection, getAccountInfo, getNetworkInfo } from './responses.js'

export type SessionFeatures = AptosConnectFeature &
  AptosDisconnectFeature &
  AptosGetAccountFeature &
  AptosGetNetworkFeature

/**
 * Creates the AIP-62 features for the connection. `aptos:account` and `aptos:network` return their values without a
 * `UserResponse`, as AIP-62 wallets do.
 */
export function createSessionFeatures(context: Context): SessionFeatures {
  const { store, requests } = context
  return {
    'aptos:connect': {
      version: '1.0.0',
      connect: (isSilent, networkInfo) => connect(context, isSilent, networkInfo?.name),
    },
    'aptos:disconnect': {
      version: '1.0.0',
      disconnect: async () => {
        // Also reject a pending connection request, because its approval would start a new session.
        requests.rejectAll()
        store.update({ connected: false }, 'page')
      },
    },
    'aptos:account': {
      version: '1.0.0',
      account: async () => {
        assertConnected(context)
        return getAccountInfo(store.get())
      },
    },
    'aptos:network': { version: '1.0.0', network: async () => getNetworkInfo(store.get()) },
  }
}

/** Connects the page. A silent request succeeds only for a page that is already connected, and keeps the network. */
async function connect({ store, requests, fetch, page }: Context, isSilent = false, networkName?: string) {
  if (isSilent) return store.get().connected ? createApproval(getAccountInfo(store.get())) : createRejection()
  const network = networkName === undefined ? store.get().network : parseNetworkName(networkName)
  if (!network) throw createUnknownNetworkError(networkName)
  // Compare the networks before the prompt: if the user switches the network while the prompt is open, the approval must not
  // undo this switch.
  const willSwitch = network !== store.get().network
  const isApproved = await requests.requestApproval({
    kind: 'connect',
    details: [['Page', page.host], ...(willSwitch ? ([['Switch network to', network]] as const) : [])],
    values: willSwitch ? { network } : {},
  })
  if (!isApproved) return createRejection()
  if (willSwitch) await switchNetwork(store, fetch, network)
  store.update({ connected: true }, 'page')
  return createApproval(getAccountInfo(store.get()))
}
