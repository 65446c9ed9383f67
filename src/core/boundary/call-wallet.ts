import { ERROR_CODES, WalletKitError } from '../errors.js'
import { tryOrUndefined } from '../try-or-undefined.js'
import type { NetworkDetails, WalletEntry } from '../types.js'
import { isRejection, parseNetwork, rejectedResponse } from './parse-response.js'
import { toPlainText } from './sanitize.js'
import { getWalletObject, linkWalletObject, loadIfLazy, type UntrustedWallet } from './wallet-object.js'

/**
 * Name of an AIP-62 feature without `aptos:`, which is also the name of its method. `test/types/core.test-d.ts` compares the
 * names with those of `@aptos-labs/wallet-standard`, whose constants would add 180 bytes to the page script.
 */
export type FeatureName =
  | 'account'
  | 'changeNetwork'
  | 'connect'
  | 'disconnect'
  | 'network'
  | 'onAccountChange'
  | 'onNetworkChange'
  | 'openInMobileApp'
  | 'signAndSubmitTransaction'
  | 'signIn'
  | 'signMessage'
  | 'signTransaction'

/**
 * Calls a feature of a wallet in the task of the caller, because browsers block a popup that is opened in a later task. A lazy
 * wallet that is not loaded is called in a later task, after the loading.
 *
 * @returns The wallet's response. A rejection that the wallet throws becomes AIP-62's `{ status: 'Rejected' }`, for which
 *   `getWalletObject()` returns the thrown value.
 * @throws WalletKitError `UNSUPPORTED`, or `WALLET_FAILED` with the error of the wallet, or of its loading, as `cause`.
 */
export async function callFeature(
  entry: WalletEntry,
  name: FeatureName,
  ...args: readonly unknown[]
): Promise<unknown> {
  try {
    const loading = loadIfLazy(entry)
    if (loading) await loading
    const method = readFeatureMethodUnguarded(entry, name)
    if (method) return await method(...args)
  } catch (cause) {
    // Keep the value that the wallet threw, because the drop-in for the Aptos adapter rejects with this value.
    if (isRejection(cause)) return linkWalletObject({ ...rejectedResponse }, cause)
    throw createWalletError(entry.name, cause)
  }
  throw new WalletKitError('UNSUPPORTED', `${entry.name} does not support ${name}`, { wallet: entry.name })
}

/**
 * Reads the network of a wallet.
 *
 * @throws WalletKitError `UNSUPPORTED`, `WALLET_FAILED`, `BAD_WALLET_DATA`
 */
export const readNetwork = async (wallet: WalletEntry): Promise<NetworkDetails> =>
  parseNetwork(wallet.name, await callFeature(wallet, 'network'))

/**
 * Returns whether a wallet has a feature with its method. A feature whose getter throws counts as missing, and so does every feature
 * of a lazy wallet that is not loaded.
 */
export const supportsFeature = (entry: WalletEntry, name: FeatureName): boolean =>
  !!tryOrUndefined(() => readFeatureMethodUnguarded(entry, name))

/** Returns the version of a feature: a value of any type. Returns `undefined` if the version is missing or can't be read. */
export const getFeatureVersion = (entry: WalletEntry, name: FeatureName): unknown =>
  tryOrUndefined(() => readFeatureUnguarded(entry, name)?.version)

/**
 * Returns the method of a feature, bound to the feature. Returns `undefined` if the wallet lacks the method, or is not loaded.
 *
 * @throws Any value that a getter of the wallet throws.
 */
function readFeatureMethodUnguarded(
  entry: WalletEntry,
  name: FeatureName,
): ((...args: readonly unknown[]) => unknown) | undefined {
  const feature = readFeatureUnguarded(entry, name)
  const method = feature?.[name]
  if (typeof method === 'function') return (...args) => Reflect.apply(method, feature, args)
}

/** Returns a feature, or `undefined` if the wallet lacks it or is not loaded. Throws any value that a getter throws. */
const readFeatureUnguarded = (entry: WalletEntry, name: FeatureName) =>
  (getWalletObject(entry) as UntrustedWallet | undefined)?.features[`aptos:${name}`]

/**
 * Wraps a value that a wallet threw, other than a rejection, in `WALLET_FAILED`. Keeps the code of the value only if AIP-62
 * defines the code.
 */
function createWalletError(walletName: string, cause: unknown): WalletKitError {
  const error = cause as Partial<Error & { readonly code: unknown }>
  // The wallet can throw `null`, `undefined`, or an object whose getters throw.
  const message = toPlainText(
    tryOrUndefined(() => error.message ?? error),
    300,
  )
  const code = tryOrUndefined(() => error.code)
  return new WalletKitError('WALLET_FAILED', message || `${walletName} failed without a message`, {
    code: Object.values<unknown>(ERROR_CODES).includes(code) ? (code as number) : undefined,
    wallet: walletName,
    cause,
  })
}
