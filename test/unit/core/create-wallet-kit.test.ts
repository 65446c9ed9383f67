import { describe, expect, it, vi } from 'vitest'
import { createWalletKit } from '../../../src/core/index.js'
import { fakeStorage, keys } from '../support/fake-storage.js'
import { fail, fakeWallet } from '../support/fake-wallet.js'
import { connectedKit, connectTo, startWithPetra } from '../support/start-kit.js'

describe('getState()', () => {
  it('is frozen, as are its list and the kit, and kept by JSON', async () => {
    const { kit } = await connectedKit()
    const state = kit.getState()
    for (const value of [kit, state, state.installed_wallets]) expect(Object.isFrozen(value)).toBe(true)
    expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  })

  it('has the same list until a wallet registers', async () => {
    const { kit, page } = await connectedKit()
    const { installed_wallets: before } = kit.getState()
    await kit.disconnect()
    expect(kit.getState().installed_wallets).toBe(before)
    page.register(fakeWallet('Nightly'))
    expect(kit.getState().installed_wallets).toHaveLength(2)
    expect(before).toHaveLength(1)
  })
})

describe('createWalletKit()', () => {
  it.each([keys.walletName, keys.disconnected])('reads the recent wallet from %s in localStorage', (key) => {
    vi.stubGlobal('localStorage', fakeStorage({ [key]: 'Petra' }))
    expect(createWalletKit().getRecentWalletName()).toBe('Petra')
    expect(createWalletKit({ storage: null }).getRecentWalletName()).toBe('')
    vi.unstubAllGlobals()
  })

  it.each([
    ['access', { getItem: fail, setItem: fail, removeItem: fail }],
    ['writes', { setItem: fail }],
  ])('connects if the storage rejects %s', async (_, denied) => {
    const { kit } = await connectedKit({ storage: { ...fakeStorage(), ...denied } })
    expect(kit.isConnected()).toBe(true)
    expect(kit.getRecentWalletName()).toBe('')
  })

  it('connects, but restores no session, if the stored values are corrupt', async () => {
    const storage = fakeStorage(Object.fromEntries(Object.values(keys).map((key) => [key, '\0{"]'])))
    const { kit, petra } = await startWithPetra({ storage })
    expect(petra.connects).toEqual([])
    await connectTo(kit, petra)
    expect(kit.isConnected()).toBe(true)
  })

  it('calls each listener of an event after the change of state, until it is removed', async () => {
    const { kit, petra } = await startWithPetra()
    const listener = vi.fn(() => kit.isConnected())
    const removeFirst = kit.on('wallet-connected', listener)
    const removeSecond = kit.on('wallet-connected', () => listener())
    await connectTo(kit, petra)
    removeFirst()
    await connectTo(kit, petra)
    removeSecond()
    await connectTo(kit, petra)
    expect(listener.mock.results.map(({ value }) => value)).toEqual([true, true, true])
  })

  it('dispatches bubbling composed events from the given target', async () => {
    const target = new EventTarget()
    const listener = vi.fn()
    target.addEventListener('wallet-connected', listener)
    await connectedKit({ surroundings: { getEventTarget: () => target } })
    expect(listener.mock.calls).toEqual([[expect.objectContaining({ bubbles: true, composed: true })]])
  })

  it('connects on a page whose events cannot be dispatched', async () => {
    const { kit, petra } = await startWithPetra({ surroundings: { getEventTarget: fail } })
    const result = kit.connect('Petra')
    petra.approve()
    expect(await result).toMatchObject({ status: 'Approved' })
  })
})
