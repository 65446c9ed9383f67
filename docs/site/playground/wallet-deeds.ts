import type { AptosDevWallet, NetworkName } from '../../../src/dev-wallet/index.js'

const around: readonly NetworkName[] = ['local', 'testnet', 'mainnet']

/** What a visitor, or the wallet's own maker, does behind the page's back; by the names of the buttons. */
export const deeds: Readonly<Record<string, (wallet: AptosDevWallet, network: string) => unknown>> = {
  account(wallet) {
    if (wallet.accounts().length === 1) wallet.addAccount()
    const accounts = wallet.accounts()
    wallet.switchAccount((accounts.findIndex(({ isCurrent }) => isCurrent) + 1) % accounts.length)
  },
  // Devnet is left out: its chain id would have to be asked for, and this site asks nobody.
  network: (wallet, network) =>
    wallet.switchNetwork(around[(around.indexOf(network as NetworkName) + 1) % around.length] ?? 'local'),
  revoke: (wallet) => wallet.revoke(),
  leave: (wallet) => wallet.unregister(),
  come: (wallet) => wallet.register(),
}
