import { WalletButton } from 'aptos-wallet-kit/react'
import { useState } from 'react'
import { title } from './settings'
import { useCalls } from './use-calls'

export function App() {
  const [lines, setLines] = useState<readonly string[]>([])
  const calls = useCalls()

  /** Runs a call and adds a line: its result, or why there is none. */
  const run = async (call: () => Promise<string>, goal: string) => {
    const line = await call().catch((error: Error) => `Error: Failed to ${goal} - ${error.message}`)
    setLines((before) => [...before, line])
  }

  return (
    <main id="app">
      <header>
        <h1>{title}</h1>
        <WalletButton />
      </header>

      <p className="intro">
        Connect an Aptos wallet, then try the three calls below. Each prints one line of output.
      </p>

      <div className="actions">
        <button type="button" onClick={() => run(calls.connect, 'connect')}>
          Connect
        </button>
        <button type="button" onClick={() => run(calls.getAccount, 'get account')}>
          Get Account
        </button>
        <button type="button" onClick={() => run(calls.signMessage, 'sign message')}>
          Sign Message
        </button>
      </div>

      <section aria-labelledby="output-heading">
        <h2 id="output-heading">Output</h2>
        <div id="output" role="log" aria-labelledby="output-heading">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
            <p key={index}>{line}</p>
          ))}
        </div>
      </section>
    </main>
  )
}
