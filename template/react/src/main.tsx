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
  // With the stub of a full node, transactions succeed without a network.
  await window.AptosDevWallet?.configure({ node: options.network ? 'live' : 'stub' })
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
