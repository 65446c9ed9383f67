import { addressBytes, addressText } from '../chain/address.js'
import { toHex } from '../chain/hex.js'
import type { KeyPair } from '../chain/key-pair.js'
import { unauthorized } from '../errors.js'
import type { Requests } from '../requests.js'
import { currentKey, keysOf } from '../state/accounts.js'
import type { Fetch } from '../state/network.js'
import type { Store } from '../state/store.js'

/** What the features work with; tests hand in their own. */
export interface Context {
  readonly store: Store
  readonly requests: Requests
  readonly fetch: Fetch
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The page's address: whom the person gives an answer to. */
  readonly page: { readonly origin: string; readonly host: string; readonly href: string }
}

/** @throws AptosWalletError 4100 until the page has connected */
export function requireConnection({ store }: Context): void {
  if (!store.get().connected) throw unauthorized('This page is not connected. Call connect first.')
}

/** Whether the page may still have a signature of this key: both may end while a person is asked, in another tab too. */
export const maySign =
  ({ store }: Context, key: KeyPair) =>
  (): boolean =>
    store.get().connected && keysOf(store.get()).includes(key)

/**
 * The key of the account a page wants to sign with; without one, the current account's.
 * @throws AptosWalletError 4100 when the page is not connected or the account is not in this wallet
 */
export function signingKey(context: Context, wanted: unknown): KeyPair {
  requireConnection(context)
  const state = context.store.get()
  if (wanted === undefined) return currentKey(state)
  const address = toHex(addressBytes(wanted))
  const key = keysOf(state).find((candidate) => toHex(candidate.address) === address)
  if (key) return key
  throw unauthorized(`${addressText(wanted)} is not an account of the Dev Wallet. Connect again to get one.`)
}
