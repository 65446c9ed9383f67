import type { PendingRequest, RequestKind } from './types.js'

/** What the person is asked; see `PendingRequest`. */
export interface Question {
  readonly kind: RequestKind
  readonly details: PendingRequest['details']
  readonly text?: string
}

/** The requests that wait for an answer, first come first served. */
export interface Requests {
  /**
   * Resolves true when approved, false when rejected.
   * @param stands whether what is asked can still be done; a request that no longer stands is rejected
   */
  ask(question: Question, stands?: () => boolean): Promise<boolean>
  pending(): readonly PendingRequest[]
  /** Answers one request. False when it no longer waits. */
  answer(id: number, approved: boolean): boolean
  rejectAll(): void
  /** Rejects what no longer stands. For after each change of what requests are about. */
  review(): void
  /** @returns the remover */
  subscribe(listener: () => void): () => void
}

interface Waiting {
  readonly request: PendingRequest
  readonly settle: (approved: boolean) => void
  readonly stands: () => boolean
}

/** @param approvesAll read at each request: whether to approve without asking */
export function createRequests(approvesAll: () => boolean): Requests {
  const waiting = new Map<number, Waiting>()
  const listeners = new Set<() => void>()
  let lastId = 0
  const changed = () => {
    for (const listener of [...listeners]) listener()
  }

  function answer(id: number, approved: boolean): boolean {
    const entry = waiting.get(id)
    if (!entry) return false
    waiting.delete(id)
    entry.settle(approved)
    changed()
    return true
  }

  return {
    ask(question, stands = () => true) {
      if (!stands()) return Promise.resolve(false)
      if (approvesAll()) return Promise.resolve(true)
      lastId += 1
      const request = Object.freeze({ id: lastId, ...question })
      return new Promise((settle) => {
        waiting.set(request.id, { request, settle, stands })
        changed()
      })
    },
    pending: () => [...waiting.values()].map(({ request }) => request),
    answer,
    rejectAll() {
      for (const id of [...waiting.keys()]) answer(id, false)
    },
    review() {
      for (const [id, { stands }] of [...waiting]) if (!stands()) answer(id, false)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
