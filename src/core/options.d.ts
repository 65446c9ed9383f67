import type { KeyValueStorage } from './storage.js'
import type { ConnectionResult } from './types.js'
/** How one request to connect is made. */
export interface ConnectOptions {
  /** Ask the wallet not to prompt: it approves only what it has approved before. */
  readonly silent?: boolean | undefined
  /** Calls the request off; it rejects `CANCELLED`. */
  readonly signal?: AbortSignal | undefined
}
/** What a page may set. */
export interface KitOptions {
  /** Name of the wallet that `connect()` and auto-connect turn to. */
  preferredWallet?: string | undefined
  /** Whether this page connects by itself as it opens: to the wallet of the last visit, or else the preferred one. On unless `false`. */
  autoConnect?: boolean | undefined
  /** Where the session is remembered; `null` keeps it in memory alone. `localStorage` unless given. */
  storage?: KeyValueStorage | null | undefined
}
/** What the rooms around the core bring to it. */
export interface KitEnvironment {
  /** Other names a wallet has gone by. */
  readonly getAliases?: (name: string) => readonly string[]
  /** Where `on` listens. */
  readonly eventTarget?: EventTarget
  /** Where an event starts; it must bubble to `events`. */
  readonly getEventTarget?: () => EventTarget
  /** Lets the visitor choose: what `connect()` does when neither it nor the page names a wallet. */
  readonly promptForWallet?: (options: ConnectOptions) => Promise<ConnectionResult>
}
