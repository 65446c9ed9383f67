import { describe, expect, it, vi } from 'vitest'
import type { LazyWallet } from '../../../src/core/index.js'
import { FakePage } from '../support/fake-page.js'
import { fakeStorage, keys } from '../support/fake-storage.js'
import { accountOf, addressOf, fakeWallet } from '../support/fake-wallet.js'
import { failureOf, settle, startKit } from '../support/start-kit.js'

const icon = 'data:image/png,AAAA'

/** A lazy wallet that registers on its page while it loads. */
function createLazyWallet(page: FakePage, name = 'Petra Web') {
  const wallet = fakeWallet(name)
  const load = vi.fn(async () => void page.register(wallet))
  const lazyWallet: LazyWallet = { name, icon, load }
  return { wallet, load, lazyWallet }
}

async function startWithLazyWallet(storage = fakeStorage()) {
  const page = new FakePage()
  const lazy = createLazyWallet(page)
  const started = await startKit({
    page,
    storage,
    lazyWallets: [lazy.lazyWallet],
    wallets: [fakeWallet('Nightly')],
  })
  const getNames = () => started.kit.getState().installed_wallets.map(({ name }) => name)
  return { ...started, ...lazy, getNames }
}

describe('lazyWallets', () => {
  it('lists a wallet as installed without loading it', async () => {
    const { kit, load } = await startWithLazyWallet()
    expect(kit.getState().installed_wallets).toEqual([
      { name: 'Petra Web', url: '', icon, readyState: 'Installed', isAIP62Standard: true },
      expect.objectContaining({ name: 'Nightly' }),
    ])
    expect(load).not.toHaveBeenCalled()
    expect(kit.diagnose().map(({ name }) => name)).toEqual(['Nightly'])
  })

  it('loads each wallet once, which becomes the wallet behind its entry', async () => {
    const { kit, load, getNames } = await startWithLazyWallet()
    const [entry] = kit.getState().installed_wallets
    kit.loadLazyWallets()
    kit.loadLazyWallets()
    await settle()
    kit.loadLazyWallets()
    expect(load).toHaveBeenCalledTimes(1)
    expect(getNames()).toEqual(['Petra Web', 'Nightly'])
    expect(kit.getState().installed_wallets[0]).toBe(entry)
    expect(kit.diagnose().map(({ name, accepted }) => [name, accepted])).toEqual([
      ['Nightly', true],
      ['Petra Web', true],
    ])
  })

  it('calls a loaded wallet in the task of the click', async () => {
    const { kit, wallet } = await startWithLazyWallet()
    kit.loadLazyWallets()
    await settle()
    kit.connect(kit.getState().installed_wallets[0])
    expect(wallet.connects).toHaveLength(1)
    wallet.approve(accountOf(2))
    await settle()
    expect(kit.getState()).toMatchObject({ status: 'connected', address: addressOf(2) })
  })

  it('loads a wallet that is chosen before it was loaded', async () => {
    const { kit, wallet, states } = await startWithLazyWallet()
    const connecting = kit.connect('Petra Web')
    await settle()
    expect(states[0]).toBe('connecting')
    wallet.approve()
    expect(await connecting).toMatchObject({ status: 'Approved' })
  })

  it('loads a remembered wallet on load, and reconnects it silently', async () => {
    const { load, wallet } = await startWithLazyWallet(fakeStorage({ [keys.walletName]: 'Petra Web' }))
    expect(load).toHaveBeenCalledTimes(1)
    expect(wallet.connects.map(({ args }) => args[0])).toEqual([true])
  })

  it('rejects if a wallet cannot be loaded, and loads it again at the next click', async () => {
    const { kit, load, wallet } = await startWithLazyWallet()
    load.mockRejectedValueOnce(new Error('Failed to fetch'))
    kit.loadLazyWallets()
    await settle()
    load.mockRejectedValueOnce(new Error('Failed to fetch'))
    expect(await failureOf(kit.connect('Petra Web'))).toMatchObject({
      reason: 'WALLET_FAILED',
      message: 'Failed to fetch',
      wallet: 'Petra Web',
    })
    kit.connect('Petra Web').catch(() => {})
    await settle()
    expect(wallet.connects).toHaveLength(1)
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('rejects if a wallet registers under another name', async () => {
    const page = new FakePage()
    const { lazyWallet } = createLazyWallet(page, 'Other')
    const { kit } = await startKit({
      page,
      lazyWallets: [{ ...lazyWallet, name: 'Petra Web', load: lazyWallet.load }],
    })
    expect(await failureOf(kit.connect('Petra Web'))).toMatchObject({
      reason: 'UNSUPPORTED',
      wallet: 'Petra Web',
    })
    expect(kit.getState().installed_wallets.map(({ name }) => name)).toEqual(['Petra Web', 'Other'])
  })

  it('lists a second wallet of the name under a name of its own', async () => {
    const { kit, page, getNames } = await startWithLazyWallet()
    kit.loadLazyWallets()
    await settle()
    page.register(fakeWallet('Petra Web'))
    expect(getNames()).toEqual(['Petra Web', 'Nightly', 'Petra Web (2)'])
  })

  it('can be configured at any time, and keeps wallets that have registered', async () => {
    const { kit, page, lazyWallet, getNames, states } = await startWithLazyWallet()
    const google = createLazyWallet(page, 'Continue with Google').lazyWallet
    kit.configure({ autoConnect: true })
    await settle()
    expect(states).toEqual([])
    kit.configure({ lazyWallets: [google] })
    expect(getNames()).toEqual(['Nightly', 'Continue with Google'])
    kit.configure({ lazyWallets: [lazyWallet, google] })
    expect(getNames()).toEqual(['Nightly', 'Continue with Google', 'Petra Web'])
    kit.loadLazyWallets()
    await settle()
    kit.configure({ lazyWallets: undefined })
    expect(getNames()).toEqual(['Nightly', 'Continue with Google', 'Petra Web'])
    kit.configure({ lazyWallets: [google] })
    expect(getNames()).toHaveLength(3)
  })

  it('is not listed if a wallet of the name has registered', async () => {
    const page = new FakePage()
    const { lazyWallet, load } = createLazyWallet(page)
    const wallet = fakeWallet('Petra Web')
    const { kit } = await startKit({ page, wallets: [wallet] })
    kit.configure({ lazyWallets: [lazyWallet] })
    kit.connect('Petra Web').catch(() => {})
    expect(wallet.connects).toHaveLength(1)
    kit.loadLazyWallets()
    expect([load.mock.calls.length, kit.getState().installed_wallets.length]).toEqual([0, 1])
  })

  it('does not count for the wallet of the app that shows the page', async () => {
    const page = new FakePage()
    const { lazyWallet } = createLazyWallet(page)
    const findHostWallet = vi.fn(() => undefined)
    await startKit({ page, lazyWallets: [lazyWallet], surroundings: { findHostWallet } })
    expect(findHostWallet.mock.calls).toEqual([[[], page]])
  })
})
