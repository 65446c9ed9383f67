import { describe, expect, it, vi } from 'vitest'
import type { WalletEntry } from '../../../src/core/index.js'
import { FakePage } from '../support/fake-page.js'
import { fakeStorage, keys } from '../support/fake-storage.js'
import { type FakeWallet, fakeWallet } from '../support/fake-wallet.js'
import { connectTo, deferred, settle, startKit, startWithPetra } from '../support/start-kit.js'

const remembering = (name = 'Petra', more: Record<string, string> = {}) =>
  fakeStorage({ [keys.autoConnect]: 'true', [keys.walletName]: name, ...more })

/** Whether each call of `connect` was silent. */
const silences = ({ connects }: FakeWallet) => connects.map(({ args }) => args[0])

describe('stored auto-connect flag', () => {
  it.each([
    ['absent', undefined, true],
    ['true', 'true', true],
    ['false', 'false', false],
    ['invalid', 'yes', false],
  ])('is read on page load if it is %s, then set to the option of the page', async (_, flag, enabled) => {
    for (const autoConnect of [true, false, undefined]) {
      const storage = fakeStorage(flag === undefined ? {} : { [keys.autoConnect]: flag })
      const { kit } = await startKit({ storage, autoConnect })
      expect(kit.getState().isAutoConnectEnabled).toBe(enabled)
      expect(storage.content()[keys.autoConnect]).toBe(String(autoConnect !== false))
    }
  })

  it('counts as enabled until it is read, then notifies listeners if it is not', async () => {
    const { promise: ready, resolve } = deferred()
    const { kit, states } = await startKit({ storage: fakeStorage({ [keys.autoConnect]: 'false' }), ready })
    expect(kit.getState().isAutoConnectEnabled).toBe(true)
    resolve()
    await settle()
    expect(kit.getState().isAutoConnectEnabled).toBe(false)
    expect(states).toEqual(['disconnected'])
  })

  it('is set by configure() after page load only', async () => {
    const { promise: ready, resolve } = deferred()
    const { kit, storage } = await startKit({ ready })
    kit.configure({ autoConnect: false })
    expect(storage.content()).toEqual({})
    resolve()
    await settle()
    kit.configure({ autoConnect: true })
    expect(storage.content()).toEqual({ [keys.autoConnect]: 'true' })
  })

  it.each([
    ['/off', '/on', 1],
    ['/same', '/same', 0],
  ])('of a page at %s with auto-connect off counts at %s: %j', async (offPath, onPath, connects) => {
    const storage = fakeStorage()
    await startKit({ storage, autoConnect: false, page: new FakePage(offPath) })
    expect(storage.content()).toEqual({ [keys.autoConnect]: 'false', [keys.autoConnectPage]: offPath })
    const page = new FakePage(onPath)
    const { kit, petra } = await startWithPetra({ storage, preferredWallet: 'Petra', page })
    expect(kit.getState().isAutoConnectEnabled).toBe(connects === 1)
    expect(petra.connects).toHaveLength(connects)
    expect(storage.content()).toEqual({ [keys.autoConnect]: 'true' })
  })
})

describe('name of a remembered wallet', () => {
  it('is exact: a name in another case is another wallet', async () => {
    const other = fakeWallet('PETRA')
    const { page } = await startKit({ storage: remembering(), wallets: [other] })
    await vi.advanceTimersByTimeAsync(5000)
    const petra = fakeWallet('Pe\u200btra')
    page.register(petra)
    await settle()
    expect([petra.connects.length, other.connects.length]).toEqual([1, 0])
  })

  const getAliases = (name: string) =>
    ['pontem', 'pontem wallet'].includes(name.toLowerCase()) ? ['Pontem Wallet', 'Pontem'] : [name]
  it.each([
    ['Petra', ['Petra', 'Petra'], undefined],
    ['Petra (2)', ['Petra', 'Petra'], undefined],
    ['Pontem Wallet', ['Pontem'], 'Pontem'],
    ['Pontem', ['Pontem Wallet'], 'Pontem Wallet'],
    ['Pontem', ['Pontem Wallet', 'Pontem'], 'Pontem'],
    ['Pontem Wallet', ['Pontem', 'Pontem'], undefined],
    ['PONTEM', ['Pontem', 'Pontem Wallet'], undefined],
    ['Pontem', ['pontem'], undefined],
  ])('%s among %j is %s', async (name, installed, expected) => {
    const wallets = installed.map((each) => fakeWallet(each))
    await startKit({ storage: remembering(name), surroundings: { getAliases }, wallets })
    const connected = wallets.filter(({ connects }) => connects.length > 0)
    expect(connected.map((wallet) => wallet.name)).toEqual(expected ? [expected] : [])
  })
})

