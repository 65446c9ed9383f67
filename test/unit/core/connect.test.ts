import { getEventListeners } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { type WalletEntry, WalletKitError } from '../../../src/core/index.js'
import {
  accountOf,
  addressOf,
  type FakeWallet,
  fail,
  fakeWallet,
  mainnet,
  type PendingCall,
  pending,
} from '../support/fake-wallet.js'
import { connectedKit, connectTo, failureOf, settle, startKit, startWithPetra } from '../support/start-kit.js'

const testnet = { name: 'testnet', chainId: 2 }

/** Starts a kit with Petra, whose network requests the test settles. */
async function startWithNetworks() {
  const networks: PendingCall[] = []
  const started = await startWithPetra({}, { 'aptos:network': { network: () => pending(networks) } })
  return { ...started, networks }
}

describe('connect()', () => {
  it('calls the wallet in the task of the caller, updates the store, notifies once, and resolves with the account', async () => {
    const { kit, petra, states, events } = await startWithPetra()
    const result = kit.connect('Petra')
    expect(petra.connects).toHaveLength(1)
    await settle()
    const account = { ...accountOf(1), ansName: 'alice.apt' }
    petra.approve(account)
    expect(await result).toEqual({ status: 'Approved', args: account })
    const [wallet] = kit.getState().installed_wallets
    expect(kit.getState()).toMatchObject({
      status: 'connected',
      wallet,
      ...account,
      network: 'mainnet',
      chainId: 1,
      url: mainnet.url,
    })
    expect(events).toEqual([{ name: 'wallet-connected', detail: { ...account, wallet } }])
    await settle()
    expect(states).toEqual(['connecting', 'connected Petra 1'])
  })

  it('accepts an entry or a name, ignoring case, and by default the preferred wallet, as for the event of a click', async () => {
    const setting = { wallets: [fakeWallet('Nightly')], autoConnect: false, preferredWallet: 'Petra' }
    const { kit, petra } = await startWithPetra(setting)
    const [entry] = kit.getState().installed_wallets
    for (const wallet of [entry, 'pETRA', undefined, new Event('click') as never]) {
      kit.connect(wallet).catch(() => {})
      kit.cancel()
    }
    expect(petra.connects).toHaveLength(4)
  })

  it('accepts a catalogue entry after the wallet of that name has registered', async () => {
    const { kit, page } = await startKit()
    const entry = { name: 'Petra', readyState: 'NotDetected' } as WalletEntry
    expect(await failureOf(kit.connect(entry))).toMatchObject({ reason: 'WALLET_NOT_FOUND', wallet: 'Petra' })
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
  })

  it.each([
    ['a registered name that is cut where it is displayed', 'x'.repeat(70), ['x'.repeat(70)], 'x'.repeat(70)],
    ['an alias', 'Pontem Wallet', ['Pontem'], 'Pontem'],
    ['the exact name before an alias', 'Pontem Wallet', ['Pontem', 'Pontem Wallet'], 'Pontem Wallet'],
    ['the exact name before another case', 'Petra', ['petra', 'Petra'], 'Petra'],
  ])('finds a wallet by %s', async (_, name, installed, expected) => {
    const wallets = installed.map((each) => fakeWallet(each))
    const getNameAndAliases = () => ['Pontem']
    const { kit } = await startKit({ wallets, surroundings: { getNameAndAliases } })
    kit.connect(name)
    expect(wallets.filter(({ connects }) => connects.length).map((wallet) => wallet.name)).toEqual([expected])
  })

  it.each(['Unknown', '__proto__'])('warns and rejects for the unknown name %s', async (name) => {
    const { kit, console, states } = await startWithPetra()
    const message = `Wallet not found: ${name}`
    const error = await failureOf(kit.connect(name))
    expect(error).toMatchObject({ reason: 'WALLET_NOT_FOUND', code: 4200, message, wallet: `${name}` })
    expect(console.warn).toHaveBeenCalledWith(message)
    expect(states).toEqual([])
  })

  it.each([
    ['there is no UI to select a wallet', {}, {}],
    ['the call is silent', { promptForWallet: fail }, { silent: true }],
  ])('rejects without a name if %s', async (_, surroundings, options) => {
    const { kit } = await startWithPetra({ surroundings })
    const error = await failureOf(kit.connect(undefined, options))
    expect(error).toMatchObject({
      reason: 'WALLET_NOT_FOUND',
      message: expect.not.stringContaining('undefined'),
    })
  })
})

