import { toDataImage, toHttpsUrl, toPlainText } from '../boundary/sanitize.js'
import { setWalletLoader, type UntrustedWallet } from '../boundary/wallet-object.js'
import { tryOrUndefined } from '../try-or-undefined.js'
import type { WalletEntry } from '../types.js'

/**
 * Throws unless a wallet has a feature of Aptos.
 *
 * @throws TypeError if the name of no feature starts with `aptos:`. Any value if a getter of the wallet throws.
 */
export function assertAptosWallet(wallet: UntrustedWallet): void {
  // Convert both values with `Object()`, because they can be `null` or primitive.
  if (!Object.keys(Object(Object(wallet).features)).some((key) => key.startsWith('aptos:')))
    throw new TypeError('No feature starts with "aptos:"')
}

/**
 * Converts the name under which a wallet registered to plain text of at most 64 UTF-16 units.
 *
 * @throws TypeError if the name is no text, or has no letter, number, or symbol.
 */
export function parseWalletName(rawName: unknown): string {
  const name = toPlainText(rawName)
  // Require a letter, a number, or a symbol: combining marks and punctuation alone can be invisible.
  if (!/[\p{L}\p{N}\p{S}]/u.test(name)) throw new TypeError('The name has no visible character')
  return name
}

/**
 * Creates the entry of a wallet. Validates the URL now, and the icon when it is first read. The caller must link the entry to the wallet.
 *
 * @param name A name that no other entry has.
 */
export function createWalletEntry(wallet: UntrustedWallet, name: string): WalletEntry {
  let icon: string | undefined
  return Object.freeze<WalletEntry>({
    name,
    url: toHttpsUrl(tryOrUndefined(() => wallet.url)),
    // Read the icon only when a row is rendered: with a thousand wallets, most icons are never read.
    get icon() {
      icon ??= toDataImage(tryOrUndefined(() => wallet.icon))
      return icon
    },
    readyState: 'Installed',
    isAIP62Standard: true,
  })
}

/** A wallet whose code is loaded only when it may be needed. Before that, the wallet is listed as installed. */
export interface LazyWallet {
  /** Name under which the wallet registers. */
  readonly name: string
  /** Icon as a `data:image/…` URL. */
  readonly icon: string
  /** Loads the code of the wallet, which then registers. Called again only after a call failed. */
  load(): Promise<unknown>
}

/**
 * Creates the entry of a lazy wallet, which lists the wallet as installed before its code is loaded. The wallet that later
 * registers under this name uses the same entry. The name and the icon are not validated, because they are those of the page.
 */
export function createLazyEntry({ name, icon, load }: LazyWallet): WalletEntry {
  const entry: WalletEntry = Object.freeze({
    name,
    url: '',
    icon,
    readyState: 'Installed',
    isAIP62Standard: true,
  })
  setWalletLoader(entry, load)
  return entry
}
