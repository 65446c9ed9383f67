import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { NETWORK_NAMES } from '../../../src/dev-wallet/chain/networks.js'
import { MISBEHAVIOUR_NAMES } from '../../../src/dev-wallet/misbehaviours.js'
import { readState, type WalletState, writeState } from '../../../src/dev-wallet/state/state.js'
import { createStore, STORAGE_KEY } from '../../../src/dev-wallet/state/store.js'

const CHAIN_IDS = { local: 4, testnet: 2, mainnet: 1 }

const secret = fc.stringMatching(/^[0-9a-f]{64}$/).map((digits) => `0x${digits}` as const)
const state: fc.Arbitrary<WalletState> = fc
  .record({
    secrets: fc.array(secret, { minLength: 1, maxLength: 4 }),
    position: fc.nat(),
    connected: fc.boolean(),
    network: fc.constantFrom(...NETWORK_NAMES),
    devnet: fc.integer({ min: 5, max: 255 }),
    nodeUrl: fc.webUrl(),
    misbehave: fc.constantFrom(...MISBEHAVIOUR_NAMES),
    autoApprove: fc.boolean(),
  })
  .map(({ position, devnet, ...rest }) => ({
    ...rest,
    current: position % rest.secrets.length,
    chainId: rest.network === 'devnet' ? devnet : CHAIN_IDS[rest.network],
  }))

/** Storage as tabs of one origin share it. */
function memoryStorage(initial?: string) {
  const entries = new Map<string, string>(initial === undefined ? [] : [[STORAGE_KEY, initial]])
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  } as Storage
}

describe('the stored state', () => {
  test('comes back as it was written', () => {
    fc.assert(
      fc.property(state, (it) => {
        expect(readState(writeState(it))).toEqual(it)
      }),
    )
  })

  test('is whole whatever lies in storage', () => {
    const fields = Object.keys(readState(null))
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.record(Object.fromEntries(fields.map((field) => [field, fc.anything()]))).map((it) => {
        return JSON.stringify(it, (_, value) => (typeof value === 'bigint' ? String(value) : value)) ?? ''
      }),
    )
    fc.assert(
      fc.property(fc.option(anything), (text) => {
        const it = readState(text)
        expect(it.secrets.length).toBeGreaterThan(0)
        expect(it.secrets[it.current]).toMatch(/^0x[0-9a-f]{64}$/)
        expect(NETWORK_NAMES).toContain(it.network)
        expect(it.chainId).toBeTypeOf('number')
        expect(MISBEHAVIOUR_NAMES).toContain(it.misbehave)
      }),
      // Neither has a text to be read as a name.
      { examples: [['{"network":{"toString":0}}'], ['{"misbehave":{"toString":0}}']] },
    )
  })

  test('keeps its keys when only a setting is garbage, and forgets a connection whose keys are lost', () => {
    const good = readState(null)
    const stored = JSON.stringify({ ...good, connected: true, network: 'moonnet', nodeUrl: 'javascript:1' })
    expect(readState(stored)).toEqual({ ...good, connected: true })
    expect(readState(JSON.stringify({ ...good, connected: true, secrets: ['0x12'] })).connected).toBe(false)
  })
})

describe('the store', () => {
  test('keeps the account over a reload, made before anyone asked', () => {
    const storage = memoryStorage()
    expect(createStore(storage, {}).get()).toEqual(createStore(storage, {}).get())
  })

  test('lets the script tag win until the page changes its mind, without storing it', () => {
    const storage = memoryStorage()
    const store = createStore(storage, { misbehave: 'hangs' })
    store.update({ connected: true })
    expect(store.get()).toMatchObject({ misbehave: 'hangs', connected: true })
    expect(createStore(storage, {}).get()).toMatchObject({ misbehave: 'none', connected: true })
    store.update({ misbehave: 'throws' })
    expect(store.get().misbehave).toBe('throws')
  })

  test('does not undo what another tab stored meanwhile', () => {
    const storage = memoryStorage()
    const [one, other] = [createStore(storage, {}), createStore(storage, {})]
    const heard = vi.fn()
    other.subscribe(heard)
    one.update({ connected: true })
    other.update({ autoApprove: true })
    expect(createStore(storage, {}).get()).toMatchObject({ connected: true, autoApprove: true })
    one.update({ connected: false })
    other.reload()
    expect(heard).toHaveBeenLastCalledWith(
      expect.objectContaining({ connected: false }),
      expect.objectContaining({ connected: true }),
      'another tab',
    )
  })

  test('lives in memory where storage throws', () => {
    const broken = () => {
      throw new Error('QuotaExceededError')
    }
    const store = createStore({ getItem: broken, setItem: broken } as unknown as Storage, {})
    const { secrets } = store.get()
    store.update({ connected: true })
    expect(store.get()).toMatchObject({ connected: true, secrets })
  })

  test('goes on from memory while storage is full, and stores all of it when there is room again', () => {
    const storage = memoryStorage()
    const { setItem } = storage
    const store = createStore(storage, {})
    storage.setItem = () => {
      throw new Error('QuotaExceededError')
    }
    store.update({ connected: true })
    store.update(({ secrets }) => ({ secrets: [...secrets, `0x${'11'.repeat(32)}`] }))
    store.update({ current: 1 })
    store.reload()
    expect(store.get()).toMatchObject({ connected: true, current: 1, secrets: { length: 2 } })
    storage.setItem = setItem
    store.update({ autoApprove: true })
    expect(createStore(storage, {}).get()).toEqual(store.get())
    expect(store.get()).toMatchObject({ connected: true, current: 1 })
  })

  test('forgets everything on reset', () => {
    const store = createStore(memoryStorage(), { misbehave: 'hangs' })
    const { secrets } = store.get()
    store.update({ connected: true })
    store.reset()
    expect(store.get()).toMatchObject({ connected: false, misbehave: 'none' })
    expect(store.get().secrets).not.toEqual(secrets)
  })
})
