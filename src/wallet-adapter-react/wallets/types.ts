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

export type WalletInfo = { name: string; icon: string; url: string }
