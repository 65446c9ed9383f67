/** The entry for React by its package name. */
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
  // @ts-expect-error here it is a value, not a function
  wallet.isConnected()
  // @ts-expect-error the provider's options say it
  wallet.configure({})
  const sign = (): Promise<unknown> => wallet.signMessage({ message: wallet.address, nonce: '1' })
  const signBuilt = (transaction: SimpleTransaction) => wallet.signTransaction(transaction, false)
  return { isConnected, sign, signBuilt }
}

// @ts-expect-error its text is the kit's
export const Labelled = () => <WalletButton>Connect</WalletButton>
// @ts-expect-error there is no such option
export const Misspelt = () => <AptosWalletProvider options={{ preferedWallet: 'Petra' }} />

export function Elements() {
  return (
    <>
      <aptos-wallet-button />
      <aptos-wallet-button preferred-wallet="Petra" auto-connect="false" compact className="wallet" />
      <aptos-wallet-button auto-connect class="wallet" data-place="head" ref={(button) => button?.click()} />
      {/* @ts-expect-error React 19 would leave the attribute out */}
      <aptos-wallet-button auto-connect={false} />
      {/* @ts-expect-error a wallet is named */}
      <aptos-wallet-button preferred-wallet={42} />
      {/* @ts-expect-error React 18 would write it, and the button would be small */}
      <aptos-wallet-button compact={false} />
      {/* @ts-expect-error there is no such attribute */}
      <aptos-wallet-button theme="dark" />
    </>
  )
}
