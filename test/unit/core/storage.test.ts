import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStorage, type StorageKey } from '../../../src/core/storage.js'
import { fakeStorage, keys } from '../support/fake-storage.js'

const deny = () => {
  throw new Error('denied')
}
const blocked = { getItem: deny, setItem: deny, removeItem: deny }

const anyWrites = fc.array(
  fc.tuple(
    fc.constantFrom<StorageKey>('auto-connect', 'wallet-name', 'disconnected'),
    fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('true', 'null', '__proto__')),
  ),
  { minLength: 1, maxLength: 8 },
)

describe('createStorage()', () => {
  it('uses prefixed keys, and removes the key of an empty value', () => {
    const backend = fakeStorage({ [keys.rejected]: 'Petra', other: 'stays' })
    const storage = createStorage(() => backend)
    expect(storage.get('wallet-name')).toBeNull()
    storage.set('auto-connect', 'false')
    storage.set('wallet-name', 'Petra')
    storage.set('disconnected', 'true')
    storage.set('rejected', '')
    expect(backend.content()).toEqual({
      [keys.autoConnect]: 'false',
      [keys.walletName]: 'Petra',
      [keys.disconnected]: 'true',
      other: 'stays',
    })
  })

  it('returns the stored values, also on the next page', () => {
    fc.assert(
      fc.property(anyWrites, (writes) => {
        const backend = fakeStorage()
        const written = new Map<StorageKey, string>()
        for (const [key, value] of writes) {
          createStorage(() => backend).set(key, value)
          written.set(key, value)
          for (const [each, expected] of written)
            expect(createStorage(() => backend).get(each) || '').toBe(expected)
        }
      }),
    )
  })

  it.each([
    ['access', () => blocked],
    ['writes', () => ({ ...fakeStorage(), setItem: deny })],
  ])('stores nothing if the backend refuses %s', (_, getBackend) => {
    const storage = createStorage(getBackend)
    storage.set('wallet-name', 'Petra')
    expect(storage.get('wallet-name') ?? null).toBeNull()
  })
})
