import type { AptosDevWallet, NetworkName } from '../../../../src/dev-wallet/index.js'

// Devnet is omitted: its chain ID changes, so the wallet would have to request it.
const NETWORKS: readonly NetworkName[] = ['local', 'testnet', 'mainnet']

type WalletAction = (wallet: AptosDevWallet, network: string) => unknown

/** Actions that the user, or the wallet itself, takes without the page. */
export const walletActions: Readonly<Record<string, WalletAction>> = {
  'Switch account': (wallet) => {
    if (wallet.accounts().length === 1) wallet.addAccount()
    const accounts = wallet.accounts()
    wallet.switchAccount((accounts.findIndex(({ isCurrent }) => isCurrent) + 1) % accounts.length)
  },
  'Switch network': (wallet, network) =>
    wallet.switchNetwork(
      NETWORKS[(NETWORKS.indexOf(network as NetworkName) + 1) % NETWORKS.length] ?? 'local',
    ),
  'Disconnect the page': (wallet) => wallet.revoke(),
  'Unregister wallet': (wallet) => wallet.unregister(),
  'Register wallet': (wallet) => wallet.register(),
}
