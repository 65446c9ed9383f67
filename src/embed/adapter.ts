import type { WalletKit } from '../core/index.js'
import type { UiOptions, WalletList } from '../ui/index.js'

/** `window.AptosWalletKit`: frozen, plain functions, no `this`. */
export interface AptosWalletKit
  extends Omit<WalletKit, 'start' | 'cancel' | 'forget' | 'getConnection' | 'recentWallet' | 'configure'> {
  /** The spelling of the first adapters; the same function as `getNetworkInfo`. */
  readonly getNetwokrInfo: WalletKit['getNetworkInfo']
  /** Opens the modal that fits the state. */
  open(): void
  close(): void
  getWallets(): WalletList
  /**
   * Puts a wallet button at the end of an element.
   *
   * @param target an element or a selector
   * @returns the remover
   * @throws TypeError when nothing matches the selector
   */
  mount(target: Element | string, options?: UiOptions): () => void
  configure(options: UiOptions): void
  /** @throws WalletKitError `BAD_WALLET_DATA` */
  toHex(value: unknown): string
  shortenAddress(address: string): string
  readonly version: string
}
