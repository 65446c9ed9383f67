import { isRejection } from './answer.js'
import { sessionOf } from './connection.js'
import type { Context } from './context.js'
import { notConnected, WalletKitError } from './errors.js'
import type { LiveSession } from './live-session.js'
import { after } from './time.js'
import { call, supports } from './wallet.js'

/** How long a wallet may take to let go, in milliseconds, before that counts as a failure. */
const patience = 8000

/**
 * Asks the wallet to let go. Success ends the session; failure keeps it, for the visitor to try again or to have
 * this page forget the wallet. A wallet without the feature is warned about, and the session kept.
 *
 * @throws WalletKitError `NOT_CONNECTED`, `WALLET_FAILED`
 */
export const createDisconnect =
  ({ connection, emit }: Context, { leave }: LiveSession) =>
  async (): Promise<void> => {
    const session = sessionOf(connection())
    if (!session) {
      console.warn('No current wallet selected.')
      throw notConnected()
    }
    const { id, wallet } = session
    if (!supports(wallet, 'disconnect'))
      return console.warn('Disconnect feature not available for the current wallet.')

    // A late answer still counts, unless the visitor has connected anew meanwhile.
    const answer = call(wallet, 'disconnect').then((said) => {
      if (isRejection(said)) throw new WalletKitError('WALLET_FAILED', `${wallet.name} refused to disconnect`)
      if (sessionOf(connection())?.id === id) leave()
      return true
    })
    try {
      if (!(await Promise.race([answer, after(patience)])))
        throw new WalletKitError('WALLET_FAILED', `${wallet.name} does not answer`, { wallet: wallet.name })
    } catch (error) {
      console.error('Failed to disconnect:', error)
      emit('wallet-error', error as WalletKitError)
      throw error
    }
  }
