import type {
  AccountInfo,
  AptosOnAccountChangeFeature,
  AptosOnNetworkChangeFeature,
  NetworkInfo,
} from '@aptos-labs/wallet-standard'
import type { WalletState } from '../state/state.js'
import type { Store } from '../state/store.js'
import { accountInfo, networkInfo } from './answers.js'

/**
 * What a connected page hears of (AIP-62, which gives no way to stop listening). The standard has no word for a
 * connection that the wallet ended: as wallets do, the listeners then hear of an account that is not there.
 */
export function changeFeatures(store: Store): AptosOnAccountChangeFeature & AptosOnNetworkChangeFeature {
  const onAccount = new Set<(account: AccountInfo) => void>()
  const onNetwork = new Set<(network: NetworkInfo) => void>()

  store.subscribe((next, previous, cause) => {
    if (!previous.connected) return
    if (!next.connected) {
      if (cause !== 'page') tell(onAccount, null as unknown as AccountInfo)
      return
    }
    if (secretOf(next) !== secretOf(previous)) tell(onAccount, accountInfo(next))
    if (next.network !== previous.network || next.chainId !== previous.chainId) {
      tell(onNetwork, networkInfo(next))
    }
  })

  return {
    'aptos:onAccountChange': {
      version: '1.0.0',
      onAccountChange: async (listener) => void onAccount.add(listener),
    },
    'aptos:onNetworkChange': {
      version: '1.0.0',
      onNetworkChange: async (listener) => void onNetwork.add(listener),
    },
  }
}

const secretOf = (state: WalletState) => state.secrets[state.current]

/** A listener that throws is the page's to mend, and does not keep the others from hearing. */
function tell<T>(listeners: ReadonlySet<(value: T) => void>, value: T): void {
  for (const listener of [...listeners]) {
    try {
      listener(value)
    } catch (error) {
      reportError(error)
    }
  }
}
