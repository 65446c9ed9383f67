import type { StandardChain } from './wallet-standard.js'

const loadPackage = () => import('@aptos-labs/derived-wallet-sui')

export const sui: StandardChain = {
  chain: 'sui',
  title: 'Sui',
  isSupported: (features) => 'standard:connect' in features && 'sui:signPersonalMessage' in features,
  createLoader: (wallet) => ({
    preload: loadPackage,
    async derive(defaultNetwork) {
      const { SuiDerivedWallet } = await loadPackage()
      // The derived wallet uses the account to which the wallet has granted access.
      return new SuiDerivedWallet(wallet, { defaultNetwork })
    },
  }),
}
