import { toHex, type UserResponse, useWallet, WalletKitError } from 'aptos-wallet-kit/react'
import { useEffect, useReducer } from 'react'

const CONNECTED = 'Connected to Aptos wallet'

/** Calls the wallet and collects one line of output per result. */
export function useWalletDemo() {
  const { connect, getAccount, isConnected, on, open, signMessage } = useWallet()
  const [output, print] = useReducer(appendLine, [])

  // The wallet kit dispatches this event for every connection: with the
  // Connect button, in the modal, or automatically on page load.
  useEffect(() => on('wallet-connected', () => print(CONNECTED)), [on])

  async function connectWallet() {
    if (isConnected) {
      print(CONNECTED)
      return
    }
    try {
      getApprovedArgs(await connect())
    } catch (error) {
      print(`Error: Failed to connect - ${getMessage(error)}`)
      if (isWalletNotFound(error)) open(error.wallet)
    }
  }

  async function printAccount() {
    try {
      print(await getAccount())
    } catch (error) {
      print(`Error: Failed to get account - ${getMessage(error)}`)
    }
  }

  async function printSignature() {
    const nonce = String(Math.floor(Date.now() / 1000))
    try {
      const response = await signMessage({ message: 'Hello, Aptos!', nonce })
      print(toHex(getApprovedArgs(response).signature))
    } catch (error) {
      print(`Error: Failed to sign message - ${getMessage(error)}`)
    }
  }

  return { output, connectWallet, printAccount, printSignature }
}

function appendLine(lines: readonly string[], line: string) {
  return [...lines, line]
}

/**
 * Returns the `args` of an approved response.
 *
 * @throws Error if the user rejected the request.
 */
function getApprovedArgs<Args>(response: UserResponse<Args>): Args {
  if (response.status === 'Rejected') {
    throw new Error('User rejected the request')
  }
  return response.args
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function isWalletNotFound(error: unknown): error is WalletKitError {
  return error instanceof WalletKitError && error.reason === 'WALLET_NOT_FOUND'
}
