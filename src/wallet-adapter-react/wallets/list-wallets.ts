import type { WalletEntry } from '../../core/index.js'
import { PETRA_WEB_GENERIC_WALLET_NAME } from '../utilities/constants.js'
import { toAdapterWallet } from './adapter-wallet.js'
import { aptosStandardSupportedWalletList } from './supported-wallets.js'
import type { AdapterNotDetectedWallet, AdapterWallet } from './types.js'

export interface WalletLists {
  readonly wallets: readonly AdapterWallet[]
  readonly hiddenWallets: readonly AdapterWallet[]
  readonly notDetectedWallets: readonly AdapterNotDetectedWallet[]
}

/** Returns whether `optInWallets` allows a wallet. An empty list allows all. */
export const isOptedIn = (name: string, optInWallets: readonly string[] = []): boolean =>
  !optInWallets.length || optInWallets.includes(name)

/** Divides wallets into the lists of the adapter. The wallets that are not detected come from a fixed list. */
export function listWallets(
  entries: readonly WalletEntry[],
  optInWallets: readonly string[] | undefined,
  hideWallets: readonly string[] = [PETRA_WEB_GENERIC_WALLET_NAME],
): WalletLists {
  const isIncluded = ({ name }: { name: string }) => isOptedIn(name, optInWallets)
  const isHidden = ({ name }: { name: string }) => hideWallets.includes(name)
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
