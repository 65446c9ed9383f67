import { WalletCore } from '@aptos-labs/wallet-adapter-core'

/** The Aptos wallet adapter, without its telemetry and without the wallets that it loads from the network. */
window.walletAdapter = new WalletCore([], { network: 'local' }, true)
