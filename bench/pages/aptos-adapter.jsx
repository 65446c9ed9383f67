// The Aptos wallet adapter with its ant-design selector, as in its documentation.
import { WalletSelector } from '@aptos-labs/wallet-adapter-ant-design'
import { AptosWalletAdapterProvider } from '@aptos-labs/wallet-adapter-react'
import { createRoot } from 'react-dom/client'
import '@aptos-labs/wallet-adapter-ant-design/dist/index.css'

createRoot(document.getElementById('app')).render(
  <AptosWalletAdapterProvider autoConnect>
    <WalletSelector />
  </AptosWalletAdapterProvider>,
)
