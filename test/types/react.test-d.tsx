// Types of the React entry by its package name.
import type { SimpleTransaction } from '@aptos-labs/ts-sdk'
import {
  AptosWalletProvider,
  useWallet,
  useWalletKit,
  type Wallet,
  WalletButton,
} from 'aptos-wallet-kit/react'

export const App = () => (
  <AptosWalletProvider options={{ preferredWallet: 'Petra', network: 'mainnet' }}>
    <WalletButton className="wallet" id="wallet" data-place="head" />
  </AptosWalletProvider>
)

export function useSigning(transaction: SimpleTransaction) {
  const wallet: Wallet = useWallet()
  // @ts-expect-error a value, not a function
  wallet.isConnected()
  // @ts-expect-error the provider takes the options
  wallet.configure({})
  return wallet.signTransaction(transaction, false)
}

export const useDarkTheme = () => useWalletKit().configure({ theme: 'dark' })

// @ts-expect-error the button has no children
export const Labelled = () => <WalletButton>Connect</WalletButton>
// @ts-expect-error unknown option
export const Misspelt = () => <AptosWalletProvider options={{ preferedWallet: 'Petra' }} />

export const Elements = () => (
  <>
    <aptos-wallet-button preferred-wallet="Petra" auto-connect="false" compact className="wallet" />
    <aptos-wallet-button auto-connect class="wallet" data-place="head" ref={(button) => button?.click()} />
    {/* @ts-expect-error React 19 leaves out a `false` attribute */}
    <aptos-wallet-button auto-connect={false} />
    {/* @ts-expect-error React 18 writes the attribute, which enables it */}
    <aptos-wallet-button compact={false} />
    {/* @ts-expect-error unknown attribute */}
    <aptos-wallet-button theme="dark" />
  </>
)
