import { toPlainText } from '../boundary/sanitize.js'
import { getWalletObject } from '../boundary/wallet-object.js'
import type { WalletEntry } from '../types.js'

/** The entries of a page by name. Several wallets can register under one name. */
export interface EntryList {
  /** Returns the entries in the order of their registration. The same array until one is added or removed. */
  getEntries(): readonly WalletEntry[]
  /** Finds a wallet by its name in any case, or by an alias. */
  findWallet(name: string): WalletEntry | undefined
  /** Finds the only wallet of exactly this name, else the only one of exactly an alias. Returns none if several have the name. */
  findRememberedWallet(name: string): WalletEntry | undefined
  /** Returns whether another wallet registered under the same name. */
  hasNamesake(entry: WalletEntry): boolean
  /** Finds the entry of a lazy wallet that has not registered. */
  findUnloadedEntry(name: string): WalletEntry | undefined
  /** Appends ` (2)`, ` (3)` … to a name that is taken, so that users and `connect()` can tell wallets of one name apart. */
  makeNameUnique(name: string): string
  /** @param registeredName The name before it was made unique. */
  addEntry(entry: WalletEntry, registeredName: string): void
  removeEntry(entry: WalletEntry): void
}

/** @param getAliases Returns every name that a wallet can register under, the given one included. */
export function createEntryList(getAliases: (name: string) => readonly string[]): EntryList {
  const entryByName = new Map<string, WalletEntry>()
  const registeredNames = new WeakMap<WalletEntry, string>()
  let cachedEntries: readonly WalletEntry[] | undefined

  const getEntries = () => (cachedEntries ??= Object.freeze([...entryByName.values()]))

  const findByRegisteredName = (name: string) =>
    getEntries().filter((entry) => registeredNames.get(entry) === name)

  return {
    getEntries,
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
        const matches = findByRegisteredName(candidate)
        if (matches.length) return matches.length === 1 ? matches[0] : undefined
      }
    },
    hasNamesake: (entry) => findByRegisteredName(registeredNames.get(entry) ?? entry.name).length > 1,
    findUnloadedEntry(name) {
      const entry = entryByName.get(name)
      return entry && !getWalletObject(entry) ? entry : undefined
    },
    makeNameUnique(name) {
      let candidate = name
      for (let number = 2; entryByName.has(candidate); number++) candidate = `${name} (${number})`
      return candidate
    },
    addEntry(entry, registeredName) {
      entryByName.set(entry.name, entry)
      registeredNames.set(entry, registeredName)
      cachedEntries = undefined
    },
    removeEntry({ name }) {
      entryByName.delete(name)
      cachedEntries = undefined
    },
  }
}
