import type { InternalMember, WalletKit } from '../core/index.js'
import type { UiOptions, WalletList } from '../ui/types.js'

/** `window.AptosWalletKit`: frozen, plain functions, no `this`. */
export interface AptosWalletKit extends Omit<WalletKit, InternalMember> {
  /** Same function as `getNetworkInfo`, in the spelling of the first adapters. */
  readonly getNetwokrInfo: WalletKit['getNetworkInfo']
  /** Opens the account modal if a wallet is connected, else the connect modal. */
  open(): void
  /** Opens the connect modal. If the wallet is not installed, the modal shows how to get it. */
  open(walletName: string | undefined): void
  /** Closes the modal. A pending connection attempt continues. */
  close(): void
  /** Returns the wallets as the modal lists them, filtered and sorted. */
  getWallets(): WalletList
  /**
   * Renders a wallet button at the end of an element.
   *
   * @param target An element or a selector.
   * @param options Passed to `configure`, so they apply to the whole page.
   * @returns An unmount function.
   * @throws TypeError if nothing matches the selector.
   */
  mount(target: Element | string, options?: UiOptions): () => void
  /** Changes the given options at any time. Other options stay. */
  configure(options: UiOptions): void
  /** @throws WalletKitError `BAD_WALLET_DATA` */
  toHex(value: unknown): string
  shortenAddress(address: string): string
  readonly version: string
}