describe('kits that load at the same time', () => {
  /** Web Locks of one origin: requests for one name run one after the other. */
  function fakeLocks() {
    let last: Promise<unknown> = Promise.resolve()
    return {
      request(_: string, callback: () => unknown): Promise<unknown> {
        last = last.then(callback)
        return last
      },
    }
  }

  const startBoth = async (sessionStorages = [fakeStorage(), fakeStorage()]) => {
    const locks = fakeLocks()
    const storage = fakeStorage()
    const start = async (sessionStorage?: ReturnType<typeof fakeStorage>) => {
      const page = new FakePage('/', sessionStorage)
      page.navigator = { locks }
      return startWithPetra({ storage, page, preferredWallet: 'Petra' })
    }
    return { first: await start(sessionStorages[0]), second: await start(sessionStorages[1]) }
  }

  it('cause one prompt, and reconnect silently after an approval', async () => {
    const { first, second } = await startBoth()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([first.petra.connects.length, second.petra.connects.length]).toEqual([1, 0])
    first.petra.approve()
    await settle()
    expect(silences(second.petra)).toEqual([true])
    second.petra.approve()
    await settle()
    expect([first.kit.isConnected(), second.kit.isConnected()]).toEqual([true, true])
  })

  const sessionStorage = fakeStorage()
  it.each([
    ['of one tab do not prompt', [sessionStorage, sessionStorage], []],
    ['of two tabs prompt one after the other', undefined, [false]],
  ])('%s after a rejection', async (_, sessionStorages, expected) => {
    const { first, second } = await startBoth(sessionStorages)
    first.petra.refuse()
    await settle()
    expect(silences(second.petra)).toEqual(expected)
  })

  it('request the lock once, however many wallets register meanwhile', async () => {
    const page = new FakePage()
    const request = vi.fn(() => new Promise(() => {}))
    page.navigator = { locks: { request } }
    const { petra } = await startWithPetra({ page, preferredWallet: 'Petra' })
    page.register(fakeWallet('Nightly'))
    await settle()
    expect(request.mock.calls).toEqual([['aptos-wallet-kit.prompt', expect.any(Function)]])
    expect(petra.connects).toEqual([])
  })

  it('prompt without a lock if Web Locks are blocked', async () => {
    const page = new FakePage()
    page.navigator = { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } }
    const { petra } = await startWithPetra({ page, preferredWallet: 'Petra' })
    expect(petra.connects).toHaveLength(1)
  })

  it('request the lock again if there was nothing to connect when it was granted', async () => {
    const page = new FakePage()
    let grant = () => {}
    const request = (_: string, callback: () => Promise<void>) =>
      new Promise<void>((resolve) => {
        grant = () => resolve(callback())
      })
    page.navigator = { locks: { request } }
    const { kit, petra } = await startWithPetra({ page, preferredWallet: 'Petra' })
    for (const autoConnect of [false, true]) {
      kit.configure({ autoConnect })
      grant()
      grant = () => {}
      await settle()
      expect(petra.connects).toHaveLength(autoConnect ? 1 : 0)
    }
  })
})

