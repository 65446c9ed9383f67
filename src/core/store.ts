/** A derived value, computed on demand, and its listeners. */
export interface Store<T> {
  /** Returns the same value until it is invalidated. */
  get(): T
  /** Marks the value as changed. Listeners run in the next microtask, once for a burst of changes. */
  invalidate(): void
  /**
   * Adds a listener.
   *
   * @returns An unsubscribe function.
   */
  subscribe(listener: (value: T) => void): () => void
}

/**
 * Creates a store of a value that is computed from other state. Code that changes that state calls `invalidate()`.
 *
 * @param compute Computes the value. Called once after each change, on demand.
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
        console.error(error) // A listener that throws must not keep the others from running.
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
      // Each subscription has its own wrapper, so that a function subscribed twice is removed once.
      const wrapped = (value: T) => listener(value)
      listeners.add(wrapped)
      return () => listeners.delete(wrapped)
    },
  }
}
