import type { WalletKitError } from './errors.js'
import type { AccountDetails, NetworkDetails, WalletEntry } from './types.js'

type OfWallet = { readonly wallet: WalletEntry }

/** The events and what their `detail` is. */
export interface KitEventMap {
  'wallet-item-click': { readonly name: string }
  'wallet-connected': AccountDetails & OfWallet
  'wallet-disconnected': OfWallet
  'wallet-account-changed': AccountDetails & OfWallet
  'wallet-network-changed': NetworkDetails & OfWallet
  'wallet-error': WalletKitError
}

export type Emit = <Name extends keyof KitEventMap>(name: Name, detail: KitEventMap[Name]) => void

/** @param source where an event starts its way up; asked anew each time */
export const createEmitter =
  (source: () => EventTarget): Emit =>
  (type, detail) => {
    source().dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }))
  }
