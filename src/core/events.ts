import type { WalletKitError } from './errors.js'
import { dispatchEvent } from './page/clobber-safe-dom.js'
import { tryOrUndefined } from './try-or-undefined.js'
import type { AccountDetails, NetworkDetails, WalletEntry } from './types.js'

type WithWallet = { readonly wallet: WalletEntry }

/** Events by name, with the type of their `detail`. */
export interface KitEventMap {
  'wallet-item-click': { readonly name: string }
  'wallet-connected': AccountDetails & WithWallet
  'wallet-disconnected': WithWallet
  'wallet-account-changed': AccountDetails & WithWallet
  'wallet-network-changed': NetworkDetails & WithWallet
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
