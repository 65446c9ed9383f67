import type { WalletKit } from '../core/index.js'
import type { UiOptions, WalletGroups } from '../ui/types.js'

/** `window.AptosWalletKit`: frozen, plain functions, no `this`. */
export interface AptosWalletKit
  extends Omit<
    WalletKit,
    'start' | 'cancel' | 'forceDisconnect' | 'getConnection' | 'getRecentWalletName' | 'configure'
  > {
  /** The spelling of the first adapters; the same function as `getNetworkInfo`. */
  readonly getNetwokrInfo: WalletKit['getNetworkInfo']
  /** Opens the connect modal, or the account modal when connected. */
  open(): void
  /** Opens the connect modal. If the wallet is not installed, the modal shows how to get it. */
  open(walletName: string | undefined): void
  /** Closes the modal; an attempt under way goes on. */
  close(): void
  /** The wallets as the modal lists them: `{installed, popular}`, filtered and in order. */
  getWallets(): WalletGroups
  /**
   * Puts a wallet button at the end of an element.
   *
   * @param target an element or a selector
   * @param options given to `configure`, so they hold for the whole page
   * @returns the remover
   * @throws TypeError when nothing matches the selector
   */
  mount(target: Element | string, options?: UiOptions): () => void
  /** Changes what is given, at any time; what is not given stays. */
  configure(options: UiOptions): void
  /** @throws WalletKitError `BAD_WALLET_DATA` */
  toHex(value: unknown): string
  shortenAddress(address: string): string
  readonly version: string
}
