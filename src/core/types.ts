/**
 * Plain objects that the core returns. `JSON.stringify` can serialize all of them. States, wallets, accounts, and networks are
 * frozen.
 */

import type { UserResponse } from './aip62-types.js'

/**
 * Whether a wallet is installed. An installed wallet has registered on this page, or is a lazy wallet. The Aptos wallet adapter
 * has the same values.
 */
export type ReadyState = 'Installed' | 'NotDetected'

/** A wallet that the user can choose: a registered or lazy wallet, or a wallet of the catalogue that is not installed. */
export interface WalletEntry {
  /**
   * Name: plain text without control characters or direction marks, at most 64 UTF-16 units. If another wallet has the same name,
   * a suffix such as ` (2)` follows.
   */
  readonly name: string
  /** Install or home page, `https:` only. Empty if the wallet has no valid URL, or is a lazy wallet. */
  readonly url: string
  /** Icon as a `data:image/…` URL. Empty if the wallet has no valid icon. */
  readonly icon: string
  /** `'Installed'` if the wallet has registered, or is a lazy wallet. */
  readonly readyState: ReadyState
  /** Always `true`. */
  readonly isAIP62Standard: true
  /**
   * Link that opens a page in the wallet's own browser. `{url}` stands for the page URL encoded once. `{url2}` stands
   * for the page URL encoded twice. Without either, the encoded page URL is appended.
   */
  readonly deeplinkProvider?: string
}

/**
 * A wallet of the catalogue, known before it registers. The kit doesn't validate the catalogue of a page, so take the entries only
 * from a source that you trust.
 *
 * @example
 * const wallet: CatalogueEntry = {
 *   name: 'Example Wallet',
 *   url: 'https://wallet.example/install',
 *   icon: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
 *   readyState: 'NotDetected',
 *   isAIP62Standard: true,
 * }
 */
export interface CatalogueEntry extends WalletEntry {
  /** Name under which the wallet registers. */
  readonly name: string
  /** Page from which users can install the wallet. If the URL is empty, the install view has no link. */
  readonly url: string
  /** Icon as a `data:image/…` URL. The browser requests any other URL. If the icon is empty, the first letter of the name is shown. */
  readonly icon: string
  /** Always `'NotDetected'`. */
  readonly readyState: 'NotDetected'
  /** Other names under which the wallet can register, such as an earlier name. */
  readonly aliases?: readonly string[]
  /** Page from which a phone can get the wallet. Default: `url`, unless that is a page of the Chrome Web Store. */
  readonly phoneUrl?: string
}

/** The connected account as text. */
export interface AccountDetails {
  /** Address as `0x` and 64 lowercase hex digits. */
  readonly address: string
  /**
   * Public key as `0x` and hex digits: the raw bytes of an Ed25519 or MultiEd25519 key, or the BCS encoding of any other key.
   * Hex text from the wallet is only converted to lowercase.
   */
  readonly publicKey: string
  /** Aptos Names Service name. `null` if the wallet provides none. */
  readonly ansName: string | null
}

/** The network that a wallet reports. */
export interface NetworkDetails {
  /** Name in lowercase, for example `mainnet`. */
  readonly name: string
  /** Chain ID. Always 1 for mainnet, and 2 for testnet if the wallet reports 1 or no number. */
  readonly chainId: number
  /** URL of a full node, if the wallet provides one: `https:`, or `http:` on `localhost` and `127.0.0.1`. */
  readonly url?: string
}

/** The user's response to a connection request. */
export type ConnectionResult = UserResponse<AccountDetails>

/**
 * `restoring` is the first status, on a server too, until auto-connect has restored a session or ended without one (at the latest
 * three seconds after auto-connect starts), or the page connects or disconnects. If the kit is created with the option
 * `autoConnect: false`, the first status is `disconnected`. `connecting` is an attempt that can prompt the user.
 */
export type ConnectionStatus = 'disconnected' | 'restoring' | 'connecting' | 'connected'

/**
 * Status of the login on the page's server. `none` without the option `authentication`. `restoring` until the server has
 * reported which account is logged in, or the request has failed. If an account is logged in, `restoring` also lasts until
 * auto-connect has restored a session or ended without one. `signed-in` if the address of the wallet is the one that is logged
 * in.
 */
export type SignInStatus = 'none' | 'restoring' | 'signed-out' | 'signing-in' | 'signed-in'

/** The user's response to `authenticate()`. */
export type AuthenticationResult = UserResponse<{
  /** `0x` and 64 lowercase hex digits. */
  readonly address: string
}>

/** The state that `getState()` returns: a frozen snapshot that is replaced only when something in it changes. */
export interface WalletState {
  /**
   * `disconnected`, `restoring`, `connecting`, or `connected`. `restoring` lasts until auto-connect has restored a session or
   * ended without one.
   */
  readonly status: ConnectionStatus
  /** `none`, `restoring`, `signed-out`, `signing-in`, or `signed-in`. Always `none` without the option `authentication`. */
  readonly signInStatus: SignInStatus
  /** Connected wallet. */
  readonly wallet: WalletEntry | null
  /** Registered and lazy wallets, in the order in which they were listed. */
  readonly installed_wallets: readonly WalletEntry[]
  /** Address as `0x` and 64 hex digits. Empty if no wallet is connected. */
  readonly address: string
  /** Public key as `0x` and hex digits. Empty if no wallet is connected. */
  readonly publicKey: string
  /** Aptos name, if the wallet provides one. */
  readonly ansName: string | null
  /** Name of the network in lowercase. Empty until the wallet provides it. */
  readonly network: string
  /** Chain ID of the network. `null` until the wallet provides it. */
  readonly chainId: number | null
  /** URL of a full node of the network, if the wallet provides one. HTTPS, or HTTP on `localhost` and `127.0.0.1`. */
  readonly url: string
  /**
   * Whether auto-connect was enabled when this page was loaded. `autoConnect: false` disables it from the next load of the page on,
   * until another page of your site is loaded.
   */
  readonly isAutoConnectEnabled: boolean
}
