import { createRejectionList, type Diagnosis, insecureContextDiagnosis } from './diagnosis.js'
import { discoverWallets } from './discovery.js'
import { toPlainText } from './sanitize.js'
import type { WalletEntry } from './types.js'
import { createUniqueNames } from './unique-names.js'
import { listFeatureVersions, toWalletEntry, type UntrustedWallet } from './wallet-entry.js'

/** The wallets that registered on this page. */
export interface WalletRegistry {
  start(page: Pick<Window, 'isSecureContext'> & EventTarget, signal: AbortSignal): void
  /** Requests wallets and validates all that registered in the current task, instead of in a later one. */
  processPending(): void
  /** Returns the validated wallets in the order of their registration. */
  getInstalled(): readonly WalletEntry[]
  /** Finds a wallet by its registered or displayed name in any case, or by an alias. */
  findWallet(name: string): WalletEntry | undefined
  diagnose(): readonly Diagnosis[]
}

/**
 * Number of wallets that are validated in one task. Each needs a dozen reads of untrusted objects, so thousands would
 * block the page.
 */
const WALLETS_PER_TASK = 500

/**
 * Creates the registry of wallets.
 *
 * @param getAliases Returns the other names of a wallet.
 * @param onChange Called once when all pending wallets are validated, and for each listed wallet that unregisters.
 * @param onRemove Called for each listed wallet that unregisters.
 */
export function createWalletRegistry(
  getAliases: (name: string) => readonly string[],
  onChange: () => void,
  onRemove: (entry: WalletEntry) => void,
): WalletRegistry {
  /** Registered and not yet validated: validating thousands in the task of their registration would take too long. */
  const pendingWallets = new Set<UntrustedWallet>()
  const entries = new Map<UntrustedWallet, WalletEntry>()
  const entryByName = new Map<string, WalletEntry>()
  const names = createUniqueNames((name) => entryByName.has(name))
  const rejected = createRejectionList()
  /** Replaced only when a wallet is added or removed, so that components can compare it by identity. */
  let cachedList: readonly WalletEntry[] | undefined
  let hasNewEntries = false
  /** Runs in a separate task, because the registration of thousands of wallets would delay the button. */
  let requestWallets: (() => void) | undefined
  let isInsecure = false

  const notify = () => {
    cachedList = undefined
    onChange()
  }

  const validate = (wallet: UntrustedWallet) => {
    try {
      const entry = toWalletEntry(wallet, names.makeUnique)
      entryByName.set(entry.name, entry)
      entries.set(wallet, entry)
      hasNewEntries = true
    } catch (error) {
      rejected.add(error, wallet)
    }
  }

  const processPending = (limit = Infinity) => {
    requestWallets?.()
    for (const wallet of pendingWallets) {
      if (!limit--) return
      pendingWallets.delete(wallet)
      validate(wallet)
    }
    if (hasNewEntries) notify() // Once for a burst of registrations.
    hasNewEntries = false
  }

  const removeWallet = (wallet: UntrustedWallet) => {
    pendingWallets.delete(wallet)
    const entry = entries.get(wallet)
    if (!entry) return
    entries.delete(wallet)
    entryByName.delete(entry.name)
    names.reset()
    notify()
    onRemove(entry)
  }

  const addWallet = (wallet: UntrustedWallet) => {
    requestWallets?.()
    if (entries.has(wallet) || pendingWallets.has(wallet)) return
    if (pendingWallets.add(wallet).size % WALLETS_PER_TASK === 1)
      setTimeout(processPending, 0, WALLETS_PER_TASK)
    return () => removeWallet(wallet)
  }

  return {
    start(page, signal) {
      isInsecure = page.isSecureContext === false
      requestWallets = discoverWallets(page, addWallet, rejected.add, signal)
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
      return [...(isInsecure ? [insecureContextDiagnosis] : []), ...accepted, ...rejected.rejections]
    },
  }
}
