import { describe, expect, it, vi } from 'vitest'
import { createWalletKit, type WalletEntry } from '../../../src/core/index.js'
import { FakePage } from '../support/fake-page.js'
import { fakeStorage, keys } from '../support/fake-storage.js'
import { type FakeWallet, fakeWallet, type PendingCall, pending } from '../support/fake-wallet.js'
import { settle, startKit, startWithPetra } from '../support/start-kit.js'

const remembering = (name = 'Petra') => fakeStorage({ [keys.walletName]: name })
const preferred = { preferredWallet: 'Petra' }

/** Whether each call of `connect` was silent. */
const silences = ({ connects }: FakeWallet) => connects.map(({ args }) => args[0])

describe('stored auto-connect flag', () => {
  it.each([
    ['false', false],
    ['true', true],
  ])('counts as enabled until it is read, then notifies: %s', async (flag, isEnabled) => {
    const ready: PendingCall[] = []
    const storage = fakeStorage({ [keys.autoConnect]: flag })
    const { kit, states } = await startKit({ storage, ready: pending(ready) })
    expect(kit.getState().isAutoConnectEnabled).toBe(true)
    ready[0]?.resolve(undefined)
    await settle()
    expect(kit.getState().isAutoConnectEnabled).toBe(isEnabled)
    expect(states).toEqual(['disconnected'])
  })

  it.each([
    ['false', ['disconnected']],
    ['true', []],
  ])('notifies only if it changes whether auto-connect is enabled: %s', async (flag, expected) => {
    const ready: PendingCall[] = []
    const storage = fakeStorage({ [keys.autoConnect]: flag })
    // Without auto-connect, the status doesn't change at the start.
    const { states } = await startKit({ storage, ready: pending(ready), autoConnect: false })
    ready[0]?.resolve(undefined)
    await settle()
    expect(states).toEqual(expected)
  })

  it('of a page with auto-connect off does not count on a page at another path', async () => {
    const storage = fakeStorage()
    await startKit({ storage, autoConnect: false, page: new FakePage('/off') })
    expect(storage.content()).toEqual({ [keys.autoConnect]: 'false', [keys.autoConnectPage]: '/off' })
    const { kit, petra } = await startWithPetra({ storage, page: new FakePage('/on'), ...preferred })
    expect(kit.getState().isAutoConnectEnabled).toBe(true)
    expect(petra.connects).toHaveLength(1)
    expect(storage.content()).toEqual({ [keys.autoConnect]: 'true' })
  })
})

describe('status', () => {
  it.each([
    ['restoring', {}],
    ['disconnected', { autoConnect: false }],
  ])('is %s before the kit starts, with the options %j', (status, options) => {
    expect(createWalletKit(options).getState().status).toBe(status)
  })

  it.each<[string, Parameters<typeof startKit>[0]]>([
    ['no wallet is remembered', {}],
    ['the user disconnected', { storage: fakeStorage({ [keys.disconnected]: 'Petra' }) }],
    ['auto-connect was off', { storage: fakeStorage({ [keys.autoConnect]: 'false' }) }],
    ['only a prompt can connect', { ...preferred }],
  ])('is disconnected as soon as the kit has started if %s', async (_, setting) => {
    const { kit } = await startKit(setting)
    expect(kit.getState().status).toBe('disconnected')
    expect(kit.getConnection().attempt).toBeUndefined()
  })

  it('stays restoring until the remembered wallet, which registers later, has connected', async () => {
    const petra = fakeWallet()
    const { kit, page, states } = await startKit({ storage: remembering() })
    expect(kit.getState().status).toBe('restoring')
    page.register(fakeWallet('Nightly'))
    await settle()
    page.register(petra)
    await settle()
    petra.approve()
    await settle()
    expect(states.map((state) => state.split(' ')[0])).toEqual([
      ...['restoring', 'restoring', 'restoring'],
      'connected',
    ])
  })

  it.each<[string, (petra: FakeWallet) => void]>([
    ['rejects', (petra) => petra.refuse()],
    ['fails', (petra) => petra.fail(new Error('locked'))],
    ['returns invalid data', (petra) => petra.approve(null)],
  ])('becomes disconnected once, and reports nothing, if the remembered wallet %s', async (_, respond) => {
    const { kit, petra, states, events, console } = await startWithPetra({ storage: remembering() })
    expect(kit.getState().status).toBe('restoring')
    respond(petra)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(states).toEqual(['disconnected'])
    expect([events, console.warn.mock.calls, console.error.mock.calls]).toEqual([[], [], []])
  })

  it.each([
    ['does not register', false],
    ['does not respond', true],
  ])(
    'becomes disconnected after three seconds if the remembered wallet %s, and can still connect',
    async (_, isRegistered) => {
      const petra = fakeWallet()
      const wallets = isRegistered ? [petra] : []
      const { kit, page, states } = await startKit({ storage: remembering(), wallets })
      await vi.advanceTimersByTimeAsync(2999)
      expect(kit.getState().status).toBe('restoring')
      await vi.advanceTimersByTimeAsync(1)
      expect(kit.getState().status).toBe('disconnected')
      if (!isRegistered) page.register(petra)
      await settle()
      petra.approve()
      await settle()
      expect(states.at(-1)).toBe('connected Petra 1')
      expect(states).not.toContain('restoring')
    },
  )

  it.each<[string, (started: Awaited<ReturnType<typeof startKit>>) => void]>([
    ['the page disconnects', ({ kit }) => void kit.disconnect()],
    ['the page turns auto-connect off', ({ kit }) => kit.configure({ autoConnect: false })],
    [
      'another tab disconnects',
      ({ page, storage }) => {
        storage.setItem(keys.disconnected, 'Petra')
        page.hearFromOtherTab(keys.disconnected, 'Petra')
      },
    ],
  ])('becomes disconnected at once if %s', async (_, act) => {
    const started = await startKit({ storage: remembering() })
    act(started)
    expect(started.kit.getState().status).toBe('disconnected')
  })
})

