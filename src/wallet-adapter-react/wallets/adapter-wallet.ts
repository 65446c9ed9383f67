import { getWalletObject, type WalletEntry } from '../../core/index.js'
import type { AdapterNotDetectedWallet, AdapterWallet, AvailableWallets } from '../types.js'
import {
  PETRA_WEB_BASE_URL,
  PETRA_WEB_GENERIC_WALLET_NAME,
  WalletReadyState,
} from '../utilities/constants.js'
import { aptosStandardSupportedWalletList } from './aptos-wallets.js'

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

/** Copies a wallet, because the object that it registered may be frozen or have a class of its own. */
const createAdapterWallet = (entry: WalletEntry, registered: AdapterWallet): AdapterWallet => ({
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

/** Stands for a wallet that is not loaded yet, and whose features are unknown. */
const notLoadedWallet = {
  version: '1.0.0',
  chains: [],
  accounts: [],
  features: {},
} as unknown as AdapterWallet

/** Returns whether the code of an installed wallet is loaded. It is not for an unused wallet of `lazyWallets`. */
export const isLoaded = ({ features }: AdapterWallet): boolean => features !== notLoadedWallet.features

const hasRequiredFeatures = ({ features }: AdapterWallet) =>
  REQUIRED_FEATURES.every((name) => `aptos:${name}` in features)

const lazyWallets = new WeakMap<WalletEntry, AdapterWallet>()
const registeredWallets = new WeakMap<WalletEntry, AdapterWallet | null>()

function toLazyAdapterWallet(entry: WalletEntry): AdapterWallet {
  const wallet = lazyWallets.get(entry) ?? createAdapterWallet(entry, notLoadedWallet)
  lazyWallets.set(entry, wallet)
  return wallet
}

/**
 * Returns the adapter's view of a wallet, the same object each time.
 *
 * @returns `null` if the adapter does not list it
 */
export function toAdapterWallet(entry: WalletEntry): AdapterWallet | null {
  const registered = getWalletObject(entry) as AdapterWallet | undefined
  if (!registered) return toLazyAdapterWallet(entry)
  let wallet = registeredWallets.get(entry)
  if (wallet !== undefined) return wallet
  try {
    wallet = hasRequiredFeatures(registered) ? createAdapterWallet(entry, registered) : null
  } catch {
    wallet = null
  }
  registeredWallets.set(entry, wallet)
  return wallet
}

export interface WalletFilters {
  optInWallets?: readonly AvailableWallets[] | undefined
  hideWallets?: readonly AvailableWallets[] | undefined
}

export interface WalletLists {
  readonly wallets: readonly AdapterWallet[]
  readonly hiddenWallets: readonly AdapterWallet[]
  readonly notDetectedWallets: readonly AdapterNotDetectedWallet[]
}

/** Lists wallets as the adapter does. */
export function listWallets(
  entries: readonly WalletEntry[],
  { optInWallets = [], hideWallets = [PETRA_WEB_GENERIC_WALLET_NAME] }: WalletFilters,
): WalletLists {
  const isIncluded = ({ name }: { name: string }) =>
    !optInWallets.length || (optInWallets as readonly string[]).includes(name)
  const isHidden = ({ name }: { name: string }) => (hideWallets as readonly string[]).includes(name)
  const installed = entries
    .map(toAdapterWallet)
    .filter((wallet) => wallet !== null)
    .filter(isIncluded)
  const installedNames = installed.map(({ name }) => name)
  return {
    wallets: installed.filter((wallet) => !isHidden(wallet)),
    hiddenWallets: installed.filter(isHidden),
    notDetectedWallets: aptosStandardSupportedWalletList.filter(
      (wallet) => isIncluded(wallet) && !isHidden(wallet) && !installedNames.includes(wallet.name),
    ),
  }
}
