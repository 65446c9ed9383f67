import { AccountAddress } from '@aptos-labs/ts-sdk'
import { signForSponsor } from './sign-for-sponsor.js'

const [sendButton, output] = ['send', 'output'].map((id) => document.getElementById(id))

async function request(method, data) {
  const response = await fetch('/sponsor', { method, ...(data && { body: JSON.stringify(data) }) })
  const body = await response.json()
  if (!response.ok) throw new Error(body.error)
  return body
}

// Request the address before the click. Otherwise, the browser can block the window of the wallet.
const { address } = await request('GET')
const payload = { function: '0x1::aptos_account::transfer', functionArguments: ['0x1', 1] }

// The sponsor pays on testnet only. On another network, the wallet button shows a warning.
AptosWalletKit.subscribe(({ network }) => {
  sendButton.disabled = network !== 'testnet'
})

sendButton.addEventListener('click', async () => {
  try {
    const signed = await signForSponsor(AptosWalletKit, payload, AccountAddress.from(address))
    output.textContent = signed
      ? `Submitted: ${(await request('POST', signed)).hash}`
      : 'You rejected the request.'
  } catch (error) {
    output.textContent = error.message
  }
})