describe('remembered name', () => {
  it.each([
    ['of the only wallet of its name', ['Petra'], 'Petra', 'Petra'],
    [
      'is none for a wallet with a twin, which could not be restored',
      ['Petra', 'Petra'],
      'Petra (2)',
      undefined,
    ],
  ])('%s', async (_, names, connected, stored) => {
    const wallets = names.map((name) => fakeWallet(name))
    const { kit, storage } = await startKit({ wallets, storage: remembering('Nightly') })
    kit.connect(connected)
    wallets.at(-1)?.approve()
    await settle()
    expect(kit.getState().wallet?.name).toBe(connected)
    expect(storage.content()[keys.walletName]).toBe(stored)
  })
})

describe('name of a remembered wallet', () => {
  const getNameAndAliases = (name: string) =>
    ['pontem', 'pontem wallet'].includes(name.toLowerCase()) ? ['Pontem Wallet', 'Pontem'] : [name]
  it.each([
    ['Petra', ['PETRA', 'Pe\u200btra'], 'Pe\u200btra'],
    ['Petra', ['Petra', 'Petra'], undefined],
    ['Petra (2)', ['Petra', 'Petra'], undefined],
    ['Pontem Wallet', ['Pontem'], 'Pontem'],
    ['Pontem', ['Pontem Wallet', 'Pontem'], 'Pontem'],
    ['Pontem Wallet', ['Pontem', 'Pontem'], undefined],
    ['PONTEM', ['Pontem', 'Pontem Wallet'], undefined],
    ['Pontem', ['pontem'], undefined],
  ])('%s among %j is %s', async (name, installed, expected) => {
    const wallets = installed.map((each) => fakeWallet(each))
    await startKit({ storage: remembering(name), surroundings: { getNameAndAliases }, wallets })
    const connected = wallets.filter(({ connects }) => connects.length > 0)
    expect(connected.map((wallet) => wallet.name)).toEqual(expected ? [expected] : [])
  })
})

describe('Web Lock of an automatic prompt', () => {
  /** Starts a kit with Petra on a page whose Web Locks are requested with `request`. */
  const startWithLocks = (request: (name: string, ...rest: never[]) => Promise<unknown>) =>
    startWithPetra({
      page: Object.assign(new FakePage(), { navigator: { locks: { request } } }),
      ...preferred,
    })

  it('is requested once, regardless of the number of wallets that register meanwhile', async () => {
    const request = vi.fn(() => new Promise(() => {}))
    const { page } = await startWithLocks(request)
    page.register(fakeWallet('Nightly'))
    await settle()
    expect(request.mock.calls).toEqual([
      ['aptos-wallet-kit.prompt', { ifAvailable: true }, expect.any(Function)],
    ])
  })

  it('is not needed if Web Locks are blocked', async () => {
    const { petra } = await startWithLocks(() => Promise.reject(new DOMException('', 'SecurityError')))
    expect(petra.connects).toHaveLength(1)
  })

  it.each([
    ['approves', 'Petra', [true]],
    ['rejects', '', []],
  ])('is left to another tab, and the user %s there', async (_, remembered, connects) => {
    const requests: PendingCall[] = []
    const { storage, petra } = await startWithLocks((_name, ...rest: ((lock: null) => Promise<void>)[]) =>
      rest.length === 2 ? Promise.resolve(rest[1]?.(null)) : pending(requests).then(() => rest[0]?.(null)),
    )
    storage.setItem(keys.walletName, remembered)
    requests[0]?.resolve(undefined)
    await settle()
    expect(silences(petra)).toEqual(connects)
  })

  it('is requested again if there was nothing to connect when it was granted', async () => {
    const requests: PendingCall[] = []
    const { kit, petra } = await startWithLocks((_, _options, callback: (lock: object) => Promise<void>) =>
      pending(requests).then(() => callback({})),
    )
    for (const autoConnect of [false, true]) {
      kit.configure({ autoConnect })
      requests.at(-1)?.resolve(undefined)
      await settle()
    }
    expect(petra.connects).toHaveLength(1)
  })
})

