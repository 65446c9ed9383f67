import { describe, expect, test, vi } from 'vitest'
import { createRequests } from '../../../src/dev-wallet/requests.js'

describe('the requests', () => {
  test('wait in the order they came and are answered once', async () => {
    const requests = createRequests(() => false)
    const heard = vi.fn()
    requests.subscribe(heard)
    const answers = [
      requests.ask({ kind: 'connect', details: [] }),
      requests.ask({ kind: 'signIn', details: [] }),
    ]
    expect(requests.pending().map(({ kind }) => kind)).toEqual(['connect', 'signIn'])
    expect([requests.answer(1, true), requests.answer(1, false)]).toEqual([true, false])
    requests.rejectAll()
    expect(await Promise.all(answers)).toEqual([true, false])
    expect(heard).toHaveBeenCalledTimes(4)
  })
})
