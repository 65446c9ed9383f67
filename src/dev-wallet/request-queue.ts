import type { PendingRequest, RequestKind } from './types.js'

/** The content of an approval prompt. See `PendingRequest`. */
export interface Prompt {
  readonly kind: RequestKind
  readonly details: PendingRequest['details']
  readonly text?: string
  readonly values: PendingRequest['values']
}

/** The pending requests, in the order of their arrival. */
export interface RequestQueue {
  /**
   * Adds a request to the queue, or settles it without adding it if it is approved automatically or can no longer be fulfilled.
   *
   * @param prompt The content to show to the user.
   * @param isStillValid Returns whether the request can still be fulfilled. Default: it can.
   * @returns A promise that resolves to `true` if the request is approved, and to `false` if it is rejected.
   */
  requestApproval(prompt: Prompt, isStillValid?: () => boolean): Promise<boolean>
  getPending(): readonly PendingRequest[]
  /**
   * Approves or rejects one request.
   *
   * @returns `false` if the request is no longer pending.
   */
  settle(id: number, isApproved: boolean): boolean
  rejectAll(): void
  /** Rejects the requests that can no longer be fulfilled. Call this method after every change of the wallet's state. */
  rejectObsolete(): void
  /** Adds a listener. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void
}

interface QueueEntry {
  readonly request: PendingRequest
  readonly resolve: (isApproved: boolean) => void
  readonly isStillValid: () => boolean
}

/**
 * Creates an empty request queue.
 *
 * @param isAutoApproved Returns whether a new request is approved without a prompt.
 */
export function createRequestQueue(isAutoApproved: () => boolean): RequestQueue {
  const entries = new Map<number, QueueEntry>()
  const listeners = new Set<() => void>()
  let lastId = 0
  const notify = () => {
    for (const listener of [...listeners]) listener()
  }

  function settle(id: number, isApproved: boolean): boolean {
    const entry = entries.get(id)
    if (!entry) return false
    entries.delete(id)
    entry.resolve(isApproved)
    notify()
    return true
  }

  return {
    requestApproval(prompt, isStillValid = () => true) {
      if (!isStillValid()) return Promise.resolve(false)
      if (isAutoApproved()) return Promise.resolve(true)
      lastId += 1
      const request = Object.freeze({ id: lastId, ...prompt })
      return new Promise((resolve) => {
        entries.set(request.id, { request, resolve, isStillValid })
        notify()
      })
    },
    getPending: () => [...entries.values()].map(({ request }) => request),
    settle,
    rejectAll() {
      for (const id of [...entries.keys()]) settle(id, false)
    },
    rejectObsolete() {
      for (const [id, { isStillValid }] of [...entries]) if (!isStillValid()) settle(id, false)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
