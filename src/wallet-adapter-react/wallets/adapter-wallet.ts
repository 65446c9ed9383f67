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

/** The names of Petra Web's wallets, whose URL `isPetraWebWallet()` needs even before the wallets are loaded. */
const PETRA_WEB_NAMES = [PETRA_WEB_GENERIC_WALLET_NAME, 'Continue with Google', 'Continue with Apple']

/** Placeholder for a wallet that is not loaded yet, and whose features are unknown. */
const notLoadedWallet = {
  version: '1.0.0',
  chains: [],
  accounts: [],
  features: {},
} as unknown as AdapterWallet

/** Returns whether the code of an installed wallet is loaded. `false` for a wallet of `lazyWallets` until it is loaded. */
export const isLoaded = ({ features }: AdapterWallet): boolean => features !== notLoadedWallet.features

/** Creates a new object with the fields of the adapter, because the registered object can be frozen, or an instance of a class. */
const copyWallet = (entry: WalletEntry, walletObject: AdapterWallet): AdapterWallet => ({
  name: entry.name,
  url: entry.url || (PETRA_WEB_NAMES.includes(entry.name) ? PETRA_WEB_BASE_URL : ''),
  icon: entry.icon as AdapterWallet['icon'],
  version: walletObject.version,
  chains: walletObject.chains,
  // Read the accounts each time, because wallets replace the list when the account changes.
  get accounts() {
    return walletObject.accounts
  },
  features: walletObject.features,
  readyState: WalletReadyState.Installed,
  isAptosNativeWallet: true,
})

/** Converts a wallet. Returns `null` if the adapter does not list the wallet, or if a getter of the wallet throws. */
function createAdapterWallet(entry: WalletEntry, walletObject: AdapterWallet): AdapterWallet | null {
  try {
    const hasRequiredFeatures = REQUIRED_FEATURES.every((name) => `aptos:${name}` in walletObject.features)
    return hasRequiredFeatures ? copyWallet(entry, walletObject) : null
  } catch {
    return null
  }
}

/** The latest adapter wallet of each entry, and the registered object from which this wallet was created. */
const latestWallets = new WeakMap<
  WalletEntry,
  { readonly walletObject: AdapterWallet | undefined; readonly wallet: AdapterWallet | null }
>()

/**
 * Converts an entry to a wallet of the adapter. Returns the same object each time, until a lazy wallet is loaded.
 *
 * @returns `null` if the adapter does not list the wallet.
 */
export function toAdapterWallet(entry: WalletEntry): AdapterWallet | null {
  const walletObject = getWalletObject(entry) as AdapterWallet | undefined
  const latest = latestWallets.get(entry)
  if (latest && latest.walletObject === walletObject) return latest.wallet
  const wallet = walletObject ? createAdapterWallet(entry, walletObject) : copyWallet(entry, notLoadedWallet)
  latestWallets.set(entry, { walletObject, wallet })
  return wallet
}
