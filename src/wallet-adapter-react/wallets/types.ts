import type { WalletReadyState } from '../utilities/constants.js'
import type { AptosWallet } from './aip62-features.js'

/** The names that `optInWallets` and `hideWallets` accept. */
export type AvailableWallets =
  | 'Continue with Apple'
  | 'Continue with Google'
  | 'Petra Web'
  | 'OKX Wallet'
  | 'Petra'
  | 'Nightly'
  | 'Backpack'
  | 'MSafe'
  | 'Bitget Wallet'
  | 'Gate Wallet'
  | 'Cosmostation Wallet'
  | 'Watchee'

/** The fields by which the adapter identifies the wallets of Petra Web. The `WalletInfo` of the core is a different type. */
export type WalletInfo = { name: string; icon: string; url: string }

/** A wallet on this page. */
export type AdapterWallet = AptosWallet & {
  readyState?: WalletReadyState
  isAptosNativeWallet?: boolean
  /** The wallet to use if this wallet is not installed. */
  fallbackWallet?: AdapterWallet
}

/** A wallet that can be installed. */
export type AdapterNotDetectedWallet = Omit<AdapterWallet, 'features' | 'version' | 'chains' | 'accounts'> & {
  readyState: WalletReadyState.NotDetected
}

export type AnyWallet = AdapterWallet | AdapterNotDetectedWallet

export interface AptosStandardSupportedWallet {
  name: string
  url: string
  icon: AptosWallet['icon']
  readyState: WalletReadyState.NotDetected
  isAIP62Standard: true
  deeplinkProvider?: string
  isAptosNativeWallet?: boolean
}
