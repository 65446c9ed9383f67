import type { Connection, Session, Transition } from './connection.js'
import type { Emit } from './events.js'
import type { KitOptions } from './options.js'
import type { Memory } from './storage.js'

/** What the parts of one kit share. */
export interface Context {
  /** Live: `configure` writes into it. */
  readonly options: KitOptions
  readonly remembered: Memory
  readonly emit: Emit
  /** Set once `start`'s `ready` has settled; aborted when the kit is stopped. */
  signal?: AbortSignal
  connection(): Connection
  session(): Session | undefined
  /** Moves the connection to its next state. @returns whether anything changed */
  send(transition: Transition): boolean
}
