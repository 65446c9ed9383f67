import type { Connection, Session, Transition } from './connection.js'
import type { Emit } from './events.js'
import type { KitOptions } from './options.js'
import type { Memory } from './storage.js'

/** What the parts of one kit share. */
export interface Context {
  /** Live: `configure` writes into it. */
  readonly options: KitOptions
  readonly memory: Memory
  readonly emit: Emit
  /** Of the page that the kit was started on, once that has said what it wants. Aborted, the kit is stopped. */
  signal?: AbortSignal
  connection(): Connection
  session(): Session | undefined
  /** Takes the connection on its way. @returns whether anything changed */
  send(transition: Transition): boolean
}
