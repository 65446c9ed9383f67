import type { KitEventMap } from '../core/index.js'
import type { AptosWalletKit as Adapter } from './adapter.js'

export type * from '../core/index.js'
export type { Strings, Theme, UiOptions, WalletList } from '../ui/types.js'
export type { AptosWalletKit } from './adapter.js'

type KitEvents = { [Name in keyof KitEventMap]: CustomEvent<KitEventMap[Name]> }

declare global {
  const AptosWalletKit: Adapter
  interface Window {
    readonly AptosWalletKit: Adapter
  }
  interface HTMLElementTagNameMap {
    'aptos-wallet-button': HTMLElement
  }
  interface WindowEventMap extends KitEvents {}
  interface DocumentEventMap extends KitEvents {}
  interface HTMLElementEventMap extends KitEvents {}
}
