import { describe, expect, it, vi } from 'vitest'
import type { WalletEntry } from '../../../src/core/index.js'
import { FakePage } from '../support/fake-page.js'
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

describe('a page with auto-connect off', () => {
  it.each([
    ['/off', '/on', 1],
    ['/same', '/same', 0],
  ])('at %s leaves it enabled at the next load of %s: %j', async (offPath, onPath, connects) => {
    const storage = fakeStorage()
    await startKit({ storage, autoConnect: false, page: new FakePage(offPath) })
    expect(storage.content()).toEqual({ [keys.autoConnect]: 'false', [keys.autoConnectPage]: offPath })
    const petra = fakeWallet()
    const page = new FakePage(onPath)
    const { kit } = await startKit({ storage, preferredWallet: 'Petra', page, wallets: [petra] })
    expect(kit.getState().isAutoConnectEnabled).toBe(connects === 1)
    expect(petra.connects).toHaveLength(connects)
    expect(storage.content()).toEqual({ [keys.autoConnect]: 'true' })
  })
})

describe('the identity of a remembered wallet', () => {
  it('is its exact name: a name in another case is waited out', async () => {
    const other = fakeWallet('PETRA')
    const { page } = await startKit({ storage: remembering(), wallets: [other] })
    await vi.advanceTimersByTimeAsync(5000)
    expect(other.connects).toEqual([])
    const petra = fakeWallet('Pe\u200btra')
    page.register(petra)
    await settle()
    expect(petra.connects).toHaveLength(1)
    expect(other.connects).toEqual([])
  })

  it.each(['Petra', 'Petra (2)'])(
    'is none while two wallets have the name (remembered: %s)',
    async (name) => {
      const wallets = [fakeWallet(), fakeWallet()]
      await startKit({ storage: remembering(name), wallets })
      expect(wallets.flatMap(({ connects }) => connects)).toEqual([])
    },
  )

  const getAliases = (name: string) =>
    ['pontem', 'pontem wallet'].includes(name.toLowerCase()) ? ['Pontem Wallet', 'Pontem'] : [name]
  it.each([
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

describe("a wallet's own browser", () => {
  it('connects its wallet silently, before the preferred one', async () => {
    const wallets = [fakeWallet('OKX Wallet'), fakeWallet()]
    const findHostWallet = vi.fn((installed: readonly WalletEntry[]) => installed[0])
    const { page } = await startKit({ preferredWallet: 'Petra', surroundings: { findHostWallet }, wallets })
    expect(wallets.map(({ connects }) => connects.map(({ args }) => args[0]))).toEqual([[true], []])
    expect(findHostWallet.mock.lastCall).toEqual([
      [expect.objectContaining({ name: 'OKX Wallet' }), expect.anything()],
      page,
    ])
  })

  it('connects the remembered wallet first', async () => {
    const wallets = [fakeWallet('OKX Wallet'), fakeWallet()]
    const findHostWallet = (installed: readonly WalletEntry[]) => installed[0]
    await startKit({ storage: remembering(), surroundings: { findHostWallet }, wallets })
    expect(wallets.map(({ connects }) => connects.length)).toEqual([0, 1])
  })
})

/** Web Locks of one origin: requests for one name run one after the other. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request(_: string, run: () => unknown): Promise<unknown> {
      last = last.then(run)
      return last
    },
  }
}

describe('kits that load at the same time', () => {
  const startBoth = async (sessionStorages = [fakeStorage(), fakeStorage()]) => {
    const locks = fakeLocks()
    const storage = fakeStorage()
    const wallets = [fakeWallet(), fakeWallet()] as const
    const kits = []
    for (const [index, wallet] of wallets.entries()) {
      const page = new FakePage('/', sessionStorages[index])
      page.navigator = { locks }
      kits.push(await startKit({ storage, page, preferredWallet: 'Petra', wallets: [wallet] }))
    }
    const [first, second] = wallets
    return { kits, first, second }
  }

  it('cause one prompt, and reconnect silently after an approval', async () => {
    const { kits, first, second } = await startBoth()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([first.connects.length, second.connects.length]).toEqual([1, 0])
    first.approve()
    await settle()
    expect(second.connects.map(({ args }) => args[0])).toEqual([true])
    second.approve()
    await settle()
    expect(kits.map(({ kit }) => kit.isConnected())).toEqual([true, true])
  })

  it('of one tab do not prompt after a rejection', async () => {
    const sessionStorage = fakeStorage()
    const { first, second } = await startBoth([sessionStorage, sessionStorage])
    first.refuse()
    await settle()
    expect(second.connects).toEqual([])
  })

  it('of two tabs prompt one after the other if the user rejects', async () => {
    const { first, second } = await startBoth()
    first.refuse()
    await settle()
    expect(second.connects.map(({ args }) => args[0])).toEqual([false])
  })

  it('request the lock once, however many wallets register meanwhile', async () => {
    const page = new FakePage()
    const request = vi.fn(() => new Promise(() => {}))
    page.navigator = { locks: { request } }
    const petra = fakeWallet()
    await startKit({ page, preferredWallet: 'Petra', wallets: [petra] })
    page.register(fakeWallet('Nightly'))
    await settle()
    expect(request).toHaveBeenCalledTimes(1)
    expect(request).toHaveBeenCalledWith('aptos-wallet-kit.prompt', expect.any(Function))
    expect(petra.connects).toEqual([])
  })

  it('prompt without a lock if Web Locks are blocked', async () => {
    const page = new FakePage()
    page.navigator = { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } }
    const petra = fakeWallet()
    await startKit({ page, preferredWallet: 'Petra', wallets: [petra] })
    expect(petra.connects).toHaveLength(1)
  })

  it('request the lock again if there was nothing to connect when it was granted', async () => {
    const page = new FakePage()
    let run = () => {}
    page.navigator = {
      locks: {
        request: (_: string, callback: () => unknown) =>
          new Promise<void>((resolve) => {
            run = () => resolve(callback() as never)
          }),
      },
    }
    const petra = fakeWallet()
    const { kit } = await startKit({ page, preferredWallet: 'Petra', wallets: [petra] })
    kit.configure({ autoConnect: false })
    run()
    await settle()
    expect(petra.connects).toEqual([])
    run = () => {}
    kit.configure({ autoConnect: true })
    run()
    await settle()
    expect(petra.connects).toHaveLength(1)
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

  it('does not prompt again in a tab whose user rejected, and changes nothing for other tabs', async () => {
    const preferredWallet = 'Petra'
    const petra = fakeWallet()
    const { page, storage } = await startKit({ preferredWallet, wallets: [petra] })
    petra.refuse()
    await settle()
    expect(page.sessionStorage.content()).toEqual({ [keys.rejected]: 'Petra' })
    expect(storage.content()).toEqual({ [keys.autoConnect]: 'true' })

    const again = fakeWallet()
    const nextPage = new FakePage('/', page.sessionStorage)
    await startKit({ storage, preferredWallet, page: nextPage, wallets: [again] })
    expect(again.connects).toEqual([])
    const elsewhere = fakeWallet()
    await startKit({ storage, preferredWallet, wallets: [elsewhere] })
    expect(elsewhere.connects).toHaveLength(1)
  })

  it('stores no rejection after an approval', async () => {
    const petra = fakeWallet()
    const { page } = await startKit({ preferredWallet: 'Petra', wallets: [petra] })
    petra.approve()
    await settle()
    expect(page.sessionStorage.content()).toEqual({})
  })

  it('stores no rejection of a page that keeps its state in memory', async () => {
    const petra = fakeWallet()
    const { kit, page } = await startKit({ preferredWallet: 'Petra', wallets: [petra] })
    kit.configure({ storage: null })
    petra.refuse()
    await settle()
    expect(page.sessionStorage.content()).toEqual({})
  })

  it('reconnects silently in a tab whose user rejected, once a wallet is remembered', async () => {
    const petra = fakeWallet()
    const page = new FakePage('/', fakeStorage({ [keys.rejected]: 'Petra' }))
    await startKit({ storage: remembering(), preferredWallet: 'Petra', page, wallets: [petra] })
    expect(petra.connects.map(({ args }) => args[0])).toEqual([true])
  })

  it('stores nothing if the remembered wallet rejects a silent attempt', async () => {
    const petra = fakeWallet()
    const { page } = await startKit({ storage: remembering(), wallets: [petra] })
    petra.refuse()
    await settle()
    expect(page.sessionStorage.content()).toEqual({})
  })

  it('prompts on the next load if the user approved and nothing may be stored', async () => {
    const petra = fakeWallet()
    const { kit, storage } = await startKit({ preferredWallet: 'Petra', wallets: [petra] })
    kit.configure({ autoConnect: false })
    petra.approve()
    await settle()
    expect(kit.isConnected()).toBe(true)
    expect(storage.content()).toEqual({ [keys.autoConnect]: 'false', [keys.autoConnectPage]: '/' })
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
    expect(storage.content()).toEqual({ [keys.autoConnect]: 'false', [keys.autoConnectPage]: '/' })
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
