'use client'

import { AptosWalletProvider } from 'aptos-wallet-kit/react'
import { type ReactNode, useEffect } from 'react'

export function WalletProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    // A production build removes this block and the development wallet with it.
    if (process.env.NODE_ENV === 'development') import('aptos-wallet-kit/dev-wallet')
  }, [])

  return <AptosWalletProvider>{children}</AptosWalletProvider>
}
