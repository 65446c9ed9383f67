'use client'

import type { NetworkName } from 'aptos-wallet-kit/dev-wallet'
import { AptosWalletProvider } from 'aptos-wallet-kit/react'
import { type ReactNode, useEffect } from 'react'
import { settings } from './settings'

const { title, devWallet, ...options } = settings

/** Provides the wallet kit to the client components of every page. */
export function WalletProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    // A production build removes this block and the development wallet with it.
    if (process.env.NODE_ENV === 'development' && devWallet) {
      import('aptos-wallet-kit/dev-wallet').then(() => {
        const network = options.network as NetworkName | undefined
        // With the stub of a full node, transactions succeed without a network. The wallet rejects an unknown network.
        window.AptosDevWallet?.configure({ node: network ? 'live' : 'stub', network }).catch(console.warn)
      })
    }
  }, [])

  return <AptosWalletProvider options={options}>{children}</AptosWalletProvider>
}
