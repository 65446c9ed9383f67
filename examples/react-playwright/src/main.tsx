import { AptosWalletProvider } from 'aptos-wallet-kit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { NETWORK } from './network'

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <AptosWalletProvider options={{ network: NETWORK }}>
      <App />
    </AptosWalletProvider>
  </StrictMode>,
)
