import type { RequestQueue } from '../../dev-wallet/shared.js'
import type { PageMessage } from '../protocol.js'

/** A queue that sends its requests to the controller, which can settle them. */
export interface ReportedQueue {
  readonly requests: RequestQueue
  /** Settles a request by the id of its `request` message. Returns `false` if the request is no longer pending. */
  settleReported(id: number, isApproved: boolean): boolean
}

/** Wraps a queue so that each request, and later its outcome, is sent to the controller. */
export function createReportedQueue(
  queue: RequestQueue,
  send: (message: PageMessage) => void,
): ReportedQueue {
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
