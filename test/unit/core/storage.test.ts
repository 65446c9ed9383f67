import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStorage, type StorageKey } from '../../../src/core/storage.js'
import { fakeStorage, keys } from '../support/fake-storage.js'

const deny = () => {
  throw new Error('denied')
}
const blocked = { getItem: deny, setItem: deny, removeItem: deny }
const createFull = () => ({ ...fakeStorage(), setItem: deny })

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

  it.each([
    ['of the browser, and on the next page', fakeStorage],
    ['in memory if the backend throws', () => blocked],
    ['in memory if the backend is full', createFull],
    ['in memory if the backend is missing', deny],
  ])('returns the stored value %s', (_, createBackend) => {
    fc.assert(
      fc.property(anyWrites, (writes) => {
        const backend = createBackend === deny ? undefined : createBackend()
        const storage = createStorage(() => backend ?? deny())
        const written = new Map<StorageKey, string>()
        for (const [key, value] of writes) {
          storage.set(key, value)
          written.set(key, value)
          for (const [each, expected] of written) {
            expect(storage.get(each) || '').toBe(expected)
            if (createBackend === fakeStorage)
              expect(createStorage(() => backend ?? deny()).get(each) || '').toBe(expected)
          }
        }
      }),
    )
  })

  it('returns undefined for a key that it cannot read', () => {
    expect(createStorage(deny).get('disconnected')).toBeUndefined()
  })

  it('keeps an empty value if the backend cannot remove the key', () => {
    const backend = { ...fakeStorage({ [keys.walletName]: 'Petra' }), removeItem: deny }
    const storage = createStorage(() => backend)
    storage.set('wallet-name', '')
    expect(storage.get('wallet-name') || '').toBe('')
  })

  it('uses the backend again when it accepts a value', () => {
    const backend = fakeStorage()
    let isFull = true
    const storage = createStorage(() => (isFull ? createFull() : backend))
    storage.set('wallet-name', 'Petra')
    isFull = false
    storage.set('wallet-name', 'Nightly')
    expect(backend.content()).toEqual({ [keys.walletName]: 'Nightly' })
    expect(storage.get('wallet-name')).toBe('Nightly')
  })
})
