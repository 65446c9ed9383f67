/** What the development wallet shows to scripts: the global `AptosDevWallet` and the shapes it speaks in. */

export type NetworkName = 'local' | 'devnet' | 'testnet' | 'mainnet'

/** The ways in which the wallet can be told to fail. */
export type Misbehaviour =
  | 'none'
  | 'late'
  | 'rejects'
  | 'hangs'
  | 'throws'
  | 'malformed'
  | 'switches-account'
  | 'switches-network'

/** What a page can ask a person for. */
export type RequestKind =
  | 'connect'
  | 'signMessage'
  | 'signIn'
  | 'signTransaction'
  | 'signAndSubmitTransaction'
  | 'changeNetwork'

/** A request that waits for an answer, as the approval window shows it. */
export interface PendingRequest {
  readonly id: number
  readonly kind: RequestKind
  /** Label and value of each line, in order. */
  readonly details: readonly (readonly [label: string, value: string])[]
  /** The whole text to be signed; absent for requests that sign no text. */
  readonly text?: string
}

/** One of the wallet's accounts, an Ed25519 key each. */
export interface DevAccount {
  /** `0x` and 64 hex digits. */
  readonly address: string
  /** `0x` and 64 hex digits. */
  readonly publicKey: string
  readonly isCurrent: boolean
}

/** What `configure` changes; what is left out stays. */
export interface DevWalletOptions {
  readonly misbehave?: Misbehaviour
  /** Approve every request at once, without the window. */
  readonly autoApprove?: boolean
  readonly network?: NetworkName
  /** REST address of the full node of the `local` network, e.g. `http://127.0.0.1:8080/v1`. */
  readonly nodeUrl?: string
}

/** `window.AptosDevWallet`: drives the wallet from a script, as the window and the panel do for a person. */
export interface AptosDevWallet {
  /** Of the kit's package, e.g. `1.2.3`. */
  readonly version: string
  /**
   * Changes what is given and keeps it in the page's storage. Everything but the network is changed when the
   * call returns; the network when the promise resolves.
   * @throws TypeError for an option or value that does not exist; nothing is changed then
   * @throws Error as `switchNetwork` does; all but the network is changed then
   */
  configure(options: DevWalletOptions): Promise<void>
  /** In the order they were made; one of them at least, and one of them current. */
  accounts(): readonly DevAccount[]
  /** Makes a new account; does not switch to it. */
  addAccount(): DevAccount
  /**
   * A connected page hears of it.
   * @param index position in `accounts()`
   * @throws RangeError when there is no such account
   */
  switchAccount(index: number): void
  /**
   * A connected page hears of it.
   * @throws Error when the chain id of devnet cannot be read from its node, or another network is chosen meanwhile
   */
  switchNetwork(network: NetworkName): Promise<void>
  /** Requests that wait for an answer, the one the window shows first. */
  pending(): readonly PendingRequest[]
  /** Approves the request the window shows. False when there is none. */
  approve(): boolean
  /** Rejects the request the window shows. False when there is none. */
  reject(): boolean
  /** Announces the wallet again after `unregister()`, or at once when it was to be late. */
  register(): void
  /** Takes the wallet off the page's list, as when an extension is switched off. */
  unregister(): void
  /** Ends the page's connection from the wallet's side. A connected page hears of it as an empty account; waiting requests are rejected. */
  revoke(): void
  /** Forgets everything: keys, connection, settings. Waiting requests are rejected. */
  reset(): void
}

type Global = AptosDevWallet

declare global {
  /** Only on pages that load `dev-wallet.js` from a local address. */
  const AptosDevWallet: Global
  interface Window {
    /** Only on pages that load `dev-wallet.js` from a local address. */
    readonly AptosDevWallet?: AptosDevWallet
  }
}
