import { WalletButton } from 'aptos-wallet-kit/react'
import { settings } from './settings'
import { WalletDemo } from './wallet-demo'

export default function Page() {
  return (
    <main>
      <header>
        <h1>{settings.title}</h1>
        <WalletButton className="wallet-button" />
      </header>

      <p className="intro">
        Connect an Aptos wallet, read its account, and sign a message. Each result is one line of output.
      </p>

      <WalletDemo />
    </main>
  )
}
