import { registerWallet } from '@wallet-standard/wallet'
import { wallets } from '../catalogue/index.js'
import type { LazyWallet } from '../core/index.js'
import { apple, google } from './icons.js'

/** Options of Petra Web. */
export interface PetraWebOptions {
  /** Network of the wallets. The user cannot change it. Default: `mainnet`. */
  readonly network?: 'mainnet' | 'testnet' | 'devnet' | undefined
  /** ID that Petra assigned to the application. */
  readonly dappId?: string | undefined
}

const petra = wallets.find(({ name }) => name === 'Petra')?.icon ?? ''

/** Wallets of the plugin, with the names under which they register. */
const rows = [
  { name: 'Petra Web', icon: petra, wallet: 'AptosConnectGenericWallet' },
  { name: 'Continue with Google', icon: google, wallet: 'AptosConnectGoogleWallet' },
  { name: 'Continue with Apple', icon: apple, wallet: 'AptosConnectAppleWallet' },
] as const

/**
 * Returns the wallets of Petra Web for the option `lazyWallets`: Petra Web, Google, and Apple. These wallets open a popup of
 * `https://web.petra.app`. Their code is loaded from `@aptos-connect/wallet-adapter-plugin`, an optional peer dependency.
 *
 * @example createWalletKit({ lazyWallets: petraWebWallets({ network: 'testnet' }) })
 */
export const petraWebWallets = ({ network = 'mainnet', dappId }: PetraWebOptions = {}): LazyWallet[] =>
  rows.map(({ name, icon, wallet }) => ({
    name,
    icon,
    async load() {
      const { [wallet]: Wallet } = await import('@aptos-connect/wallet-adapter-plugin')
      registerWallet(new Wallet({ network, ...(dappId && { dappId }) }))
    },
  }))
