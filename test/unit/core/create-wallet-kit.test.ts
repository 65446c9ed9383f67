import { describe, expect, it, vi } from 'vitest'
import { createWalletKit } from '../../../src/core/index.js'
import { fakeStorage, keys } from '../support/fake-storage.js'
import { fakeWallet } from '../support/fake-wallet.js'
import { connectedKit, connectTo, settle, startKit, startWithPetra } from '../support/start-kit.js'

describe('getState()', () => {
  it('is empty on page load', async () => {
    const { kit } = await startKit()
    expect(kit.getState()).toEqual({
      status: 'disconnected',
      wallet: null,
      installed_wallets: [],
      address: '',
      publicKey: '',
      ansName: null,
      network: '',
      chainId: null,
      url: '',
      isAutoConnectEnabled: true,
    })
  })

  it('is frozen, with its list, and kept by JSON', async () => {
    const { kit } = await connectedKit()
    const state = kit.getState()
    for (const value of [state, state.installed_wallets]) expect(Object.isFrozen(value)).toBe(true)
    expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  })

  it('returns the same object until a field changes', async () => {
    const { kit, page, stop } = await startWithPetra()
    const before = kit.getState()
    stop()
    kit.start(page.window)
    await settle()
    expect(kit.getState()).toBe(before)
    kit.connect('Petra')
    expect(kit.getState()).not.toBe(before)
    expect(before.status).toBe('disconnected')
  })

  it('has the same list until a wallet registers or unregisters', async () => {
    const { kit, page } = await connectedKit()
    const { installed_wallets: before } = kit.getState()
    await kit.disconnect()
    expect(kit.getState().installed_wallets).toBe(before)
    const unregister = page.register(fakeWallet('Nightly'))
    const { installed_wallets: after } = kit.getState()
    expect(after.map(({ name }) => name)).toEqual(['Petra', 'Nightly'])
    unregister()
    expect(kit.getState().installed_wallets).toHaveLength(1)
    expect(after).toHaveLength(2)
  })
})

describe('getRecentWalletName()', () => {
  it.each([
    ['the remembered wallet', { [keys.walletName]: 'Petra' }, 'Petra'],
    ['the wallet that the user disconnected', { [keys.disconnected]: 'Nightly' }, 'Nightly'],
    ['empty if there is none', {}, ''],
  ])('is %s', async (_, content, name) => {
    const { kit } = await startKit({ autoConnect: false, storage: fakeStorage(content) })
    expect(kit.getRecentWalletName()).toBe(name)
  })
})

describe('createWalletKit()', () => {
  it('uses localStorage by default', () => {
    vi.stubGlobal('localStorage', fakeStorage({ [keys.walletName]: 'Petra' }))
    expect(createWalletKit().getRecentWalletName()).toBe('Petra')
    expect(createWalletKit({ storage: null }).getRecentWalletName()).toBe('')
    vi.unstubAllGlobals()
  })

  it('uses no global before start()', () => {
    expect('window' in globalThis).toBe(false)
    expect(createWalletKit().getState().status).toBe('disconnected')
  })

  it('returns a frozen object of plain functions that need no this', async () => {
    const { kit } = await startKit()
    expect(Object.isFrozen(kit)).toBe(true)
    const { getState, isConnected, getAccount } = kit
    expect(getState().status).toBe('disconnected')
    expect(isConnected()).toBe(false)
    await expect(getAccount()).rejects.toThrow('No wallet connected')
  })

  it('calls each listener of an event until it is removed', async () => {
    const { kit, petra } = await startWithPetra()
    const listener = vi.fn()
    const removeFirst = kit.on('wallet-connected', listener)
    const removeSecond = kit.on('wallet-connected', (event) => listener(event))
    await connectTo(kit, petra)
    expect(listener).toHaveBeenCalledTimes(2)
    removeFirst()
    await connectTo(kit, petra)
    expect(listener).toHaveBeenCalledTimes(3)
    removeSecond()
    await connectTo(kit, petra)
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('changes the state before it notifies', async () => {
    const { kit, petra } = await startWithPetra()
    const seen: boolean[] = []
    for (const name of ['wallet-connected', 'wallet-disconnected'] as const)
      kit.on(name, () => seen.push(kit.isConnected()))
    await connectTo(kit, petra)
    kit.forceDisconnect()
    expect(seen).toEqual([true, false])
  })

  it('dispatches bubbling composed events from the given target', async () => {
    const target = new EventTarget()
    const listener = vi.fn()
    target.addEventListener('wallet-connected', listener)
    await connectedKit({ surroundings: { getEventTarget: () => target } })
    expect(listener.mock.calls).toEqual([[expect.objectContaining({ bubbles: true, composed: true })]])
  })

  it('connects on a page whose events cannot be dispatched', async () => {
    const getEventTarget = () => {
      throw new Error('replaced by the page')
    }
    const { kit, petra } = await startWithPetra({ surroundings: { getEventTarget } })
    const result = kit.connect('Petra')
    petra.approve()
    expect(await result).toMatchObject({ status: 'Approved' })
  })
})
