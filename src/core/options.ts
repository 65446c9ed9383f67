import type { Authentication } from './authentication.js'
import type { KeyValueStorage } from './page/storage.js'
import type { ConnectionResult, WalletEntry } from './types.js'
import type { LazyWallet } from './wallets/entry.js'

/** Options of one connection request. */
export interface ConnectOptions {
  /**
   * Whether the wallet must not prompt. The wallet then approves only sites that the user has approved before. A failure of the
   * wallet rejects the promise, and is neither logged nor dispatched, unless the call has joined an attempt that prompts.
   * Default: `false`.
   */
  readonly silent?: boolean | undefined
  /**
   * Cancels the request, which then rejects with `CANCELLED`. If other calls have joined the request, only this call is
   * canceled.
   */
  readonly signal?: AbortSignal | undefined
}

/** Options of a kit. */
export interface KitOptions {
  /**
   * Name of the wallet that `connect()`, `authenticate()`, and auto-connect use by default. The modal lists the wallet first in its
   * group, unless `order` is set.
   */
  preferredWallet?: string | undefined
  /**
   * Whether this page reconnects to the last wallet on load. If there is none, a kit with modals connects silently to the
   * wallet whose browser shows the page. Otherwise, the preferred wallet can prompt the user. Default: `true`.
   */
  autoConnect?: boolean | undefined
  /**
   * Wallets that are listed as installed. The code of each wallet is loaded when the connect modal first opens, when the page
   * connects to the wallet, or on page load if the wallet is remembered. Each wallet has `name`, `icon`, and `load`. If you set
   * the option again, a wallet that is already listed keeps its first `icon` and `load`.
   */
  lazyWallets?: readonly LazyWallet[] | undefined
  /**
   * Synchronous storage for the session, such as `sessionStorage`. If `null`, nothing is stored. Default: `localStorage`.
   */
  storage?: KeyValueStorage | null | undefined
  /** Functions that log users in to your server as a step of connecting. Create them with `createAuthentication`. */
  authentication?: Authentication | undefined
}

/** Functions that other modules provide to the core. */
export interface KitDependencies {
  /** Returns every name that the wallet with the given name can register under. Ignores the case of the given name. */
  readonly getNameAndAliases?: (name: string) => readonly string[]
  /** Returns the target that `on` listens to. Called only when needed, so that a kit can be created on a server. */
  readonly getRootTarget?: () => EventTarget
  /** Returns the target on which an event is dispatched: the root target, or a descendant from which the event bubbles to it. */
  readonly getEventTarget?: () => EventTarget
  /** Returns the wallet whose own browser shows the page, if there is one. It is connected silently on load. */
  readonly findHostWallet?: (installed: readonly WalletEntry[], pageWindow: Window) => WalletEntry | undefined
  /** Lets the user choose a wallet, and connects to it. Called by `connect()` if neither the call nor the options name one. */
  readonly promptForWallet?: (options: ConnectOptions) => Promise<ConnectionResult>
  /** Modal that `authenticate()` opens if no wallet can sign in the task of the caller. */
  readonly signInPrompt?: SignInPrompt
}

/** A modal with which the user can connect a wallet and sign in. */
export interface SignInPrompt {
  open(): void
  isOpen(): boolean
  /** Adds a listener for changes of the modal and of the kit, and returns an unsubscribe function. */
  subscribe(listener: () => void): () => void
}

/**
 * Copies the own properties of options. The copy has no prototype, so a property of a polluted `Object.prototype` is not an
 * option.
 */
export const copyOwnProperties = <Options extends object>(options?: Options): Options =>
  ({ __proto__: null, ...options }) as Options
