import { getEventListeners } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { type WalletEntry, type WalletKit, WalletKitError } from '../../../src/core/index.js'
import {
  accountOf,
  addressOf,
  type FakeWallet,
  fakeWallet,
  mainnet,
  type PendingCall,
  pending,
} from '../support/fake-wallet.js'
import { connectedKit, connectTo, failureOf, settle, startKit, startWithPetra } from '../support/start-kit.js'

/** Starts a kit with Petra, whose network requests the test answers. */
async function startWithNetworks() {
  const networks: PendingCall[] = []
  const started = await startWithPetra({}, { 'aptos:network': { network: () => pending(networks) } })
  return { ...started, networks }
}

/** Starts a kit with Petra and Nightly. */
async function startWithNightly() {
  const nightly = fakeWallet('Nightly')
  return { ...(await startWithPetra({ wallets: [nightly] })), nightly }
}

describe('connect()', () => {
  it('calls the wallet in the task of the caller, updates the store, notifies once, and resolves with the account', async () => {
    const { kit, petra, states, events } = await startWithPetra()
    const result = kit.connect('Petra')
    expect(petra.connects).toHaveLength(1)
    await settle()
    expect(kit.isConnected()).toBe(false)
    petra.approve({ ...accountOf(1), ansName: 'alice.apt' })

    const account = { ...accountOf(1), ansName: 'alice.apt' }
    expect(await result).toEqual({ status: 'Approved', args: account })
    expect(kit.isConnected()).toBe(true)
    const [wallet] = kit.getState().installed_wallets
    expect(kit.getState()).toEqual({
      status: 'connected',
      wallet,
      installed_wallets: [wallet],
      ...account,
      network: 'mainnet',
      chainId: 1,
      url: mainnet.url,
      isAutoConnectEnabled: true,
    })
    expect(events).toEqual([{ name: 'wallet-connected', detail: { ...account, wallet } }])
    await settle()
    expect(states).toEqual(['connecting', 'connected Petra 1'])
  })

  it('accepts an entry, and a name in any case', async () => {
    const { kit, petra } = await startWithPetra()
    failureOf(kit.connect('pETRA'))
    kit.connect(kit.getState().installed_wallets[0])
    expect(petra.connects).toHaveLength(2)
  })

  it('accepts a catalogue entry after the wallet of that name has registered', async () => {
    const imposter = fakeWallet('[object Object]')
    const { kit, page } = await startKit({ wallets: [imposter] })
    const entry = { name: 'Petra', readyState: 'NotDetected' } as WalletEntry
    expect(await failureOf(kit.connect(entry))).toMatchObject({ reason: 'WALLET_NOT_FOUND', wallet: 'Petra' })
    expect(imposter.connects).toEqual([])
    const petra = fakeWallet()
    page.register(petra)
    kit.connect(entry)
    expect(petra.connects).toHaveLength(1)
  })

  it('dispatches wallet-connected before any event of the wallet', async () => {
    const onAccountChange = (listener: (account: unknown) => void) => listener(accountOf(2))
    const { events, kit, petra } = await startWithPetra({}, { 'aptos:onAccountChange': { onAccountChange } })
    await connectTo(kit, petra)
    expect(events.map(({ name }) => name)).toEqual(['wallet-connected', 'wallet-account-changed'])
    expect(kit.getState().address).toBe(addressOf(2))
  })

  it.each(['x'.repeat(70), 'Pe\u200Btra', 'Petra \uD83E', '🦊'.repeat(40)])(
    'accepts the registered name of a wallet whose displayed name differs',
    async (name) => {
      const wallet = fakeWallet(name)
      const { kit } = await startKit({ wallets: [wallet] })
      kit.connect(name)
      expect(wallet.connects).toHaveLength(1)
    },
  )

  it('uses the preferred wallet without a name, as for the event of a click', async () => {
    const { kit, petra } = await startWithPetra({
      wallets: [fakeWallet('Nightly')],
      autoConnect: false,
      preferredWallet: 'Petra',
    })
    failureOf(kit.connect())
    kit.connect(new Event('click') as never)
    expect(petra.connects).toHaveLength(2)
  })

  it('rejects without a name, a preferred wallet and a modal', async () => {
    const { kit } = await startWithPetra()
    expect(await failureOf(kit.connect())).toMatchObject({ reason: 'WALLET_NOT_FOUND' })
  })

  it('prompts for a wallet without a name', async () => {
    const promptForWallet = vi.fn(async () => ({ status: 'Rejected' }) as const)
    const { kit } = await startKit({ surroundings: { promptForWallet } })
    expect(await kit.connect(undefined, { silent: true })).toEqual({ status: 'Rejected' })
    expect(promptForWallet).toHaveBeenCalledWith({ silent: true })
  })

  it.each([
    ['an alias', 'Pontem Wallet', ['Pontem'], 'Pontem'],
    ['the exact name before an alias', 'Pontem Wallet', ['Pontem', 'Pontem Wallet'], 'Pontem Wallet'],
    ['the exact name before another case', 'Petra', ['petra', 'Petra'], 'Petra'],
  ])('finds a wallet by %s', async (_, name, installed, expected) => {
    const wallets = installed.map((each) => fakeWallet(each))
    const getAliases = () => ['Pontem']
    const { kit } = await startKit({ wallets, surroundings: { getAliases } })
    kit.connect(name)
    expect(wallets.filter(({ connects }) => connects.length).map((wallet) => wallet.name)).toEqual([expected])
  })

  it.each(['Unknown', '__proto__', 'constructor', 'toString'])(
    'warns and rejects for the unknown name %s',
    async (name) => {
      const { kit, console, states } = await startWithPetra()
      const message = `Wallet not found: ${name}`
      const error = await failureOf(kit.connect(name))
      expect(error).toMatchObject({ reason: 'WALLET_NOT_FOUND', message, wallet: name })
      expect(console.warn).toHaveBeenCalledWith(message)
      expect(states).toEqual([])
    },
  )

  it('connects silently with silent: true', async () => {
    const { kit, petra, states } = await startWithPetra()
    failureOf(kit.connect('Petra', { silent: true }))
    await settle()
    expect(states).toEqual(['restoring'])
    kit.connect('Petra')
    expect(petra.connects.map(({ args }) => args[0])).toEqual([true, false])
  })
})

