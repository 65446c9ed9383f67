import type { Session } from './connection.js'
import { delay } from './delay.js'
import { WalletKitError } from './errors.js'
import type { KitContext } from './kit-context.js'
import { isRejection } from './parse-response.js'
import { callFeature, supportsFeature } from './wallet-entry.js'

/** How long a wallet may take to disconnect before that is a failure. */
const DISCONNECT_TIMEOUT_MS = 8000

/**
 * Creates the function that disconnects a session. Success ends the session. Failure keeps it, so that the user can try
 * again or remove the wallet from this site. If the wallet lacks the feature, a warning is logged and the session stays.
 *
 * @throws WalletKitError `WALLET_FAILED`
 */
export const createDisconnect =
  ({ getSession }: KitContext, endSession: () => void) =>
  async ({ id, wallet }: Session): Promise<void> => {
    if (!supportsFeature(wallet, 'disconnect'))
      return console.warn('Disconnect feature not available for the current wallet.')

    const requestDisconnect = async () => {
      if (isRejection(await callFeature(wallet, 'disconnect'))) return
      // A response after the timeout still counts, unless the user has connected again.
      if (getSession()?.id === id) endSession()
      return true
    }
    if (!(await Promise.race([requestDisconnect(), delay(DISCONNECT_TIMEOUT_MS)])))
      throw new WalletKitError('WALLET_FAILED', `${wallet.name} did not disconnect`, { wallet: wallet.name })
  }
