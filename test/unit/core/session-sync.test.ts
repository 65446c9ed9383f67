import { describe, expect, it, vi } from 'vitest'
import { FakePage } from '../support/fake-page.js'
import { fakeStorage, keys } from '../support/fake-storage.js'
import {
  accountOf,
  addressOf,
  type FakeWallet,
  fakeWallet,
  mainnet,
  type PendingCall,
  pending,
} from '../support/fake-wallet.js'
import { connectedKit, connectTo, deferred, failureOf, settle, startKit } from '../support/start-kit.js'

const testnet = { name: 'testnet', chainId: 2 }

/** A connected kit whose account reads the test answers. */
async function connectedKitWithReads(setting: Parameters<typeof connectedKit>[0] = {}) {
  const reads: PendingCall[] = []
  const kit = await connectedKit(setting, { 'aptos:account': { account: () => pending(reads) } })
  return { ...kit, reads }
}

/** A kit connected to a wallet, and the function that unregisters the wallet. */
async function connectRegistered(petra: FakeWallet) {
  const started = await startKit()
  const unregister = started.page.register(petra)
  await connectTo(started.kit, petra)
  return { ...started, unregister }
}

describe('event of the wallet', () => {
  it('with an account updates the store and is dispatched once', async () => {
    const { kit, petra, states, events } = await connectedKit()
    petra.changeAccount(accountOf(2))
    petra.changeAccount({ ...accountOf(2) })
    await settle()
    const { wallet } = kit.getState()
    expect(states).toEqual(['connected Petra 2'])
    expect(events).toEqual([
      { name: 'wallet-account-changed', detail: { ...accountOf(2), ansName: null, wallet } },
    ])
  })

  it('with a network updates the store and is dispatched once', async () => {
    const { kit, petra, events } = await connectedKit()
    petra.changeNetwork({ name: 'TESTNET', chainId: '2' })
    petra.changeNetwork(testnet)
    const { wallet } = kit.getState()
    expect(kit.getState()).toMatchObject({ network: 'testnet', chainId: 2, url: '' })
    expect(events).toEqual([{ name: 'wallet-network-changed', detail: { ...testnet, wallet } }])
  })

  it.each([
    ['the current account', { ...accountOf(1), address: '0x1' }],
    ['a rejection', { status: 'Rejected' }],
  ])('with %s changes nothing', async (_, account) => {
    const { kit, petra, states, events } = await connectedKit()
    const before = kit.getState()
    petra.changeAccount(account)
    await settle()
    expect([states, events]).toEqual([[], []])
    expect(kit.getState()).toBe(before)
  })

  it.each([
    ['account', 'changeAccount'],
    ['network', 'changeNetwork'],
  ] as const)('with an invalid %s changes nothing and is dispatched as an error', async (kind, change) => {
    const { kit, petra, states, events, console } = await connectedKit()
    petra[change]('rubbish')
    await settle()
    expect(kit.isConnected()).toBe(true)
    expect(states).toEqual([])
    const error = { reason: 'BAD_WALLET_DATA', message: `Petra returned an invalid ${kind}`, wallet: 'Petra' }
    expect(events).toEqual([{ name: 'wallet-error', detail: expect.objectContaining(error) }])
    expect(console.error).not.toHaveBeenCalled()
  })

  it.each([
    ['is missing', undefined],
    ['throws', { onAccountChange: vi.fn().mockThrow(new Error('no')) }],
    ['rejects', { onAccountChange: () => Promise.reject(new Error('no')) }],
  ])('is optional: the wallet connects if the feature %s', async (_, feature) => {
    const { kit, console } = await connectedKit({}, { 'aptos:onAccountChange': feature })
    expect(kit.isConnected()).toBe(true)
    expect(console.error).not.toHaveBeenCalled()
  })
})

