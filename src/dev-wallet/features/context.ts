import { formatAddress } from '../chain/address.js'
import { toHex } from '../chain/hex.js'
import type { KeyPair } from '../chain/key-pair.js'
import { createUnauthorizedError } from '../errors.js'
import type { RequestQueue } from '../request-queue.js'
import { getCurrentKeyPair, getKeyPairs } from '../state/accounts.js'
import type { Fetch } from '../state/network.js'
import type { Store } from '../state/store.js'

/** The dependencies of the features. */
export interface Context {
  readonly store: Store
  readonly requests: RequestQueue
  readonly fetch: Fetch
  /** Returns the current time in milliseconds since 1970. */
  readonly now: () => number
  /** The address of the page, for prompts and for the messages to sign. */
  readonly page: { readonly origin: string; readonly host: string; readonly href: string }
}

/**
 * Asserts that the page is connected.
 *
 * @throws AptosWalletError with code 4100 if the page is not connected.
 */
export function assertConnected({ store }: Context): void {
  if (!store.get().connected) throw createUnauthorizedError('This page is not connected. Call connect first.')
}

/**
 * Creates a function that returns whether the page can still get a signature with a key. While a prompt is open,
 * another tab can end the session or reset the wallet.
 */
export const createSigningCheck =
  ({ store }: Context, key: KeyPair) =>
  (): boolean =>
    store.get().connected && getKeyPairs(store.get()).includes(key)

/**
 * Finds the key pair of a signer.
 *
 * @param context The dependencies of the features.
 * @param address The signer. Default: the current account.
 * @throws AptosWalletError with code 4100 if the page is not connected or the wallet does not have the account.
 * @throws WalletRequestError if `address` is not an address.
 */
export function findSigningKey(context: Context, address?: unknown): KeyPair {
  assertConnected(context)
  const state = context.store.get()
  if (address === undefined) return getCurrentKeyPair(state)
  const addressHex = formatAddress(address)
  const key = getKeyPairs(state).find((candidate) => toHex(candidate.address) === addressHex)
  if (key) return key
  throw createUnauthorizedError(
    `${addressHex} is not an account of the Dev Wallet. Connect again to get one.`,
  )
}
