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
/** Key whose change another tab listens for. */
export declare const DISCONNECTED_KEY = 'aptos-wallet-kit.disconnected'
/**
 * @param getBackend asked anew each time: reading `window.localStorage` itself throws in a sandboxed frame. What it
 *   refuses (no right, full) is kept in memory, so that this page at least stays true to itself.
 */
export declare function createStorage(getBackend: () => KeyValueStorage): KitStorage
