import { toHex, useWallet } from 'aptos-wallet-kit/react'
import { useState } from 'react'

export function SignButton() {
  const { signMessage } = useWallet()
  const [result, setResult] = useState('')

  const sign = async () => {
    const { status, args } = await signMessage({ message: 'Hello, Aptos!', nonce: crypto.randomUUID() })
    setResult(status === 'Approved' ? toHex(args.signature) : 'You rejected the request.')
  }

  return (
    <section>
      <button type="button" onClick={sign}>
        Sign Message
      </button>
      <output data-testid="signature">{result}</output>
    </section>
  )
}