describe('auto-connect', () => {
  const findHostWallet = (installed: readonly WalletEntry[]) => installed[0]
  const preferred = { preferredWallet: 'Petra' }
  it.each([
    ['the remembered wallet silently', { storage: remembering(), ...preferred }, [], [true]],
    ['the preferred wallet with a prompt', preferred, [], [false]],
    ["an app's own wallet silently", { surroundings: { findHostWallet }, ...preferred }, [true], []],
    ['a remembered wallet first', { storage: remembering(), surroundings: { findHostWallet } }, [], [true]],
    ['a remembered wallet before the preferred one', { storage: remembering('OKX Wallet') }, [true], []],
    ['no wallet if none is remembered or preferred', {}, [], []],
    ['no wallet if the option is off', { autoConnect: false, storage: remembering() }, [], []],
    ['no wallet if the flag is off', { storage: remembering('Petra', { [keys.autoConnect]: '' }) }, [], []],
    [
      'no wallet if the user disconnected',
      { storage: remembering('Petra', { [keys.disconnected]: 'true' }), ...preferred },
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

  it("passes the installed wallets and the page to the search for the app's own wallet", async () => {
    const findHostWallet = vi.fn()
    const { page, kit } = await startWithPetra({ surroundings: { findHostWallet } })
    expect(findHostWallet.mock.lastCall).toEqual([kit.getState().installed_wallets, page])
  })

  it('waits until the page has set its options', async () => {
    const { promise: ready, resolve } = deferred()
    const { kit, petra, storage } = await startWithPetra({ storage: remembering('Nightly'), ready })
    kit.configure({ preferredWallet: 'Petra', storage: fakeStorage() })
    expect(petra.connects).toEqual([])
    resolve()
    await settle()
    expect(petra.connects).toHaveLength(1)
    expect(storage.content()).toEqual({ [keys.autoConnect]: 'true', [keys.walletName]: 'Nightly' })
  })

  it('does not warn about a wallet that has registered and is not validated yet', async () => {
    const petra = fakeWallet()
    const { promise: ready, resolve } = deferred()
    const { page, console } = await startKit({ storage: remembering(), ready })
    setTimeout(() => page.register(petra), 3000) // Just before the kit's own timer, which was set after this one.
    resolve()
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

  it('does not prompt again in a tab whose user rejected, and changes nothing for other tabs', async () => {
    const { page, petra, storage } = await startWithPetra(preferred)
    petra.refuse()
    await settle()
    const { sessionStorage } = page
    expect(sessionStorage.content()).toEqual({ [keys.rejected]: 'Petra' })
    expect(storage.content()).toEqual({ [keys.autoConnect]: 'true' })

    const nextPage = new FakePage('/', sessionStorage)
    const next = await startWithPetra({ storage, page: nextPage, ...preferred })
    expect(next.petra.connects).toEqual([])
    const otherTab = await startWithPetra({ storage, ...preferred })
    expect(otherTab.petra.connects).toHaveLength(1)
  })

  it.each([
    ['an approval', preferred, {}, 'approve'],
    ['a rejection in a page that keeps its state in memory', preferred, { storage: null }, 'refuse'],
    ['a rejection of a silent attempt', { storage: remembering() }, {}, 'refuse'],
  ] as const)('stores no rejection after %s', async (_, setting, changes, response) => {
    const { kit, page, petra } = await startWithPetra(setting)
    kit.configure(changes)
    petra[response]()
    await settle()
    expect(page.sessionStorage.content()).toEqual({})
  })
})

describe('stored wallet name', () => {
  it.each([
    ['is set by a connection', {}, {}, { [keys.walletName]: 'Petra' }],
    ['replaces the stored disconnect', { [keys.disconnected]: 'Petra' }, {}, { [keys.walletName]: 'Petra' }],
    [
      'is not set if auto-connect is off',
      {},
      { autoConnect: false },
      { [keys.autoConnect]: 'false', [keys.autoConnectPage]: '/' },
    ],
    ['is not set if the page has no storage', {}, { storage: null }, {}],
  ])('%s', async (_, stored, changes, expected) => {
    const { kit, petra, storage } = await startWithPetra({ storage: fakeStorage(stored) })
    kit.configure(changes)
    await connectTo(kit, petra)
    expect(kit.isConnected()).toBe(true)
    expect(storage.content()).toEqual({ [keys.autoConnect]: 'true', ...expected })
  })
})
