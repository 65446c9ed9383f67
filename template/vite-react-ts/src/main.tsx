import { AptosWalletProvider } from 'aptos-wallet-kit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { options } from './settings'
import './style.css'

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <AptosWalletProvider options={options}>
      <App />
    </AptosWalletProvider>
  </StrictMode>,
)
