import {
  AptosChangeNetworkNamespace,
  AptosConnectNamespace,
  AptosDisconnectNamespace,
  AptosGetAccountNamespace,
  AptosGetNetworkNamespace,
  AptosOnAccountChangeNamespace,
  AptosOnNetworkChangeNamespace,
  AptosOpenInMobileAppNamespace,
  AptosSignAndSubmitTransactionNamespace,
  AptosSignInNamespace,
  AptosSignMessageNamespace,
  AptosSignTransactionNamespace,
} from '@aptos-labs/wallet-standard'
import { tryOrUndefined } from '../try-or-undefined.js'
import type { WalletEntry } from '../types.js'
import { getWalletObject, type UntrustedWallet } from './wallet-object.js'

/** The key of each AIP-62 feature, by the name of its method. */
export const FEATURE_KEYS = {
  account: AptosGetAccountNamespace,
  changeNetwork: AptosChangeNetworkNamespace,
  connect: AptosConnectNamespace,
  disconnect: AptosDisconnectNamespace,
  network: AptosGetNetworkNamespace,
  onAccountChange: AptosOnAccountChangeNamespace,
  onNetworkChange: AptosOnNetworkChangeNamespace,
  openInMobileApp: AptosOpenInMobileAppNamespace,
  signAndSubmitTransaction: AptosSignAndSubmitTransactionNamespace,
  signIn: AptosSignInNamespace,
  signMessage: AptosSignMessageNamespace,
  signTransaction: AptosSignTransactionNamespace,
} as const

/** Name of an AIP-62 feature without `aptos:`, which is also the name of its method. */
export type FeatureName = keyof typeof FEATURE_KEYS

const getFeature = (entry: WalletEntry, name: FeatureName) =>
  (getWalletObject(entry) as UntrustedWallet | undefined)?.features[FEATURE_KEYS[name]]

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
