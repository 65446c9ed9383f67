import type { SignInStatus, WalletState } from '../types.js'
import type { LoginManager } from './login.js'

/**
 * Creates the listener of the store that emits `wallet-signed-in` and `wallet-signed-out`, and that prepares another sign-in
 * after a sign-in has ended without a login. A login that is restored on load emits nothing.
 */
export function createLoginListener({
  prepareSignIn,
  emitAfterServerCalls,
}: LoginManager): (state: WalletState) => void {
  let lastAddress = ''
  let lastStatus: SignInStatus = 'restoring'
  return ({ signInStatus, address: walletAddress }) => {
    // The sign-in has ended without a login, for example after a rejection. Another sign-in needs another input.
    if (lastStatus === 'signing-in' && signInStatus === 'signed-out') prepareSignIn()
    const address = signInStatus === 'signed-in' ? walletAddress : ''
    if (address !== lastAddress) {
      if (lastAddress) emitAfterServerCalls('wallet-signed-out', { address: lastAddress })
      // A restored login dispatches no event, because the user logged in earlier.
      if (address && lastStatus !== 'restoring') emitAfterServerCalls('wallet-signed-in', { address })
    }
    lastAddress = address
    lastStatus = signInStatus
  }
}
