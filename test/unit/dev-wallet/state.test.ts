import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { NETWORK_NAMES } from '../../../src/dev-wallet/chain/networks.js'
import { FAULT_NAMES } from '../../../src/dev-wallet/fault-names.js'
import { parseState, type WalletState } from '../../../src/dev-wallet/state/state.js'
import { createStore } from '../../../src/dev-wallet/state/store.js'
import { fakeStorage } from '../support/fake-storage.js'

const memoryStorage = () => fakeStorage() as unknown as Storage

describe('parseState', () => {
  it('returns a complete state for any stored text', () => {
    const fields = Object.keys(parseState(null))
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.record(Object.fromEntries(fields.map((field) => [field, fc.jsonValue()]))).map(JSON.stringify),
    )
    fc.assert(
      fc.property(fc.option(anything), (text) => {
        const it = parseState(text)
        expect(it.secrets[it.current]).toMatch(/^0x[0-9a-f]{64}$/)
        expect(NETWORK_NAMES).toContain(it.network)
        expect(it.chainId).toBeTypeOf('number')
        expect(FAULT_NAMES).toContain(it.misbehave)
      }),
      // Neither value can be converted to a string.
      { examples: [['{"network":{"toString":0}}'], ['{"misbehave":{"toString":0}}']] },
    )
  })

  it('keeps the keys if a setting is invalid, and ends a session whose keys are lost', () => {
    const good = parseState(null)
    const stored = JSON.stringify({
      ...good,
      connected: true,
      network: 'moonnet',
      nodeUrl: 'javascript:1',
      node: 'fake',
    })
    expect(parseState(stored)).toEqual({ ...good, connected: true })
    expect(parseState(JSON.stringify({ ...good, connected: true, secrets: ['0x12'] })).connected).toBe(false)
  })
})

describe('createStore', () => {
  it('restores the first account and every change', () => {
    const storage = memoryStorage()
    const store = createStore(storage, {})
    expect(createStore(storage, {}).get()).toEqual(store.get())
    const changes: WalletState = {
      secrets: [`0x${'11'.repeat(32)}`, `0x${'22'.repeat(32)}`],
      current: 1,
      connected: true,
      network: 'devnet',
      chainId: 203,
      nodeUrl: 'http://node.example',
      node: 'stub',
      misbehave: 'late',
      autoApprove: true,
    }
    store.update(changes)
    expect(createStore(storage, {}).get()).toEqual(changes)
  })

  it("overrides stored values with the script tag's until a change, and does not store them", () => {
    const storage = memoryStorage()
    const store = createStore(storage, { misbehave: 'hangs' })
    store.update({ connected: true })
    expect(store.get()).toMatchObject({ misbehave: 'hangs', connected: true })
    expect(createStore(storage, {}).get()).toMatchObject({ misbehave: 'none', connected: true })
    store.update({ misbehave: 'throws' })
    expect(store.get().misbehave).toBe('throws')
    const reset = createStore(storage, { misbehave: 'hangs' })
    reset.reset()
    expect(reset.get()).toMatchObject({ misbehave: 'none', connected: false })
  })

  it('keeps the changes of another tab', () => {
    const storage = memoryStorage()
    const [one, other] = [createStore(storage, {}), createStore(storage, {})]
    const listener = vi.fn()
    other.subscribe(listener)
    one.update({ connected: true })
    other.update({ autoApprove: true })
    expect(createStore(storage, {}).get()).toMatchObject({ connected: true, autoApprove: true })
    one.update({ connected: false })
    other.reload()
    expect(listener).toHaveBeenLastCalledWith(
      expect.objectContaining({ connected: false }),
      expect.objectContaining({ connected: true }),
      'another tab',
    )
  })

  it('continues in memory while storage is full, and stores everything when there is space again', () => {
    const storage = memoryStorage()
    const store = createStore(storage, {})
    const setItem = vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError')
    })
    store.update({ connected: true })
    store.update(({ secrets }) => ({ secrets: [...secrets, `0x${'11'.repeat(32)}`] }))
    store.reload()
    expect(store.get()).toMatchObject({ connected: true, secrets: { length: 2 } })
    setItem.mockRestore()
    store.update({ autoApprove: true })
    expect(createStore(storage, {}).get()).toEqual(store.get())
    expect(store.get().connected).toBe(true)
  })
})
