import { describe, expect, it, vi } from 'vitest'
import { fakeStorage, keys } from '../support/fake-storage.js'
import { accountOf, addressOf, fakeWallet } from '../support/fake-wallet.js'
import { connectedKit, failureOf, settle, startKit } from '../support/start-kit.js'

const remembering = (name = 'Petra', more: Record<string, string> = {}) =>
  fakeStorage({ [keys.autoConnect]: 'true', [keys.walletName]: name, ...more })

describe('stored auto-connect flag', () => {
  it.each([
    ['absent', undefined, true],
    ['true', 'true', true],
    ['false', 'false', false],
    ['rubbish', 'yes', false],
  ])('is read on page load if it is %s, then set to the option of the page', async (_, flag, enabled) => {
    for (const autoConnect of [true, false]) {
      const storage = fakeStorage(flag === undefined ? {} : { [keys.autoConnect]: flag })
      const { kit } = await startKit({ storage, autoConnect })
      expect(kit.getState().isAutoConnectEnabled).toBe(enabled)
      expect(storage.content()[keys.autoConnect]).toBe(String(autoConnect))
    }
  })

  it('counts as enabled until it is read, then notifies listeners if it is not', async () => {
    let say = () => {}
    const ready = new Promise<void>((resolve) => {
      say = resolve
    })
    const { kit, states } = await startKit({ storage: fakeStorage({ [keys.autoConnect]: 'false' }), ready })
    expect(kit.getState().isAutoConnectEnabled).toBe(true)
    say()
    await settle()
    expect(kit.getState().isAutoConnectEnabled).toBe(false)
    expect(states).toEqual(['disconnected'])
  })

  it('is set to true by default', async () => {
    const { storage } = await startKit()
    expect(storage.content()).toEqual({ [keys.autoConnect]: 'true' })
  })

  it('is not set by configure() before it is read', async () => {
    const { kit, storage } = await startKit({ ready: new Promise(() => {}) })
    kit.configure({ autoConnect: false })
    expect(storage.content()).toEqual({})
  })

  it('is set by configure() after page load', async () => {
    const { kit, storage } = await startKit()
    kit.configure({ autoConnect: false })
    expect(storage.content()[keys.autoConnect]).toBe('false')
  })
})

