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

describe('createStorage()', () => {
  it('is empty by default', () => {
    const memory = createStorage(() => fakeStorage())
    for (const key of ['auto-connect', 'wallet-name', 'disconnected'] as const)
      expect(memory.get(key)).toBeNull()
  })

  it('uses prefixed keys', () => {
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

  it('removes the key of an empty value', () => {
    const storage = fakeStorage({ [keys.walletName]: 'Petra', other: 'stays' })
    createStorage(() => storage).set('wallet-name', '')
    expect(storage.content()).toEqual({ other: 'stays' })
  })

  it('returns the stored values', () => {
    fc.assert(
      fc.property(anyWrites, (writes) => {
        const storage = createStorage(() => backend)
        const backend = fakeStorage()
        const written = new Map<StorageKey, string>()
        for (const [key, value] of writes) {
          storage.set(key, value)
          written.set(key, value)
          for (const [each, expected] of written) expect(storage.get(each) || '').toBe(expected)
        }
      }),
    )
  })

  it.each([
    ['access', () => blocked],
    ['writes', full],
  ])('stores nothing if the backend refuses %s', (_, makeBackend) => {
    const storage = createStorage(makeBackend)
    storage.set('wallet-name', 'Petra')
    expect(storage.get('wallet-name') ?? null).toBeNull()
  })

  it('returns the value on the next page', () => {
    fc.assert(
      fc.property(anyWrite, ([key, value]) => {
        const storage = fakeStorage()
        createStorage(() => storage).set(key, value)
        expect(createStorage(() => storage).get(key) || '').toBe(value)
      }),
    )
  })
})
