import type {
  AccountInfo,
  AptosOnAccountChangeFeature,
  AptosOnNetworkChangeFeature,
  NetworkInfo,
} from '@aptos-labs/wallet-standard'
import type { WalletState } from '../state/state.js'
import type { Store } from '../state/store.js'
import { getAccountInfo, getNetworkInfo } from './responses.js'

/**
 * Creates the AIP-62 features that notify a connected page of changes. AIP-62 has no unsubscribe function, and no event for the
 * end of a session. Unless the page itself ended the session, the account listeners receive `null`, as with other wallets.
 */
export function createChangeFeatures(
  store: Store,
): AptosOnAccountChangeFeature & AptosOnNetworkChangeFeature {
  const accountListeners = new Set<(account: AccountInfo) => void>()
  const networkListeners = new Set<(network: NetworkInfo) => void>()

  store.subscribe((next, previous, source) => {
    if (!previous.connected) return
    if (!next.connected) {
      if (source !== 'page') notifyAll(accountListeners, null as unknown as AccountInfo)
      return
    }
    if (getCurrentSecret(next) !== getCurrentSecret(previous))
      notifyAll(accountListeners, getAccountInfo(next))
    if (next.network !== previous.network || next.chainId !== previous.chainId) {
      notifyAll(networkListeners, getNetworkInfo(next))
    }
  })

  return {
    'aptos:onAccountChange': {
      version: '1.0.0',
      onAccountChange: async (listener) => void accountListeners.add(listener),
    },
    'aptos:onNetworkChange': {
      version: '1.0.0',
      onNetworkChange: async (listener) => void networkListeners.add(listener),
    },
  }
}

const getCurrentSecret = (state: WalletState) => state.secrets[state.current]

/** Calls every listener. A listener that throws does not stop the next one. */
function notifyAll<T>(listeners: ReadonlySet<(value: T) => void>, value: T): void {
  for (const listener of [...listeners]) {
    try {
      listener(value)
    } catch (error) {
      reportUncaughtError(error)
    }
  }
}

/** Reports an error as uncaught. Node.js has no `reportError`, so a microtask throws the error there. */
function reportUncaughtError(error: unknown): void {
  if (typeof reportError === 'function') reportError(error)
  else
    queueMicrotask(() => {
      throw error
    })
}
