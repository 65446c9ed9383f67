import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStorage, type StorageKey } from '../../../src/core/storage.js'
import { fakeStorage, keys } from '../support/fake-storage.js'

const denied = () => {
  throw new Error('denied')
}
const blocked = { getItem: denied, setItem: denied, removeItem: denied }
const full = () => ({ ...fakeStorage(), setItem: denied })

const anyWrite = fc.tuple(
  fc.constantFrom<StorageKey>('auto-connect', 'wallet-name', 'disconnected'),
  fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('true', 'false', 'null', '__proto__')),
)
const anyWrites = fc.array(anyWrite, { minLength: 1, maxLength: 8 })

describe('what the kit remembers', () => {
  it('is nothing to begin with', () => {
    const memory = createStorage(() => fakeStorage())
    for (const key of ['auto-connect', 'wallet-name', 'disconnected'] as const)
      expect(memory.get(key)).toBeNull()
  })

  it('is written under keys of its own', () => {
    const storage = fakeStorage()
    const memory = createStorage(() => storage)
    memory.set('auto-connect', 'false')
    memory.set('wallet-name', 'Petra')
    memory.set('disconnected', 'true')
    expect(storage.content()).toEqual({
      [keys.autoConnect]: 'false',
      [keys.walletName]: 'Petra',
      [keys.disconnected]: 'true',
    })
  })

  it('leaves nothing behind once forgotten', () => {
    const storage = fakeStorage({ [keys.walletName]: 'Petra', other: 'stays' })
    createStorage(() => storage).set('wallet-name', '')
    expect(storage.content()).toEqual({ other: 'stays' })
  })

  it.each([
    ['kept by the browser', fakeStorage],
    ['kept in memory by a page without storage', () => blocked],
    ['kept in memory when the storage is full', full],
  ])('comes back as it was written, %s', (_, makeBackend) => {
    fc.assert(
      fc.property(anyWrites, (writes) => {
        const backend = makeBackend()
        const memory = createStorage(() => backend)
        const written = new Map<StorageKey, string>()
        for (const [key, value] of writes) {
          memory.set(key, value)
          written.set(key, value)
          for (const [each, expected] of written) expect(memory.get(each) || '').toBe(expected)
        }
      }),
    )
  })

  it('is read by the next page from the same storage', () => {
    fc.assert(
      fc.property(anyWrite, ([key, value]) => {
        const storage = fakeStorage()
        createStorage(() => storage).set(key, value)
        expect(createStorage(() => storage).get(key) || '').toBe(value)
      }),
    )
  })

  it('is not spoiled by storage that cannot even be reached', () => {
    const memory = createStorage(denied)
    memory.set('wallet-name', 'Petra')
    expect(memory.get('wallet-name')).toBe('Petra')
    expect(memory.get('disconnected')).toBeUndefined()
  })

  it('stays forgotten when the storage will not forget', () => {
    const stubborn = { ...fakeStorage({ [keys.walletName]: 'Petra' }), removeItem: denied }
    const memory = createStorage(() => stubborn)
    memory.set('wallet-name', '')
    expect(memory.get('wallet-name') || '').toBe('')
  })

  it('returns to the storage once that takes writes again', () => {
    const storage = fakeStorage()
    let isFull = true
    const memory = createStorage(() => (isFull ? full() : storage))
    memory.set('wallet-name', 'Petra')
    isFull = false
    memory.set('wallet-name', 'Nightly')
    expect(storage.content()).toEqual({ [keys.walletName]: 'Nightly' })
    expect(memory.get('wallet-name')).toBe('Nightly')
  })
})
