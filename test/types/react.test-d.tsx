// Types of the React entry by its package name.
import type { SimpleTransaction } from '@aptos-labs/ts-sdk'
import {
  AptosWalletProvider,
  type UiOptions,
  useWallet,
  type Wallet,
  WalletButton,
} from 'aptos-wallet-kit/react'

const options: UiOptions = { preferredWallet: 'Petra', network: 'mainnet' }

export const App = () => (
  <AptosWalletProvider options={options}>
    <WalletButton className="wallet" id="wallet" data-place="head" />
  </AptosWalletProvider>
)

export function useSigning() {
  const wallet: Wallet = useWallet()
  const isConnected: boolean = wallet.isConnected
  // @ts-expect-error a value, not a function
  wallet.isConnected()
  // @ts-expect-error the provider takes the options
  wallet.configure({})
  const sign = (): Promise<unknown> => wallet.signMessage({ message: wallet.address, nonce: '1' })
  const signBuilt = (transaction: SimpleTransaction) => wallet.signTransaction(transaction, false)
  return { isConnected, sign, signBuilt }
}

// @ts-expect-error the button has no children
export const Labelled = () => <WalletButton>Connect</WalletButton>
// @ts-expect-error unknown option
export const Misspelt = () => <AptosWalletProvider options={{ preferedWallet: 'Petra' }} />

export function Elements() {
  return (
    <>
      <aptos-wallet-button />
      <aptos-wallet-button preferred-wallet="Petra" auto-connect="false" compact className="wallet" />
      <aptos-wallet-button auto-connect class="wallet" data-place="head" ref={(button) => button?.click()} />
      {/* @ts-expect-error React 19 leaves out a `false` attribute */}
      <aptos-wallet-button auto-connect={false} />
      {/* @ts-expect-error a name is a string */}
      <aptos-wallet-button preferred-wallet={42} />
      {/* @ts-expect-error React 18 writes the attribute, which enables it */}
      <aptos-wallet-button compact={false} />
      {/* @ts-expect-error unknown attribute */}
      <aptos-wallet-button theme="dark" />
    </>
  )
}
