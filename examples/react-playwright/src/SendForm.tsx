import { Aptos, AptosConfig } from '@aptos-labs/ts-sdk'
import { useWallet } from 'aptos-wallet-kit/react'
import { type FormEvent, useState } from 'react'
import { NETWORK } from './network'

const aptos = new Aptos(new AptosConfig({ network: NETWORK }))

export function SendForm() {
  const { signAndSubmitTransaction } = useWallet()
  const [status, setStatus] = useState('')

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    try {
      setStatus('Approve the transaction in your wallet.')
      const { status, args } = await signAndSubmitTransaction({
        payload: {
          function: '0x1::aptos_account::transfer',
          functionArguments: [form.get('recipient'), Number(form.get('octas'))],
        },
      })
      if (status === 'Rejected') return setStatus('You rejected the transaction.')
      setStatus('Waiting for the transaction.')
      await aptos.waitForTransaction({ transactionHash: args.hash })
      setStatus('Sent.')
    } catch (error) {
      setStatus(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <form onSubmit={send}>
      <label>
        Recipient <input name="recipient" required />
      </label>
      <label>
        Amount in octas <input name="octas" type="number" min="1" required />
      </label>
      <button type="submit">Send</button>
      <output data-testid="send-status">{status}</output>
    </form>
  )
}
