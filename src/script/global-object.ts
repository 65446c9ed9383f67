import type { PublicApi, UiOptions } from '../ui/types.js'

/** `window.AptosWalletKit`: a frozen object of plain functions, which don't use `this`. */
export interface AptosWalletKit extends PublicApi {
  /**
   * Renders a wallet button at the end of an element.
   *
   * @param target An element, or a selector, whose first match is used.
   * @param options Passed to `configure`, so they apply to the whole page.
   * @returns An unmount function.
   * @throws TypeError if nothing matches the selector.
   * @example
   * const unmount = kit.mount('header')
   */
  mount(target: Element | string, options?: UiOptions): () => void
  /**
   * Changes the given options at any time. Other options stay.
   *
   * @param options The options to change.
   * @example
   * kit.configure({ preferredWallet: 'Petra', network: 'mainnet' })
   */
  configure(options: UiOptions): void
  /**
   * Formats a signature, a key, an address, or bytes as `0x` and hex digits.
   *
   * @param value Bytes, hex text, or an address, a key, or a signature of any copy of ts-sdk.
   * @throws WalletKitError `BAD_WALLET_DATA` if the value cannot be parsed.
   * @example
   * console.log(kit.toHex(new Uint8Array([202, 254]))) // 0xcafe
   */
  toHex(value: unknown): string
  /**
   * Formats an address as its first 6 characters, `...`, and its last 4. Returns an address of 13 characters or fewer as is.
   *
   * @param address The address.
   * @example
   * console.log(kit.shortenAddress(kit.getState().address))
   */
  shortenAddress(address: string): string
  /**
   * Version of the kit.
   *
   * @example
   * console.log(kit.version)
   */
  readonly version: string
}