describe('network of a connection', () => {
  it('is empty if the wallet has no such feature', async () => {
    const { kit } = await connectedKit({}, { 'aptos:network': undefined })
    expect(kit.getState()).toMatchObject({ address: addressOf(1), network: '', chainId: null, url: '' })
  })

  it('is waited for one second, and dispatched as a change if it arrives later', async () => {
    const { kit, petra, networks, events } = await startWithNetworks()
    await connectTo(kit, petra)
    await vi.advanceTimersByTimeAsync(999)
    expect(kit.isConnected()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(kit.getState()).toMatchObject({ status: 'connected', network: '', chainId: null })
    expect(networks).toHaveLength(1)
    networks[0]?.resolve({ name: 'testnet', chainId: 2 })
    await settle()
    expect(kit.getState()).toMatchObject({ network: 'testnet', chainId: 2 })
    expect(events.map(({ name }) => name)).toEqual(['wallet-connected', 'wallet-network-changed'])
  })

  it.each<[string, (kit: WalletKit) => unknown]>([
    ['ended', () => {}],
    ['ended in the listener of wallet-connected', (kit) => kit.on('wallet-connected', kit.forceDisconnect)],
  ])('is ignored if it is that of an earlier session, which the page %s', async (_, act) => {
    const { kit, petra, networks } = await startWithNetworks()
    const removeListener = act(kit) as (() => void) | undefined
    for (let session = 0; session < 2; session++) {
      await connectTo(kit, petra)
      await vi.advanceTimersByTimeAsync(1000)
      if (session === 0 && kit.isConnected()) await kit.disconnect()
      removeListener?.()
    }
    networks[0]?.resolve(mainnet)
    await settle()
    expect(kit.getState()).toMatchObject({ status: 'connected', network: '' })
  })

  it('is ignored if the wallet has emitted another', async () => {
    const { kit, petra, networks } = await startWithNetworks()
    await connectTo(kit, petra)
    await vi.advanceTimersByTimeAsync(1000)
    petra.changeNetwork({ name: 'testnet', chainId: 2 })
    networks[0]?.resolve(mainnet)
    await settle()
    expect(kit.getState().network).toBe('testnet')
  })

  it.each([
    ['fails', () => Promise.reject(new Error('locked'))],
    ['is rejected', async () => ({ status: 'Rejected' })],
    ['is invalid', async () => ({ name: 'somewhere' })],
  ])('is requested once, without an error, if it %s', async (_, respond) => {
    const network = vi.fn(respond)
    const { kit, console } = await connectedKit({}, { 'aptos:network': { network } })
    expect(kit.isConnected()).toBe(true)
    expect(network).toHaveBeenCalledTimes(1)
    expect(console.warn).not.toHaveBeenCalled()
  })
})

describe('outcome of an attempt', () => {
  it('stays a failure if the page connects another wallet in a listener', async () => {
    const { kit, petra } = await startWithNightly()
    kit.on('wallet-error', () => void kit.connect('Nightly'))
    const failure = failureOf(kit.connect('Petra'))
    petra.fail(new Error('no'))
    expect(await failure).toMatchObject({ reason: 'WALLET_FAILED', message: 'no' })
    expect(kit.getConnection()).toMatchObject({
      status: 'connecting',
      attempt: { wallet: { name: 'Nightly' } },
    })
  })

  it.each<[string, (kit: WalletKit, request: AbortController) => unknown]>([
    ['aborts the request', (_, request) => request.abort()],
    ['disconnects', (kit) => kit.disconnect()],
    ['cancels', (kit) => kit.cancel()],
  ])('stays an approval if the page %s in a listener', async (_, act) => {
    const { kit, petra } = await startWithPetra()
    const request = new AbortController()
    kit.on('wallet-connected', () => void act(kit, request))
    const result = kit.connect('Petra', { signal: request.signal })
    petra.approve()
    expect(await result).toMatchObject({ status: 'Approved', args: { address: addressOf(1) } })
  })

  it.each<[string, (petra: FakeWallet) => void]>([
    ['responds with a rejection', (petra) => petra.refuse()],
    ['throws an error of code 4001', (petra) => petra.fail({ code: 4001 })],
    ['throws the rejection of AIP-62', (petra) => petra.fail({ status: 'Rejected' })],
  ])('is a rejection, logged as a warning, if the wallet %s', async (_, reject) => {
    const { kit, petra, console, states, events } = await startWithPetra()
    const result = kit.connect('Petra')
    reject(petra)
    expect(await result).toEqual({ status: 'Rejected' })
    await settle()
    expect(console.warn.mock.calls).toEqual([['User rejected the connection request']])
    expect(console.error).not.toHaveBeenCalled()
    expect(states).toEqual(['connecting', 'disconnected'])
    expect(events).toEqual([])
    expect(kit.getConnection().failure).toEqual({ error: null, wallet: expect.anything() })
  })

  it.each([
    ['an error', new Error('locked'), 'locked', -30001],
    ['Unauthorized', { code: 4100, message: 'not allowed' }, 'not allowed', 4100],
    ['a string', 'locked', 'locked', -30001],
    ['nothing', undefined, 'Petra failed without a message', -30001],
  ])('is an error, logged and dispatched, if the wallet throws %s', async (_, thrown, message, code) => {
    const { kit, petra, console, states, events } = await startWithPetra()
    const result = failureOf(kit.connect('Petra'))
    petra.fail(thrown)
    const error = await result
    expect(error).toBeInstanceOf(WalletKitError)
    expect(error).toMatchObject({ reason: 'WALLET_FAILED', message, code, wallet: 'Petra', cause: thrown })
    await settle()
    expect(console.error.mock.calls).toEqual([['Failed to connect wallet:', error]])
    expect(states).toEqual(['connecting', 'disconnected'])
    expect(events).toEqual([{ name: 'wallet-error', detail: error }])
    expect(kit.getConnection().failure).toEqual({ error, wallet: expect.anything() })
  })

  const thrown = new Error('no')
  const badData = { reason: 'BAD_WALLET_DATA', message: 'Petra returned an invalid account', wallet: 'Petra' }
  const unsupported = { reason: 'UNSUPPORTED', code: 4200, message: 'Petra does not support connect' }
  it.each([
    ['throws synchronously', { connect: vi.fn().mockThrow(thrown) }, { cause: thrown }],
    ['returns invalid data', { connect: async () => 42 }, badData],
    ['returns an approval without an account', { connect: async () => ({ status: 'Approved' }) }, badData],
    ['has no such feature', undefined, unsupported],
  ])('is an error if the wallet %s', async (_, feature, expected) => {
    const { kit } = await startWithPetra({}, { 'aptos:connect': feature })
    expect(await failureOf(kit.connect('Petra'))).toMatchObject(expected)
    expect(kit.getState().status).toBe('disconnected')
  })
})

describe('attempt', () => {
  it('rejects at once when it is canceled, and ignores the late response', async () => {
    const { kit, petra, console, states, events, storage } = await startWithPetra()
    const before = storage.content()
    const result = failureOf(kit.connect('Petra'))
    await settle()
    kit.cancel()
    const message = 'The request was cancelled'
    expect(await result).toMatchObject({ reason: 'CANCELLED', code: 4001, message, wallet: 'Petra' })
    petra.approve()
    await settle()
    expect(states).toEqual(['connecting', 'disconnected'])
    expect(events).toEqual([])
    expect(storage.content()).toEqual(before)
    expect([console.warn.mock.calls, console.error.mock.calls]).toEqual([[], []])
  })

  it('does not connect if the network arrives after it was canceled', async () => {
    const { kit, petra, networks } = await startWithNetworks()
    const result = failureOf(kit.connect('Petra'))
    petra.approve()
    await settle()
    kit.cancel()
    networks[0]?.resolve(mainnet)
    expect(await result).toMatchObject({ reason: 'CANCELLED' })
    await settle()
    expect(kit.isConnected()).toBe(false)
  })

  it('is canceled by its signal', async () => {
    const { kit } = await startWithPetra()
    const controller = new AbortController()
    const result = failureOf(kit.connect('Petra', { signal: controller.signal }))
    controller.abort()
    expect(await result).toMatchObject({ reason: 'CANCELLED' })
    expect(kit.getState().status).toBe('disconnected')
  })

  it('does not start with an aborted signal', async () => {
    const { kit, petra, nightly } = await startWithNightly()
    const running = kit.connect('Nightly')
    const error = await failureOf(kit.connect('Petra', { signal: AbortSignal.abort() }))
    expect(error).toMatchObject({ reason: 'CANCELLED' })
    expect(petra.connects).toHaveLength(0)
    nightly.approve()
    expect(await running).toMatchObject({ status: 'Approved' })
  })

  it.each<[string, (petra: FakeWallet, kit: WalletKit) => void]>([
    ['is approved', (petra) => petra.approve()],
    ['fails', (petra) => petra.fail(undefined)],
    ['is canceled', (_, kit) => kit.cancel()],
  ])('removes its listener from the signal when it %s', async (_, end) => {
    const { kit, petra } = await startWithPetra()
    const { signal } = new AbortController()
    kit.connect('Petra', { signal }).catch(() => {})
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    end(petra, kit)
    await settle()
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  })

  it('is not canceled by the signal of an earlier attempt', async () => {
    const { kit, petra } = await startWithPetra()
    const controller = new AbortController()
    failureOf(kit.connect('Petra', { signal: controller.signal }))
    const second = kit.connect('Petra')
    controller.abort()
    petra.approve()
    expect(await second).toMatchObject({ status: 'Approved' })
  })
})
