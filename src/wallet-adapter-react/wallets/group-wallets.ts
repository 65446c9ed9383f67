import type { AdapterNotDetectedWallet, AdapterWallet, AnyWallet, AvailableWallets } from './types.js'
import { isInstalledOrLoadable, isPetraWebWallet } from './wallet-kinds.js'

type Order<Wallet> = (a: Wallet, b: Wallet) => number

export interface WalletSortingOptions {
  /** @deprecated Use {@link sortPetraWebWallets}. */
  sortAptosConnectWallets?: Order<AdapterWallet>
  sortPetraWebWallets?: Order<AdapterWallet>
  sortAvailableWallets?: Order<AnyWallet>
  sortInstallableWallets?: Order<AnyWallet>
  /** The fallbacks for wallets that are not installed. */
  fallbacks?: {
    /** Name of the fallback by name of the wallet. */
    connections: Record<string | AvailableWallets, string | AvailableWallets>
    /** Wallets that only serve as fallbacks. */
    additionalFallbackWallets?: readonly AdapterWallet[]
  }
}

/** Divides a list in two: by default into the installed wallets and the rest. */
export function partitionWallets(
  wallets: readonly AnyWallet[],
  partitionFunction: (wallet: AnyWallet) => boolean = isInstalledOrLoadable,
): { defaultWallets: AdapterWallet[]; moreWallets: AdapterNotDetectedWallet[] } {
  return {
    defaultWallets: wallets.filter(partitionFunction) as AdapterWallet[],
    moreWallets: wallets.filter((wallet) => !partitionFunction(wallet)) as AdapterNotDetectedWallet[],
  }
}

/** Divides a list into the wallets of Petra Web and the rest. The rest includes the wallet for all accounts of Petra Web. */
export function getPetraWebWallets(wallets: readonly AnyWallet[]): {
  petraWebWallets: AdapterWallet[]
  otherWallets: AdapterNotDetectedWallet[]
} {
  const { defaultWallets, moreWallets } = partitionWallets(wallets, (wallet) => isPetraWebWallet(wallet))
  return { petraWebWallets: defaultWallets, otherWallets: moreWallets }
}

/** @deprecated Use {@link getPetraWebWallets}. */
export function getAptosConnectWallets(wallets: readonly AnyWallet[]): {
  aptosConnectWallets: AdapterWallet[]
  otherWallets: AdapterNotDetectedWallet[]
} {
  const { petraWebWallets, otherWallets } = getPetraWebWallets(wallets)
  return { aptosConnectWallets: petraWebWallets, otherWallets }
}

const sortWallets = <Wallet>(wallets: readonly Wallet[], order: Order<Wallet> | undefined): Wallet[] =>
  order ? wallets.toSorted(order) : [...wallets]

/** Divides wallets into the wallets with an installed fallback, which is added to each wallet, and the rest. */
function divideByFallback(
  missing: readonly AdapterNotDetectedWallet[],
  wallets: readonly AnyWallet[],
  { connections, additionalFallbackWallets = [] }: NonNullable<WalletSortingOptions['fallbacks']>,
) {
  const candidates = [...wallets, ...additionalFallbackWallets].filter(isInstalledOrLoadable)
  const withFallbacks: AnyWallet[] = []
  const others: AdapterNotDetectedWallet[] = []
  for (const wallet of missing) {
    const fallbackWallet = candidates.find(({ name }) => name === connections[wallet.name])
    if (fallbackWallet) withFallbacks.push({ ...wallet, fallbackWallet })
    else others.push(wallet)
  }
  return { withFallbacks, others }
}

/** Groups wallets as a wallet dialog shows them. The given list is unchanged. */
export function groupAndSortWallets(
  wallets: readonly AnyWallet[],
  options: WalletSortingOptions = {},
): {
  /** @deprecated Use `petraWebWallets`. */
  aptosConnectWallets: AdapterWallet[]
  petraWebWallets: AdapterWallet[]
  availableWallets: AdapterWallet[]
  availableWalletsWithFallbacks: AnyWallet[]
  installableWallets: AdapterNotDetectedWallet[]
} {
  const { petraWebWallets, otherWallets } = getPetraWebWallets(wallets)
  const { defaultWallets, moreWallets } = partitionWallets(otherWallets)
  const { fallbacks = { connections: {} } } = options
  const { withFallbacks, others } = divideByFallback(moreWallets, wallets, fallbacks)
  return {
    aptosConnectWallets: sortWallets(petraWebWallets, options.sortAptosConnectWallets),
    petraWebWallets: sortWallets(petraWebWallets, options.sortPetraWebWallets),
    availableWallets: sortWallets(defaultWallets, options.sortAvailableWallets),
    // The order is reversed, as in the adapter.
    availableWalletsWithFallbacks: withFallbacks.reverse(),
    installableWallets: sortWallets(others, options.sortInstallableWallets),
  }
}
