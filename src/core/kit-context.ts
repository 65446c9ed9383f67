import {
  type Connection,
  createInitialConnection,
  type Session,
  type Transition,
} from './connection/connection.js'
import { createEmit, type Emit } from './events.js'
import type { KitOptions } from './options.js'
import { createStorage, type KitStorage } from './page/storage.js'

/** State and functions that the parts of one kit share. */
export interface KitContext {
  /** Current options. `configure` changes this object. */
  readonly options: KitOptions
  readonly storage: KitStorage
  /** Dispatches an event of the kit: from the button that opened the modal, else from the root target. */
  readonly emit: Emit
  /** Set once the promise `ready` of `start()` has resolved. Aborted when the kit is stopped. */
  signal?: AbortSignal
  getConnection(): Connection
  getSession(): Session | undefined
  /**
   * Applies a transition to the connection.
   *
   * @returns Whether the transition applied.
   */
  apply(transition: Transition): boolean
}

/** Returns whether the kit has started and has not been stopped. */
export const isRunning = ({ signal }: Pick<KitContext, 'signal'>): boolean => signal?.aborted === false

/**
 * @param getEventTarget Returns the target of an event. Called for each event.
 * @param invalidateState Called after each change of the connection, from which the state of the kit is computed.
 */
export function createKitContext(
  options: KitOptions,
  getEventTarget: () => EventTarget,
  invalidateState: () => void,
): KitContext {
  let connection = createInitialConnection(options.autoConnect !== false, !!options.authentication)
  return {
    options,
    storage: createStorage(() => (options.storage === undefined ? localStorage : options.storage)),
    emit: createEmit(getEventTarget),
    getConnection: () => connection,
    getSession: () => connection.session,
    apply(transition): boolean {
      const previous: Connection = connection
      connection = transition(connection)
      if (connection === previous) return false
      invalidateState()
      return true
    },
  }
}
