import type { CatalogueEntry, KitOptions, WalletEntry } from '../core/index.js'
import type { Strings } from './strings.js'
/** Colours of button and modals; `auto` follows the visitor's system. */
export type Theme = 'auto' | 'light' | 'dark'
/** All that a page may set. */
export interface UiOptions extends KitOptions {
  /** `auto` unless given. */
  theme?: Theme | undefined
  /** BCP 47 tag of the strings; sets language and writing direction of what is shown. */
  locale?: string | undefined
  /** Strings in the page's language; missing ones are shown in English. */
  strings?: Partial<Strings> | undefined
  /** The wallets one can get, in the order they are shown. */
  catalogue?: readonly CatalogueEntry[] | undefined
  /** Which wallets are listed. */
  filter?: ((wallet: WalletEntry) => boolean) | undefined
  /** How wallets are ordered; a comparison as of `Array.prototype.sort`. The preferred one first, then the last used, unless given. */
  order?: ((a: WalletEntry, b: WalletEntry) => number) | undefined
  /** The network the page is made for, e.g. `mainnet`; a visitor on another is told so. */
  network?: string | undefined
  links?:
    | {
        readonly learnMore?: string | undefined
        /** Where an account can be looked at; `{address}` and `{network}` are filled in. */
        readonly explorer?: string | undefined
      }
    | undefined
}
