export {
  AptosWalletAdapterProvider,
  type AptosWalletProviderProps,
} from './AptosWalletAdapterProvider.js'
export { useWallet, WalletContext, type WalletContextState } from './hooks/use-wallet.js'
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
export * from './utilities/constants.js'
export { isInAppBrowser, isMobile, isRedirectable } from './utilities/device.js'
export {
  convertNetwork,
  fetchDevnetChainId,
  getAptosConfig,
  isAptosLiveNetwork,
  isAptosNetwork,
} from './utilities/network.js'
export { handlePublishPackageTransaction } from './utilities/publish-package.js'
export { generalizedErrorMessage } from './utilities/rejections.js'
export { truncateAddress } from './utilities/truncate-address.js'
export { aptosStandardSupportedWalletList } from './wallets/aptos-wallets.js'
export {
  getAptosConnectWallets,
  getPetraWebWallets,
  groupAndSortWallets,
  partitionWallets,
  type WalletSortingOptions,
} from './wallets/group-wallets.js'
export { getSDKWallets } from './wallets/sdk-wallets.js'
export { getLocalStorage, removeLocalStorage, setLocalStorage } from './wallets/stored-wallet-name.js'
export {
  ethereumStandardSupportedWalletList,
  solanaStandardSupportedWalletList,
  suiStandardSupportedWalletList,
} from './wallets/supported-wallets.js'
export {
  isAptosConnectWallet,
  isInstalledOrLoadable,
  isInstallRequired,
  isPetraWebGenericWallet,
  isPetraWebWallet,
  shouldUseFallbackWallet,
} from './wallets/wallet-kinds.js'
