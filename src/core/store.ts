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
export function createStore<T extends object>(compute: () => T): Store<T> {
  const listeners = new Set<(value: T) => void>()
  let value: T | undefined
  let isQueued = false
  const get = () => (value ??= compute())
  const notify = () => {
    isQueued = false
    for (const listener of listeners)
      try {
        listener(get())
      } catch (error) {
        console.error(error) // The listener's own fault: the others still hear.
      }
  }
  return {
    get,
    invalidate() {
      value = undefined
      if (!isQueued) queueMicrotask(notify)
      isQueued = true
    },
    subscribe(listener) {
      // A wrapper of its own, so that one function subscribed twice is removed once.
      const wrapped = (value: T) => listener(value)
      listeners.add(wrapped)
      return () => listeners.delete(wrapped)
    },
  }
}
