import { describe, expect, it, vi } from 'vitest'
import { keys } from '../support/fake-storage.js'
import { accountOf, addressOf, fakeWallet, type PendingCall, pending } from '../support/fake-wallet.js'
import { connectedKit, connectTo, deferred, failureOf, settle, startKit } from '../support/start-kit.js'

/** A connected kit whose account reads the test answers. */
async function connectedKitWithReads() {
  const reads: PendingCall[] = []
  const kit = await connectedKit({}, { 'aptos:account': { account: () => pending(reads) } })
  return { ...kit, reads }
}

describe('event of the wallet', () => {
  it.each([
    ['the current account', { ...accountOf(1), address: '0x1' }],
    ['a rejection', { status: 'Rejected' }],
  ])('with %s changes nothing', async (_, account) => {
    const { petra, states, events } = await connectedKit()
    petra.changeAccount(account)
    await settle()
    expect([states, events]).toEqual([[], []])
  })

  it.each([
    ['is missing', undefined],
    ['throws', { onAccountChange: vi.fn().mockThrow(new Error('no')) }],
  ])('is optional: the wallet connects if the feature %s', async (_, feature) => {
    const { kit, console } = await connectedKit({}, { 'aptos:onAccountChange': feature })
    expect(kit.isConnected()).toBe(true)
    expect(console.error).not.toHaveBeenCalled()
  })
})

describe('wallet that unregisters', () => {
  it('ends its attempt with an error, also while the kit waits for its network', async () => {
    const petra = fakeWallet('Petra', { 'aptos:network': { network: () => new Promise(() => {}) } })
    const { kit, page } = await startKit()
    const unregister = page.register(petra)
    const result = failureOf(kit.connect('Petra'))
    petra.approve()
    await settle()
    unregister()
    const message = expect.stringContaining('Petra')
    expect(await result).toMatchObject({ reason: 'WALLET_FAILED', wallet: 'Petra', message })
  })
})

describe('return to the tab', () => {
  it('from the bfcache ends a session that another tab has disconnected, without a call to the wallet', async () => {
    const { kit, page, storage, reads } = await connectedKitWithReads()
    storage.setItem(keys.disconnected, 'true')
    page.show({ persisted: true })
    expect(kit.isConnected()).toBe(false)
    expect(reads).toEqual([])
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
    const { kit, page, states, events, reads } = await connectedKitWithReads()
    page.setHidden(false)
    respond(reads[0])
    await settle()
    expect(kit.getState().address).toBe(addressOf(1))
    expect([states, events]).toEqual([[], []])
  })

  it.each<[string, (started: Awaited<ReturnType<typeof connectedKit>>) => unknown]>([
    ['has emitted a change', ({ petra }) => petra.changeAccount(accountOf(2))],
    ['was connected again', ({ kit, petra }) => kit.disconnect().then(() => connectTo(kit, petra))],
  ])('ignores a response after the wallet %s', async (_, act) => {
    const started = await connectedKitWithReads()
    started.page.setHidden(false)
    await act(started)
    const before = started.kit.getState()
    started.reads[0]?.resolve(accountOf(3))
    await settle()
    expect(started.kit.getState()).toBe(before)
  })
})

describe('tabs of one origin', () => {
  it.each([
    ['another key changes while a disconnect is stored', 'Petra', keys.walletName],
    ['it began after the disconnect in another', '', keys.disconnected],
  ])('keep a session if %s', async (_, disconnected, key) => {
    const { kit, page, storage } = await connectedKit()
    storage.setItem(keys.disconnected, disconnected)
    page.hearFromOtherTab(key, 'Nightly')
    expect(kit.isConnected()).toBe(true)
  })
})

describe('kits of one document', () => {
  it('end their sessions together, although each dispatches its events at a target of its own', async () => {
    const { kit, petra, page, storage } = await connectedKit()
    const { kit: other } = await startKit({ storage, page, wallets: [petra] })
    petra.approve()
    await settle()
    expect([kit.isConnected(), other.isConnected()]).toEqual([true, true])
    await other.disconnect()
    expect([kit.isConnected(), other.isConnected()]).toEqual([false, false])
    expect(storage.content()).toMatchObject({ [keys.disconnected]: 'Petra' })
  })
})

describe('stopped kit', () => {
  it('ignores its wallet, other wallets, tabs and returns to the page', async () => {
    const { kit, petra, page, storage, events, stop, reads } = await connectedKitWithReads()
    stop()
    petra.changeAccount(accountOf(2))
    page.register(fakeWallet('Nightly'))
    storage.setItem(keys.disconnected, 'true')
    page.hearFromOtherTab(keys.disconnected, 'true')
    page.setHidden(false)
    page.show({ persisted: true })
    await settle()
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
    late.resolve()
    await settle()
    petra.changeAccount(accountOf(2))
    expect(events.map(({ name }) => name)).toEqual(['wallet-account-changed'])
    expect(kit.getState().installed_wallets).toHaveLength(1)
  })
})
