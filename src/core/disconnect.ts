import type { Session } from './connection.js'
import { delay } from './delay.js'
import { WalletKitError } from './errors.js'
import type { KitContext } from './kit-context.js'
import { isRejection } from './parse-response.js'
import { callFeature, supportsFeature } from './wallet-entry.js'

/** How long a wallet may take to let go, in milliseconds, before that counts as a failure. */
const DISCONNECT_TIMEOUT_MS = 8000

/**
 * Asks the wallet to let go. Success ends the session; failure keeps it, for the visitor to try again or to have
 * this page forget the wallet. A wallet without the feature is warned about, and the session kept.
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
      // A late answer still counts, unless the visitor has connected anew meanwhile.
      if (getSession()?.id === id) endSession()
      return true
    }
    if (!(await Promise.race([requestDisconnect(), delay(DISCONNECT_TIMEOUT_MS)])))
      throw new WalletKitError('WALLET_FAILED', `${wallet.name} did not disconnect`, { wallet: wallet.name })
  }
