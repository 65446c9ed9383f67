/**
 * The plain objects the core hands out. All survive `JSON.stringify`; states, wallets, accounts and networks are frozen.
 */
import type { UserResponse } from './aip62-types.js'
/** How a wallet stands on this page; the words are the wallet adapters' own. */
export type ReadyState = 'Installed' | 'NotDetected'
/** A wallet one can choose: one that announced itself, or one from the catalogue that did not. */
export interface WalletEntry {
  /** Plain text without control or direction marks, at most 64 UTF-16 units; ` (2)` follows in a second wallet of that name. */
  readonly name: string
  /** Install or home page, `https:` only; empty when the wallet gave none that may be followed. */
  readonly url: string
  /** A `data:image/…` address; empty when the wallet gave none that may be shown. */
  readonly icon: string
  readonly readyState: ReadyState
  readonly isAIP62Standard: true
  /** Prefix that opens a page in the wallet's own browser; append the encoded page address. */
  readonly deeplinkProvider?: string
}
/** A wallet the kit knows of before it announces itself. */
export interface CatalogueEntry extends WalletEntry {
  readonly readyState: 'NotDetected'
  /** Other names the same wallet has registered under. */
  readonly aliases?: readonly string[]
}
/** The connected account as text. */
export interface AccountDetails {
  /** `0x` and 64 lower-case hex digits. */
  readonly address: string
  /** `0x` and hex digits: the key's bytes as they are for Ed25519 and MultiEd25519, else BCS-encoded. Hex text from the wallet is kept, in lower case. */
  readonly publicKey: string
  /** Aptos Names Service name, `null` when the wallet gave none. */
  readonly ansName: string | null
}
/** The network a wallet says it is on. */
export interface NetworkDetails {
  /** Lower case, e.g. `mainnet`. */
  readonly name: string
  readonly chainId: number
  readonly url?: string
}
/** The visitor's answer to a connection request. */
export type ConnectionResult = UserResponse<AccountDetails>
/** `restoring` is a silent attempt, such as the kit's own as the page opens; `connecting` is any other. */
export type ConnectionStatus = 'disconnected' | 'restoring' | 'connecting' | 'connected'
/** What `getState()` hands out: a frozen snapshot whose identity changes only when something in it did. */
export interface WalletState {
  readonly status: ConnectionStatus
  readonly wallet: WalletEntry | null
  readonly installed_wallets: readonly WalletEntry[]
  readonly address: string
  readonly publicKey: string
  readonly ansName: string | null
  readonly network: string
  readonly chainId: number | null
  readonly url: string
  readonly isAutoConnectEnabled: boolean
}
