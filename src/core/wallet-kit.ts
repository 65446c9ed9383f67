import type { Authenticator } from './connection/authenticate.js'
import type { Connection } from './connection/connection.js'
import type { KitEventMap } from './events.js'
import type { ConnectOptions, KitOptions } from './options.js'
import type { AuthenticationResult, ConnectionResult, WalletEntry, WalletState } from './types.js'
import type { WalletRequests } from './wallet-requests.js'
import type { Diagnosis } from './wallets/diagnosis.js'

/** The functions that a page calls: the common API of `createWalletKit()`, the page script, and the React provider. */
export interface PageKit extends WalletRequests {
  /**
   * Returns the state: a frozen snapshot that is replaced only when something in it changes, so you can compare it with `===`.
   *
   * @example
   * const { status, address } = kit.getState()
   * console.log(status === 'connected' ? address : 'Not connected')
   */
  getState(): WalletState
  /**
   * Adds a listener that runs in the microtask after a change, once for a burst of changes. The listener is not called with the
   * current state. If one listener throws, the others still run. Adding a listener again has no effect.
   *
   * @param listener Receives the new state.
   * @returns An unsubscribe function.
   * @example
   * const render = ({ address }) => console.log(address || 'Not connected')
   * render(kit.getState())
   * const unsubscribe = kit.subscribe(render)
   */
  subscribe(listener: (state: WalletState) => void): () => void
  /**
   * Adds a listener for an event.
   *
   * @param name Name of an event of the kit.
   * @param listener Receives a `CustomEvent` whose `detail` depends on the event.
   * @returns An unsubscribe function.
   * @example
   * const unsubscribe = kit.on('wallet-connected', ({ detail }) => console.log(detail.address))
   */
  on<Name extends keyof KitEventMap>(
    name: Name,
    listener: (event: CustomEvent<KitEventMap[Name]>) => void,
  ): () => void
  /**
   * Connects to the named wallet, or else the preferred one. If neither is set, opens the modal. A silent call, or a kit without
   * modals, rejects with `WALLET_NOT_FOUND` instead. While an attempt is pending, a call for the same wallet joins it: one prompt,
   * one outcome for all callers. A call that may prompt does not join a silent attempt, but cancels it. A call for another wallet
   * also cancels the attempt.
   *
   * @param wallet A name, regardless of case, or an entry of `installed_wallets`. Default: the preferred wallet.
   * @param options Options of this call.
   * @returns The account, even if it was already connected, or `{ status: 'Rejected' }`.
   * @throws WalletKitError `WALLET_NOT_FOUND`, `CANCELLED`, `WALLET_FAILED`, `BAD_WALLET_DATA`, `UNSUPPORTED`
   * @example
   * try {
   *   const { status, args } = await kit.connect('Petra', { signal: AbortSignal.timeout(60_000) })
   *   if (status === 'Approved') console.log(args.address)
   * } catch (error) {
   *   console.log(error.reason) // WALLET_NOT_FOUND if Petra is not installed.
   * }
   */
  connect(wallet?: string | WalletEntry, options?: ConnectOptions): Promise<ConnectionResult>
  /**
   * Disconnects the wallet, and ends the session and the login, in all tabs. Cancels a pending attempt. If no wallet is
   * connected, logs a warning and resolves. If the wallet lacks the feature, logs a warning, keeps the session, and resolves.
   *
   * @throws WalletKitError `WALLET_FAILED`, after which the session stays.
   * @example
   * await kit.disconnect()
   */
  disconnect(): Promise<void>
  /**
   * Logs the user in on the page's server. Connects first if the wallet is not connected. A wallet with `aptos:signIn` connects
   * and signs in with one approval if the input to sign is ready. A connected wallet signs if the input is ready. In any other
   * case, the modal opens or, in a kit without a modal, the wallet signs when the input is ready. Resolves at once if the user
   * is already logged in with the wallet. While the login of a connected wallet is being restored, first waits for the response of
   * the server.
   *
   * @param wallet A name or an entry of `installed_wallets`. Default: the connected wallet, else the preferred one.
   * @returns `{ status: 'Approved', args: { address } }`, or `{ status: 'Rejected' }` if the login ends without an approval. While
   *   a modal is open, the user can try again, so the promise settles after the login or when the modal closes. If the wallet
   *   still prompts for a sign-in when the modal closes, the promise settles with the outcome of that prompt.
   * @throws WalletKitError `UNSUPPORTED` without the option `authentication` or if the wallet can't sign,
   *   `AUTHENTICATION_FAILED` if the server rejects the login, and the errors of `connect`
   * @example
   * const { status, args } = await kit.authenticate('Petra')
   */
  authenticate(wallet?: string | WalletEntry): Promise<AuthenticationResult>
  /**
   * Logs the user out on the page's server. The wallet stays connected.
   *
   * @throws WalletKitError `UNSUPPORTED` without the option `authentication`, `AUTHENTICATION_FAILED`
   * @example
   * await kit.signOut()
   */
  signOut(): Promise<void>
  /**
   * Returns whether a wallet is connected. If so, `wallet` and `address` of the state are set.
   *
   * @example
   * if (!kit.isConnected()) kit.open()
   */
  isConnected(): boolean
  /**
   * Returns a diagnosis of every wallet that registered: whether the kit accepts it, the reason if it does not, and the
   * versions of its features.
   *
   * @example
   * console.table(kit.diagnose())
   */
  diagnose(): readonly Diagnosis[]
}

/** Additional functions for a user interface of the kit. */
export interface KitControls extends Pick<Authenticator, 'connectAndSignIn'> {
  /**
   * Starts the kit: listens for wallets, and once `ready` has resolved, follows other tabs, requests the login from the
   * page's server, and reconnects.
   *
   * @param pageWindow The window. Not used before this call.
   * @param ready A promise that must not reject. Default: the kit reconnects at once.
   * @returns A function that stops the kit: the kit no longer listens to the page, and ignores later changes of the wallet.
   */
  start(pageWindow?: Window, ready?: Promise<unknown>): () => void
  /**
   * Changes the given options at any time. Other options stay. The change can start a connection attempt, and can start or end
   * the login. Stores `autoConnect` for the next page load.
   */
  configure(options: KitOptions): void
  /** Returns the connection as a union in which each status has its own fields. */
  getConnection(): Connection
  /** Cancels the current connection attempt. */
  cancel(): void
  /** Loads the wallets of the option `lazyWallets`, so that the kit can call them in the task of a click. Never rejects. */
  loadLazyWallets(): Promise<void>
  /** Requests from the server the next input that the user signs. Never rejects: an error is dispatched. */
  prepareSignIn(): Promise<void>
  /**
   * Ends the session on this site, in all of its tabs, without calling the wallet. Logs the user out on the page's server. Does
   * nothing without a session.
   */
  forceDisconnect(): void
  /** Returns the name of the stored wallet: the one to reconnect, or the disconnected one. Empty if there is none. */
  getRecentWalletName(): string
}

/** One kit: a frozen object of plain functions. */
export interface WalletKit extends PageKit, KitControls {}