describe('wallet that unregisters', () => {
  it.each(['before', 'after'])('ends its attempt with an error (%s its approval)', async (time) => {
    const petra = fakeWallet('Petra', { 'aptos:network': { network: () => new Promise(() => {}) } })
    const { kit, page, console, events } = await startKit()
    const unregister = page.register(petra)
    const result = failureOf(kit.connect('Petra'))
    if (time === 'after') petra.approve()
    await settle()
    unregister()
    const error = await result
    const message = 'Petra was removed from this page'
    expect(error).toMatchObject({ reason: 'WALLET_FAILED', message, wallet: 'Petra' })
    expect(kit.getConnection().failure).toEqual({ error, wallet: expect.objectContaining({ name: 'Petra' }) })
    expect(events).toEqual([{ name: 'wallet-error', detail: error }])
    expect(console.error.mock.calls).toEqual([['Failed to connect wallet:', error]])
    petra.approve()
    await vi.advanceTimersByTimeAsync(1000)
    expect(kit.getState().status).toBe('disconnected')
  })

  it('rejects the requests that are under way, and no later ones', async () => {
    const calls: PendingCall[] = []
    const petra = fakeWallet('Petra', { 'aptos:signMessage': { signMessage: () => pending(calls) } })
    const { kit, page, unregister } = await connectRegistered(petra)
    const sign = () => kit.signMessage({ message: 'Hello', nonce: '1' })
    const done = sign()
    calls[0]?.resolve({ status: 'Rejected' })
    expect(await done).toEqual({ status: 'Rejected' })
    const requests = [failureOf(sign()), failureOf(sign())]
    unregister()
    for (const error of await Promise.all(requests))
      expect(error).toMatchObject({ reason: 'WALLET_FAILED', message: 'Petra was removed from this page' })
    page.register(petra)
    await connectTo(kit, petra)
    expect(kit.isConnected()).toBe(true)
  })
})

describe('return to the tab', () => {
  describe.each<[string, (page: FakePage) => void]>([
    ['the tab becomes visible', (page) => page.setHidden(false)],
    ['the page is restored from the bfcache', (page) => page.show({ persisted: true })],
  ])('when %s', (_, comeBack) => {
    it('reads account and network again', async () => {
      let network: unknown = mainnet
      let account = accountOf(1)
      const { kit, page, events } = await connectedKit(
        {},
        {
          'aptos:network': { network: async () => network },
          'aptos:account': { account: async () => account },
        },
      )
      network = testnet
      account = accountOf(2)
      comeBack(page)
      await settle()
      expect(kit.getState()).toMatchObject({
        chainId: 2,
        network: 'testnet',
        address: addressOf(2),
      })
      expect(events.map(({ name }) => name)).toEqual(['wallet-account-changed', 'wallet-network-changed'])
    })

    it('ends a session that another tab has disconnected', async () => {
      const { kit, page, storage, reads } = await connectedKitWithReads()
      storage.setItem(keys.disconnected, 'true')
      const written = storage.content()
      comeBack(page)
      expect(kit.isConnected()).toBe(false)
      expect(reads).toEqual([])
      expect(storage.content()).toEqual(written)
    })
  })

  it('reads nothing when the tab is hidden', async () => {
    const { page, reads } = await connectedKitWithReads()
    page.setHidden(true)
    expect(reads).toEqual([])
  })

  it.each<[string, (read?: PendingCall) => void]>([
    ['fails', (read) => read?.reject(new Error('locked'))],
    ['rejects', (read) => read?.resolve({ status: 'Rejected' })],
    ['returns invalid data', (read) => read?.resolve({ address: 'here' })],
  ])('keeps the account if the wallet %s', async (_, respond) => {
    const { kit, page, states, console, reads } = await connectedKitWithReads()
    page.setHidden(false)
    respond(reads[0])
    await settle()
    expect(kit.getState()).toMatchObject({ status: 'connected', address: addressOf(1) })
    expect(states).toEqual([])
    expect(console.error).not.toHaveBeenCalled()
  })

  it('ignores a response after the wallet has emitted a change', async () => {
    const { kit, petra, page, events, reads } = await connectedKitWithReads()
    page.setHidden(false)
    petra.changeAccount(accountOf(2))
    reads[0]?.resolve(accountOf(1))
    await settle()
    expect(kit.getState().address).toBe(addressOf(2))
    expect(events.map(({ name }) => name)).toEqual(['wallet-account-changed'])
  })

  it.each([
    ['the same', 'Petra'],
    ['another', 'Nightly'],
  ])('ignores a response after %s wallet was connected', async (_, name) => {
    const nightly = fakeWallet('Nightly')
    const { kit, petra, page, storage, reads } = await connectedKitWithReads({ wallets: [nightly] })
    page.setHidden(false)
    await kit.disconnect()
    await connectTo(kit, name === 'Petra' ? petra : nightly)
    reads[0]?.resolve(null)
    await settle()
    expect(kit.isConnected()).toBe(true)
    expect(storage.content()).toMatchObject({ [keys.walletName]: name })
  })

  it('does not call a wallet without the feature', async () => {
    const { kit, page, states } = await connectedKit({}, { 'aptos:account': undefined })
    page.setHidden(false)
    await settle()
    expect(kit.isConnected()).toBe(true)
    expect(states).toEqual([])
  })
})

