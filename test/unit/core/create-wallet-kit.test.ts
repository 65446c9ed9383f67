import { describe, expect, it, vi } from 'vitest'
import { createWalletKit } from '../../../src/core/index.js'
import { fakeStorage, keys } from '../support/fake-storage.js'
import { fakeWallet } from '../support/fake-wallet.js'
import { connectedKit, settle, startKit } from '../support/start-kit.js'

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

  it('is frozen, with its list', async () => {
    const { kit } = await connectedKit(fakeWallet())
    expect(Object.isFrozen(kit.getState())).toBe(true)
    expect(Object.isFrozen(kit.getState().installed_wallets)).toBe(true)
  })

  it('has a frozen connection', async () => {
    const { kit } = await startKit({ wallets: [fakeWallet()] })
    expect(Object.isFrozen(kit.getConnection())).toBe(true)
    kit.connect('Petra').catch(() => {})
    expect(kit.getConnection().status).toBe('connecting')
    expect(Object.isFrozen(kit.getConnection())).toBe(true)
  })

  it('is kept by JSON', async () => {
    const { kit } = await connectedKit(fakeWallet())
    expect(JSON.parse(JSON.stringify(kit.getState()))).toEqual(kit.getState())
  })

  it('returns the same object until a field changes', async () => {
    const petra = fakeWallet()
    const { kit } = await startKit({ wallets: [petra] })
    const before = kit.getState()
    expect(kit.getState()).toBe(before)
    kit.connect('Petra')
    expect(kit.getState()).not.toBe(before)
    expect(before.status).toBe('disconnected')
  })

  it('has the same list until a wallet registers or unregisters', async () => {
    const { kit, page } = await connectedKit(fakeWallet())
    const { installed_wallets: before } = kit.getState()
    await kit.disconnect()
    expect(kit.getState().installed_wallets).toBe(before)
    const leave = page.register(fakeWallet('Nightly'))
    const { installed_wallets: after } = kit.getState()
    expect(after.map(({ name }) => name)).toEqual(['Petra', 'Nightly'])
    leave()
    expect(kit.getState().installed_wallets).toHaveLength(1)
    expect(after).toHaveLength(2)
  })

  it('returns the same object after the page becomes ready', async () => {
    const { kit, page, stop } = await startKit()
    stop()
    const before = kit.getState()
    kit.start(page.window)
    await settle()
    expect(kit.getState()).toBe(before)
  })
})

describe('getRecentWalletName()', () => {
  it.each([
    ['that is remembered', { [keys.walletName]: 'Petra' }, 'Petra'],
    ['that the visitor disconnected', { [keys.disconnected]: 'Nightly' }, 'Nightly'],
    ['that there is none of', {}, ''],
  ])('is the wallet %s', async (_, content, name) => {
    const { kit } = await startKit({ autoConnect: false, storage: fakeStorage(content) })
    expect(kit.getRecentWalletName()).toBe(name)
  })
})

describe('createWalletKit()', () => {
  it('uses localStorage by default', () => {
    const storage = fakeStorage({ [keys.walletName]: 'Petra' })
    vi.stubGlobal('localStorage', storage)
    expect(createWalletKit().getRecentWalletName()).toBe('Petra')
    expect(createWalletKit({ storage: null }).getRecentWalletName()).toBe('')
    vi.unstubAllGlobals()
  })

  it('uses no global before start()', () => {
    expect('window' in globalThis).toBe(false)
    const kit = createWalletKit()
    expect(kit.isConnected()).toBe(false)
    expect(kit.getState().status).toBe('disconnected')
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
    const petra = fakeWallet()
    const { kit } = await startKit({ wallets: [petra] })
    const heard: string[] = []
    const track = ({ detail }: CustomEvent<{ wallet: { name: string } }>) => heard.push(detail.wallet.name)
    const stop = [kit.on('wallet-connected', track), kit.on('wallet-connected', (event) => track(event))]
    const connect = async () => {
      const result = kit.connect('Petra')
      petra.approve()
      await result
    }
    await connect()
    expect(heard).toEqual(['Petra', 'Petra'])
    stop[0]?.()
    await connect()
    expect(heard).toEqual(['Petra', 'Petra', 'Petra'])
  })

  it('does not call a removed listener', async () => {
    const petra = fakeWallet()
    const { kit } = await startKit({ wallets: [petra] })
    const heard: string[] = []
    const remove = kit.on('wallet-connected', ({ detail }) => heard.push(detail.address))
    remove()
    kit.connect('Petra')
    petra.approve()
    await settle()
    expect(kit.isConnected()).toBe(true)
    expect(heard).toEqual([])
  })

  it('changes the state before it notifies', async () => {
    const petra = fakeWallet()
    const { kit } = await startKit({ wallets: [petra] })
    const seen: boolean[] = []
    kit.on('wallet-connected', () => seen.push(kit.isConnected()))
    kit.on('wallet-disconnected', () => seen.push(kit.isConnected()))
    kit.connect('Petra')
    petra.approve()
    await settle()
    kit.forceDisconnect()
    expect(seen).toEqual([true, false])
  })

  it('dispatches bubbling composed events from the given target', async () => {
    const petra = fakeWallet()
    const source = new EventTarget()
    const heard: Event[] = []
    source.addEventListener('wallet-connected', (event) => heard.push(event))
    const { kit } = await startKit({ wallets: [petra], surroundings: { getEventTarget: () => source } })
    kit.connect('Petra')
    petra.approve()
    await settle()
    expect(heard).toHaveLength(1)
    expect(heard[0]).toMatchObject({ bubbles: true, composed: true })
  })
})
