import { toDataImage, toPlainText } from './sanitize.js'
import type { WalletEntry } from './types.js'
import { setLoader } from './wallet-entry.js'

/** A wallet whose code is loaded only if it can be needed. It is listed as installed before. */
export interface LazyWallet {
  /** Name under which the wallet registers. */
  readonly name: string
  /** `data:image/…` URL. */
  readonly icon: string
  /** Loads the code of the wallet, which then registers itself. Called again only if it failed. */
  load(): Promise<unknown>
}

/**
 * Creates the function that returns the entry of a lazy wallet. The entry stands for the wallet from the start: the wallet
 * that registers under its name becomes the wallet behind it.
 *
 * @param onLoad Called after a wallet was loaded.
 */
export function createLazyEntries(onLoad: () => void) {
  const entries = new WeakMap<LazyWallet, WalletEntry>()
  return (lazyWallet: LazyWallet): WalletEntry => {
    const knownEntry = entries.get(lazyWallet)
    if (knownEntry) return knownEntry
    const entry: WalletEntry = Object.freeze({
      name: toPlainText(lazyWallet.name),
      url: '',
      icon: toDataImage(lazyWallet.icon),
      readyState: 'Installed',
      isAIP62Standard: true,
    })
    entries.set(lazyWallet, entry)
    let loading: Promise<void> | undefined
    const load = async () => {
      try {
        await lazyWallet.load()
        onLoad()
      } catch (error) {
        loading = undefined
        throw error
      }
    }
    setLoader(entry, () => {
      loading ??= load()
      return loading
    })
    return entry
  }
}
