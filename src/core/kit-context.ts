import type { Connection, Session, Transition } from './connection/connection.js'
import type { Emit } from './events.js'
import type { KitOptions } from './options.js'
import type { KitStorage } from './page/storage.js'
import type { WalletRegistry } from './wallets/registry.js'

/** State and functions that the parts of one kit share. */
export interface KitContext {
  /** Current options. `configure` changes this object. */
  readonly options: KitOptions
  readonly storage: KitStorage
  readonly emit: Emit
  readonly hasTwin: WalletRegistry['hasTwin']
  /** Set once the `ready` of `start` has settled. Aborted when the kit is stopped. */
  signal?: AbortSignal
  getConnection(): Connection
  getSession(): Session | undefined
  /**
   * Applies a transition to the connection.
   *
   * @returns Whether the connection changed.
   */
  apply(transition: Transition): boolean
}
