import { registerWallet } from '@wallet-standard/wallet'
import type { LazyWallet } from '../core/index.js'
import { createAptosWallet } from './aptos-wallet.js'
import { discoverEthereumWallets } from './ethereum.js'
import type { CrossChainOptions } from './options.js'
import { solana } from './solana.js'
import { sui } from './sui.js'
import type { SourceWallet } from './types.js'
import { discoverStandardWallets } from './wallet-standard.js'

export type { Chain, CrossChainOptions, NetworkName } from './options.js'

/**
 * Returns the wallets of other chains that are on the page, for the option `lazyWallets`: wallets of Ethereum (EIP-6963), and
 * wallets of Solana and Sui (Wallet Standard). Each name contains the chain, such as `MetaMask (Ethereum)`. The function also
 * registers wallets that load later. Call it once, outside of components. On a server, the function returns no wallets.
 *
 * The package that derives an Aptos account is loaded when such a wallet connects: `@aptos-labs/derived-wallet-ethereum`,
 * `-solana`, or `-sui`, which are optional peer dependencies. The address of the account depends on the host of the page.
 *
 * @example createWalletKit({ lazyWallets: crossChainWallets({ network: 'testnet' }) })
 */
export function crossChainWallets({
  network = 'mainnet',
  chains = ['ethereum', 'solana', 'sui'],
}: CrossChainOptions = {}): LazyWallet[] {
  const rows: LazyWallet[] = []
  if (typeof window === 'undefined') return rows
  let isListed = false
  const addWallet = (source: SourceWallet) => {
    const wallet = createAptosWallet(source, network)
    if (isListed) registerWallet(wallet)
    else rows.push({ name: wallet.name, icon: wallet.icon, load: async () => registerWallet(wallet) })
  }
  if (chains.includes('ethereum')) discoverEthereumWallets(window, addWallet)
  const standardChains = [solana, sui].filter(({ chain }) => chains.includes(chain))
  if (standardChains.length) discoverStandardWallets(window, standardChains, addWallet)
  isListed = true
  return rows
}
