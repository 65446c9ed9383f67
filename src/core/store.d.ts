/** A value that is worked out when it is asked for, and listeners that hear once however often it went stale. */
export interface Store<T> {
  /** @returns the same value until it has changed */
  get(): T
  /** Says that the value has changed. Listeners hear in the next microtask: a burst is one render. */
  invalidate(): void
  /** @returns the remover */
  subscribe(listener: (value: T) => void): () => void
}
/**
 * A store over a value made of others, as the kit's own state is. Whoever changes one of them says `changed()`.
 *
 * @param compute makes the value: once a change, when it is asked for
 */
export declare function createStore<T extends object>(compute: () => T): Store<T>
