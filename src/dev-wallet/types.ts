/** The public types of the development wallet: the global `AptosDevWallet` and its values. */

import type { MoveAbort } from './stub-node/types.js'

export type { MoveAbort }

export type NetworkName = 'local' | 'devnet' | 'testnet' | 'mainnet'

/** The failure modes of the wallet. */
export type Misbehaviour =
  | 'none'
  | 'late'
  | 'rejects'
  | 'hangs'
  | 'throws'
  | 'malformed'
  | 'switches-account'
  | 'switches-network'

/**
 * The target of requests to full nodes. `live`: the full nodes. `stub`: a stub in the page, so that transactions succeed without
 * a network. The stub also responds to the page's own requests to full nodes. Requests to indexers and faucets fail.
 */
export type NodeMode = 'live' | 'stub'

/** The kinds of requests that need the approval of the user. */
export type RequestKind =
  | 'connect'
  | 'signMessage'
  | 'signIn'
  | 'signTransaction'
  | 'signAndSubmitTransaction'
  | 'changeNetwork'

/** A pending request, as the approval dialog shows it. */
export interface PendingRequest {
  readonly id: number
  readonly kind: RequestKind
  /** The label and value of each row, in order. */
  readonly details: readonly (readonly [label: string, value: string])[]
  /** The complete text to sign. Absent for requests that sign no text. */
  readonly text?: string
  /** The content of the request as JSON values: a bigint is a decimal string, and bytes are `0x` and hex digits. */
  readonly values: Readonly<Record<string, unknown>>
}

/** An account of the wallet. Each account has its own Ed25519 key. */
export interface DevAccount {
  /** `0x` and 64 hex digits. */
  readonly address: string
  /** `0x` and 64 hex digits. */
  readonly publicKey: string
  readonly isCurrent: boolean
}

/** The options of `configure()`. An option that is omitted is unchanged. */
export interface DevWalletOptions {
  readonly misbehave?: Misbehaviour
  /** Whether the wallet approves every request without a prompt. */
  readonly autoApprove?: boolean
  readonly network?: NetworkName
  /** The REST address of the full node of the network `local`, for example `http://127.0.0.1:8080/v1`. */
  readonly nodeUrl?: string
  readonly node?: NodeMode
}

/** The global `AptosDevWallet`, with which a script controls the wallet. */
export interface AptosDevWallet {
  /** The version of the package, for example `1.2.3`. */
  readonly version: string
  /**
   * Changes options and stores them. The network is changed when the promise resolves. Every other option is changed when the
   * call returns.
   *
   * @throws TypeError for an unknown option or an invalid value. In this case, nothing is changed.
   * @throws Error as `switchNetwork()` does. In this case, every option except the network is changed.
   */
  configure(options: DevWalletOptions): Promise<void>
  /** Returns the accounts in the order of their creation. There is at least one account. */
  accounts(): readonly DevAccount[]
  /**
   * Adds an account and returns it. Does not switch to it. If the wallet already has the key, returns the account with this key.
   *
   * @param privateKey An Ed25519 private key: 64 hex digits, optionally with `0x` or the AIP-80 prefix `ed25519-priv-0x`.
   * Default: a new key.
   * @throws TypeError if the private key is invalid.
   */
  addAccount(privateKey?: string): DevAccount
  /**
   * Switches the account and notifies a connected page.
   *
   * @param index The index in `accounts()`.
   * @throws RangeError if there is no account at `index`.
   */
  switchAccount(index: number): void
  /**
   * Switches the network and notifies a connected page.
   *
   * @throws TypeError if the network is unknown.
   * @throws Error if the chain ID of devnet cannot be read from its node, or if another switch or `reset()` happens first.
   */
  switchNetwork(network: NetworkName): Promise<void>
  /** Returns the pending requests. The approval dialog shows the first one. */
  pending(): readonly PendingRequest[]
  /** Approves the first pending request. Returns `false` if there is none. */
  approve(): boolean
  /** Rejects the first pending request. Returns `false` if there is none. */
  reject(): boolean
  /**
   * Makes the next transaction fail: it is submitted and committed with `success: false`.
   *
   * @param failure An abort, or the complete `vm_status`, for example `Out of gas`.
   * @throws TypeError if the stub of the option `node` is not in use, or if the abort is invalid.
   */
  failNextTransaction(failure: MoveAbort | string): void
  /**
   * Registers the wallet again after `unregister()`, or at once if the failure mode `late` delays the registration. Does
   * nothing if the wallet is registered.
   */
  register(): void
  /** Removes the wallet from the wallet lists, like an extension that the user disables. */
  unregister(): void
  /**
   * Ends the session, as if the user disconnected the page in the wallet. The account listeners of the page receive `null`.
   * Rejects pending requests.
   */
  revoke(): void
  /** Deletes all keys, all settings, and the session. Creates an account with a new key. Rejects pending requests. */
  reset(): void
}

declare global {
  /** Exists only on pages on which the development wallet runs. */
  const AptosDevWallet: AptosDevWallet
  interface Window {
    /** Exists only on pages on which the development wallet runs. */
    readonly AptosDevWallet?: AptosDevWallet
  }
}
