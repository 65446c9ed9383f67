import type { StandardChain } from './wallet-standard.js'

const loadPackages = () =>
  Promise.all([
    import('@aptos-labs/derived-wallet-solana'),
    import('@solana/wallet-standard-wallet-adapter-base'),
  ])

export const solana: StandardChain = {
  chain: 'solana',
  title: 'Solana',
  /** @see `isWalletAdapterCompatibleStandardWallet` of `@solana/wallet-adapter-base` */
  isSupported: (features) =>
    'standard:connect' in features &&
    'standard:events' in features &&
    ('solana:signAndSendTransaction' in features || 'solana:signTransaction' in features),
  createLoader(wallet) {
    /** One for all derived wallets: it follows the account, and AIP-62 has no unsubscribe. */
    let adapter: { connect(): Promise<void> } | undefined
    return {
      preload: loadPackages,
      async derive(defaultNetwork) {
        const [{ SolanaDerivedWallet }, { StandardWalletAdapter }] = await loadPackages()
        adapter ??= new StandardWalletAdapter({ wallet })
        // Takes the account to which the wallet has granted access, without calling the wallet.
        await adapter.connect()
        return new SolanaDerivedWallet(adapter, { defaultNetwork })
      },
    }
  },
}
