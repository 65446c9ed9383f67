import { toHex, useWallet, WalletButton } from 'aptos-wallet-kit/react'
import { useState } from 'react'

export function App() {
  const { isConnected, address, network, signMessage } = useWallet()
  const [output, setOutput] = useState('')

  const sign = async () => {
    try {
      const { status, args } = await signMessage({ message: 'Hello, Aptos!', nonce: crypto.randomUUID() })
      setOutput(status === 'Approved' ? toHex(args.signature) : 'You rejected the request.')
    } catch (error) {
      setOutput(String(error))
    }
  }

  return (
    <main>
      <h1>Aptos wallets in React</h1>
      <WalletButton />
      {isConnected && (
        <>
          <p>
            {address} on {network}
          </p>
          <button type="button" onClick={sign}>
            Sign Message
          </button>
        </>
      )}
      <output>{output}</output>
    </main>
  )
}
