import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createStore } from '../../../src/core/page/store.js'

function createCounter() {
  let n = 0
  const compute = vi.fn(() => ({ n }))
  const store = createStore(compute)
  const increment = () => {
    n++
    store.invalidate()
  }
  return { store, compute, increment, listener: vi.fn<(value: { n: number }) => void>() }
}

describe('createStore()', () => {
  it('computes its value once, on demand, and keeps the object until the next change', () => {
    const { store, compute, increment } = createCounter()
    expect(compute).not.toHaveBeenCalled()
    const before = store.get()
    expect(store.get()).toBe(before)
    expect(compute).toHaveBeenCalledTimes(1)
    increment()
    expect(store.get()).toEqual({ n: 1 })
  })

  it('notifies once for a burst, and again for a change during a notification', async () => {
    const { store, increment, listener } = createCounter()
    store.subscribe(({ n }) => n === 2 && increment())
    store.subscribe(listener)
    increment()
    increment()
    expect(listener).not.toHaveBeenCalled()
    await Promise.resolve()
    await Promise.resolve()
    expect(listener.mock.calls).toEqual([[{ n: 3 }], [{ n: 3 }]])
  })

  it('does not call a listener removed during the notification', async () => {
    const { store, increment, listener } = createCounter()
    store.subscribe(() => remove())
    const remove = store.subscribe(listener)
    increment()
    await Promise.resolve()
    expect(listener).not.toHaveBeenCalled()
  })

  it('calls the other listeners when one throws, and reports the error as uncaught', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { store, increment, listener } = createCounter()
    const error = new Error('no')
    store.subscribe(() => {
      throw error
    })
    store.subscribe(listener)
    increment()
    await Promise.resolve()
    expect(listener).toHaveBeenCalledTimes(1)
    expect(() => vi.runAllTimers()).toThrow(error)
  })
})
