import { isRejection } from '../boundary/parse-response.js'
import { WalletKitError } from '../errors.js'
import type { KitContext } from '../kit-context.js'
import { delay } from '../page/delay.js'
import { callFeature, supportsFeature } from '../wallets/entry.js'
import { type Session, updateSession } from './connection.js'

/** Time in which a wallet must respond to a disconnect. After it, the disconnect has failed. */
const DISCONNECT_TIMEOUT_MS = 8000

/**
 * Creates the function that disconnects a session. Success ends the session. Failure keeps it with its
 * `disconnectError`, so that the user can try again or remove the wallet from this site. If the wallet lacks the feature,
 * a warning is logged and the promise resolves.
 *
 * @throws WalletKitError `WALLET_FAILED`
 */
export const createDisconnect =
  ({ apply, getSession }: KitContext, endSession: () => void) =>
  async ({ id, wallet, disconnectError: previousError }: Session): Promise<void> => {
    const { name } = wallet
    const setDisconnectError = (disconnectError?: WalletKitError) =>
      apply(updateSession(id, { disconnectError }))
    if (!supportsFeature(wallet, 'disconnect')) {
      const message = 'Disconnect feature not available for the current wallet.'
      console.warn(message)
      setDisconnectError(new WalletKitError('UNSUPPORTED', message, { wallet: name }))
      return
    }
    if (previousError) setDisconnectError()

    /** @returns `true`, or `undefined` if the user rejected, as for a timeout. */
    const disconnectWallet = async () => {
      if (isRejection(await callFeature(wallet, 'disconnect'))) return
      // A response after the timeout still counts, unless the user has connected again.
      if (getSession()?.id === id) endSession()
      return true
    }
    try {
      if (!(await Promise.race([disconnectWallet(), delay(DISCONNECT_TIMEOUT_MS)])))
        throw new WalletKitError('WALLET_FAILED', `${name} did not disconnect`, { wallet: name })
    } catch (error) {
      setDisconnectError(error as WalletKitError)
      throw error
    }
  }
