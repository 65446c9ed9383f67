import { callFeature, supportsFeature } from '../boundary/call-wallet.js'
import { isRejection } from '../boundary/parse-response.js'
import { WalletKitError } from '../errors.js'
import type { KitContext } from '../kit-context.js'
import { delay } from '../page/delay.js'
import { updateSession } from './connection.js'

/** Time in which a wallet must respond to a disconnect. After this time, the disconnect has failed. */
const DISCONNECT_TIMEOUT_MS = 8000

/**
 * Creates the function that disconnects the wallet and then ends the session. If the call fails, the error is logged and
 * dispatched, and the session stays and gets a `disconnectError`, so that the user can try again, or remove the wallet from this
 * site. If the wallet lacks the feature, the session also gets a `disconnectError`, but only a warning is logged, and the promise
 * resolves. If there is no session, only logs a warning.
 *
 * @param endSession Ends the session. Called when the wallet has disconnected, even after the timeout, unless the session has
 *   ended by then.
 * @returns A function that rejects with `WALLET_FAILED` if the wallet does not disconnect.
 */
export function createWalletDisconnect(
  { apply, emit, getSession }: KitContext,
  endSession: () => void,
): () => Promise<void> {
  return async () => {
    const session = getSession()
    if (!session) {
      console.warn('No current wallet selected.')
      return
    }
    const { id, wallet } = session
    const setDisconnectError = (disconnectError?: WalletKitError) =>
      apply(updateSession(id, { disconnectError }))
    if (session.disconnectError) setDisconnectError()
    if (!supportsFeature(wallet, 'disconnect')) {
      const message = 'Disconnect feature not available for the current wallet.'
      console.warn(message)
      setDisconnectError(new WalletKitError('UNSUPPORTED', message, { wallet: wallet.name }))
      return
    }
    const response = callFeature(wallet, 'disconnect').then((value) => {
      const isDisconnected = !isRejection(value)
      // A response after the timeout still counts, unless the user has connected again.
      if (isDisconnected && getSession()?.id === id) endSession()
      return isDisconnected
    })
    try {
      if (!(await Promise.race([response, delay(DISCONNECT_TIMEOUT_MS)])))
        throw new WalletKitError('WALLET_FAILED', `${wallet.name} did not disconnect`, {
          wallet: wallet.name,
        })
    } catch (error) {
      setDisconnectError(error as WalletKitError)
      console.error('Failed to disconnect:', error)
      emit('wallet-error', error as WalletKitError)
      throw error
    }
  }
}
