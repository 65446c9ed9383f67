import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createStore } from '../../../src/core/index.js'

function counter() {
  let n = 0
  const compute = vi.fn(() => ({ n }))
  const store = createStore(compute)
  return {
    store,
    compute,
    count() {
      n++
      store.invalidate()
    },
  }
}

describe('createStore()', () => {
  it('computes its value once, on demand', () => {
    const { store, compute } = counter()
    expect(compute).not.toHaveBeenCalled()
    expect(store.get()).toBe(store.get())
    expect(compute).toHaveBeenCalledTimes(1)
  })

  it('returns the new value in the same task', () => {
    const { store, count } = counter()
    const before = store.get()
    count()
    expect(store.get()).toEqual({ n: 1 })
    expect(store.get()).not.toBe(before)
  })

  it('notifies once for a burst, in the next microtask', async () => {
    const { store, count } = counter()
    const heard: number[] = []
    store.subscribe(({ n }) => heard.push(n))
    count()
    count()
    expect(heard).toEqual([])
    await Promise.resolve()
    expect(heard).toEqual([2])
  })

  it('notifies again for a change during a notification', async () => {
    const { store, count } = counter()
    const heard: number[] = []
    store.subscribe(({ n }) => {
      heard.push(n)
      if (n === 1) count()
    })
    count()
    await Promise.resolve()
    await Promise.resolve()
    expect(heard).toEqual([1, 2])
  })

  it('does not call a removed listener', async () => {
    const { store, count } = counter()
    const listener = vi.fn()
    const remove = store.subscribe(listener)
    count()
    remove()
    remove()
    await Promise.resolve()
    expect(listener).not.toHaveBeenCalled()
  })

  it('does not call a listener that an earlier one removes', async () => {
    const { store, count } = counter()
    const listener = vi.fn()
    let remove = () => {}
    store.subscribe(() => remove())
    remove = store.subscribe(listener)
    count()
    await Promise.resolve()
    expect(listener).not.toHaveBeenCalled()
  })

  it('keeps the same object while its fields stay the same', async () => {
    let fields: Record<string, unknown> = { a: 1, b: Number.NaN }
    const store = createStore(() => ({ ...fields }))
    const before = store.get()
    store.invalidate()
    expect(store.get()).toBe(before)
    fields = { a: 2, b: Number.NaN }
    store.invalidate()
    expect(store.get()).toEqual(fields)
    expect(store.get()).not.toBe(before)
  })

  it('calls the other listeners when one throws, and reports the error as uncaught', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { store, count } = counter()
    const listener = vi.fn()
    const fault = new Error('no')
    store.subscribe(() => {
      throw fault
    })
    store.subscribe(listener)
    count()
    await Promise.resolve()
    expect(listener).toHaveBeenCalledTimes(1)
    expect(() => vi.runAllTimers()).toThrow(fault)
  })
})
