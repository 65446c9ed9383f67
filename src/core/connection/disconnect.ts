import { callFeature, supportsFeature } from '../boundary/call-wallet.js'
import { isRejection } from '../boundary/parse-response.js'
import { WalletKitError } from '../errors.js'
import type { KitContext } from '../kit-context.js'
import { delay } from '../page/delay.js'
import { type Session, updateSession } from './connection.js'

/** Time in which a wallet must respond to a disconnect. After it, the disconnect has failed. */
const DISCONNECT_TIMEOUT_MS = 8000

/**
 * Creates the function that disconnects the wallet. Success ends the session. Failure keeps it with its
 * `disconnectError`, so that the user can try again or remove the wallet from this site. Without a session, and if the
 * wallet lacks the feature, a warning is logged and the promise resolves.
 *
 * @throws WalletKitError `WALLET_FAILED`
 */
export const createDisconnect =
  ({ apply, emit, getSession }: KitContext, endSession: () => void) =>
  async (): Promise<void> => {
    const session = getSession()
    if (!session) {
      console.warn('No current wallet selected.')
      return
    }
    const setDisconnectError = (disconnectError?: WalletKitError) =>
      apply(updateSession(session.id, { disconnectError }))
    if (session.disconnectError) setDisconnectError()
    if (!supportsFeature(session.wallet, 'disconnect')) {
      const message = 'Disconnect feature not available for the current wallet.'
      console.warn(message)
      setDisconnectError(new WalletKitError('UNSUPPORTED', message, { wallet: session.wallet.name }))
      return
    }
    const endSessionIfCurrent = () => {
      // A response after the timeout still counts, unless the user has connected again.
      if (getSession()?.id === session.id) endSession()
    }
    try {
      await disconnectWallet(session, endSessionIfCurrent)
    } catch (error) {
      setDisconnectError(error as WalletKitError)
      console.error('Failed to disconnect:', error)
      emit('wallet-error', error as WalletKitError)
      throw error
    }
  }

/**
 * Calls the wallet, and waits for its response within the timeout.
 *
 * @param onSuccess Called when the wallet has disconnected, even after the timeout.
 * @throws WalletKitError `WALLET_FAILED` if the wallet fails, rejects or does not respond in time.
 */
async function disconnectWallet({ wallet }: Session, onSuccess: () => void): Promise<void> {
  const response = callFeature(wallet, 'disconnect').then((value) => {
    const isDisconnected = !isRejection(value)
    if (isDisconnected) onSuccess()
    return isDisconnected
  })
  if (!(await Promise.race([response, delay(DISCONNECT_TIMEOUT_MS)])))
    throw new WalletKitError('WALLET_FAILED', `${wallet.name} did not disconnect`, { wallet: wallet.name })
}