describe('auto-connect', () => {
  const findHostWallet = (installed: readonly WalletEntry[]) => installed[0]
  it.each([
    ["an app's own wallet silently", { surroundings: { findHostWallet }, ...preferred }, [true], []],
    ['a remembered wallet first', { storage: remembering(), surroundings: { findHostWallet } }, [], [true]],
    ['no wallet if none is remembered or preferred', {}, [], []],
    [
      'no wallet if the stored name is empty',
      { storage: remembering(''), surroundings: { findHostWallet } },
      [],
      [],
    ],
  ])('connects %s', async (_, setting, first, second) => {
    const wallets = [fakeWallet('OKX Wallet'), fakeWallet()]
    const { console } = await startKit({ ...setting, wallets })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(wallets.map(silences)).toEqual([first, second])
    expect(console.warn).not.toHaveBeenCalled()
  })

  it.each([false, true])('connects when the page is ready, unless it was stopped: %s', async (isStopped) => {
    const ready: PendingCall[] = []
    const { kit, petra, stop, storage } = await startWithPetra({ ready: pending(ready) })
    kit.configure(preferred)
    expect([petra.connects, storage.content()]).toEqual([[], {}])
    if (isStopped) stop()
    ready[0]?.resolve(undefined)
    await settle()
    expect(petra.connects).toHaveLength(isStopped ? 0 : 1)
  })

  it('warns once about a wallet that does not register in time, and connects it when it does', async () => {
    const petra = fakeWallet()
    const { page, console } = await startKit({ storage: remembering() })
    await vi.advanceTimersByTimeAsync(2999)
    expect(console.warn).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    page.register(fakeWallet('OKX Wallet'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(console.warn.mock.calls).toEqual([['Wallet Petra not found']])
    page.register(petra)
    await settle()
    expect(petra.connects).toHaveLength(1)
  })

  it.each<[string, (started: Awaited<ReturnType<typeof startKit>>) => void, string[]]>([
    ['the new target', ({ kit }) => kit.configure({ preferredWallet: 'Nightly' }), ['Nightly']],
    ['no wallet without a target', ({ kit }) => kit.configure({ autoConnect: false }), []],
    ['no wallet after the kit was stopped', ({ stop }) => stop(), []],
  ])('warns about %s', async (_, act, expected) => {
    const started = await startKit(preferred)
    act(started)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(started.console.warn.mock.calls).toEqual(expected.map((name) => [`Wallet ${name} not found`]))
  })

  it.each([
    ['a rejection', preferred, {}, 'refuse', { [keys.rejected]: 'Petra' }],
    ['nothing after an approval', preferred, {}, 'approve', {}],
    ['nothing after a rejection if the page has no storage', preferred, { storage: null }, 'refuse', {}],
    ['nothing after a rejected silent attempt', { storage: remembering() }, {}, 'refuse', {}],
  ] as const)('stores %s for the tab', async (_, setting, changes, response, expected) => {
    const { kit, page, petra, storage } = await startWithPetra(setting)
    kit.configure(changes)
    const before = storage.content()
    petra[response]()
    await settle()
    expect(page.sessionStorage.content()).toEqual(expected)
    if (response === 'refuse') expect(storage.content()).toEqual(before)
  })

  it('does not prompt in a tab whose user rejected before', async () => {
    const page = new FakePage('/', fakeStorage({ [keys.rejected]: 'Petra' }))
    expect((await startWithPetra({ page, ...preferred })).petra.connects).toEqual([])
  })
})
