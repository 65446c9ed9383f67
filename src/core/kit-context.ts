import type { Connection, Session, Transition } from './connection.js'
import type { Emit } from './events.js'
import type { KitOptions } from './options.js'
import type { KitStorage } from './storage.js'

/** What the parts of one kit share. */
export interface KitContext {
  /** Live: `configure` writes into it. */
  readonly options: KitOptions
  readonly storage: KitStorage
  readonly emit: Emit
  /** Set once `start`'s `ready` has settled; aborted when the kit is stopped. */
  signal?: AbortSignal
  getConnection(): Connection
  getSession(): Session | undefined
  /** Moves the connection to its next state. @returns whether anything changed */
  apply(transition: Transition): boolean
}
