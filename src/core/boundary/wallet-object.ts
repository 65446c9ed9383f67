import type { WalletEntry } from '../types.js'

/** An object that registered as a wallet. No field can be trusted. */
export interface UntrustedWallet {
  readonly name?: unknown
  readonly icon?: unknown
  readonly url?: unknown
  readonly features: Readonly<Record<string, UntrustedFeature | null | undefined>>
}

type UntrustedFeature = Readonly<Record<string, unknown>>

/** Maps values of the kit to the objects of wallets from which the kit created the values. */
const objectByValue = new WeakMap<object, unknown>()

/**
 * Stores the wallet's own object for a value of the kit.
 *
 * @returns The value.
 */
export function linkWalletObject<Value extends object>(value: Value, walletObject: unknown): Value {
  objectByValue.set(value, walletObject)
  return value
}

/**
 * Returns the wallet's own object, unchecked. For an entry, it is the registered wallet. For the account or the network of a
 * session, it is the object that the wallet returned. For a `Rejected` result of `connect()`, it is the value that the wallet
 * threw.
 *
 * @param value An entry of `installed_wallets`, `account` or `network` of a session, or a `Rejected` result of `connect()`.
 * @returns `undefined` if the value was not created from an object of a wallet.
 */
export const getWalletObject = (value: object): unknown => objectByValue.get(value)

/** Returns whether the wallet of an entry has registered. The wallet of a lazy entry registers when it is loaded. */
export const isRegistered = (entry: WalletEntry): boolean => !!getWalletObject(entry)

/** Functions that load the wallets of lazy entries, each once for all callers. */
const loaders = new WeakMap<WalletEntry, () => Promise<unknown>>()

/**
 * Sets the function that loads the wallet of a lazy entry.
 *
 * @param load Loads the wallet, which then registers. Called again only after a call failed.
 */
export function setWalletLoader(entry: WalletEntry, load: () => Promise<unknown>): void {
  let loading: Promise<unknown> | undefined
  const loadAndAllowRetry = async () => {
    try {
      await load()
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  loaders.set(entry, () => (loading ??= loadAndAllowRetry()))
}

/**
 * Loads the wallet of a lazy entry. Returns `undefined` for any other entry, and once the wallet has registered. The promise
 * rejects if the loading fails, and resolves even if the loaded code registers no wallet.
 */
export const loadIfLazy = (entry: WalletEntry): Promise<unknown> | undefined =>
  isRegistered(entry) ? undefined : loaders.get(entry)?.()
