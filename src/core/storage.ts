import { tryOr } from './try-or.js'

/** As much of the Web Storage API as is used. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * What the kit remembers on an origin: the auto-connect flag (absent or `true` means enabled), the wallet to reconnect, and
 * the wallet the visitor disconnected from, or declined unasked; the next connection clears that.
 */
export type StorageKey = 'auto-connect' | 'wallet-name' | 'disconnected'

export interface KitStorage {
  get(key: StorageKey): string | null | undefined
  /** @param value empty to forget */
  set(key: StorageKey, value: string): void
}

const KEY_PREFIX = 'aptos-wallet-kit.'

/** Key whose change another tab listens for. */
export const DISCONNECTED_KEY = 'aptos-wallet-kit.disconnected'

/**
 * @param getBackend asked anew each time: reading `window.localStorage` itself throws in a sandboxed frame. What it
 *   refuses (no right, full) is kept in memory, so that this page at least stays true to itself.
 */
export function createStorage(getBackend: () => KeyValueStorage): KitStorage {
  const fallback = new Map<string, string>()
  return {
    get: (key) => fallback.get(key) ?? tryOr(() => getBackend().getItem(KEY_PREFIX + key)),
    set(key, value) {
      fallback.delete(key)
      try {
        if (value) getBackend().setItem(KEY_PREFIX + key, value)
        else getBackend().removeItem(KEY_PREFIX + key)
      } catch {
        fallback.set(key, value)
      }
    },
  }
}
