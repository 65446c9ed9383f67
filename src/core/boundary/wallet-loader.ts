import type { WalletEntry } from '../types.js'
import { getWalletObject } from './wallet-object.js'

/** Loads the wallet of each lazy entry. */
const loaders = new WeakMap<WalletEntry, () => Promise<unknown>>()

/** Makes an entry stand for a wallet that is yet to be loaded. */
export function setWalletLoader(entry: WalletEntry, load: () => Promise<unknown>): void {
  loaders.set(entry, load)
}

/** Loads the wallet of a lazy entry. Returns `undefined` for any other entry, and once the wallet has registered. */
export const loadWallet = (entry: WalletEntry): Promise<unknown> | undefined =>
  getWalletObject(entry) ? undefined : loaders.get(entry)?.()
