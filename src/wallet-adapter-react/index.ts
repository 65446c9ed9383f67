export {
  AptosWalletAdapterProvider,
  type AptosWalletProviderProps,
} from './AptosWalletAdapterProvider.js'
export * from './constants.js'
export {
  ethereumStandardSupportedWalletList,
  solanaStandardSupportedWalletList,
  suiStandardSupportedWalletList,
} from './cross-chain-wallets.js'
export { isInAppBrowser, isMobile, isRedirectable } from './device.js'
export { generalizedErrorMessage } from './error-message.js'
export {
  getAptosConnectWallets,
  getPetraWebWallets,
  groupAndSortWallets,
  partitionWallets,
  type WalletSortingOptions,
} from './group-wallets.js'
export {
  convertNetwork,
  fetchDevnetChainId,
  getAptosConfig,
  isAptosLiveNetwork,
  isAptosNetwork,
} from './network.js'
export {
  AboutAptosConnect,
  AboutPetraWeb,
  type AboutPetraWebEducationScreen,
  type AboutPetraWebEducationScreen as AboutAptosConnectEducationScreen,
  type AboutPetraWebProps,
  type AboutPetraWebProps as AboutAptosConnectProps,
} from './parts/AboutPetraWeb.js'
export { AptosPrivacyPolicy } from './parts/AptosPrivacyPolicy.js'
export { WalletItem, type WalletItemProps } from './parts/WalletItem.js'
export { handlePublishPackageTransaction } from './publish-package.js'
export { getSDKWallets } from './sdk-wallets.js'
export { getLocalStorage, removeLocalStorage, setLocalStorage } from './stored-wallet-name.js'
export { aptosStandardSupportedWalletList } from './supported-wallets.js'
export { truncateAddress } from './truncate-address.js'
export type {
  AccountAddress,
  AccountAuthenticator,
  AccountInfo,
  AdapterAccountInfo,
  AdapterNotDetectedWallet,
  AdapterWallet,
  AnyPublicKey,
  AnyRawTransaction,
  AptosChangeNetworkOutput,
  AptosSignAndSubmitTransactionOutput,
  AptosSignInBoundFields,
  AptosSignInInput,
  AptosSignInOutput,
  AptosSignInRequiredFields,
  AptosSignMessageInput,
  AptosSignMessageOutput,
  AptosSignTransactionOutputV1_1,
  AptosStandardSupportedWallet,
  AvailableWallets,
  DappConfig,
  InputGenerateTransactionOptions,
  InputSubmitTransactionData,
  InputTransactionData,
  Network,
  NetworkInfo,
  PendingTransactionResponse,
  TransactionSubmitter,
  WalletCore,
  WalletInfo,
} from './types.js'
export { useWallet, WalletContext, type WalletContextState } from './wallet-context.js'
export {
  isAptosConnectWallet,
  isInstalledOrLoadable,
  isInstallRequired,
  isPetraWebGenericWallet,
  isPetraWebWallet,
  shouldUseFallbackWallet,
} from './wallet-kinds.js'
