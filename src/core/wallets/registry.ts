import {
  isRegistered,
  linkWalletObject,
  loadIfLazy,
  type UntrustedWallet,
} from '../boundary/wallet-object.js'
import type { WalletEntry } from '../types.js'
import { createDiagnosesOfAccepted, createDiagnosisOfRejected, type Diagnosis } from './diagnosis.js'
import { discoverWallets } from './discovery.js'
import {
  assertAptosWallet,
  createLazyEntry,
  createWalletEntry,
  type LazyWallet,
  parseWalletName,
} from './entry.js'
import { findEntryByNameOrAlias, findUnambiguousEntry, type ListedWallet, makeNameUnique } from './names.js'

/** The wallets of a page: those that registered, and the lazy wallets. */
export interface WalletRegistry {
  /** Requests wallets, and lists or rejects each wallet that registers, until the signal is aborted. */
  start(pageWindow: EventTarget, signal: AbortSignal): void
  /**
   * Returns the entries in the order in which they were listed. Returns the same array until a wallet registers or unregisters,
   * or the lazy wallets are set.
   */
  getEntries(): readonly WalletEntry[]
  /** Finds a wallet by its name or an alias. Ignores case, unless a wallet has exactly this name. */
  findWallet(name: string): WalletEntry | undefined
  /**
   * Finds the wallet that registered under exactly this name, else under one of its aliases. Returns `undefined` if several
   * wallets registered under the name that matches.
   */
  findRememberedWallet(name: string): WalletEntry | undefined
  /**
   * Replaces the lazy wallets. Keeps the entry of a wallet that has registered. Also keeps the entry of a lazy wallet whose
   * name is in the new list, and ignores its new icon and its new `load`.
   */
  setLazyWallets(lazyWallets: readonly LazyWallet[]): void
  /**
   * Loads the lazy wallets. If a wallet fails to load, the next call, or a request to this wallet, loads it again. Never rejects.
   */
  loadLazyWallets(): Promise<void>
  /**
   * Returns a diagnosis of every wallet that registered, whether it was accepted or rejected. Omits lazy wallets that have not
   * registered.
   */
  diagnose(): readonly Diagnosis[]
}

/**
 * Creates an empty registry, which requests no wallets before `start()`.
 *
 * @param getNameAndAliases Returns every name that the wallet with the given name can register under.
 * @param invalidateState Called after each change of the entries: `invalidate()` of the kit's store, which then reads the entries.
 * @param onUnregister Called for each listed wallet that unregisters.
 */
export function createWalletRegistry(
  getNameAndAliases: (name: string) => readonly string[],
  invalidateState: () => void,
  onUnregister: (entry: WalletEntry) => void,
): WalletRegistry {
  /** The listed wallets, by their unique names. */
  const listed = new Map<string, ListedWallet>()
  const entryByWallet = new Map<UntrustedWallet, WalletEntry>()
  const rejections: Diagnosis[] = []
  let cachedEntries: readonly WalletEntry[] | undefined

  const start: WalletRegistry['start'] = (pageWindow, signal) => {
    discoverWallets(
      pageWindow,
      listOrRejectWallet,
      (error) => rejections.push(createDiagnosisOfRejected(error)),
      signal,
    )
  }

  /**
   * Lists a wallet, or stores the reason why it is rejected.
   *
   * @returns A function that unregisters the wallet, or `undefined` if it is listed already.
   */
  const listOrRejectWallet = (wallet: UntrustedWallet): (() => void) | undefined => {
    if (entryByWallet.has(wallet)) return
    try {
      listWalletOrThrow(wallet)
    } catch (error) {
      rejections.push(createDiagnosisOfRejected(error, wallet))
    }
    return () => unregisterWallet(wallet)
  }

  /**
   * Lists a wallet: in the entry of its lazy wallet if there is one, else in a new entry. Invalidates the state.
   *
   * @throws Any value: an error with the reason why the wallet is rejected, or what a getter of the wallet throws.
   */
  const listWalletOrThrow = (wallet: UntrustedWallet): void => {
    assertAptosWallet(wallet)
    const name = parseWalletName(wallet.name)
    const entry = findUnregisteredEntry(name) ?? createWalletEntry(wallet, makeNameUnique(name, listed))
    linkWalletObject(entry, wallet)
    listed.set(entry.name, { entry, registeredName: name })
    entryByWallet.set(wallet, entry)
    dropCacheAndInvalidateState()
  }

  /** Finds the entry of a lazy wallet that has not registered. */
  const findUnregisteredEntry = (name: string): WalletEntry | undefined => {
    const entry = listed.get(name)?.entry
    return entry && !isRegistered(entry) ? entry : undefined
  }

  const dropCacheAndInvalidateState = (): void => {
    cachedEntries = undefined
    invalidateState()
  }

  /** Removes a wallet, invalidates the state, and calls `onUnregister`. Does nothing for a wallet that is not listed. */
  const unregisterWallet = (wallet: UntrustedWallet) => {
    const entry = entryByWallet.get(wallet)
    if (!entry) return
    entryByWallet.delete(wallet)
    listed.delete(entry.name)
    dropCacheAndInvalidateState()
    onUnregister(entry)
  }

  const getEntries: WalletRegistry['getEntries'] = () =>
    (cachedEntries ??= Object.freeze(Array.from(listed.values(), ({ entry }) => entry)))

  const setLazyWallets: WalletRegistry['setLazyWallets'] = (lazyWallets) => {
    for (const entry of getEntries())
      if (findUnregisteredEntry(entry.name) && !lazyWallets.some(({ name }) => name === entry.name))
        listed.delete(entry.name)
    for (const wallet of lazyWallets)
      if (!listed.has(wallet.name))
        listed.set(wallet.name, { entry: createLazyEntry(wallet), registeredName: wallet.name })
    dropCacheAndInvalidateState()
  }

  const loadLazyWallets: WalletRegistry['loadLazyWallets'] = async () => {
    await Promise.allSettled(getEntries().map(loadIfLazy))
  }

  return {
    start,
    getEntries,
    findWallet: (name) => findEntryByNameOrAlias(getEntries(), name, getNameAndAliases(name)),
    findRememberedWallet: (name) => findUnambiguousEntry([...listed.values()], name, getNameAndAliases(name)),
    setLazyWallets,
    loadLazyWallets,
    diagnose: () => [...createDiagnosesOfAccepted(entryByWallet), ...rejections],
  }
}
