import { getWalletObject, type WalletEntry } from '../../core/index.js'
import {
  PETRA_WEB_BASE_URL,
  PETRA_WEB_GENERIC_WALLET_NAME,
  WalletReadyState,
} from '../utilities/constants.js'
import type { AdapterWallet } from './types.js'

/** The features without which the adapter does not list a wallet. */
const REQUIRED_FEATURES = [
  'account',
  'connect',
  'disconnect',
  'network',
  'onAccountChange',
  'onNetworkChange',
  'signMessage',
  'signTransaction',
]

/** The wallets of Petra Web. `isPetraWebWallet` needs their address, also before they are loaded. */
const PETRA_WEB_NAMES = [PETRA_WEB_GENERIC_WALLET_NAME, 'Continue with Google', 'Continue with Apple']

/** Stands for a wallet that is not loaded yet, and whose features are unknown. */
const notLoadedWallet = {
  version: '1.0.0',
  chains: [],
  accounts: [],
  features: {},
} as unknown as AdapterWallet

/** Returns whether the code of an installed wallet is loaded. It is not for an unused wallet of `lazyWallets`. */
export const isLoaded = ({ features }: AdapterWallet): boolean => features !== notLoadedWallet.features

/** Copies a wallet, because the object that it registered may be frozen or have a class of its own. */
const copyWallet = (entry: WalletEntry, registered: AdapterWallet): AdapterWallet => ({
  name: entry.name,
  url: entry.url || (PETRA_WEB_NAMES.includes(entry.name) ? PETRA_WEB_BASE_URL : ''),
  icon: entry.icon as AdapterWallet['icon'],
  version: registered.version,
  chains: registered.chains,
  // Wallets replace the list when the account changes.
  get accounts() {
    return registered.accounts
  },
  features: registered.features,
  readyState: WalletReadyState.Installed,
  isAptosNativeWallet: true,
})

/** @returns `null` if the adapter does not list the wallet, or if one of its getters throws */
function createAdapterWallet(entry: WalletEntry, registered: AdapterWallet): AdapterWallet | null {
  try {
    const hasRequiredFeatures = REQUIRED_FEATURES.every((name) => `aptos:${name}` in registered.features)
    return hasRequiredFeatures ? copyWallet(entry, registered) : null
  } catch {
    return null
  }
}

interface KnownWallet {
  readonly registered: AdapterWallet | undefined
  readonly wallet: AdapterWallet | null
}

const knownWallets = new WeakMap<WalletEntry, KnownWallet>()

/**
 * Returns the adapter's view of a wallet: the same object each time, and another one once a lazy wallet is loaded.
 *
 * @returns `null` if the adapter does not list the wallet
 */
export function toAdapterWallet(entry: WalletEntry): AdapterWallet | null {
  const registered = getWalletObject(entry) as AdapterWallet | undefined
  const known = knownWallets.get(entry)
  if (known && known.registered === registered) return known.wallet
  const wallet = registered ? createAdapterWallet(entry, registered) : copyWallet(entry, notLoadedWallet)
  knownWallets.set(entry, { registered, wallet })
  return wallet
}
