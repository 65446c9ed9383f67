import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { WalletProvider } from './wallet-provider'

export const metadata: Metadata = { title: 'Log in with Aptos', icons: 'data:,' }

export const viewport: Viewport = { colorScheme: 'light dark' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body style={{ overflowWrap: 'anywhere' }}>
        <WalletProvider>{children}</WalletProvider>
      </body>
    </html>
  )
}
