import { discoverWallets, toDataImage, toPlainText } from '../core/internal.js'
import type { Chain } from './options.js'
import type { SourceWallet } from './types.js'

/** A wallet of the Wallet Standard. No field can be trusted. */
export interface StandardWallet {
  readonly name: unknown
  readonly icon: unknown
  readonly accounts: readonly unknown[]
  readonly features: {
    readonly [name: string]: unknown
    readonly 'standard:connect': { connect(input: { silent: boolean }): Promise<unknown> }
    readonly 'standard:disconnect'?: { disconnect(): Promise<unknown> }
    readonly 'standard:events'?: { on(name: 'change', listener: (changes: object) => void): unknown }
  }
}

/** A chain whose wallets follow the Wallet Standard. */
export interface StandardChain {
  readonly chain: Chain
  readonly title: string
  /** Returns whether a wallet has the features that the package of the chain needs. */
  isSupported(features: object): boolean
  /** Creates the functions that load the package of the chain, and that derive a wallet with the package. */
  createLoader(wallet: StandardWallet): Pick<SourceWallet, 'preload' | 'derive'>
}

const createSourceWallet = (
  wallet: StandardWallet,
  { title, createLoader }: StandardChain,
): SourceWallet => ({
  ...createLoader(wallet),
  name: toPlainText(`${wallet.name} (${title})`),
  icon: toDataImage(wallet.icon),
  async requestAccess(silent) {
    await wallet.features['standard:connect'].connect({ silent })
    return wallet.accounts.length > 0
  },
  hasAccount: async () => wallet.accounts.length > 0,
  onAccountChange(listener) {
    wallet.features['standard:events']?.on('change', (changes) => {
      if ('accounts' in changes) listener()
    })
  },
  async disconnect() {
    await wallet.features['standard:disconnect']?.disconnect()
  },
})

/**
 * Requests the wallets of chains, and listens for those that load later.
 *
 * @param onWallet Called once for each chain of each wallet.
 */
export function discoverStandardWallets(
  page: Window,
  chains: readonly StandardChain[],
  onWallet: (wallet: SourceWallet) => void,
): void {
  const knownWallets = new Set<StandardWallet>()
  const addWallet = (wallet: StandardWallet) => {
    if (knownWallets.has(wallet)) return
    knownWallets.add(wallet)
    for (const chain of chains)
      try {
        if (chain.isSupported(wallet.features)) onWallet(createSourceWallet(wallet, chain))
      } catch {} // Skip a faulty wallet.
  }
  discoverWallets(page, addWallet as never, () => {}, new AbortController().signal)
}
