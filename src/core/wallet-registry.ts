import { discover } from './discovery.js'
import { quietly } from './try-or.js'
import { plainText } from './sanitize.js'
import type { WalletEntry } from './types.js'
import { admit, type ForeignWallet, featureVersions } from './wallet-entry.js'

/** What became of one wallet that announced itself: enough for its author to mend it. */
export interface Diagnosis {
  readonly name: string
  readonly accepted: boolean
  /** Why it is not listed; a sentence. */
  readonly reason?: string
  /** Every feature it states, with its version. */
  readonly features: Readonly<Record<string, string>>
}

/** The wallets of this page. */
export interface Registry {
  start(page: EventTarget, signal: AbortSignal): void
  /** Asks who is there and reads who came. Happens by itself in later tasks; this is for whoever needs the wallets now. */
  read(): void
  /** Those that have been read, in the order they registered. */
  installed(): readonly WalletEntry[]
  /** By name: as the wallet gave it or as it is shown, in any case, or another name it has gone by. */
  find(name: string): WalletEntry | undefined
  diagnose(): readonly Diagnosis[]
}

/** Wallets read in one task: each of them is a dozen reads of foreign objects, and a page is not to stand still for thousands. */
const chunk = 500

/** Diagnoses kept of wallets that were turned away: one that tries again and again must not fill the memory. */
const keptRefusals = 100

/**
 * @param aliases the other names of a wallet of this name
 * @param changed called when all that have come are read, and for each listed wallet that goes
 * @param removed called for each listed wallet that goes
 */
export function createRegistry(
  aliases: (name: string) => readonly string[],
  changed: () => void,
  removed: (entry: WalletEntry) => void,
): Registry {
  /** Announced and not yet read: reading thousands in the task they announce themselves in would take too long. */
  const unread = new Set<ForeignWallet>()
  const entries = new Map<ForeignWallet, WalletEntry>()
  const names = new Map<string, WalletEntry>()
  /** The number to go on from: else a thousand wallets of one name were half a million steps. */
  const copiesOf = new Map<string, number>()
  const refusals: Diagnosis[] = []
  /** Made when it is asked for, and another one only when a wallet has come or gone: who draws it knows it by that. */
  let list: readonly WalletEntry[] | undefined
  const tell = () => {
    list = undefined
    changed()
  }

  /** Two wallets of one name stay apart, for the visitor's eye and for `connect`. */
  const unused = (name: string) => {
    let free = name
    for (let copy = copiesOf.get(name) ?? 2; names.has(free); copy++) {
      free = `${name} (${copy})`
      copiesOf.set(name, copy)
    }
    return free
  }

  const refuse = (error: unknown, wallet?: ForeignWallet) => {
    if (refusals.length < keptRefusals)
      refusals.push({
        name: plainText(quietly(() => (wallet as ForeignWallet).name)),
        accepted: false,
        reason:
          plainText(
            quietly(() => (error as Error).message),
            200,
          ) || 'it failed without saying why',
        features: featureVersions(wallet as ForeignWallet),
      })
  }

  /** Asks for wallets, in a task of its own: thousands take longer to answer than the page is to wait for its button. */
  let ask: (() => void) | undefined
  /** A burst is told of once, when the last of it has been read. */
  let hasNews: boolean | undefined
  const read = (most = Infinity) => {
    ask?.()
    for (const wallet of unread) {
      if (!most--) return
      unread.delete(wallet)
      try {
        const entry = admit(wallet, unused)
        names.set(entry.name, entry)
        entries.set(wallet, entry)
        hasNews = true
      } catch (error) {
        refuse(error, wallet)
      }
    }
    if (hasNews) tell()
    hasNews = false
  }

  const add = (wallet: ForeignWallet) => {
    ask?.()
    if (entries.has(wallet) || unread.has(wallet)) return
    if (unread.add(wallet).size % chunk === 1) setTimeout(read, 0, chunk)
    return () => {
      unread.delete(wallet)
      const entry = entries.get(wallet)
      if (!entry) return
      entries.delete(wallet)
      names.delete(entry.name)
      copiesOf.clear()
      tell()
      removed(entry)
    }
  }

  return {
    start(page, signal) {
      ask = discover(page, add, refuse, signal)
      setTimeout(ask)
    },
    read,
    installed: () => (list ??= Object.freeze([...names.values()])),
    find(name) {
      read()
      const wanted = [name, ...aliases(name)].map((each) => plainText(each).toLowerCase())
      return names.get(name) ?? [...names.values()].find((entry) => wanted.includes(entry.name.toLowerCase()))
    },
    diagnose() {
      read()
      const accepted = Array.from(entries, ([wallet, { name }]) => ({
        name,
        accepted: true,
        features: featureVersions(wallet),
      }))
      return [...accepted, ...refusals]
    },
  }
}
