export const settings = {
  title: 'Aptos wallet demo',
  preferredWallet: 'Petra',
  autoConnect: true,
  network: 'mainnet' as string | undefined,
  theme: 'auto' as 'auto' | 'light' | 'dark',
  locale: 'en',
  devWallet: true,
}
