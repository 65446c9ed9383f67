import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { settings } from './settings'
import { WalletProvider } from './wallet-provider'
import './style.css'

export const metadata: Metadata = {
  title: settings.title,
  icons: 'data:,',
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme={settings.theme}>
      <body>
        <WalletProvider>{children}</WalletProvider>
      </body>
    </html>
  )
}
