import { AptosWalletProvider } from 'aptos-wallet-kit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <AptosWalletProvider options={{ preferredWallet: 'Petra' }}>
      <App />
    </AptosWalletProvider>
  </StrictMode>,
)