describe('connect() for the wallet of the pending attempt', () => {
  it.each([
    [false, false],
    [false, true],
    [true, true],
  ])(
    'joins it: the wallet is called once, all callers get the outcome (silent: %s, then %s)',
    async (...calls) => {
      const { kit, petra, events } = await startWithPetra()
      const results = calls.map((silent) => kit.connect('Petra', { silent }))
      expect(petra.connects.map(({ args }) => args[0])).toEqual([calls[0]])
      petra.approve()
      for (const result of results)
        expect(await result).toMatchObject({ status: 'Approved', args: { address: addressOf(1) } })
      expect(events.map(({ name }) => name)).toEqual(['wallet-connected'])
    },
  )

  it('joins no silent attempt if it may prompt', async () => {
    const { kit, petra } = await startWithPetra()
    const first = failureOf(kit.connect('Petra', { silent: true }))
    const second = kit.connect('Petra')
    expect(petra.connects.map(({ args }) => args[0])).toEqual([true, false])
    expect(await first).toMatchObject({ reason: 'CANCELLED' })
    petra.approve()
    expect(await second).toMatchObject({ status: 'Approved' })
  })

  it('joins an automatic prompt, whose rejection it gets', async () => {
    const { kit, petra, console } = await startWithPetra({ preferredWallet: 'Petra' })
    const result = kit.connect()
    petra.refuse()
    expect(await result).toEqual({ status: 'Rejected' })
    expect(petra.connects).toHaveLength(1)
    expect(console.warn).toHaveBeenCalledTimes(1)
  })

  it('starts another attempt once the first has ended', async () => {
    const { kit, petra } = await startWithPetra()
    kit.on('wallet-connected', () => void kit.connect('Petra'))
    kit.connect('Petra')
    petra.approve()
    await settle()
    expect(petra.connects).toHaveLength(2)
  })

  it('leaves it if its signal is aborted, and the last caller cancels it', async () => {
    const { kit, petra } = await startWithPetra()
    const controllers = [new AbortController(), new AbortController()]
    const failures = controllers.map(({ signal }) => failureOf(kit.connect('Petra', { signal })))
    controllers[0]?.abort()
    expect(await failures[0]).toMatchObject({ reason: 'CANCELLED', wallet: 'Petra' })
    expect(kit.getState().status).toBe('connecting')
    controllers[1]?.abort()
    expect(await failures[1]).toMatchObject({ reason: 'CANCELLED', wallet: 'Petra' })
    expect(kit.getState().status).toBe('disconnected')
    expect(petra.connects).toHaveLength(1)
  })
})

describe('silent attempt', () => {
  it.each([
    ['fails', (petra: FakeWallet) => petra.fail(new Error('locked')), expect.any(WalletKitError)],
    ['is rejected', (petra: FakeWallet) => petra.refuse(), null],
  ])('that %s is neither logged nor dispatched, but a part of the state', async (_, respond, error) => {
    const { kit, petra, console, events, states } = await startWithPetra()
    const result = kit.connect('Petra', { silent: true }).catch(() => {})
    respond(petra)
    await result
    await settle()
    expect([console.warn.mock.calls, console.error.mock.calls, events]).toEqual([[], [], []])
    expect(new Set(states)).toEqual(new Set(['disconnected']))
    expect(kit.getConnection().failure).toEqual({ error, silent: true, wallet: expect.anything() })
  })
})

