import type { RequestQueue } from '../../dev-wallet/shared.js'
import type { PageMessage } from '../protocol.js'

export interface ReportedQueue {
  readonly requests: RequestQueue
  /** Settles a request by the id of its `request` message. */
  settleReported(id: number, isApproved: boolean): boolean
}

/** Reports every request of a queue, and its outcome, to the controller. */
export function reportRequests(queue: RequestQueue, send: (message: PageMessage) => void): ReportedQueue {
  const queueIds = new Map<number, number>()
  let lastId = 0
  return {
    requests: {
      ...queue,
      requestApproval(prompt, isStillValid) {
        lastId += 1
        const id = lastId
        const pendingBefore = queue.getPending()
        const result = queue.requestApproval(prompt, isStillValid)
        const added = queue.getPending().find((request) => !pendingBefore.includes(request))
        if (added) queueIds.set(id, added.id)
        send({ type: 'request', id, prompt })
        void result.then((isApproved) => send({ type: 'settled', id, isApproved }))
        return result
      },
    },
    settleReported(id, isApproved) {
      const queueId = queueIds.get(id)
      return queueId !== undefined && queue.settle(queueId, isApproved)
    },
  }
}
