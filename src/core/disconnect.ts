import { isRejection } from './parse-response.js'
import type { Session } from './connection.js'
import type { Context } from './kit-context.js'
import { WalletKitError } from './errors.js'
import { after } from './delay.js'
import { call, supports } from './wallet-entry.js'

/** How long a wallet may take to let go, in milliseconds, before that counts as a failure. */
const patience = 8000

/**
 * Asks the wallet to let go. Success ends the session; failure keeps it, for the visitor to try again or to have
 * this page forget the wallet. A wallet without the feature is warned about, and the session kept.
 *
 * @throws WalletKitError `WALLET_FAILED`
 */
export const createDisconnect =
  ({ session }: Context, leave: () => void) =>
  async ({ id, wallet }: Session): Promise<void> => {
    if (!supports(wallet, 'disconnect'))
      return console.warn('Disconnect feature not available for the current wallet.')

    const letGo = async () => {
      if (isRejection(await call(wallet, 'disconnect'))) return
      // A late answer still counts, unless the visitor has connected anew meanwhile.
      if (session()?.id === id) leave()
      return true
    }
    if (!(await Promise.race([letGo(), after(patience)])))
      throw new WalletKitError('WALLET_FAILED', `${wallet.name} did not disconnect`, { wallet: wallet.name })
  }
