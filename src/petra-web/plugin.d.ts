/**
 * The exports of the optional peer dependency that the kit uses. With this declaration, the types compile without the package.
 */
declare module '@aptos-connect/wallet-adapter-plugin' {
  interface WalletConstructor {
    new (config: { network: string; dappId?: string }): import('@wallet-standard/base').Wallet
  }
  export const AptosConnectGenericWallet: WalletConstructor
  export const AptosConnectGoogleWallet: WalletConstructor
  export const AptosConnectAppleWallet: WalletConstructor
}
