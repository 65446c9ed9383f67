/** State of a wallet. `Installed` also means a lazy wallet that is not loaded yet. */
export enum WalletReadyState {
  Installed = 'Installed',
  NotDetected = 'NotDetected',
}

export enum NetworkName {
  Mainnet = 'mainnet',
  Testnet = 'testnet',
  Devnet = 'devnet',
}

/** The networks that have the Aptos Names Service, by chain ID. */
export const ChainIdToAnsSupportedNetworkMap: Record<string, string> = { '1': 'mainnet', '2': 'testnet' }

/** @deprecated Use {@link PETRA_WEB_BASE_URL}. */
export const APTOS_CONNECT_BASE_URL = 'https://aptosconnect.app'

export const PETRA_WEB_BASE_URL = 'https://web.petra.app'

/** @deprecated Use {@link PETRA_WEB_ACCOUNT_URL}. */
export const APTOS_CONNECT_ACCOUNT_URL = 'https://aptosconnect.app/dashboard/main-account'

export const PETRA_WEB_ACCOUNT_URL = 'https://web.petra.app/dashboard/main-account'

/** The name of the wallet for all accounts of Petra Web. */
export const PETRA_WEB_GENERIC_WALLET_NAME = 'Petra Web'

export const PETRA_WALLET_NAME = 'Petra'

/** The names of the fallbacks for wallets that are not installed, by the name of the wallet. */
export const DEFAULT_WALLET_CONNECTION_FALLBACKS = { Petra: PETRA_WEB_GENERIC_WALLET_NAME }

export const APTOS_PRIVACY_POLICY_URL = 'https://aptoslabs.com/privacy'

export const EXPLORE_ECOSYSTEM_URL = 'https://aptosnetwork.com/ecosystem/directory/category/defi'
