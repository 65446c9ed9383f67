import type { WalletEntry } from '../types.js'
import { addRejection, type Diagnosis, diagnoseWallets } from './diagnosis.js'
import { discoverWallets } from './discovery.js'
import type { UntrustedWallet } from './entry.js'
import { createWalletList, type WalletList } from './list.js'

/** The wallets that registered on this page. */
export interface WalletRegistry
  extends Pick<WalletList, 'findWallet' | 'findRememberedWallet' | 'setLazyWallets' | 'loadLazyWallets'> {
  start(page: Pick<Window, 'isSecureContext'> & EventTarget, signal: AbortSignal): void
  /** Returns the accepted wallets in the order of their registration. */
  getInstalled(): readonly WalletEntry[]
  diagnose(): readonly Diagnosis[]
}

/**
 * Creates the registry of wallets.
 *
 * @param getAliases Returns every name that a wallet can register under, the given one included.
 * @param onChange Called after each change of the accepted wallets.
 * @param onRemove Called for each listed wallet that unregisters.
 */
export function createWalletRegistry(
  getAliases: (name: string) => readonly string[],
  onChange: () => void,
  onRemove: (entry: WalletEntry) => void,
): WalletRegistry {
  const list = createWalletList(getAliases)
  const rejections: Diagnosis[] = []
  /** Replaced only when a wallet is added or removed, so that components can compare it by identity. */
  let cachedEntries: readonly WalletEntry[] | undefined

  const notify = () => {
    cachedEntries = undefined
    onChange()
  }

  const addWallet = (wallet: UntrustedWallet) => {
    if (list.registered.has(wallet)) return
    try {
      list.add(wallet)
      notify()
    } catch (error) {
      addRejection(rejections, error, wallet)
    }
    return () => {
      const entry = list.remove(wallet)
      if (!entry) return
      notify()
      onRemove(entry)
    }
  }

  return {
    ...list,
    start(page, signal) {
      if (page.isSecureContext === false && !rejections.length)
        addRejection(rejections, new Error('Not a secure context. Use https or localhost.'), {
          name: 'This page',
          features: {},
        })
      discoverWallets(page, addWallet, (error) => addRejection(rejections, error), signal)
    },
    getInstalled: () => (cachedEntries ??= Object.freeze(list.getEntries())),
    setLazyWallets(lazyWallets) {
      list.setLazyWallets(lazyWallets)
      notify()
    },
    diagnose: () => diagnoseWallets(list.registered, rejections),
  }
}
