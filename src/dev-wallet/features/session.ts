import type {
  AptosConnectFeature,
  AptosDisconnectFeature,
  AptosGetAccountFeature,
  AptosGetNetworkFeature,
} from '@aptos-labs/wallet-standard'
import { readNetworkName } from '../chain/networks.js'
import { switchNetwork } from '../state/network.js'
import { accountInfo, approved, networkInfo, rejected } from './answers.js'
import { unknownNetwork } from './change-network.js'
import { type Context, requireConnection } from './context.js'

export type SessionFeatures = AptosConnectFeature &
  AptosDisconnectFeature &
  AptosGetAccountFeature &
  AptosGetNetworkFeature

/** Who is connected, and to which network (AIP-62). Account and network answer bare. */
export function sessionFeatures(context: Context): SessionFeatures {
  const { store, requests } = context
  return {
    'aptos:connect': { version: '1.0.0', connect: (silent, wish) => connect(context, silent, wish?.name) },
    'aptos:disconnect': {
      version: '1.0.0',
      // A connection that is still asked for is no more wanted than one there is.
      disconnect: async () => {
        requests.rejectAll()
        store.update({ connected: false }, 'page')
      },
    },
    'aptos:account': {
      version: '1.0.0',
      account: async () => {
        requireConnection(context)
        return accountInfo(store.get())
      },
    },
    'aptos:network': { version: '1.0.0', network: async () => networkInfo(store.get()) },
  }
}

/** Silently only for a page that connected before; it keeps the wallet's network then, for want of a person to ask. */
async function connect({ store, requests, fetch, page }: Context, silent = false, wish?: string) {
  if (silent) return store.get().connected ? approved(accountInfo(store.get())) : rejected()
  const network = wish === undefined ? store.get().network : readNetworkName(wish)
  if (!network) throw unknownNetwork(wish)
  // What the person reads is what is done: the wallet may be switched while it asks, and stays as it is then.
  const switches = network !== store.get().network
  const isApproved = await requests.ask({
    kind: 'connect',
    details: [['Page', page.host], ...(switches ? ([['Switch network to', network]] as const) : [])],
  })
  if (!isApproved) return rejected()
  if (switches) await switchNetwork(store, fetch, network)
  store.update({ connected: true }, 'page')
  return approved(accountInfo(store.get()))
}
