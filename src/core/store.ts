/** A derived value, computed on demand, and its listeners. */
export interface Store<T> {
  /** Returns the same object until one of its fields changes. */
  get(): T
  /** Marks the value as changed. Listeners run in the next microtask, once for a burst of changes, also if the value is equal. */
  invalidate(): void
  /**
   * Adds a listener.
   *
   * @returns An unsubscribe function.
   */
  subscribe(listener: (value: T) => void): () => void
}

const isShallowEqual = <T extends object>(a: T, b: T) =>
  (Object.keys(b) as (keyof T)[]).every((key) => Object.is(a[key], b[key]))

/**
 * Creates a store of a value that is computed from other state. Code that changes that state calls `invalidate()`.
 *
 * @param compute Computes the value, an object that always has the same keys. Called on demand, at most once per change.
 */
export function createStore<T extends object>(compute: () => T): Store<T> {
  const listeners = new Set<(value: T) => void>()
  let value: T | undefined
  let isStale = true
  let isQueued = false
  const get = () => {
    const next = isStale ? compute() : (value as T)
    isStale = false
    if (!value || !isShallowEqual(value, next)) value = next
    return value
  }
  const notify = () => {
    isQueued = false
    for (const listener of listeners)
      try {
        listener(get())
      } catch (error) {
        // Reported as an uncaught error, as for a listener of an event. The other listeners still run.
        setTimeout(() => {
          throw error
        })
      }
  }
  return {
    get,
    invalidate() {
      isStale = true
      if (!isQueued) queueMicrotask(notify)
      isQueued = true
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
