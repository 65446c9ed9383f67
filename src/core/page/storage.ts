import { tryOrUndefined } from '../try-or-undefined.js'

/** The methods of the Web Storage API that the kit uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Values that the kit stores:
 *
 * - `auto-connect`: `false` disables auto-connect. Absent or `true` means enabled.
 * - `auto-connect-page`: path of the page that disabled auto-connect for itself.
 * - `wallet-name`: name of the wallet to reconnect. With an empty name, no wallet is connected automatically.
 * - `disconnected`: name of the wallet that the user disconnected, until the next connection.
 * - `terms`: URL of the terms that the user has accepted.
 * - `signed-out`: time of the last logout. Absent after a login.
 * - `rejected`: name of the wallet whose automatic prompt the user rejected in this tab.
 */
export type StorageKey =
  | 'auto-connect'
  | 'auto-connect-page'
  | 'wallet-name'
  | 'disconnected'
  | 'terms'
  | 'signed-out'
  | 'rejected'

/** The storage of a kit. Its functions never throw. */
export interface KitStorage {
  /** Returns `null` if there is no value, and `undefined` if there is no storage. */
  get(key: StorageKey): string | null | undefined
  set(key: StorageKey, value: string): void
  remove(key: StorageKey): void
}

const KEY_PREFIX = 'aptos-wallet-kit.'

/**
 * Key of the `storage` event by which another tab reports a disconnect. Also the type of the event by which another kit of the
 * page reports one.
 */
export const DISCONNECTED_KEY = `${KEY_PREFIX}disconnected`

/** Key of the `storage` event by which another tab reports a login or a logout. */
export const LOGIN_CHANGED_KEY = `${KEY_PREFIX}signed-out`

/**
 * Creates the storage of a kit. A value that the backend rejects (access denied, quota exceeded) is not stored.
 *
 * @param getBackend Returns the backend, or `null` if the page stores nothing. Called for each access, because reading
 *   `window.localStorage` throws in a sandboxed frame.
 */
export const createStorage = (getBackend: () => KeyValueStorage | null | undefined): KitStorage => ({
  get: (key) => tryOrUndefined(() => getBackend()?.getItem(KEY_PREFIX + key)),
  set: (key, value) => tryOrUndefined(() => getBackend()?.setItem(KEY_PREFIX + key, value)),
  remove: (key) => tryOrUndefined(() => getBackend()?.removeItem(KEY_PREFIX + key)),
})
