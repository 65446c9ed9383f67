import type { CatalogueEntry, KitOptions, WalletEntry, WalletState } from '../core/index.js'
import { copyOwnProperties } from '../core/internal.js'
import type { StringOptions } from './strings.js'

/** Colors of the button and the modals. `auto` follows the user's system. */
export type Theme = 'auto' | 'light' | 'dark'

/** Terms of a site, which the connect modal names and links to. */
export interface TermsOptions {
  /** URL of the terms, or their path on this site. */
  readonly url: string
  /** URL or path of the privacy policy. Default: only the terms are named. */
  readonly privacyUrl?: string | undefined
  /** Whether users must select a checkbox before they can choose a wallet. Default: `false`. */
  readonly checkbox?: boolean | undefined
}

/** Everything that a page can configure. */
export interface UiOptions extends KitOptions {
  /** Color theme: `auto`, `light`, or `dark`. `auto` follows the system. Default: `auto`. */
  theme?: Theme | undefined
  /** BCP 47 tag of the language of `strings`, such as `pt-BR`. Also sets the writing direction. Default: `en`. */
  locale?: string | undefined
  /** UI text in the language of `locale`. Missing strings are in English. */
  strings?: StringOptions | undefined
  /** Wallets to offer when they are not installed, in this order. Default: the built-in catalogue. */
  catalogue?: readonly CatalogueEntry[] | undefined
  /**
   * Returns `false` for a wallet to hide. Called for installed wallets, and for those of the catalogue, whose `readyState` is
   * `NotDetected`. A second wallet with the same name has ` (2)` in its `name`.
   */
  filter?: ((wallet: WalletEntry) => boolean) | undefined
  /** Compares two wallets, as for `Array.prototype.sort`. Default: the preferred wallet first, then the last used wallet. */
  order?: ((a: WalletEntry, b: WalletEntry) => number) | undefined
  /** Network that your page expects, such as `mainnet`. Users on another network see a warning. */
  network?: string | undefined
  /**
   * Creates the QR code of the install view. The code opens the page in the wallet's app on a phone. If the option is not set,
   * or the function returns `undefined`, no code is shown. The script `qr.js` sets the option to `createQrCode` from
   * `aptos-wallet-kit/qr`.
   */
  createQrCode?: ((link: string, label: string) => Element | undefined) | undefined
  /**
   * Returns the text of the account's balance, such as `12.5 APT`, for the account modal. Called when the account modal opens, and
   * when the account or the network changes while the modal is open. If the option is not set, or the function fails, no balance
   * is shown. The kit itself fetches no balance.
   */
  balance?: ((state: WalletState) => Promise<string>) | undefined
  /**
   * Terms that users agree to: `url`, `privacyUrl`, and `checkbox`. The connect modal names the terms in one line. Connections
   * that the page starts, such as `connect('Petra')` and auto-connect, don't wait for the checkbox.
   */
  terms?: TermsOptions | undefined
  /**
   * URLs of links. `learnMore` is the page behind Learn More. In `explorer`, the page of the account, `{address}` and
   * `{network}` are replaced. In `transaction`, the page of a transaction, `{hash}` and `{network}` are replaced.
   */
  links?:
    | {
        readonly learnMore?: string | undefined
        /** The account's page on an explorer. `{address}` and `{network}` are replaced. */
        readonly explorer?: string | undefined
        /** The page of a transaction on an explorer, for `transactions.js`. `{hash}` and `{network}` are replaced. */
        readonly transaction?: string | undefined
      }
    | undefined
}

/**
 * Copies the own properties of options, of `strings`, `links`, and `terms`, and of the entries of `catalogue`. The copies have
 * no prototype, so a property of a polluted `Object.prototype` is not an option.
 */
export function copyUiOptions(options: UiOptions): UiOptions {
  const copy = copyOwnProperties(options)
  for (const key of ['strings', 'links', 'terms'] as const)
    if (copy[key]) Object.assign(copy, { [key]: copyOwnProperties(copy[key]) })
  if (copy.catalogue) copy.catalogue = copy.catalogue.map((entry) => copyOwnProperties(entry))
  return copy
}
