import type { Session } from './connection.js'
import type { KitContext } from './kit-context.js'
/**
 * Asks the wallet to let go. Success ends the session; failure keeps it, for the visitor to try again or to have
 * this page forget the wallet. A wallet without the feature is warned about, and the session kept.
 *
 * @throws WalletKitError `WALLET_FAILED`
 */
export declare const createDisconnect: (
  { getSession }: KitContext,
  endSession: () => void,
) => ({ id, wallet }: Session) => Promise<void>
