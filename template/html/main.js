// The three calls of this page. Copy what you need: `AptosWalletKit` is the global that aptos-wallet-kit.js brings.

const kit = window.AptosWalletKit
const output = document.querySelector('#output')

/** Appends one line to the output. */
function print(text) {
  const line = document.createElement('p')
  line.textContent = text
  output.append(line)
}

/** A wallet answers `{ status, args }`, some bare `args`. Saying no is an answer too, not an exception. */
function approved(answer) {
  if (answer?.status === 'Rejected') throw new Error('User rejected the request')
  return answer?.args ?? answer
}

const calls = {
  async connect() {
    approved(await kit.connect())
    return 'Connected to Aptos wallet'
  },

  async getAccount() {
    return await kit.getAccount()
  },

  async signMessage() {
    const nonce = String(Math.floor(Date.now() / 1000))
    const { signature } = approved(await kit.signMessage({ message: 'Hello, Aptos!', nonce }))
    return kit.toHex(signature)
  },
}

/** Makes a button run a call and print its result, or why there is none. */
function bind(selector, call, goal) {
  const button = document.querySelector(selector)
  button.disabled = false
  button.addEventListener('click', async () => {
    try {
      print(await call())
    } catch (error) {
      print(`Error: Failed to ${goal} - ${error?.message ?? error}`)
    }
  })
}

if (kit) {
  document.querySelector('#notice').remove()
  bind('#connect', calls.connect, 'connect')
  bind('#get-account', calls.getAccount, 'get account')
  bind('#sign-message', calls.signMessage, 'sign message')
}
