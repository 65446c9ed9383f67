import type { KeyValueStorage } from '../../core/index.js'

/** The key under which the Aptos wallet adapter stores the name of the wallet. */
const STORAGE_KEY = 'AptosWalletName'

export const setLocalStorage = (walletName: string): void => localStorage.setItem(STORAGE_KEY, walletName)

export const removeLocalStorage = (): void => localStorage.removeItem(STORAGE_KEY)

/** Does nothing, as in the adapter. */
export function getLocalStorage(): void {}

/** Reads the name of the remembered wallet. Returns `null` if there is none, or if storage is blocked. */
export function readStoredWalletName(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

const isNameKey = (key: string) => key.endsWith('.wallet-name')

/**
 * Creates the kit's storage, which stores the wallet's name under the adapter's key, so that users stay connected if the app
 * returns to the adapter.
 *
 * @param canReconnect Whether the kit may connect a wallet on page load.
 */
export const createNameStorage = (canReconnect: boolean): KeyValueStorage => ({
  getItem(key) {
    const name = localStorage.getItem(STORAGE_KEY)
    // Return an empty name, which turns auto-connect off. With `null`, the kit would connect the only wallet of a phone.
    if (isNameKey(key)) return canReconnect ? name : ''
    // Ignore the stored setting, because the prop of the provider applies on each page load.
    if (key.endsWith('.auto-connect')) return null
    // If the adapter has stored a name since the disconnection, the disconnection no longer applies.
    if (name) return null
    return localStorage.getItem(key)
  },
  setItem: (key, value) => localStorage.setItem(isNameKey(key) ? STORAGE_KEY : key, value),
  removeItem: (key) => localStorage.removeItem(isNameKey(key) ? STORAGE_KEY : key),
})