describe('auto-connect', () => {
  it('reconnects the stored wallet without a prompt', async () => {
    const petra = fakeWallet()
    const { kit } = await startKit({ storage: remembering(), wallets: [petra] })
    expect(petra.connects.map(({ args }) => args[0])).toEqual([true])
    expect(kit.getState().status).toBe('restoring')
    petra.approve()
    await settle()
    expect(kit.getState()).toMatchObject({ status: 'connected', address: addressOf(1) })
  })

  it('prompts the preferred wallet if none is stored', async () => {
    const petra = fakeWallet()
    const { kit } = await startKit({ preferredWallet: 'Petra', wallets: [petra] })
    expect(petra.connects.map(({ args }) => args[0])).toEqual([false])
    expect(kit.getState().status).toBe('connecting')
  })

  it('uses the stored wallet before the preferred one', async () => {
    const nightly = fakeWallet('Nightly')
    const petra = fakeWallet()
    await startKit({ storage: remembering('Nightly'), preferredWallet: 'Petra', wallets: [petra, nightly] })
    expect([petra.connects.length, nightly.connects.length]).toEqual([0, 1])
  })

  it('does nothing without a stored or preferred wallet', async () => {
    const petra = fakeWallet()
    const { console } = await startKit({ wallets: [petra] })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(petra.connects).toEqual([])
    expect(console.warn).not.toHaveBeenCalled()
  })

  it.each([
    ['the page says no', { autoConnect: false, storage: remembering() }],
    ['the stored flag says no', { storage: remembering('Petra', { [keys.autoConnect]: 'false' }) }],
    ['the visitor disconnected', { storage: remembering('Petra', { [keys.disconnected]: 'true' }) }],
    [
      'the visitor disconnected, though the page prefers a wallet',
      { preferredWallet: 'Petra', storage: fakeStorage({ [keys.disconnected]: 'true' }) },
    ],
  ])('does nothing when %s', async (_, setting) => {
    const petra = fakeWallet()
    const { console } = await startKit({ ...setting, wallets: [petra] })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(petra.connects).toEqual([])
    expect(console.warn).not.toHaveBeenCalled()
  })

  it('waits until the page has set its options', async () => {
    const petra = fakeWallet()
    let say = () => {}
    const ready = new Promise<void>((resolve) => {
      say = resolve
    })
    const { kit, storage } = await startKit({ storage: remembering('Nightly'), ready, wallets: [petra] })
    kit.configure({ preferredWallet: 'Petra', storage: fakeStorage() })
    expect(petra.connects).toEqual([])
    say()
    await settle()
    expect(petra.connects).toHaveLength(1)
    expect(storage.content()).toEqual({ [keys.autoConnect]: 'true', [keys.walletName]: 'Nightly' })
  })

  it('connects a wallet when it registers late', async () => {
    const petra = fakeWallet()
    const { page, console } = await startKit({ storage: remembering() })
    await vi.advanceTimersByTimeAsync(2999)
    page.register(petra)
    await settle()
    expect(petra.connects).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(console.warn).not.toHaveBeenCalled()
  })

  it('does not warn about a wallet that has registered and is not validated yet', async () => {
    const petra = fakeWallet()
    let isReady = () => {}
    const ready = new Promise<void>((resolve) => {
      isReady = resolve
    })
    const { page, console } = await startKit({ storage: remembering(), ready })
    setTimeout(() => page.register(petra), 3000) // Just before the kit's own timer, which was set after this one.
    isReady()
    await vi.advanceTimersByTimeAsync(3000)
    expect(petra.connects).toHaveLength(1)
    expect(console.warn).not.toHaveBeenCalled()
  })

  it('warns once about a wallet that does not register in time, and connects it when it does', async () => {
    const petra = fakeWallet()
    const { page, console } = await startKit({ storage: remembering(), wallets: [fakeWallet('Nightly')] })
    await vi.advanceTimersByTimeAsync(2999)
    expect(console.warn).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(console.warn.mock.calls).toEqual([['Wallet Petra not found']])
    page.register(fakeWallet('OKX Wallet'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(console.warn).toHaveBeenCalledTimes(1)
    page.register(petra)
    await settle()
    expect(petra.connects).toHaveLength(1)
  })

  it('warns about the wallet that is the target at that time', async () => {
    const { kit, console } = await startKit({ preferredWallet: 'Petra' })
    kit.configure({ preferredWallet: 'Nightly' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(console.warn.mock.calls).toEqual([['Wallet Nightly not found']])
  })

  it('does not warn about a wallet that is no longer the target', async () => {
    const { kit, console } = await startKit({ storage: remembering() })
    kit.configure({ autoConnect: false })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(console.warn).not.toHaveBeenCalled()
  })

  it('does not warn after the kit was stopped', async () => {
    const { stop, console } = await startKit({ storage: remembering() })
    stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(console.warn).not.toHaveBeenCalled()
  })

  it('connects at most once a page', async () => {
    const petra = fakeWallet()
    const { page, kit } = await startKit({ storage: remembering() })
    const leave = page.register(petra)
    await settle()
    petra.fail(new Error('locked'))
    await settle()
    leave()
    page.register(petra)
    kit.configure({ preferredWallet: 'Petra' })
    await settle()
    expect(petra.connects).toHaveLength(1)
    expect(kit.getState().status).toBe('disconnected')
  })

  it('does not start after a manual connection', async () => {
    const petra = fakeWallet()
    const nightly = fakeWallet('Nightly')
    const { kit, page, console } = await startKit({ storage: remembering(), wallets: [nightly] })
    kit.connect('Nightly')
    nightly.refuse()
    await settle()
    page.register(petra)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(petra.connects).toEqual([])
    expect(console.warn.mock.calls).toEqual([['User rejected the connection request']])
  })

  it('is canceled by a manual connection, and ignores the late response', async () => {
    const petra = fakeWallet()
    const nightly = fakeWallet('Nightly')
    const { kit } = await startKit({ storage: remembering(), wallets: [petra, nightly] })
    const byHand = kit.connect('Nightly')
    petra.approve(accountOf(1))
    nightly.approve(accountOf(2))
    await byHand
    await settle()
    expect(kit.getState().address).toBe(addressOf(2))
  })

  it('does not start after disconnect() without a session', async () => {
    const petra = fakeWallet()
    const { page, kit } = await startKit({ storage: remembering() })
    expect(await failureOf(kit.disconnect())).toMatchObject({ reason: 'NOT_CONNECTED' })
    page.register(petra)
    await settle()
    expect(petra.connects).toEqual([])
  })

  it('logs and dispatches a failure, but does not show it', async () => {
    const petra = fakeWallet()
    const { kit, console, events } = await startKit({ storage: remembering(), wallets: [petra] })
    petra.fail(new Error('locked'))
    await settle()
    expect(console.error).toHaveBeenCalledTimes(1)
    expect(events.map(({ name }) => name)).toEqual(['wallet-error'])
    expect(kit.getConnection().failure).toBeUndefined()
  })

  it('still starts after connect() with an unknown name', async () => {
    const petra = fakeWallet()
    const { kit, page } = await startKit({ storage: remembering() })
    await failureOf(kit.connect('Nobody'))
    page.register(petra)
    await settle()
    expect(petra.connects).toHaveLength(1)
  })

  it('starts when configure() enables it', async () => {
    const petra = fakeWallet()
    const { kit } = await startKit({ autoConnect: false, wallets: [petra] })
    kit.configure({ autoConnect: true, preferredWallet: 'Petra' })
    expect(petra.connects).toHaveLength(1)
  })

  it('does not prompt on the next load after the user rejected the preferred wallet', async () => {
    const petra = fakeWallet()
    const { storage } = await startKit({ preferredWallet: 'Petra', wallets: [petra] })
    petra.refuse()
    await settle()
    const again = fakeWallet()
    await startKit({ storage, preferredWallet: 'Petra', wallets: [again] })
    expect(again.connects).toEqual([])
  })

  it('prompts on the next load if the user approved and nothing may be stored', async () => {
    const petra = fakeWallet()
    const { kit, storage } = await startKit({ preferredWallet: 'Petra', wallets: [petra] })
    kit.configure({ autoConnect: false })
    petra.approve()
    await settle()
    expect(kit.isConnected()).toBe(true)
    expect(storage.content()).toEqual({ [keys.autoConnect]: 'false' })
  })

  it('keeps the session that another tab started during a rejected prompt', async () => {
    const petra = fakeWallet()
    const { kit, storage } = await startKit({ preferredWallet: 'Petra', wallets: [petra] })
    const there = await connectedKit(fakeWallet(), { storage })
    petra.refuse()
    await settle()
    expect(kit.isConnected()).toBe(false)
    expect(storage.content()).toEqual({ [keys.autoConnect]: 'true', [keys.walletName]: 'Petra' })
    there.page.setHidden(false)
    await settle()
    expect(there.kit.isConnected()).toBe(true)
  })

  it('retries on the next load if the stored wallet did not connect silently', async () => {
    const storage = remembering()
    const petra = fakeWallet()
    await startKit({ storage, wallets: [petra] })
    petra.refuse()
    await settle()
    const again = fakeWallet()
    await startKit({ storage, wallets: [again] })
    expect(again.connects).toHaveLength(1)
  })
})

describe('stored wallet name', () => {
  it('is set by a connection', async () => {
    const petra = fakeWallet()
    const { kit, storage } = await startKit({ wallets: [petra] })
    kit.connect('Petra')
    expect(storage.content()).not.toHaveProperty([keys.walletName])
    petra.approve()
    await settle()
    expect(storage.content()).toEqual({ [keys.autoConnect]: 'true', [keys.walletName]: 'Petra' })
  })

  it('is not set if auto-connect is off', async () => {
    const petra = fakeWallet()
    const { kit, storage } = await startKit({ autoConnect: false, wallets: [petra] })
    kit.connect('Petra')
    petra.approve()
    await settle()
    expect(kit.isConnected()).toBe(true)
    expect(storage.content()).toEqual({ [keys.autoConnect]: 'false' })
  })

  it('replaces the stored disconnect', async () => {
    const petra = fakeWallet()
    const storage = fakeStorage({ [keys.disconnected]: 'true' })
    const { kit } = await startKit({ storage, wallets: [petra] })
    kit.connect('Petra')
    petra.approve()
    await settle()
    expect(storage.content()).toEqual({ [keys.autoConnect]: 'true', [keys.walletName]: 'Petra' })
  })

  it('is not stored if the page has no storage', async () => {
    const petra = fakeWallet()
    const { kit, storage } = await startKit({ wallets: [petra] })
    kit.configure({ storage: null })
    kit.connect('Petra')
    petra.approve()
    await settle()
    expect(kit.isConnected()).toBe(true)
    expect(storage.content()).not.toHaveProperty([keys.walletName])
  })
})
