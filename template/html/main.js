// The three calls of this page, as examples to copy. `AptosWalletKit` is the global of aptos-wallet-kit.js.

const kit = window.AptosWalletKit
const CONNECTED = 'Connected to Aptos wallet'

/** Appends one line to the output. */
function print(text) {
  const line = document.createElement('p')
  line.textContent = text
  line.classList.toggle('error', text.startsWith('Error'))
  document.querySelector('#output').append(line)
}

/** Returns the `args` of an approved response. Throws an error if the user rejected the request. */
function getApprovedArgs({ status, args }) {
  if (status === 'Rejected') throw new Error('User rejected the request')
  return args
}

async function connectWallet() {
  if (kit.isConnected()) {
    print(CONNECTED)
    return
  }
  try {
    getApprovedArgs(await kit.connect())
  } catch (error) {
    print(`Error: Failed to connect - ${error.message}`)
    if (error.reason === 'WALLET_NOT_FOUND') kit.open(error.wallet)
  }
}

async function printAccount() {
  try {
    print(await kit.getAccount())
  } catch (error) {
    print(`Error: Failed to get account - ${error.message}`)
  }
}

async function printSignature() {
  const nonce = String(Math.floor(Date.now() / 1000))
  try {
    const response = await kit.signMessage({ message: 'Hello, Aptos!', nonce })
    print(kit.toHex(getApprovedArgs(response).signature))
  } catch (error) {
    print(`Error: Failed to sign message - ${error.message}`)
  }
}

/** Enables a button, and runs a function when the user clicks it. */
function onClick(selector, listener) {
  const button = document.querySelector(selector)
  button.disabled = false
  button.addEventListener('click', listener)
}

if (kit) {
  document.querySelector('#notice').remove()
  // The event is dispatched for every connection: with the Connect button, in the modal, or automatically on page load.
  kit.on('wallet-connected', () => print(CONNECTED))
  onClick('#connect', connectWallet)
  onClick('#get-account', printAccount)
  onClick('#sign-message', printSignature)
}
