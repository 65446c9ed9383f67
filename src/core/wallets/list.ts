import { toPlainText } from '../boundary/sanitize.js'
import { getWalletObject } from '../boundary/wallet-object.js'
import type { WalletEntry } from '../types.js'
import { getOriginalName, loadWallet, toWalletEntry, type UntrustedWallet } from './entry.js'
import { createLazyEntry, type LazyWallet } from './lazy-wallets.js'

/** The validated wallets and the lazy wallets, by name. */
export interface WalletList {
  /**
   * Adds a wallet.
   *
   * @throws Error with the reason why the wallet is not accepted.
   */
  add(wallet: UntrustedWallet): void
  /** Removes a wallet. Returns its entry if it was listed. */
  remove(wallet: UntrustedWallet): WalletEntry | undefined
  /** Returns the entries in the order of their registration. */
  getEntries(): readonly WalletEntry[]
  /** The registered wallets with their entries. */
  readonly registered: ReadonlyMap<UntrustedWallet, WalletEntry>
  /** Finds a wallet by its registered or displayed name in any case, or by an alias. */
  findWallet(name: string): WalletEntry | undefined
  /** Finds the only wallet of exactly this name, else the only one of exactly an alias. Returns none if several have the name. */
  findRememberedWallet(name: string): WalletEntry | undefined
  /** Lists wallets that are loaded later, in place of those given before. */
  setLazyWallets(lazyWallets: readonly LazyWallet[]): void
  /** Loads the lazy wallets. A wallet that fails is loaded again when it is chosen. Never rejects. */
  loadLazyWallets(): Promise<void>
}

/**
 * Creates an empty list.
 *
 * @param getAliases Returns every name that a wallet can register under, the given one included.
 */
export function createWalletList(getAliases: (name: string) => readonly string[]): WalletList {
  const registered = new Map<UntrustedWallet, WalletEntry>()
  const entryByName = new Map<string, WalletEntry>()

  /** Appends ` (2)`, ` (3)` … to a name that is taken, so that users and `connect()` can tell wallets of one name apart. */
  const makeUnique = (name: string) => {
    let candidate = name
    for (let number = 2; entryByName.has(candidate); number++) candidate = `${name} (${number})`
    return candidate
  }

  const getEntries = () => [...entryByName.values()]

  const findLazyEntry = (name: string) => {
    const entry = entryByName.get(name)
    return entry && !getWalletObject(entry) ? entry : undefined
  }

  return {
    add(wallet) {
      const entry = toWalletEntry(wallet, makeUnique, findLazyEntry)
      entryByName.set(entry.name, entry)
      registered.set(wallet, entry)
    },
    remove(wallet) {
      const entry = registered.get(wallet)
      registered.delete(wallet)
      if (entry) entryByName.delete(entry.name)
      return entry
    },
    getEntries,
    registered,
    findWallet(name) {
      const candidates = [name, ...getAliases(name)].map((each) => toPlainText(each).toLowerCase())
      return (
        entryByName.get(name) ?? getEntries().find((entry) => candidates.includes(entry.name.toLowerCase()))
      )
    },
    findRememberedWallet(name) {
      const aliases = getAliases(name)
      // `getAliases` ignores case, but a remembered name must match exactly.
      for (const candidate of [name, ...(aliases.includes(name) ? aliases : [])]) {
        const matches = getEntries().filter((entry) => getOriginalName(entry) === candidate)
        if (matches.length) return matches.length === 1 ? matches[0] : undefined
      }
    },
    setLazyWallets(lazyWallets) {
      for (const { name } of getEntries())
        if (findLazyEntry(name) && !lazyWallets.some((wallet) => wallet.name === name))
          entryByName.delete(name)
      for (const wallet of lazyWallets)
        if (!entryByName.has(wallet.name)) entryByName.set(wallet.name, createLazyEntry(wallet))
    },
    async loadLazyWallets() {
      await Promise.allSettled(getEntries().map(loadWallet))
    },
  }
}
