import type { CatalogueEntry, KitOptions, WalletEntry } from '../core/index.js'
import type { Strings } from './strings.js'

/** Colors of the button and the modals; `auto` follows the user's system. */
export type Theme = 'auto' | 'light' | 'dark'

/** Everything that a page can configure. */
export interface UiOptions extends KitOptions {
  /** Default: `auto`. */
  theme?: Theme | undefined
  /** BCP 47 tag of `strings`. Sets the language and writing direction. Default: `en`. */
  locale?: string | undefined
  /** UI text in the page's language. Missing strings are shown in English. */
  strings?: Partial<Strings> | undefined
  /** The wallets that the user can get, in this order. */
  catalogue?: readonly CatalogueEntry[] | undefined
  /** Selects the wallets that are listed. */
  filter?: ((wallet: WalletEntry) => boolean) | undefined
  /** Compares two wallets, as for `Array.prototype.sort`. Default: the preferred wallet first, then the last used one. */
  order?: ((a: WalletEntry, b: WalletEntry) => number) | undefined
  /** The network that the page expects, for example `mainnet`. Users on another network see a warning. */
  network?: string | undefined
  /**
   * Creates the QR code of the install view, which opens the page in the wallet's app on a phone. No code is shown without
   * it, and if it returns `undefined`. The script `qr.js` sets it to `createQrCode` of `aptos-wallet-kit/qr`.
   */
  createQrCode?: ((link: string, label: string) => Element | undefined) | undefined
  links?:
    | {
        readonly learnMore?: string | undefined
        /** The account's page on an explorer. `{address}` and `{network}` are replaced. */
        readonly explorer?: string | undefined
      }
    | undefined
}
