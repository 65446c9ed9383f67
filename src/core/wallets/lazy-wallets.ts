import { setWalletLoader } from '../boundary/wallet-loader.js'
import type { WalletEntry } from '../types.js'

/** A wallet whose code is loaded only if it can be needed. Until then it is listed as installed. */
export interface LazyWallet {
  /** Name under which the wallet registers. */
  readonly name: string
  /** Icon as a `data:image/…` URL. */
  readonly icon: string
  /** Loads the code of the wallet, which then registers itself. Called again only if it failed. */
  load(): Promise<unknown>
}

/**
 * Creates the entry of a lazy wallet. It stands for the wallet from the start: the wallet that registers under its name
 * becomes the wallet behind it.
 */
export function createLazyEntry({ name, icon, load }: LazyWallet): WalletEntry {
  const entry: WalletEntry = Object.freeze({
    name,
    url: '',
    icon,
    readyState: 'Installed',
    isAIP62Standard: true,
  })
  let loading: Promise<unknown> | undefined
  const loadOnce = async () => {
    try {
      await load()
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  setWalletLoader(entry, () => (loading ??= loadOnce()))
  return entry
}
