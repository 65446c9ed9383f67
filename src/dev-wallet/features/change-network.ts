import type { AptosChangeNetworkFeature } from '@aptos-labs/wallet-standard'
import { NETWORK_NAMES, readNetworkName } from '../chain/networks.js'
import { WalletRequestError } from '../errors.js'
import { switchNetwork } from '../state/network.js'
import { approved, rejected } from './answers.js'
import { type Context, requireConnection } from './context.js'

/** A switch of network asked for by the page (AIP-62). What cannot be done is approved without success, with its reason. */
export function changeNetworkFeature(context: Context): AptosChangeNetworkFeature {
  return {
    'aptos:changeNetwork': {
      version: '1.0.0',
      changeNetwork: async ({ name }) => changeNetwork(context, name),
    },
  }
}

export const unknownNetwork = (name: unknown): WalletRequestError =>
  new WalletRequestError(`The Dev Wallet has no network ${String(name)}. Choose ${NETWORK_NAMES.join(', ')}.`)

async function changeNetwork(context: Context, name: unknown) {
  const { store, requests, fetch, page } = context
  requireConnection(context)
  const network = readNetworkName(name)
  if (!network) return approved({ success: false, reason: unknownNetwork(name).message })
  if (network === store.get().network) return approved({ success: true })
  const details = [
    ['Page', page.host],
    ['From', store.get().network],
    ['To', network],
  ] as const
  const stands = () => store.get().connected
  if (!(await requests.ask({ kind: 'changeNetwork', details }, stands))) return rejected()
  try {
    await switchNetwork(store, fetch, network)
    return approved({ success: true })
  } catch (error) {
    return approved({ success: false, reason: error instanceof Error ? error.message : String(error) })
  }
}
