import { tryOrUndefined } from '../try-or-undefined.js'
import type { WalletEntry } from '../types.js'
import { getWalletObject, type UntrustedWallet } from './wallet-object.js'

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

const getFeature = (entry: WalletEntry, name: FeatureName) =>
  (getWalletObject(entry) as UntrustedWallet | undefined)?.features[`aptos:${name}`]

/**
 * Returns the method of a feature, bound to the feature. `undefined` if the wallet lacks it.
 *
 * @throws What a getter of the wallet throws.
 */
export function getMethod(
  entry: WalletEntry,
  name: FeatureName,
): ((...args: readonly unknown[]) => unknown) | undefined {
  const feature = getFeature(entry, name)
  const method = feature?.[name]
  if (typeof method === 'function') return (...args) => Reflect.apply(method, feature, args)
}

/** Returns whether a wallet has a feature. A feature whose getter throws counts as missing. */
export const supportsFeature = (entry: WalletEntry, name: FeatureName): boolean =>
  !!tryOrUndefined(() => getMethod(entry, name))

/** Returns the version of a feature, of any type. `undefined` if there is none. */
export const getFeatureVersion = (entry: WalletEntry, name: FeatureName): unknown =>
  tryOrUndefined(() => getFeature(entry, name)?.version)
