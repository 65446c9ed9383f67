import { discover } from './discovery.js'
import { quietly } from './quietly.js'
import { plainText } from './text.js'
import type { WalletEntry } from './types.js'
import { admit, type ForeignWallet, featureVersions } from './wallet.js'

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
  /** Asks who is there and reads who has come forward; happens by itself, in tasks of its own, and sooner for whoever wants to know. */
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
  /** To read thousands is a long task, and so is the one they announce themselves in. */
  const unread = new Set<ForeignWallet>()
  const entries = new Map<ForeignWallet, WalletEntry>()
  const names = new Set<string>()
  /** Where to go on counting: a thousand wallets of one name are a thousand steps. */
  const copiesOf = new Map<string, number>()
  const refusals: Diagnosis[] = []

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

  /** A task of its own, too: what loads the kit has a button to draw, and thousands announce themselves for longer than that takes. */
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
        names.add(entry.name)
        entries.set(wallet, entry)
        hasNews = true
      } catch (error) {
        refuse(error, wallet)
      }
    }
    if (hasNews) changed()
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
      changed()
      removed(entry)
    }
  }

  const installed = () => Object.freeze([...entries.values()])

  return {
    start(page, signal) {
      ask = discover(page, add, refuse, signal)
      setTimeout(ask)
    },
    read,
    installed,
    find(name) {
      read()
      const all = installed()
      const names = [name, ...aliases(name)].map((each) => plainText(each).toLowerCase())
      return (
        all.find((entry) => entry.name === name) ??
        all.find((entry) => names.includes(entry.name.toLowerCase()))
      )
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
