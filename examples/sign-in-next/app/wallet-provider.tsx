'use client'

import { AptosWalletProvider, type UiOptions } from 'aptos-wallet-kit/react'
import { createAuthentication } from 'aptos-wallet-kit/sign-in'
import { type ReactNode, useEffect } from 'react'

const options: UiOptions = {
  authentication: createAuthentication({
    nonceUrl: '/api/nonce',
    loginUrl: '/api/login',
    sessionUrl: '/api/session',
    logoutUrl: '/api/logout',
  }),
}

export function WalletProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    // A production build removes this block and the development wallet with it.
    if (process.env.NODE_ENV === 'development') {
      import('aptos-wallet-kit/dev-wallet').then(() => {
        // With the stub of a full node, transactions succeed without a network.
        window.AptosDevWallet?.configure({ node: 'stub' })
      })
    }
  }, [])

  return <AptosWalletProvider options={options}>{children}</AptosWalletProvider>
}