describe('network of a connection', () => {
  it('is waited for one second, and dispatched as a change if it arrives later', async () => {
    const { kit, petra, networks, events } = await startWithNetworks()
    await connectTo(kit, petra)
    await vi.advanceTimersByTimeAsync(999)
    expect(kit.isConnected()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(kit.getState()).toMatchObject({ status: 'connected', network: '', chainId: null, url: '' })
    expect(networks).toHaveLength(1)
    networks[0]?.resolve(testnet)
    await settle()
    expect(kit.getState()).toMatchObject({ network: 'testnet', chainId: 2 })
    expect(events.map(({ name }) => name)).toEqual(['wallet-connected', 'wallet-network-changed'])
  })

  it('is ignored if it is that of an earlier session', async () => {
    const { kit, petra, networks } = await startWithNetworks()
    for (let session = 0; session < 2; session++) {
      await connectTo(kit, petra)
      await vi.advanceTimersByTimeAsync(1000)
    }
    networks[0]?.resolve(testnet)
    await settle()
    expect(kit.getState()).toMatchObject({ status: 'connected', network: '' })
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
  it('stays a failure if the page connects again in a listener', async () => {
    const { kit, petra } = await startWithPetra()
    kit.on('wallet-error', () => void kit.connect('Petra'))
    const failure = failureOf(kit.connect('Petra'))
    petra.fail(new Error('no'))
    expect(await failure).toMatchObject({ reason: 'WALLET_FAILED', message: 'no' })
    expect(kit.getState().status).toBe('connecting')
  })

  it('stays an approval if the page disconnects in a listener', async () => {
    const { kit, petra } = await startWithPetra()
    kit.on('wallet-connected', () => void kit.disconnect())
    const result = kit.connect('Petra')
    petra.approve()
    expect(await result).toMatchObject({ status: 'Approved', args: { address: addressOf(1) } })
  })

  it('is a rejection, logged as a warning, if the user rejects', async () => {
    const { kit, petra, console, states, events } = await startWithPetra()
    const result = kit.connect('Petra')
    petra.refuse()
    expect(await result).toEqual({ status: 'Rejected' })
    await settle()
    expect(console.warn.mock.calls).toEqual([['User rejected the connection request']])
    expect(states).toEqual(['connecting', 'disconnected'])
    expect(events).toEqual([])
    expect(kit.getConnection().failure).toEqual({ error: null, silent: false, wallet: expect.anything() })
  })

  it.each([
    ['an error', new Error('locked'), 'locked', -30001],
    ['Unauthorized', { code: 4100, message: 'not allowed' }, 'not allowed', 4100],
    ['an error with another code', { code: 77, message: 'broke' }, 'broke', -30001],
    ['a string', 'locked', 'locked', -30001],
    ['nothing', undefined, 'Petra failed without a message', -30001],
  ])('is an error, logged and dispatched, if the wallet throws %s', async (_, thrown, message, code) => {
    const { kit, petra, console, events } = await startWithPetra()
    const result = failureOf(kit.connect('Petra'))
    petra.fail(thrown)
    const error = await result
    expect(error).toBeInstanceOf(WalletKitError)
    expect(error).toMatchObject({ reason: 'WALLET_FAILED', message, code, wallet: 'Petra', cause: thrown })
    expect(console.error.mock.calls).toEqual([['Failed to connect wallet:', error]])
    expect(events).toEqual([{ name: 'wallet-error', detail: error }])
    expect(kit.getConnection().failure).toEqual({ error, silent: false, wallet: expect.anything() })
  })
})

describe('attempt', () => {
  it('does not connect if the network arrives after it was canceled', async () => {
    const { kit, petra, networks, console } = await startWithNetworks()
    const result = failureOf(kit.connect('Petra'))
    petra.approve()
    await settle()
    kit.cancel()
    networks[0]?.resolve(mainnet)
    const message = 'The request was cancelled'
    expect(await result).toMatchObject({ reason: 'CANCELLED', code: 4001, wallet: 'Petra', message })
    await settle()
    expect(kit.isConnected()).toBe(false)
    expect([console.warn.mock.calls, console.error.mock.calls]).toEqual([[], []])
  })

  it('does not start with an aborted signal', async () => {
    const { kit, petra } = await startWithPetra()
    const running = kit.connect('Petra')
    const error = await failureOf(kit.connect('Petra', { signal: AbortSignal.abort() }))
    expect(error).toMatchObject({ reason: 'CANCELLED' })
    expect(petra.connects).toHaveLength(1)
    petra.approve()
    expect(await running).toMatchObject({ status: 'Approved' })
  })

  it.each<[string, (petra: FakeWallet, request: AbortController) => void]>([
    ['is approved', (petra) => petra.approve()],
    ['fails', (petra) => petra.fail(undefined)],
    ['is canceled by it', (_, request) => request.abort()],
  ])('removes its listener from its signal when it %s', async (_, end) => {
    const { kit, petra } = await startWithPetra()
    const request = new AbortController()
    kit.connect('Petra', { signal: request.signal }).catch(() => {})
    expect(getEventListeners(request.signal, 'abort')).toHaveLength(1)
    end(petra, request)
    await settle()
    expect(getEventListeners(request.signal, 'abort')).toHaveLength(0)
    expect(kit.getState().status).not.toBe('connecting')
  })

  it('is not canceled by the signal of an earlier attempt', async () => {
    const { kit, petra } = await startWithPetra()
    const controller = new AbortController()
    failureOf(kit.connect('Petra', { signal: controller.signal }))
    kit.cancel()
    const second = kit.connect('Petra')
    controller.abort()
    petra.approve()
    expect(await second).toMatchObject({ status: 'Approved' })
  })
})
