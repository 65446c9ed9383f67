import { addRejection, type Diagnosis, diagnoseWallets } from './diagnosis.js'
import { discoverWallets } from './discovery.js'
import type { WalletEntry } from './types.js'
import type { UntrustedWallet } from './wallet-entry.js'
import { createWalletList, type WalletList } from './wallet-list.js'

/** The wallets that registered on this page. */
export interface WalletRegistry
  extends Pick<WalletList, 'findWallet' | 'findRememberedWallet' | 'setLazyWallets' | 'loadLazyWallets'> {
  start(page: Pick<Window, 'isSecureContext'> & EventTarget, signal: AbortSignal): void
  /** Requests wallets and validates those that registered, now instead of in a later task. */
  processPending(): void
  /** Returns the validated wallets in the order of their registration. */
  getInstalled(): readonly WalletEntry[]
  diagnose(): readonly Diagnosis[]
}

/** Wallets validated in one task. Each takes a dozen reads of untrusted objects, so thousands would block the page. */
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
  const rejections: Diagnosis[] = []
  /** Replaced only when a wallet is added or removed, so that components can compare it by identity. */
  let cachedEntries: readonly WalletEntry[] | undefined
  let hasNewEntries = false
  /** Runs in a task of its own: thousands of wallets take longer to register than the button may wait. */
  let requestWallets: (() => void) | undefined
  let isInsecure = false

  const notify = () => {
    cachedEntries = undefined
    onChange()
  }

  const processPending = (limit = Infinity) => {
    requestWallets?.()
    for (const wallet of pendingWallets) {
      if (!limit--) return
      pendingWallets.delete(wallet)
      try {
        list.add(wallet)
        hasNewEntries = true
      } catch (error) {
        addRejection(rejections, error, wallet)
      }
    }
    if (hasNewEntries) notify() // Once for a burst of registrations.
    hasNewEntries = false
  }

  const list = createWalletList(getAliases, processPending)

  const addWallet = (wallet: UntrustedWallet) => {
    requestWallets?.()
    if (list.registered.has(wallet) || pendingWallets.has(wallet)) return
    if (pendingWallets.add(wallet).size % WALLETS_PER_TASK === 1)
      setTimeout(processPending, 0, WALLETS_PER_TASK)
    return () => {
      pendingWallets.delete(wallet)
      const entry = list.remove(wallet)
      if (!entry) return
      notify()
      onRemove(entry)
    }
  }

  return {
    ...list,
    start(page, signal) {
      isInsecure = page.isSecureContext === false
      requestWallets = discoverWallets(page, addWallet, (error) => addRejection(rejections, error), signal)
      setTimeout(requestWallets)
    },
    processPending,
    getInstalled: () => (cachedEntries ??= Object.freeze(list.getEntries())),
    setLazyWallets(lazyWallets) {
      list.setLazyWallets(lazyWallets)
      notify()
    },
    diagnose() {
      processPending()
      return diagnoseWallets(isInsecure, list.registered, rejections)
    },
  }
}
