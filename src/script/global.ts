import type { KitEventMap } from '../core/index.js'
import type { AptosWalletKit as GlobalObject } from './global-object.js'

export type * from '../core/index.js'
export type { Strings, Theme, UiOptions, WalletGroups } from '../ui/types.js'
export type { AptosWalletKit } from './global-object.js'

type KitEvents = { [Name in keyof KitEventMap]: CustomEvent<KitEventMap[Name]> }

declare global {
  const AptosWalletKit: GlobalObject
  interface Window {
    readonly AptosWalletKit: GlobalObject
  }
  interface HTMLElementTagNameMap {
    'aptos-wallet-button': HTMLElement
  }
  interface WindowEventMap extends KitEvents {}
  interface DocumentEventMap extends KitEvents {}
  interface HTMLElementEventMap extends KitEvents {}
}
