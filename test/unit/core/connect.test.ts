import { getEventListeners } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { type WalletEntry, type WalletKit, WalletKitError } from '../../../src/core/index.js'
import { keys } from '../support/fake-storage.js'
import {
  accountOf,
  addressOf,
  fakeWallet,
  mainnet,
  type PendingCall,
  pending,
} from '../support/fake-wallet.js'
import { connectedKit, failureOf, settle, startKit } from '../support/start-kit.js'

describe('connect()', () => {
  it('calls the wallet in the task of the caller, so that its popup is not blocked', async () => {
    const petra = fakeWallet()
    const { kit } = await startKit({ wallets: [petra] })
    kit.connect('Petra')
    expect(petra.connects).toHaveLength(1)
  })

  it('updates the store, notifies once, and resolves with the account', async () => {
    const petra = fakeWallet()
    const { kit, states, events } = await startKit({ wallets: [petra] })
    const result = kit.connect('Petra')
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
    const petra = fakeWallet()
    const { kit } = await startKit({ wallets: [petra] })
    kit.connect('pETRA').catch(() => {})
    kit.connect(kit.getState().installed_wallets[0]).catch(() => {})
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
    const news = { onAccountChange: (hear: (account: unknown) => void) => hear(accountOf(2)) }
    const petra = fakeWallet('Petra', { 'aptos:onAccountChange': news })
    const { events, kit } = await startKit({ wallets: [petra] })
    kit.connect('Petra')
    petra.approve()
    await settle()
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

  it('uses the preferred wallet without a name', async () => {
    const petra = fakeWallet()
    const { kit } = await startKit({
      wallets: [fakeWallet('Nightly'), petra],
      autoConnect: false,
      preferredWallet: 'Petra',
    })
    kit.connect().catch(() => {})
    expect(petra.connects).toHaveLength(1)
    // As the handler of a click.
    kit.connect(new Event('click') as never)
    expect(petra.connects).toHaveLength(2)
  })

  it('rejects without a name, a preferred wallet and a modal', async () => {
    const { kit } = await startKit({ wallets: [fakeWallet()] })
    expect(await failureOf(kit.connect())).toMatchObject({ reason: 'WALLET_NOT_FOUND' })
  })

  it('prompts for a wallet without a name', async () => {
    const promptForWallet = vi.fn(async () => ({ status: 'Rejected' }) as const)
    const { kit } = await startKit({ surroundings: { promptForWallet } })
    expect(await kit.connect(undefined, { silent: true })).toEqual({ status: 'Rejected' })
    expect(promptForWallet).toHaveBeenCalledWith({ silent: true })
  })

  it('finds a wallet by an alias', async () => {
    const pontem = fakeWallet('Pontem')
    const getAliases = (name: string) => (name === 'Pontem Wallet' ? ['Pontem'] : [])
    const { kit } = await startKit({ wallets: [pontem], surroundings: { getAliases } })
    kit.connect('Pontem Wallet')
    expect(pontem.connects).toHaveLength(1)
  })

  it('uses the exact name before an alias or another case', async () => {
    const wallets = [
      fakeWallet('Pontem'),
      fakeWallet('petra'),
      fakeWallet('Pontem Wallet'),
      fakeWallet('Petra'),
    ]
    const getAliases = (name: string) => (name === 'Pontem Wallet' ? ['Pontem'] : [])
    const { kit } = await startKit({ wallets, surroundings: { getAliases } })
    for (const name of ['Pontem Wallet', 'Petra']) {
      kit.connect(name).catch(() => {})
      expect(wallets.filter(({ connects }) => connects.length > 0).map((wallet) => wallet.name)).toContain(
        name,
      )
    }
  })

  it.each(['Unknown', '__proto__', 'constructor', 'toString'])(
    'warns and rejects for the unknown name %s',
    async (name) => {
      const { kit, console, states } = await startKit({ wallets: [fakeWallet()] })
      expect(await failureOf(kit.connect(name))).toMatchObject({
        reason: 'WALLET_NOT_FOUND',
        message: `Wallet not found: ${name}`,
        wallet: name,
      })
      expect(console.warn).toHaveBeenCalledWith(`Wallet not found: ${name}`)
      expect(states).toEqual([])
    },
  )

  it('connects silently with silent: true', async () => {
    const petra = fakeWallet()
    const { kit, states } = await startKit({ wallets: [petra] })
    kit.connect('Petra', { silent: true }).catch(() => {})
    await settle()
    expect(petra.connects[0]?.args[0]).toBe(true)
    expect(states).toEqual(['restoring'])
    kit.connect('Petra')
    expect(petra.connects[1]?.args[0]).toBe(false)
  })

  it('connects a wallet without a network', async () => {
    const petra = fakeWallet('Petra', { 'aptos:network': undefined })
    const { kit } = await startKit({ wallets: [petra] })
    const result = kit.connect('Petra')
    petra.approve()
    await result
    expect(kit.getState()).toMatchObject({ address: addressOf(1), network: '', chainId: null, url: '' })
  })

  it('waits one second for the network', async () => {
    const petra = fakeWallet('Petra', { 'aptos:network': { network: () => pending([]) } })
    const { kit } = await startKit({ wallets: [petra] })
    kit.connect('Petra')
    petra.approve()
    await vi.advanceTimersByTimeAsync(999)
    expect(kit.isConnected()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(kit.isConnected()).toBe(true)
  })

  it('dispatches wallet-network-changed if the network arrives later', async () => {
    const networks: PendingCall[] = []
    const petra = fakeWallet('Petra', { 'aptos:network': { network: () => pending(networks) } })
    const { kit, events } = await startKit({ wallets: [petra] })
    const result = kit.connect('Petra')
    petra.approve()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await result).toMatchObject({ status: 'Approved' })
    expect(kit.getState()).toMatchObject({ network: '', chainId: null })
    expect(networks).toHaveLength(1)
    networks[0]?.resolve({ name: 'testnet', chainId: 2 })
    await settle()
    expect(kit.getState()).toMatchObject({ network: 'testnet', chainId: 2 })
    expect(events.map(({ name }) => name)).toEqual(['wallet-connected', 'wallet-network-changed'])
  })

  it('ignores the network of an earlier session', async () => {
    const networks: PendingCall[] = []
    const petra = fakeWallet('Petra', { 'aptos:network': { network: () => pending(networks) } })
    const { kit } = await startKit({ wallets: [petra] })
    for (let session = 0; session < 2; session++) {
      kit.connect('Petra')
      petra.approve()
      await vi.advanceTimersByTimeAsync(1000)
      if (session === 0) await kit.disconnect()
    }
    networks[0]?.resolve(mainnet)
    await settle()
    expect(kit.getState()).toMatchObject({ status: 'connected', network: '' })
    networks[1]?.resolve({ name: 'testnet', chainId: 2 })
    await settle()
    expect(kit.getState().network).toBe('testnet')
  })

  it('ignores the network of a session that the page ended in the listener of wallet-connected', async () => {
    const networks: PendingCall[] = []
    const petra = fakeWallet('Petra', { 'aptos:network': { network: () => pending(networks) } })
    const { kit } = await startKit({ wallets: [petra] })
    const stop = kit.on('wallet-connected', () => kit.forceDisconnect())
    for (let session = 0; session < 2; session++) {
      kit.connect('Petra')
      petra.approve()
      await vi.advanceTimersByTimeAsync(1000)
      stop()
    }
    networks[0]?.resolve(mainnet)
    await settle()
    expect(kit.getState()).toMatchObject({ status: 'connected', network: '' })
  })

  it('ignores a late network after the wallet has emitted another', async () => {
    const networks: PendingCall[] = []
    const petra = fakeWallet('Petra', { 'aptos:network': { network: () => pending(networks) } })
    const { kit } = await startKit({ wallets: [petra] })
    kit.connect('Petra')
    petra.approve()
    await vi.advanceTimersByTimeAsync(1000)
    petra.changeNetwork({ name: 'testnet', chainId: 2 })
    networks[0]?.resolve(mainnet)
    await settle()
    expect(kit.getState().network).toBe('testnet')
  })

  it.each([
    ['fails', { network: () => Promise.reject(new Error('locked')) }],
    ['is refused', { network: async () => ({ status: 'Rejected' }) }],
    ['cannot be read', { network: async () => ({ name: 'somewhere' }) }],
  ])('requests a network that %s once, without an error', async (_, feature) => {
    const network = vi.fn(feature.network)
    const petra = fakeWallet('Petra', { 'aptos:network': { network } })
    const { kit, console } = await startKit({ wallets: [petra] })
    const result = kit.connect('Petra')
    petra.approve()
    expect(await result).toMatchObject({ status: 'Approved' })
    await settle()
    expect(network).toHaveBeenCalledTimes(1)
    expect(console.warn).not.toHaveBeenCalled()
  })

  it('accepts an account that is not wrapped', async () => {
    const petra = fakeWallet()
    const { kit } = await startKit({ wallets: [petra] })
    const result = kit.connect('Petra')
    petra.connects[0]?.resolve(accountOf(3))
    await result
    expect(kit.getState().address).toBe(addressOf(3))
  })
})

describe('outcome of an attempt', () => {
  it('stays a failure if the page connects another wallet in a listener', async () => {
    const [petra, nightly] = [fakeWallet(), fakeWallet('Nightly')]
    const { kit } = await startKit({ wallets: [petra, nightly] })
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
    ['calls the request off', (_, request) => request.abort()],
    ['disconnects', (kit) => kit.disconnect()],
    ['cancels', (kit) => kit.cancel()],
  ])('stays an approval if the page %s in a listener', async (_, act) => {
    const petra = fakeWallet()
    const { kit } = await startKit({ wallets: [petra] })
    const request = new AbortController()
    kit.on('wallet-connected', () => void act(kit, request))
    const result = kit.connect('Petra', { signal: request.signal })
    petra.approve()
    expect(await result).toMatchObject({ status: 'Approved', args: { address: addressOf(1) } })
  })
})

describe('rejection by the user', () => {
  it.each([
    ['an answer', (petra: ReturnType<typeof fakeWallet>) => petra.refuse()],
    ['an error of code 4001', (petra: ReturnType<typeof fakeWallet>) => petra.fail({ code: 4001 })],
    [
      "AIP-62's own answer, thrown",
      (petra: ReturnType<typeof fakeWallet>) => petra.fail({ status: 'Rejected' }),
    ],
  ])('resolves and logs a warning if it is %s', async (_, refuse) => {
    const petra = fakeWallet()
    const { kit, console, states, events } = await startKit({ wallets: [petra] })
    const result = kit.connect('Petra')
    refuse(petra)
    expect(await result).toEqual({ status: 'Rejected' })
    await settle()
    expect(console.warn.mock.calls).toEqual([['User rejected the connection request']])
    expect(console.error).not.toHaveBeenCalled()
    expect(states).toEqual(['connecting', 'disconnected'])
    expect(events).toEqual([])
    expect(kit.getConnection().failure).toEqual({ error: null, wallet: expect.anything() })
  })
})

describe('failure', () => {
  it.each([
    ['an error', new Error('locked'), 'locked', -30001],
    ['Unauthorized', { code: 4100, message: 'not allowed' }, 'not allowed', 4100],
    ['Unsupported', { code: 4200, message: 'cannot' }, 'cannot', 4200],
    ['InternalError', { code: -30001, message: 'broke' }, 'broke', -30001],
    ['an error with a code of its own', { code: 77, message: 'broke' }, 'broke', -30001],
    ['a text', 'locked', 'locked', -30001],
    ['null', null, 'Petra failed without a message', -30001],
    ['nothing', undefined, 'Petra failed without a message', -30001],
  ])('rejects, is logged and dispatched if it is %s', async (_, thrown, message, code) => {
    const petra = fakeWallet()
    const { kit, console, states, events } = await startKit({ wallets: [petra] })
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

  it('can be thrown synchronously', async () => {
    const fault = new Error('no')
    const petra = fakeWallet('Petra', {
      'aptos:connect': {
        connect: () => {
          throw fault
        },
      },
    })
    const { kit } = await startKit({ wallets: [petra] })
    expect(await failureOf(kit.connect('Petra'))).toMatchObject({ reason: 'WALLET_FAILED', cause: fault })
  })

  it.each([
    ['rubbish', 42],
    ['nothing', undefined],
    ['an approval without an account', { status: 'Approved' }],
    ['an address that is none', { status: 'Approved', args: { address: 'here', publicKey: '0x01' } }],
  ])('is the result of the response %s', async (_, answer) => {
    const petra = fakeWallet()
    const { kit } = await startKit({ wallets: [petra] })
    const result = failureOf(kit.connect('Petra'))
    petra.connects[0]?.resolve(answer)
    expect(await result).toMatchObject({
      reason: 'BAD_WALLET_DATA',
      message: 'Petra returned an invalid account',
      wallet: 'Petra',
    })
    expect(kit.getState().status).toBe('disconnected')
  })

  it('is the result of a wallet without connect', async () => {
    const { kit } = await startKit({ wallets: [fakeWallet('Petra', { 'aptos:connect': undefined })] })
    expect(await failureOf(kit.connect('Petra'))).toMatchObject({
      reason: 'UNSUPPORTED',
      code: 4200,
      message: 'Petra does not support connect',
    })
  })

  it('does not prevent the next connection', async () => {
    const petra = fakeWallet()
    const nightly = fakeWallet('Nightly')
    const { kit } = await startKit({ wallets: [petra, nightly] })
    const first = failureOf(kit.connect('Petra'))
    petra.fail(null)
    await first
    const second = kit.connect('Nightly')
    nightly.approve(accountOf(2))
    await second
    expect(kit.getState()).toMatchObject({ status: 'connected', address: addressOf(2) })
  })
})

describe('attempt', () => {
  it('keeps the session until it succeeds', async () => {
    const petra = fakeWallet()
    const nightly = fakeWallet('Nightly')
    const { kit, states } = await connectedKit(petra, { wallets: [nightly] })
    const result = kit.connect('Nightly')
    await settle()
    expect(kit.isConnected()).toBe(true)
    expect(kit.getState().address).toBe(addressOf(1))
    nightly.approve(accountOf(2))
    await result
    await settle()
    expect(states).toEqual(['connecting Petra 1', 'connected Nightly 2'])
  })

  it.each(['refuse', 'fail'] as const)('keeps the session if it fails (%s)', async (end) => {
    const petra = fakeWallet()
    const nightly = fakeWallet('Nightly')
    const { kit, states, events, storage } = await connectedKit(petra, { wallets: [nightly] })
    const result = kit.connect('Nightly').catch(() => {})
    await settle()
    nightly[end](new Error('no'))
    await result
    await settle()
    expect(states).toEqual(['connecting Petra 1', 'connected Petra 1'])
    expect(events.map(({ name }) => name)).not.toContain('wallet-disconnected')
    expect(storage.content()[keys.walletName]).toBe('Petra')
  })

  it('rejects at once when it is canceled, and ignores the late response', async () => {
    const petra = fakeWallet()
    const { kit, console, states, events, storage } = await startKit({ wallets: [petra] })
    const before = storage.content()
    const result = failureOf(kit.connect('Petra'))
    await settle()
    kit.cancel()
    expect(await result).toMatchObject({
      reason: 'CANCELLED',
      code: 4001,
      message: 'The request was cancelled',
      wallet: 'Petra',
    })
    petra.approve()
    await settle()
    expect(states).toEqual(['connecting', 'disconnected'])
    expect(events).toEqual([])
    expect(storage.content()).toEqual(before)
    expect(console.warn).not.toHaveBeenCalled()
    expect(console.error).not.toHaveBeenCalled()
  })

  it.each(['approve', 'refuse', 'fail'] as const)(
    'ignores the late response after another attempt has replaced it (%s)',
    async (late) => {
      const petra = fakeWallet()
      const nightly = fakeWallet('Nightly')
      const { kit, states, events, console } = await startKit({ wallets: [petra, nightly] })
      const first = failureOf(kit.connect('Petra'))
      const second = kit.connect('Nightly')
      expect(await first).toMatchObject({ reason: 'CANCELLED' })
      nightly.approve(accountOf(2))
      await second
      petra[late](accountOf(1))
      await settle()
      expect(kit.getState()).toMatchObject({ status: 'connected', address: addressOf(2) })
      expect(states).toEqual(['connecting', 'connected Nightly 2'])
      expect(events).toHaveLength(1)
      expect(console.warn).not.toHaveBeenCalled()
      expect(console.error).not.toHaveBeenCalled()
    },
  )

  it('uses the response to the last of two calls of one wallet', async () => {
    const petra = fakeWallet()
    const { kit } = await startKit({ wallets: [petra] })
    failureOf(kit.connect('Petra'))
    const second = kit.connect('Petra')
    petra.connects[0]?.resolve({ status: 'Approved', args: accountOf(1) })
    await settle()
    expect(kit.isConnected()).toBe(false)
    petra.connects[1]?.resolve({ status: 'Approved', args: accountOf(2) })
    await second
    expect(kit.getState().address).toBe(addressOf(2))
  })

  it('does not connect if the network arrives after it was canceled', async () => {
    const networks: ReturnType<typeof fakeWallet>['connects'] = []
    const petra = fakeWallet('Petra', { 'aptos:network': { network: () => pending(networks) } })
    const { kit } = await startKit({ wallets: [petra] })
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
    const petra = fakeWallet()
    const { kit } = await startKit({ wallets: [petra] })
    const controller = new AbortController()
    const result = failureOf(kit.connect('Petra', { signal: controller.signal }))
    controller.abort()
    expect(await result).toMatchObject({ reason: 'CANCELLED' })
    expect(kit.getState().status).toBe('disconnected')
  })

  it('does not start with an aborted signal', async () => {
    const petra = fakeWallet()
    const nightly = fakeWallet('Nightly')
    const { kit } = await startKit({ wallets: [petra, nightly] })
    const running = kit.connect('Nightly')
    expect(await failureOf(kit.connect('Petra', { signal: AbortSignal.abort() }))).toMatchObject({
      reason: 'CANCELLED',
    })
    expect(petra.connects).toHaveLength(0)
    nightly.approve()
    expect(await running).toMatchObject({ status: 'Approved' })
  })

  it.each(['approve', 'refuse', 'fail'] as const)(
    'removes its listener from the signal when it ends (%s)',
    async (end) => {
      const petra = fakeWallet()
      const { kit } = await startKit({ wallets: [petra] })
      const { signal } = new AbortController()
      const result = kit.connect('Petra', { signal }).catch(() => {})
      expect(getEventListeners(signal, 'abort')).toHaveLength(1)
      petra[end](undefined)
      await result
      await settle()
      expect(getEventListeners(signal, 'abort')).toHaveLength(0)
    },
  )

  it('removes its listener from the signal when it is canceled and the wallet does not respond', async () => {
    const { kit } = await startKit({ wallets: [fakeWallet()] })
    const { signal } = new AbortController()
    const result = failureOf(kit.connect('Petra', { signal }))
    kit.cancel()
    expect(await result).toMatchObject({ reason: 'CANCELLED' })
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  })

  it('is not canceled by the signal of an earlier attempt', async () => {
    const petra = fakeWallet()
    const controller = new AbortController()
    const { kit } = await startKit({ wallets: [petra] })
    failureOf(kit.connect('Petra', { signal: controller.signal }))
    const second = kit.connect('Petra')
    controller.abort()
    petra.approve()
    expect(await second).toMatchObject({ status: 'Approved' })
  })

  it('cannot be canceled before it starts', async () => {
    const { kit, states } = await connectedKit(fakeWallet())
    kit.cancel()
    await settle()
    expect(states).toEqual([])
    expect(kit.isConnected()).toBe(true)
  })
})
