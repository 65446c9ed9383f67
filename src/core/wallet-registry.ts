import { discoverWallets } from './discovery.js'
import { toPlainText } from './sanitize.js'
import { tryOr } from './try-or.js'
import type { WalletEntry } from './types.js'
import { listFeatureVersions, toWalletEntry, type UntrustedWallet } from './wallet-entry.js'

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
export interface WalletRegistry {
  start(page: EventTarget, signal: AbortSignal): void
  /** Asks who is there and reads who came. Happens by itself in later tasks; this is for whoever needs the wallets now. */
  processPending(): void
  /** Those that have been read, in the order they registered. */
  getInstalled(): readonly WalletEntry[]
  /** By name: as the wallet gave it or as it is shown, in any case, or another name it has gone by. */
  findWallet(name: string): WalletEntry | undefined
  diagnose(): readonly Diagnosis[]
}

/** Wallets read in one task: each of them is a dozen reads of foreign objects, and a page is not to stand still for thousands. */
const WALLETS_PER_TASK = 500

/** Diagnoses kept of wallets that were turned away: one that tries again and again must not fill the memory. */
const MAX_REJECTIONS = 100

/**
 * @param getAliases the other names of a wallet of this name
 * @param onChange called when all that have come are read, and for each listed wallet that goes
 * @param onRemove called for each listed wallet that goes
 */
export function createWalletRegistry(
  getAliases: (name: string) => readonly string[],
  onChange: () => void,
  onRemove: (entry: WalletEntry) => void,
): WalletRegistry {
  /** Announced and not yet read: reading thousands in the task they announce themselves in would take too long. */
  const pendingWallets = new Set<UntrustedWallet>()
  const entries = new Map<UntrustedWallet, WalletEntry>()
  const entryByName = new Map<string, WalletEntry>()
  /** The number to go on from: else a thousand wallets of one name were half a million steps. */
  const lastCopyByName = new Map<string, number>()
  const rejections: Diagnosis[] = []
  /** Made when it is asked for, and another one only when a wallet has come or gone: who draws it knows it by that. */
  let cachedList: readonly WalletEntry[] | undefined
  const notify = () => {
    cachedList = undefined
    onChange()
  }

  /** Two wallets of one name stay apart, for the visitor's eye and for `connect`. */
  const uniqueName = (name: string) => {
    let candidate = name
    for (let copy = lastCopyByName.get(name) ?? 2; entryByName.has(candidate); copy++) {
      candidate = `${name} (${copy})`
      lastCopyByName.set(name, copy)
    }
    return candidate
  }

  const recordRejection = (error: unknown, wallet?: UntrustedWallet) => {
    if (rejections.length < MAX_REJECTIONS)
      rejections.push({
        name: toPlainText(tryOr(() => (wallet as UntrustedWallet).name)),
        accepted: false,
        reason:
          toPlainText(
            tryOr(() => (error as Error).message),
            200,
          ) || 'it failed without saying why',
        features: listFeatureVersions(wallet as UntrustedWallet),
      })
  }

  /** Asks for wallets, in a task of its own: thousands take longer to answer than the page is to wait for its button. */
  let requestWallets: (() => void) | undefined
  /** A burst is told of once, when the last of it has been read. */
  let hasChanges: boolean | undefined
  const processPending = (limit = Infinity) => {
    requestWallets?.()
    for (const wallet of pendingWallets) {
      if (!limit--) return
      pendingWallets.delete(wallet)
      try {
        const entry = toWalletEntry(wallet, uniqueName)
        entryByName.set(entry.name, entry)
        entries.set(wallet, entry)
        hasChanges = true
      } catch (error) {
        recordRejection(error, wallet)
      }
    }
    if (hasChanges) notify()
    hasChanges = false
  }

  const addWallet = (wallet: UntrustedWallet) => {
    requestWallets?.()
    if (entries.has(wallet) || pendingWallets.has(wallet)) return
    if (pendingWallets.add(wallet).size % WALLETS_PER_TASK === 1)
      setTimeout(processPending, 0, WALLETS_PER_TASK)
    return () => {
      pendingWallets.delete(wallet)
      const entry = entries.get(wallet)
      if (!entry) return
      entries.delete(wallet)
      entryByName.delete(entry.name)
      lastCopyByName.clear()
      notify()
      onRemove(entry)
    }
  }

  return {
    start(page, signal) {
      requestWallets = discoverWallets(page, addWallet, recordRejection, signal)
      setTimeout(requestWallets)
    },
    processPending,
    getInstalled: () => (cachedList ??= Object.freeze([...entryByName.values()])),
    findWallet(name) {
      processPending()
      const candidates = [name, ...getAliases(name)].map((each) => toPlainText(each).toLowerCase())
      return (
        entryByName.get(name) ??
        [...entryByName.values()].find((entry) => candidates.includes(entry.name.toLowerCase()))
      )
    },
    diagnose() {
      processPending()
      const accepted = Array.from(entries, ([wallet, { name }]) => ({
        name,
        accepted: true,
        features: listFeatureVersions(wallet),
      }))
      return [...accepted, ...rejections]
    },
  }
}
