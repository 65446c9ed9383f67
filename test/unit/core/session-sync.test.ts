import { describe, expect, it, vi } from 'vitest'
import { FakePage } from '../support/fake-page.js'
import { fakeStorage, keys } from '../support/fake-storage.js'
import {
  accountOf,
  addressOf,
  fakeWallet,
  mainnet,
  type PendingCall,
  pending,
} from '../support/fake-wallet.js'
import { connectedKit, failureOf, settle, startKit } from '../support/start-kit.js'

/** A wallet whose account the test answers when the kit reads it again. */
function askedAgain() {
  const reads: PendingCall[] = []
  const wallet = fakeWallet('Petra', { 'aptos:account': { account: () => pending(reads) } })
  return { wallet, reads }
}

describe('account that the wallet emits', () => {
  it('updates the store and is dispatched once', async () => {
    const petra = fakeWallet()
    const { kit, states, events } = await connectedKit(petra)
    petra.changeAccount(accountOf(2))
    petra.changeAccount({ ...accountOf(2) })
    await settle()
    const { wallet } = kit.getState()
    expect(states).toEqual(['connected Petra 2'])
    expect(events).toEqual([
      { name: 'wallet-account-changed', detail: { ...accountOf(2), ansName: null, wallet } },
    ])
  })

  it('changes nothing if it is the current one', async () => {
    const petra = fakeWallet()
    const { kit, states, events } = await connectedKit(petra)
    const before = kit.getState()
    petra.changeAccount({ ...accountOf(1), address: '0x1' })
    await settle()
    expect([states, events]).toEqual([[], []])
    expect(kit.getState()).toBe(before)
  })

  it.each([[null], [undefined], [{}], [{ address: '' }]])(
    'ends the session if it is empty (%j)',
    async (nothing) => {
      const petra = fakeWallet()
      const { kit, states, events, storage } = await connectedKit(petra)
      petra.changeAccount(nothing)
      await settle()
      expect(kit.isConnected()).toBe(false)
      expect(states).toEqual(['disconnected'])
      expect(events.map(({ name }) => name)).toEqual(['wallet-disconnected'])
      expect(storage.content()).toEqual({ [keys.autoConnect]: 'true', [keys.disconnected]: 'Petra' })
    },
  )

  it('keeps the stored wallet of another tab if it is empty', async () => {
    const petra = fakeWallet()
    const { kit, events, storage } = await connectedKit(petra)
    storage.setItem(keys.walletName, 'Nightly')
    const written = storage.content()
    petra.changeAccount(null)
    await settle()
    expect(kit.isConnected()).toBe(false)
    expect(events.map(({ name }) => name)).toEqual(['wallet-disconnected'])
    expect(storage.content()).toEqual(written)
  })

  it('is stored as a disconnect if it is empty and no wallet was stored', async () => {
    const petra = fakeWallet()
    const { storage } = await connectedKit(petra, { autoConnect: false })
    petra.changeAccount(null)
    await settle()
    expect(storage.content()[keys.disconnected]).toBe('Petra')
  })

  it.each([
    ['text', 'rubbish'],
    ['a number', 42],
    ['an address that is none', { address: 'here' }],
  ])('is dispatched as an error if it is invalid (%s), and changes nothing', async (_, account) => {
    const petra = fakeWallet()
    const { kit, states, events, console } = await connectedKit(petra)
    petra.changeAccount(account)
    await settle()
    expect(kit.isConnected()).toBe(true)
    expect(states).toEqual([])
    const error = { reason: 'BAD_WALLET_DATA', message: 'Petra returned an invalid account', wallet: 'Petra' }
    expect(events).toEqual([{ name: 'wallet-error', detail: expect.objectContaining(error) }])
    expect([console.warn, console.error].map((log) => log.mock.calls)).toEqual([[], []])
  })

  it('changes nothing if it is a rejection', async () => {
    const petra = fakeWallet()
    const { kit, states, events } = await connectedKit(petra)
    petra.changeAccount({ status: 'Rejected' })
    await settle()
    expect(kit.isConnected()).toBe(true)
    expect([states, events]).toEqual([[], []])
  })

  it('is ignored if another wallet is connected', async () => {
    const petra = fakeWallet()
    const nightly = fakeWallet('Nightly')
    const { kit, states, events } = await connectedKit(petra, { wallets: [nightly] })
    kit.connect('Nightly')
    nightly.approve(accountOf(2))
    await settle()
    states.length = events.length = 0
    petra.changeAccount(accountOf(3))
    petra.changeAccount(null)
    petra.changeNetwork({ name: 'testnet', chainId: 2 })
    await settle()
    expect(kit.getState().address).toBe(addressOf(2))
    expect([states, events]).toEqual([[], []])
  })

  it('is ignored after the disconnect', async () => {
    const petra = fakeWallet()
    const { kit, events } = await connectedKit(petra)
    await kit.disconnect()
    events.length = 0
    petra.changeAccount(accountOf(2))
    petra.changeAccount(null)
    await settle()
    expect(kit.isConnected()).toBe(false)
    expect(events).toEqual([])
  })

  it('is dispatched once after several connections of the wallet', async () => {
    const petra = fakeWallet()
    const { kit, events } = await connectedKit(petra)
    for (let n = 0; n < 3; n++) {
      const connecting = kit.connect('Petra')
      petra.approve()
      await connecting
    }
    expect(petra.listeners).toEqual({ account: 1, network: 1 })
    events.length = 0
    petra.changeAccount(accountOf(2))
    expect(events).toHaveLength(1)
  })

  it('is dispatched once after the wallet unregistered and registered again', async () => {
    const petra = fakeWallet()
    const { kit, page, events } = await startKit()
    for (let n = 0; n < 3; n++) {
      const leave = page.register(petra)
      kit.connect('Petra')
      petra.approve()
      await settle()
      if (n < 2) leave()
    }
    events.length = 0
    petra.changeAccount(accountOf(2))
    expect(events).toHaveLength(1)
    expect(petra.listeners).toEqual({ account: 1, network: 1 })
  })

  it('updates the session during another attempt', async () => {
    const petra = fakeWallet()
    const { kit, states } = await connectedKit(petra, { wallets: [fakeWallet('Nightly')] })
    failureOf(kit.connect('Nightly'))
    await settle()
    petra.changeAccount(accountOf(2))
    await settle()
    kit.cancel()
    await settle()
    expect(states).toEqual(['connecting Petra 1', 'connecting Petra 2', 'connected Petra 2'])
  })
})

