import { useWallet, WalletButton } from 'aptos-wallet-kit/react'
import { NetworkNotice } from './NetworkNotice'
import { SendForm } from './SendForm'
import { SignButton } from './SignButton'

export function App() {
  const { isConnected, address, network } = useWallet()
  return (
    <main>
      <h1>Send APT</h1>
      <WalletButton />
      {isConnected && (
        <>
          <p>
            Account: <span data-testid="address">{address}</span>
          </p>
          <p>
            Network: <span data-testid="network">{network}</span>
          </p>
          <NetworkNotice />
          <SignButton />
          <SendForm />
        </>
      )}
    </main>
  )
}
