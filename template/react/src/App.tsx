import { WalletButton } from 'aptos-wallet-kit/react'
import { settings } from './settings'
import { useWalletDemo } from './use-wallet-demo'

export function App() {
  const { output, connectWallet, printAccount, printSignature } = useWalletDemo()

  return (
    <main>
      <header>
        <h1>{settings.title}</h1>
        <WalletButton className="wallet-button" />
      </header>

      <p className="intro">
        Connect an Aptos wallet, read its account, and sign a message. Each result is one line of output.
      </p>

      <div className="actions">
        <button type="button" onClick={connectWallet}>
          Connect
        </button>
        <button type="button" onClick={printAccount}>
          Get Account
        </button>
        <button type="button" onClick={printSignature}>
          Sign Message
        </button>
      </div>

      <section aria-labelledby="output-heading">
        <h2 id="output-heading">Output</h2>
        <div className="output" dir="ltr" role="log" aria-labelledby="output-heading">
          {output.map((line, index) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: Lines are only appended.
              key={index}
              className={line.startsWith('Error') ? 'error' : undefined}
            >
              {line}
            </p>
          ))}
        </div>
      </section>
    </main>
  )
}
