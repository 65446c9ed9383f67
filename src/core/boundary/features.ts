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
