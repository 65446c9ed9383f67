import { describe, expect, it, vi } from 'vitest'
import { createRequestQueue } from '../../../src/dev-wallet/request-queue.js'

describe('createRequestQueue', () => {
  it('keeps the order of the requests and settles each one once', async () => {
    const requests = createRequestQueue(() => false)
    const listener = vi.fn()
    requests.subscribe(listener)
    const answers = [
      requests.requestApproval({ kind: 'connect', details: [], values: {} }),
      requests.requestApproval({ kind: 'signIn', details: [], values: {} }),
    ]
    expect(requests.getPending().map(({ kind }) => kind)).toEqual(['connect', 'signIn'])
    expect([requests.settle(1, true), requests.settle(1, false)]).toEqual([true, false])
    requests.rejectAll()
    expect(await Promise.all(answers)).toEqual([true, false])
    expect(listener).toHaveBeenCalledTimes(4)
  })
})
