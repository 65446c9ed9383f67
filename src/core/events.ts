import type { WalletKitError } from './errors.js'
import { dispatchEvent } from './page/clobber-safe-dom.js'
import { tryOrUndefined } from './try-or-undefined.js'
import type { AccountDetails, NetworkDetails, WalletEntry } from './types.js'

type WithWallet = { readonly wallet: WalletEntry }

/** Events by name, with the type of their `detail`. */
export interface KitEventMap {
  /** The user selects a wallet in the list. */
  'wallet-item-click': { readonly name: string }
  /** A session starts. */
  'wallet-connected': AccountDetails & WithWallet
  /** A session ends and no other wallet replaces it. The page, the wallet, or another tab can end it. */
  'wallet-disconnected': WithWallet
  /** The user switches the account in the wallet. */
  'wallet-account-changed': AccountDetails & WithWallet
  /** The user switches the network in the wallet, or the wallet provides its network late. */
  'wallet-network-changed': NetworkDetails & WithWallet
  /** A call to a wallet fails. Not dispatched for `NOT_CONNECTED`, `WALLET_NOT_FOUND`, and `CANCELLED`. */
  'wallet-error': WalletKitError
}

export type Emit = <Name extends keyof KitEventMap>(name: Name, detail: KitEventMap[Name]) => void

/**
 * Creates the function that dispatches the kit's events.
 *
 * @param getEventTarget Returns the target of an event. Called for each event.
 */
export const createEmitter =
  (getEventTarget: () => EventTarget): Emit =>
  (type, detail) => {
    // A page that replaces `CustomEvent` must not keep a promise of the kit from settling.
    tryOrUndefined(() =>
      dispatchEvent(getEventTarget(), new CustomEvent(type, { detail, bubbles: true, composed: true })),
    )
  }