describe('account that changes while the kit waits for the network', () => {
  /** A wallet that has switched its account without telling anybody: they subscribe later. */
  const switched = (network: () => Promise<unknown>) =>
    fakeWallet('Petra', {
      'aptos:network': { network },
      'aptos:account': { account: async () => accountOf(2) },
    })

  it.each([
    ['late', () => new Promise((resolve) => setTimeout(resolve, 5000, mainnet))],
    ['not at all', () => Promise.reject(new Error('no'))],
  ])('is read again if the network arrived %s', async (_, network) => {
    const petra = switched(network)
    const { kit } = await startKit({ wallets: [petra] })
    kit.connect('Petra')
    petra.approve()
    await vi.advanceTimersByTimeAsync(1000)
    expect(kit.getState().address).toBe(addressOf(2))
  })

  it('is not read again if the network arrived in time', async () => {
    const petra = switched(async () => mainnet)
    const { kit } = await startKit({ wallets: [petra] })
    kit.connect('Petra')
    petra.approve()
    await vi.advanceTimersByTimeAsync(1000)
    expect(kit.getState().address).toBe(addressOf(1))
  })
})

describe('network that the wallet emits', () => {
  it('updates the store and is dispatched once', async () => {
    const petra = fakeWallet()
    const { kit, events } = await connectedKit(petra)
    petra.changeNetwork({ name: 'TESTNET', chainId: '2' })
    petra.changeNetwork({ name: 'testnet', chainId: 2 })
    const { wallet } = kit.getState()
    expect(kit.getState()).toMatchObject({ network: 'testnet', chainId: 2, url: '' })
    expect(events).toEqual([
      { name: 'wallet-network-changed', detail: { name: 'testnet', chainId: 2, wallet } },
    ])
  })

  it.each([[null], [undefined], ['rubbish'], [{}], [{ name: 'custom' }]])(
    'is dispatched as an error if it is invalid (%j), and changes nothing',
    async (network) => {
      const petra = fakeWallet()
      const { kit, states, events } = await connectedKit(petra)
      petra.changeNetwork(network)
      await settle()
      expect(kit.getState()).toMatchObject({ status: 'connected', network: 'mainnet' })
      expect(states).toEqual([])
      const error = { reason: 'BAD_WALLET_DATA', message: 'Petra returned an invalid network' }
      expect(events).toEqual([{ name: 'wallet-error', detail: expect.objectContaining(error) }])
    },
  )
})

