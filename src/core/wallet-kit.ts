import type { Connection } from './connection/connection.js'
import type { WalletMethods } from './connection/requests.js'
import type { KitEventMap } from './events.js'
import type { ConnectOptions, KitOptions } from './options.js'
import type { ConnectionResult, WalletEntry, WalletState } from './types.js'
import type { Diagnosis } from './wallets/diagnosis.js'

/** One kit: a frozen object of plain functions. */
export interface WalletKit extends WalletMethods {
  /**
   * Starts the kit: listens for wallets and other tabs, and reconnects once `ready` has settled.
   *
   * @param page The window. Not used before this call.
   * @returns A function that removes every listener.
   */
  start(page?: Window, ready?: Promise<unknown>): () => void
  /** Changes the given options at any time. Other options stay. */
  configure(options: KitOptions): void
  /** Returns the wallet store with every wallet that registered: a frozen snapshot that is replaced when the connection or the list changes. */
  getState(): WalletState
  /** Returns the connection as a union in which each status has its own fields. */
  getConnection(): Connection
  /**
   * Adds a listener that runs in the microtask after a change, once for a burst of changes.
   *
   * @returns An unsubscribe function.
   */
  subscribe(listener: (state: WalletState) => void): () => void
  /**
   * Adds a listener for an event.
   *
   * @returns An unsubscribe function.
   */
  on<Name extends keyof KitEventMap>(
    name: Name,
    listener: (event: CustomEvent<KitEventMap[Name]>) => void,
  ): () => void
  /**
   * Connects to a wallet.
   *
   * @param wallet A name or an entry of `installed_wallets`. Default: the preferred wallet.
   * @throws WalletKitError `WALLET_NOT_FOUND`, `CANCELLED`, `WALLET_FAILED`, `BAD_WALLET_DATA`, `UNSUPPORTED`
   */
  connect(wallet?: string | WalletEntry, options?: ConnectOptions): Promise<ConnectionResult>
  /** Cancels the current connection attempt. */
  cancel(): void
  /** Loads the wallets of the option `lazyWallets`, so that a click can call them in its own task. Never rejects. */
  loadLazyWallets(): Promise<void>
  /** Returns `true` only if wallet and address are both set. */
  isConnected(): boolean
  /** Ends the session on this page without calling the wallet. */
  forceDisconnect(): void
  /** Returns the name of the wallet that this origin stores: to reconnect, or as disconnected. Empty if there is none. */
  getRecentWalletName(): string
  /** Returns every wallet that registered: accepted or not, why, its features and versions. */
  diagnose(): readonly Diagnosis[]
}

/** Members that the page script and the React entry use themselves, and do not hand to a page. */
export type InternalMember =
  | 'start'
  | 'cancel'
  | 'loadLazyWallets'
  | 'forceDisconnect'
  | 'getConnection'
  | 'getRecentWalletName'
  | 'configure'
