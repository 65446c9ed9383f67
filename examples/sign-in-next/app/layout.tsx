import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { WalletProvider } from './wallet-provider'

export const metadata: Metadata = { title: 'Log in with Aptos', icons: 'data:,' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <WalletProvider>{children}</WalletProvider>
      </body>
    </html>
  )
}