describe('wallet', () => {
  it.each([
    ['has no news to tell', undefined],
    [
      'throws when it is listened to',
      {
        onAccountChange: () => {
          throw new Error('no')
        },
      },
    ],
    ['rejects when it is listened to', { onAccountChange: () => Promise.reject(new Error('no')) }],
  ])('connects if it %s', async (_, feature) => {
    const { kit, console } = await connectedKit(fakeWallet('Petra', { 'aptos:onAccountChange': feature }))
    await settle()
    expect(kit.isConnected()).toBe(true)
    expect(console.error).not.toHaveBeenCalled()
  })

  it('leaves the list when it unregisters', async () => {
    const { kit, page } = await startKit()
    const leave = page.register(fakeWallet())
    expect(kit.getState().installed_wallets).toHaveLength(1)
    leave()
    leave()
    expect(kit.getState().installed_wallets).toEqual([])
  })

  it('ends its session when it unregisters, and reconnects on the next load', async () => {
    const petra = fakeWallet()
    const { kit, page, storage, events, states } = await startKit()
    const leave = page.register(petra)
    kit.connect('Petra')
    petra.approve()
    await settle()
    states.length = 0
    leave()
    expect(kit.isConnected()).toBe(false)
    expect(events.map(({ name }) => name)).toEqual(['wallet-connected', 'wallet-disconnected'])
    await settle()
    expect(states).toEqual(['disconnected'])
    expect(storage.content()).toEqual({ [keys.autoConnect]: 'true', [keys.walletName]: 'Petra' })
  })

  it('ends its attempt with an error when it unregisters, and its late response is dropped', async () => {
    const petra = fakeWallet()
    const { kit, page, console, events } = await startKit()
    const leave = page.register(petra)
    const result = failureOf(kit.connect('Petra'))
    leave()
    const error = await result
    expect(error).toMatchObject({
      reason: 'WALLET_FAILED',
      message: 'Petra was removed from this page',
      wallet: 'Petra',
    })
    expect(kit.getConnection().failure).toEqual({ error, wallet: expect.objectContaining({ name: 'Petra' }) })
    expect(events).toEqual([{ name: 'wallet-error', detail: error }])
    expect(console.error.mock.calls).toEqual([['Failed to connect wallet:', error]])
    petra.approve()
    await settle()
    expect(kit.getState().status).toBe('disconnected')
  })

  it('that unregisters while the kit waits for its network becomes no session', async () => {
    const petra = fakeWallet('Petra', { 'aptos:network': { network: () => new Promise(() => {}) } })
    const { kit, page } = await startKit()
    const leave = page.register(petra)
    const result = failureOf(kit.connect('Petra'))
    petra.approve()
    await settle()
    leave()
    expect(await result).toMatchObject({ reason: 'WALLET_FAILED' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(kit.getState().status).toBe('disconnected')
  })

  it('that unregisters rejects the requests that are under way, and no later ones', async () => {
    const calls: PendingCall[] = []
    const petra = fakeWallet('Petra', { 'aptos:signMessage': { signMessage: () => pending(calls) } })
    const { kit, page } = await startKit()
    const leave = page.register(petra)
    kit.connect('Petra')
    petra.approve()
    await settle()
    const sign = () => kit.signMessage({ message: 'Hello', nonce: '1' })
    const done = sign()
    calls[0]?.resolve({ status: 'Rejected' })
    expect(await done).toEqual({ status: 'Rejected' })
    const requests = [failureOf(sign()), failureOf(sign())]
    leave()
    for (const error of await Promise.all(requests))
      expect(error).toMatchObject({ reason: 'WALLET_FAILED', message: 'Petra was removed from this page' })
    page.register(petra)
    kit.connect('Petra')
    petra.approve()
    await settle()
    expect(kit.isConnected()).toBe(true)
  })

  it('does not affect other wallets when it unregisters', async () => {
    const petra = fakeWallet()
    const nightly = fakeWallet('Nightly')
    const { kit, page } = await connectedKit(petra)
    const rimosafe = fakeWallet('Rimosafe')
    const leave = page.register(nightly)
    page.register(rimosafe)
    await settle()
    const connecting = kit.connect('Rimosafe')
    leave()
    expect(kit.getState()).toMatchObject({ status: 'connecting', wallet: { name: 'Petra' } })
    rimosafe.approve(accountOf(2))
    expect(await connecting).toMatchObject({ status: 'Approved' })
  })
})

describe('return to the tab', () => {
  const ways = {
    'the tab becomes visible': (page: Awaited<ReturnType<typeof startKit>>['page']) => page.setHidden(false),
    'the page comes back from the bfcache': (page: Awaited<ReturnType<typeof startKit>>['page']) =>
      page.show({ persisted: true }),
  }
  for (const [name, comeBack] of Object.entries(ways)) {
    it(`reads the account again when ${name}`, async () => {
      const { wallet, reads } = askedAgain()
      const { kit, page, events } = await connectedKit(wallet)
      comeBack(page)
      expect(reads).toHaveLength(1)
      reads[0]?.resolve(accountOf(2))
      await settle()
      expect(kit.getState().address).toBe(addressOf(2))
      expect(events.map((event) => event.name)).toEqual(['wallet-account-changed'])
    })

    it(`reads the network again when ${name}`, async () => {
      let network = mainnet
      const petra = fakeWallet('Petra', { 'aptos:network': { network: async () => network } })
      const { kit, page, events } = await connectedKit(petra)
      network = { ...mainnet, name: 'testnet', chainId: 2 }
      comeBack(page)
      await settle()
      expect(kit.getState()).toMatchObject({ network: 'testnet', chainId: 2, address: addressOf(1) })
      expect(events.map((event) => event.name)).toEqual(['wallet-network-changed'])
    })

    it(`ends a session that another tab has disconnected when ${name}`, async () => {
      const { wallet, reads } = askedAgain()
      const { kit, page, storage } = await connectedKit(wallet)
      storage.setItem(keys.disconnected, 'true')
      const written = storage.content()
      comeBack(page)
      expect(kit.isConnected()).toBe(false)
      expect(reads).toEqual([])
      expect(storage.content()).toEqual(written)
    })
  }

  it('reads nothing when the tab is hidden', async () => {
    const { wallet, reads } = askedAgain()
    const { page } = await connectedKit(wallet)
    page.setHidden(true)
    expect(reads).toEqual([])
  })

  it('ends the session if the wallet has no account', async () => {
    const { wallet, reads } = askedAgain()
    const { kit, page } = await connectedKit(wallet)
    page.setHidden(false)
    reads[0]?.resolve(null)
    await settle()
    expect(kit.isConnected()).toBe(false)
  })

  it.each([
    ['fails', (read: PendingCall | undefined) => read?.reject(new Error('locked'))],
    ['refuses', (read: PendingCall | undefined) => read?.resolve({ status: 'Rejected' })],
    ['answers rubbish', (read: PendingCall | undefined) => read?.resolve({ address: 'here' })],
  ])('keeps the account if the wallet %s', async (_, answer) => {
    const { wallet, reads } = askedAgain()
    const { kit, page, states, console } = await connectedKit(wallet)
    page.setHidden(false)
    answer(reads[0])
    await settle()
    expect(kit.getState()).toMatchObject({ status: 'connected', address: addressOf(1) })
    expect(states).toEqual([])
    expect(console.error).not.toHaveBeenCalled()
  })

  it('ignores a response after another wallet was connected', async () => {
    const { wallet, reads } = askedAgain()
    const nightly = fakeWallet('Nightly')
    const { kit, page } = await connectedKit(wallet, { wallets: [nightly] })
    page.setHidden(false)
    kit.connect('Nightly')
    nightly.approve(accountOf(2))
    await settle()
    reads[0]?.resolve(null)
    await settle()
    expect(kit.getState().address).toBe(addressOf(2))
  })

  it('ignores a response after the wallet has emitted a change', async () => {
    const { wallet, reads } = askedAgain()
    const { kit, page, events } = await connectedKit(wallet)
    page.setHidden(false)
    wallet.changeAccount(accountOf(2))
    reads[0]?.resolve(accountOf(1))
    await settle()
    expect(kit.getState().address).toBe(addressOf(2))
    expect(events.map(({ name }) => name)).toEqual(['wallet-account-changed'])
  })

  it('ignores a response after the same wallet was connected again', async () => {
    const { wallet, reads } = askedAgain()
    const { kit, page, storage } = await connectedKit(wallet)
    page.setHidden(false)
    await kit.disconnect()
    kit.connect('Petra')
    wallet.approve()
    await settle()
    reads[0]?.resolve(undefined)
    await settle()
    expect(kit.isConnected()).toBe(true)
    expect(storage.content()).toMatchObject({ [keys.walletName]: 'Petra' })
  })

  it('does not call a wallet without the feature', async () => {
    const { kit, page, states } = await connectedKit(fakeWallet('Petra', { 'aptos:account': undefined }))
    page.setHidden(false)
    await settle()
    expect(kit.isConnected()).toBe(true)
    expect(states).toEqual([])
  })
})

describe('tabs of one origin', () => {
  it('end their sessions after a disconnect in one', async () => {
    const storage = fakeStorage()
    const here = await connectedKit(fakeWallet(), { storage })
    const there = await startKit({ storage })
    storage.setItem(keys.disconnected, 'true')
    const written = storage.content()
    here.page.hearFromOtherTab(keys.disconnected, 'true')
    there.page.hearFromOtherTab(keys.disconnected, 'true')
    await settle()
    expect(here.kit.isConnected()).toBe(false)
    expect(here.states).toEqual(['disconnected'])
    expect(here.events.map(({ name }) => name)).toEqual(['wallet-disconnected'])
    expect(there.events).toEqual([])
    expect(storage.content()).toEqual(written)
  })

  it('cancel a reconnection after a disconnect in another', async () => {
    const petra = fakeWallet()
    const { kit, page, storage } = await startKit({
      storage: fakeStorage({ [keys.walletName]: 'Petra' }),
      wallets: [petra],
    })
    expect(kit.getState().status).toBe('restoring')
    storage.setItem(keys.disconnected, 'Petra')
    page.hearFromOtherTab(keys.disconnected, 'Petra')
    expect(kit.getState().status).toBe('disconnected')
    petra.approve()
    await settle()
    expect(kit.isConnected()).toBe(false)
  })

  it('are not disconnected by another key while a disconnect is stored', async () => {
    const { kit, page, storage } = await connectedKit(fakeWallet())
    storage.setItem(keys.disconnected, 'Petra')
    page.hearFromOtherTab(keys.walletName, '')
    expect(kit.isConnected()).toBe(true)
  })

  it('keep a session that began here after the disconnect there', async () => {
    const { kit, page, storage } = await connectedKit(fakeWallet())
    // This tab removed the key again when it connected.
    page.hearFromOtherTab(keys.disconnected, 'Nightly')
    expect(kit.isConnected()).toBe(true)
    expect(storage.content()).toMatchObject({ [keys.walletName]: 'Petra' })
  })

  it('continue an attempt of the user after a disconnect in another', async () => {
    const petra = fakeWallet()
    const { kit, page, storage } = await startKit({ wallets: [petra] })
    const connecting = kit.connect('Petra')
    storage.setItem(keys.disconnected, 'Nightly')
    page.hearFromOtherTab(keys.disconnected, 'Nightly')
    petra.approve()
    expect(await connecting).toMatchObject({ status: 'Approved' })
  })

  it.each([
    ['that another connected', keys.disconnected, null],
    ['the name another remembers', keys.walletName, 'Nightly'],
    ['a key that is not ours', 'other', 'true'],
    ['that all was cleared', null, null],
  ])('stay connected after %s', async (_, key, value) => {
    const { kit, page } = await connectedKit(fakeWallet())
    page.hearFromOtherTab(key, value)
    expect(kit.isConnected()).toBe(true)
  })
})

describe('kits of one document', () => {
  it('end their sessions together', async () => {
    const page = new FakePage()
    const storage = fakeStorage()
    const kits = []
    for (const name of ['Petra', 'Nightly'])
      kits.push(
        await connectedKit(fakeWallet(name), { page, storage, surroundings: { getPage: () => page } }),
      )
    const [first, second] = kits
    await first?.kit.disconnect()
    expect(second?.kit.isConnected()).toBe(false)
    // Each kit hears the event of either, on the page that they share.
    expect(second?.events.map(({ name }) => name)).toEqual(['wallet-disconnected', 'wallet-disconnected'])
    expect(storage.content()).toEqual({ [keys.autoConnect]: 'true', [keys.disconnected]: 'Petra' })
  })

  it('keep their sessions if an event of the page is not backed by the storage', async () => {
    const { kit, page } = await connectedKit(fakeWallet())
    page.dispatchEvent(new CustomEvent('wallet-disconnected'))
    expect(kit.isConnected()).toBe(true)
  })
})

describe('stopped kit', () => {
  it('ignores wallets, tabs and returns to the page', async () => {
    const { wallet, reads } = askedAgain()
    const { kit, page, storage, stop } = await connectedKit(wallet)
    stop()
    page.register(fakeWallet('Nightly'))
    storage.setItem(keys.disconnected, 'true')
    page.hearFromOtherTab(keys.disconnected, 'true')
    page.setHidden(false)
    page.show({ persisted: true })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(kit.getState().installed_wallets.map(({ name }) => name)).toEqual(['Petra'])
    expect(kit.isConnected()).toBe(true)
    expect(reads).toEqual([])
  })

  it('ignores events of its wallet, and keeps the session of the next kit', async () => {
    const petra = fakeWallet()
    const first = await connectedKit(petra)
    first.stop()
    const nightly = fakeWallet('Nightly')
    const next = await connectedKit(nightly, { storage: first.storage })
    petra.changeAccount(accountOf(2))
    petra.changeNetwork({ name: 'testnet', chainId: 2 })
    petra.changeAccount(null)
    await settle()
    expect(first.events).toEqual([])
    next.page.setHidden(false)
    await settle()
    expect(next.kit.isConnected()).toBe(true)
    expect(next.storage.content()).toMatchObject({ [keys.walletName]: 'Nightly' })
  })

  it('listens again when it is started again', async () => {
    const petra = fakeWallet()
    const { kit, page, events, stop } = await connectedKit(petra)
    stop()
    kit.start(page.window)
    await settle()
    petra.changeAccount(accountOf(2))
    expect(events.map(({ name }) => name)).toEqual(['wallet-account-changed'])
  })

  it('listens again if the page of the first start becomes ready later', async () => {
    const petra = fakeWallet()
    const { kit, page, events, stop } = await connectedKit(petra)
    stop()
    let say = () => {}
    const late = new Promise<void>((resolve) => {
      say = resolve
    })
    kit.start(page.window, late)()
    kit.start(page.window)
    await settle()
    say()
    await settle()
    petra.changeAccount(accountOf(2))
    expect(events.map(({ name }) => name)).toEqual(['wallet-account-changed'])
  })

  it('lists each wallet once when it is started again', async () => {
    const petra = fakeWallet()
    const { kit, page, stop } = await startKit({ wallets: [petra] })
    stop()
    kit.start(page.window)
    await settle()
    expect(kit.getState().installed_wallets).toHaveLength(1)
  })

  it('does not connect when the page becomes ready', async () => {
    const petra = fakeWallet()
    const storage = fakeStorage({ [keys.walletName]: 'Petra' })
    let say = () => {}
    const ready = new Promise<void>((resolve) => {
      say = resolve
    })
    const { stop } = await startKit({ storage, ready, wallets: [petra] })
    stop()
    say()
    await settle()
    expect(petra.connects).toEqual([])
    expect(storage.content()).toEqual({ [keys.walletName]: 'Petra' })
  })
})
