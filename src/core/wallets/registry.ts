import { loadIfLazy, setWalletObject, type UntrustedWallet } from '../boundary/wallet-object.js'
import type { WalletEntry } from '../types.js'
import { type Diagnosis, diagnoseRefusedWallet, diagnoseWallets, insecurePageDiagnosis } from './diagnosis.js'
import { discoverWallets } from './discovery.js'
import {
  assertAptosWallet,
  createLazyEntry,
  createWalletEntry,
  type LazyWallet,
  parseWalletName,
} from './entry.js'
import { createEntryList, type EntryList } from './entry-list.js'

/** The wallets of a page: those that registered, and the lazy wallets. */
export interface WalletRegistry
  extends Pick<EntryList, 'getEntries' | 'findWallet' | 'findRememberedWallet' | 'hasNamesake'> {
  start(page: Pick<Window, 'isSecureContext'> & EventTarget, signal: AbortSignal): void
  /** Lists wallets that are loaded later, in place of those given before. */
  setLazyWallets(lazyWallets: readonly LazyWallet[]): void
  /** Loads the lazy wallets. A wallet that fails is loaded again when it is chosen. Never rejects. */
  loadLazyWallets(): Promise<void>
  /** Returns every wallet that registered, accepted or not. */
  diagnose(): readonly Diagnosis[]
}

/**
 * Creates the registry.
 *
 * @param getAliases Returns every name that a wallet can register under, the given one included.
 * @param onChange Called after each change of the entries.
 * @param onRemove Called for each listed wallet that unregisters.
 */
export function createWalletRegistry(
  getAliases: (name: string) => readonly string[],
  onChange: () => void,
  onRemove: (entry: WalletEntry) => void,
): WalletRegistry {
  const list = createEntryList(getAliases)
  const { getEntries, findUnloadedEntry, makeNameUnique, addEntry, removeEntry } = list
  const entryByWallet = new Map<UntrustedWallet, WalletEntry>()
  const refusals: Diagnosis[] = []
  let isPageInsecure = false

  /**
   * Lists a wallet: behind the lazy entry that waits for it, else with an entry of its own.
   *
   * @throws Error with the reason why the wallet is refused.
   */
  const acceptWallet = (wallet: UntrustedWallet) => {
    assertAptosWallet(wallet)
    const name = parseWalletName(wallet.name)
    const entry = findUnloadedEntry(name) ?? createWalletEntry(wallet, makeNameUnique(name))
    setWalletObject(entry, wallet)
    addEntry(entry, name)
    entryByWallet.set(wallet, entry)
  }

  const removeWallet = (wallet: UntrustedWallet) => {
    const entry = entryByWallet.get(wallet)
    if (!entry) return
    entryByWallet.delete(wallet)
    removeEntry(entry)
    onChange()
    onRemove(entry)
  }

  const addWallet = (wallet: UntrustedWallet) => {
    if (entryByWallet.has(wallet)) return
    try {
      acceptWallet(wallet)
      onChange()
    } catch (error) {
      refusals.push(diagnoseRefusedWallet(error, wallet))
    }
    return () => removeWallet(wallet)
  }

  return {
    ...list,
    start(page, signal) {
      isPageInsecure = page.isSecureContext === false
      discoverWallets(page, addWallet, (error) => refusals.push(diagnoseRefusedWallet(error)), signal)
    },
    setLazyWallets(lazyWallets) {
      const isWanted = ({ name }: WalletEntry) => lazyWallets.some((wallet) => wallet.name === name)
      const isListed = ({ name }: LazyWallet) => getEntries().some((entry) => entry.name === name)
      for (const entry of getEntries())
        if (findUnloadedEntry(entry.name) && !isWanted(entry)) removeEntry(entry)
      for (const wallet of lazyWallets) if (!isListed(wallet)) addEntry(createLazyEntry(wallet), wallet.name)
      onChange()
    },
    async loadLazyWallets() {
      await Promise.allSettled(getEntries().map(loadIfLazy))
    },
    diagnose: () => [
      ...diagnoseWallets(entryByWallet),
      ...(isPageInsecure ? [insecurePageDiagnosis] : []),
      ...refusals,
    ],
  }
}
