import { type Connection } from './connection.js'
import { type KitEventMap } from './events.js'
import type { ConnectOptions, KitEnvironment, KitOptions } from './options.js'
import type { ConnectionResult, WalletEntry, WalletState } from './types.js'
import { type WalletMethods } from './wallet-methods.js'
import { type Diagnosis } from './wallet-registry.js'
/** One kit: a frozen object of plain functions. */
export interface WalletKit extends WalletMethods {
  /**
   * Begins: hears of wallets and of other tabs, and takes up the visitor's wallet once `ready` has settled.
   *
   * @param page the window; it is not touched before
   * @returns the remover of every listener
   */
  start(page?: Window, ready?: Promise<unknown>): () => void
  /** Changes what is given, at any time; what is not given stays. */
  configure(options: KitOptions): void
  /** The wallet store, with every wallet that has announced itself: a frozen snapshot, replaced only when something in it changes. */
  getState(): WalletState
  /** The connection as a union; each status carries just what it has. */
  getConnection(): Connection
  /** @param listener hears in the microtask after a change, once for a burst. @returns the remover */
  subscribe(listener: (state: WalletState) => void): () => void
  on<Name extends keyof KitEventMap>(
    name: Name,
    listener: (event: CustomEvent<KitEventMap[Name]>) => void,
  ): () => void
  /**
   * @param wallet a name, or an entry of `installed_wallets`; the preferred wallet unless given
   * @throws WalletKitError `WALLET_NOT_FOUND`, `CANCELLED`, `WALLET_FAILED`, `BAD_WALLET_DATA`, `UNSUPPORTED`
   */
  connect(wallet?: string | WalletEntry, options?: ConnectOptions): Promise<ConnectionResult>
  /** Calls off the attempt that is under way, if one is. */
  cancel(): void
  /** True only if wallet and address are both set. */
  isConnected(): boolean
  /** Ends the session on this page whatever the wallet says. */
  forceDisconnect(): void
  /** Name of the wallet this origin remembers: the one to reconnect, else the one let go or declined; else empty. */
  getRecentWalletName(): string
  /** Every wallet that announced itself: accepted or not, why, its features and versions. */
  diagnose(): readonly Diagnosis[]
}
/** Composes a kit. Nothing happens, and no global is touched, before `start`: safe on a server. */
export declare function createWalletKit(initialOptions?: KitOptions, environment?: KitEnvironment): WalletKit
