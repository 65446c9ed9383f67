export {
  type ConnectionResult,
  type ConnectOptions,
  type KitEventMap,
  shortenAddress,
  toHex,
  type WalletEntry,
  WalletKitError,
  type WalletState,
} from '../core/index.js'
export type { Strings, Theme, UiOptions, WalletList } from '../ui/index.js'
export { AptosWalletProvider, type AptosWalletProviderProps } from './AptosWalletProvider.js'
export type {} from './element.js'
export { useWallet } from './use-wallet.js'
export { WalletButton, type WalletButtonProps } from './WalletButton.js'
export type { Wallet, WalletActions } from './wallet.js'