describe('tabs of one origin', () => {
  it('are not disconnected by another key while a disconnect is stored', async () => {
    const { kit, page, storage } = await connectedKit()
    storage.setItem(keys.disconnected, 'Petra')
    page.hearFromOtherTab(keys.walletName, '')
    expect(kit.isConnected()).toBe(true)
  })

  it('keep a session that began after the disconnect in another', async () => {
    const { kit, page } = await connectedKit() // Connecting has removed the key again.
    page.hearFromOtherTab(keys.disconnected, 'Nightly')
    expect(kit.isConnected()).toBe(true)
  })
})

describe('kits of one document', () => {
  it('end their sessions together', async () => {
    const page = new FakePage()
    const nightly = fakeWallet('Nightly')
    const setting = { page, storage: fakeStorage(), surroundings: { getPage: () => page } }
    const first = await connectedKit(setting)
    const second = await startKit({ ...setting, wallets: [nightly] })
    await connectTo(second.kit, nightly)
    second.events.length = 0
    await first.kit.disconnect()
    expect(second.kit.isConnected()).toBe(false)
    // Each kit receives the event of either, on the page that they share.
    expect(second.events.map(({ name }) => name)).toEqual(['wallet-disconnected', 'wallet-disconnected'])
    expect(setting.storage.content()).toEqual({ [keys.autoConnect]: 'true', [keys.disconnected]: 'Petra' })
  })

  it('keep their sessions if an event of the page is not backed by the storage', async () => {
    const { kit, page } = await connectedKit()
    page.dispatchEvent(new CustomEvent('wallet-disconnected'))
    expect(kit.isConnected()).toBe(true)
  })
})

describe('stopped kit', () => {
  it('ignores its wallet, other wallets, tabs and returns to the page', async () => {
    const { kit, petra, page, storage, events, stop, reads } = await connectedKitWithReads()
    stop()
    petra.changeAccount(accountOf(2))
    petra.changeNetwork(testnet)
    petra.changeAccount(null)
    page.register(fakeWallet('Nightly'))
    storage.setItem(keys.disconnected, 'true')
    page.hearFromOtherTab(keys.disconnected, 'true')
    page.setHidden(false)
    page.show({ persisted: true })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(kit.getState().installed_wallets.map(({ name }) => name)).toEqual(['Petra'])
    expect(kit.isConnected()).toBe(true)
    expect([events, reads]).toEqual([[], []])
  })

  it('listens again when it is started again, and lists each wallet once', async () => {
    const { kit, petra, page, events, stop } = await connectedKit()
    stop()
    const late = deferred()
    kit.start(page.window, late.promise)()
    kit.start(page.window)
    await settle()
    late.resolve()
    await settle()
    petra.changeAccount(accountOf(2))
    expect(events.map(({ name }) => name)).toEqual(['wallet-account-changed'])
    expect(kit.getState().installed_wallets).toHaveLength(1)
  })

  it('does not connect when the page becomes ready', async () => {
    const petra = fakeWallet()
    const storage = fakeStorage({ [keys.walletName]: 'Petra' })
    const { promise, resolve } = deferred()
    const { stop } = await startKit({ storage, ready: promise, wallets: [petra] })
    stop()
    resolve()
    await settle()
    expect(petra.connects).toEqual([])
    expect(storage.content()).toEqual({ [keys.walletName]: 'Petra' })
  })
})
