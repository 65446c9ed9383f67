'use client'

import { useWalletDemo } from './use-wallet-demo'

/** Renders the three actions and one line of output per result. */
export function WalletDemo() {
  const { output, connectWallet, printAccount, printSignature } = useWalletDemo()

  return (
    <>
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
    </>
  )
}
