/** A derived value, computed on demand, and its listeners. */
export interface Store<T> {
  /** Returns the same object until `invalidate()` is called. */
  get(): T
  /** Marks the value as changed. Listeners run in the next microtask, once for a burst of changes. */
  invalidate(): void
  /**
   * Adds a listener. Adding a listener again has no effect: it runs once, and either unsubscribe function removes it. An error of
   * a listener is reported as uncaught, and the other listeners still run.
   *
   * @returns An unsubscribe function.
   */
  subscribe(listener: (value: T) => void): () => void
}

/**
 * Creates a store of a value that is computed from other state. Code that changes the other state must call `invalidate()`.
 *
 * @param compute Computes the value. Called on demand, at most once per change.
 */
export function createStore<T extends object>(compute: () => T): Store<T> {
  const listeners = new Set<(value: T) => void>()
  let value: T | undefined
  let isQueued = false
  const invalidate: Store<T>['invalidate'] = () => {
    value = undefined
    if (!isQueued) queueMicrotask(runQueuedListeners)
    isQueued = true
  }
  const runQueuedListeners = () => {
    isQueued = false
    for (const listener of listeners)
      try {
        listener(get())
      } catch (error) {
        reportUncaughtError(error) // The other listeners still run.
      }
  }
  const get: Store<T>['get'] = () => {
    value ??= compute()
    return value
  }
  return {
    get,
    invalidate,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Reports the error of a page's function as an uncaught error, as browsers do for an event listener that throws. */
export function reportUncaughtError(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}
