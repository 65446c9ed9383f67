import type { WalletKitError } from './errors.js'
import type { AccountDetails, NetworkDetails, WalletEntry } from './types.js'

type WithWallet = { readonly wallet: WalletEntry }

/** The events and what their `detail` is. */
export interface KitEventMap {
  'wallet-item-click': { readonly name: string }
  'wallet-connected': AccountDetails & WithWallet
  'wallet-disconnected': WithWallet
  'wallet-account-changed': AccountDetails & WithWallet
  'wallet-network-changed': NetworkDetails & WithWallet
  'wallet-error': WalletKitError
}

export type Emit = <Name extends keyof KitEventMap>(name: Name, detail: KitEventMap[Name]) => void

/** @param getEventTarget where an event starts its way up; asked anew each time */
export const createEmitter =
  (getEventTarget: () => EventTarget): Emit =>
  (type, detail) => {
    getEventTarget().dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }))
  }
