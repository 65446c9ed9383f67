import {
  APTOS_CONNECT_BASE_URL,
  PETRA_WEB_BASE_URL,
  PETRA_WEB_GENERIC_WALLET_NAME,
  WalletReadyState,
} from '../utilities/constants.js'
import { isRedirectable } from '../utilities/device.js'
import type { AdapterWallet, AnyWallet, WalletInfo } from './types.js'

export const isInstalledOrLoadable = (wallet: AnyWallet): wallet is AdapterWallet =>
  wallet.readyState === WalletReadyState.Installed

/** Returns whether the user must install the wallet first. On a phone, a link opens its app instead. */
export const isInstallRequired = (wallet: AnyWallet): boolean =>
  !isInstalledOrLoadable(wallet) && !isRedirectable()

/** Returns whether the fallback wallet replaces the wallet, because only the fallback is installed or can be loaded. */
export const shouldUseFallbackWallet = (wallet: AnyWallet): boolean =>
  !isInstalledOrLoadable(wallet) && !!wallet.fallbackWallet && isInstalledOrLoadable(wallet.fallbackWallet)

export const isPetraWebGenericWallet = (wallet: AnyWallet | WalletInfo): boolean =>
  wallet.name === PETRA_WEB_GENERIC_WALLET_NAME

/** Returns whether a wallet is part of Petra Web. By default, excludes the wallet for all accounts. */
export const isPetraWebWallet = (wallet: AnyWallet | WalletInfo, ignoreGenericWallet = true): boolean =>
  !(ignoreGenericWallet && isPetraWebGenericWallet(wallet)) &&
  [PETRA_WEB_BASE_URL, APTOS_CONNECT_BASE_URL].some((url) => !!wallet.url?.startsWith(url))

/** @deprecated Use {@link isPetraWebWallet}. */
export const isAptosConnectWallet = (wallet: AnyWallet | WalletInfo): boolean => isPetraWebWallet(wallet)
