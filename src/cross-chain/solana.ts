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
    /** The adapter of the current account. */
    let adapter: { connect(): Promise<void>; destroy(): void } | undefined
    return {
      preload: loadPackages,
      async derive(defaultNetwork) {
        const [{ SolanaDerivedWallet }, { StandardWalletAdapter }] = await loadPackages()
        adapter?.destroy() // Otherwise, the previous adapter would still listen to the wallet.
        adapter = new StandardWalletAdapter({ wallet })
        // The adapter uses the account to which the wallet has granted access, so the wallet does not prompt.
        await adapter.connect()
        return new SolanaDerivedWallet(adapter, { defaultNetwork })
      },
    }
  },
}
