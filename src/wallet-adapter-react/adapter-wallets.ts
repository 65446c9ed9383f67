import { getWalletObject, type WalletEntry } from '../core/index.js'
import { PETRA_WEB_GENERIC_WALLET_NAME, WalletReadyState } from './constants.js'
import { aptosStandardSupportedWalletList } from './supported-wallets.js'
import type { AdapterNotDetectedWallet, AdapterWallet, AvailableWallets } from './types.js'

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

const walletByEntry = new WeakMap<WalletEntry, AdapterWallet | null>()

/** Copies a wallet, because the object that it registered may be frozen or have a class of its own. */
function createAdapterWallet(entry: WalletEntry): AdapterWallet | null {
  try {
    const registered = getWalletObject(entry) as AdapterWallet
    const { features, version, chains } = registered
    if (!REQUIRED_FEATURES.every((name) => `aptos:${name}` in features)) return null
    return {
      name: entry.name,
      url: entry.url,
      icon: entry.icon as AdapterWallet['icon'],
      version,
      chains,
      // Wallets replace the list when the account changes.
      get accounts() {
        return registered.accounts
      },
      features,
      readyState: WalletReadyState.Installed,
      isAptosNativeWallet: true,
    }
  } catch {
    return null
  }
}

/**
 * Returns the adapter's view of a wallet, the same object each time.
 *
 * @returns `null` if the adapter does not list it
 */
export function toAdapterWallet(entry: WalletEntry): AdapterWallet | null {
  const known = walletByEntry.get(entry)
  if (known !== undefined) return known
  const wallet = createAdapterWallet(entry)
  walletByEntry.set(entry, wallet)
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
