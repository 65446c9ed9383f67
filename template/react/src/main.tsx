import type { NetworkName } from 'aptos-wallet-kit/dev-wallet'
import { AptosWalletProvider } from 'aptos-wallet-kit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { settings } from './settings'
import './style.css'

const { title, devWallet, ...options } = settings

// A production build removes this block and the development wallet with it.
if (import.meta.env.DEV && devWallet) {
  await import('aptos-wallet-kit/dev-wallet')
  const network = options.network as NetworkName | undefined
  // With the stub of a full node, transactions succeed without a network. The wallet rejects an unknown network.
  await window.AptosDevWallet?.configure({ node: network ? 'live' : 'stub', network }).catch(console.warn)
}

document.title = title
document.documentElement.dataset.theme = options.theme

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <AptosWalletProvider options={options}>
      <App />
    </AptosWalletProvider>
  </StrictMode>,
)
