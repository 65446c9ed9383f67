export { AptosWalletAdapterProvider } from './AptosWalletAdapterProvider.js'
export type { AptosWalletProviderProps, WalletContextState, WalletCore } from './hooks/types.js'
export { useWallet, WalletContext } from './hooks/use-wallet.js'
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
export type {
  AccountAddress,
  AccountAuthenticator,
  AccountInfo,
  AdapterAccountInfo,
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
  DappConfig,
  InputGenerateTransactionOptions,
  InputSubmitTransactionData,
  InputTransactionData,
  Network,
  NetworkInfo,
  PendingTransactionResponse,
  TransactionSubmitter,
} from './types.js'
export * from './utilities/constants.js'
export { isInAppBrowser, isMobile, isRedirectable } from './utilities/device.js'
export { fetchDevnetChainId, getAptosConfig } from './utilities/load-sdk.js'
export { convertNetwork, isAptosLiveNetwork, isAptosNetwork } from './utilities/network.js'
export { handlePublishPackageTransaction } from './utilities/publish-package.js'
export { generalizedErrorMessage } from './utilities/rejections.js'
export { truncateAddress } from './utilities/truncate-address.js'
export {
  getAptosConnectWallets,
  getPetraWebWallets,
  groupAndSortWallets,
  partitionWallets,
  type WalletSortingOptions,
} from './wallets/group-wallets.js'
export { getLocalStorage, removeLocalStorage, setLocalStorage } from './wallets/stored-wallet-name.js'
export {
  aptosStandardSupportedWalletList,
  ethereumStandardSupportedWalletList,
  getSDKWallets,
  solanaStandardSupportedWalletList,
  suiStandardSupportedWalletList,
} from './wallets/supported-wallets.js'
export type {
  AdapterNotDetectedWallet,
  AdapterWallet,
  AptosStandardSupportedWallet,
  AvailableWallets,
  WalletInfo,
} from './wallets/types.js'
export {
  isAptosConnectWallet,
  isInstalledOrLoadable,
  isInstallRequired,
  isPetraWebGenericWallet,
  isPetraWebWallet,
  shouldUseFallbackWallet,
} from './wallets/wallet-kinds.js'
