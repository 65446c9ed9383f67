import type { PublicApi, UiOptions } from '../ui/types.js'

/** `window.AptosWalletKit`: frozen, plain functions, no `this`. */
export interface AptosWalletKit extends PublicApi {
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
  /**
   * Formats a signature, a key, an address, or bytes as `0x` and hex digits.
   *
   * @throws WalletKitError `BAD_WALLET_DATA`
   */
  toHex(value: unknown): string
  /** Formats an address as its first 6 characters, `...`, and its last 4. */
  shortenAddress(address: string): string
  /** Version of the kit. */
  readonly version: string
}
