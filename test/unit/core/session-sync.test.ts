import { describe, expect, it, vi } from 'vitest'
import { keys } from '../support/fake-storage.js'
import { accountOf, addressOf, fakeWallet, type PendingCall, pending } from '../support/fake-wallet.js'
import { connectedKit, connectTo, failureOf, settle, startKit } from '../support/start-kit.js'

/** A connected kit whose account reads the test settles. */
async function connectedKitWithReads() {
  const reads: PendingCall[] = []
  const kit = await connectedKit({}, { 'aptos:account': { account: () => pending(reads) } })
  return { ...kit, reads }
}

describe('event of the wallet', () => {
  it('with a rejection changes nothing', async () => {
    const { petra, states, events } = await connectedKit()
    petra.changeAccount({ status: 'Rejected' })
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

describe('wallet that disconnects', () => {
  it.each([
    ['it is the remembered wallet', {}, 'Petra', 'Petra'],
    ['another wallet is remembered', {}, 'Nightly', undefined],
    ['no wallet is remembered', { autoConnect: false }, '', undefined],
  ])('ends the sessions of other tabs only if %s', async (_, options, remembered, disconnected) => {
    const { kit, petra, storage } = await connectedKit(options)
    storage.setItem(keys.walletName, remembered)
    petra.changeAccount(null)
    expect(kit.isConnected()).toBe(false)
    expect(storage.content()[keys.disconnected]).toBe(disconnected)
  })
})

describe('wallet that registers again', () => {
  it('is subscribed to once', async () => {
    const petra = fakeWallet()
    const { kit, page, events } = await startKit()
    const unregister = page.register(petra)
    await connectTo(kit, petra)
    unregister()
    page.register(petra)
    await connectTo(kit, petra)
    events.length = 0
    petra.changeAccount('not an account')
    petra.changeAccount(accountOf(2))
    expect(events.map(({ name }) => name)).toEqual(['wallet-error', 'wallet-account-changed'])
  })
})

describe('wallet that unregisters', () => {
  it('ends its attempt with an error, even while the kit waits for its network', async () => {
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
    page.show({ isFromCache: true })
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

  it('ignores a response after the wallet has emitted a change', async () => {
    const { kit, petra, page, reads } = await connectedKitWithReads()
    page.setHidden(false)
    petra.changeAccount(accountOf(2))
    reads[0]?.resolve(accountOf(3))
    await settle()
    expect(kit.getState().address).toBe(addressOf(2))
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

describe('kits of one page', () => {
  it('end their sessions together', async () => {
    const { kit, petra, page, storage } = await connectedKit()
    const other = await startKit({ page, storage })
    petra.approve()
    await settle()
    expect(other.kit.isConnected()).toBe(true)
    await kit.disconnect()
    expect(other.kit.isConnected()).toBe(false)
  })
})

describe('stopped kit', () => {
  it('ignores its wallet, other wallets, tabs, and returns to the page', async () => {
    const started = await connectedKitWithReads()
    const { kit, petra, page, storage, events, stop, reads } = started
    stop()
    petra.changeAccount(accountOf(2))
    page.register(fakeWallet('Nightly'))
    storage.setItem(keys.disconnected, 'true')
    page.hearFromOtherTab(keys.disconnected, 'true')
    page.setHidden(false)
    page.show({ isFromCache: true })
    await settle()
    expect(started.getInstalledNames()).toEqual(['Petra'])
    expect(kit.isConnected()).toBe(true)
    expect([events, reads]).toEqual([[], []])
  })

  it('listens again when it is started again, and lists each wallet once', async () => {
    const { kit, petra, page, events, stop } = await connectedKit()
    stop()
    const late: PendingCall[] = []
    kit.start(page.window, pending(late))()
    kit.start(page.window)
    late[0]?.resolve(undefined)
    await settle()
    petra.changeAccount(accountOf(2))
    expect(events.map(({ name }) => name)).toEqual(['wallet-account-changed'])
    expect(kit.getState().installed_wallets).toHaveLength(1)
  })
})
