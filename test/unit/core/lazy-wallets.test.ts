import { describe, expect, it, vi } from 'vitest'
import { FakePage } from '../support/fake-page.js'
import { fakeStorage, keys } from '../support/fake-storage.js'
import { accountOf, addressOf, fakeWallet } from '../support/fake-wallet.js'
import { connectTo, failureOf, settle, startKit } from '../support/start-kit.js'

const icon = 'data:image/png,AAAA'

/** Starts a kit with Nightly and a lazy wallet, which registers while it loads. */
async function startWithLazyWallet(
  setting: Parameters<typeof startKit>[0] = {},
  registeredName = 'Petra Web',
) {
  const page = new FakePage()
  const wallet = fakeWallet(registeredName)
  const load = vi.fn(async () => void page.register(wallet))
  const lazyWallet = { name: 'Petra Web', icon, load }
  const wallets = [fakeWallet('Nightly')]
  const started = await startKit({ page, lazyWallets: [lazyWallet], wallets, ...setting })
  const getNames = () => started.kit.getState().installed_wallets.map(({ name }) => name)
  return { ...started, wallet, load, lazyWallet, getNames }
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
    const { kit, load, wallet, page, getNames } = await startWithLazyWallet()
    const [entry] = kit.getState().installed_wallets
    kit.loadLazyWallets()
    kit.loadLazyWallets()
    await settle()
    kit.loadLazyWallets()
    expect(load).toHaveBeenCalledTimes(1)
    expect(kit.getState().installed_wallets[0]).toBe(entry)
    expect(kit.diagnose().map(({ name, accepted }) => [name, accepted])).toEqual([
      ['Nightly', true],
      ['Petra Web', true],
    ])
    page.register(fakeWallet('Petra Web'))
    expect(getNames()).toEqual(['Petra Web', 'Nightly', 'Petra Web (2)'])
    await connectTo(kit, wallet, accountOf(2))
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
    const storage = fakeStorage({ [keys.walletName]: 'Petra Web' })
    const { load, wallet } = await startWithLazyWallet({ storage })
    expect(load).toHaveBeenCalledTimes(1)
    expect(wallet.connects.map(({ args }) => args[0])).toEqual([true])
  })

  it('rejects if a wallet cannot be loaded, and loads it again at the next click', async () => {
    const { kit, load, wallet } = await startWithLazyWallet()
    load.mockRejectedValueOnce(new Error('Failed to fetch'))
    kit.loadLazyWallets()
    await settle()
    load.mockRejectedValueOnce(new Error('Failed to fetch'))
    const error = { reason: 'WALLET_FAILED', message: 'Failed to fetch', wallet: 'Petra Web' }
    expect(await failureOf(kit.connect('Petra Web'))).toMatchObject(error)
    kit.connect('Petra Web')
    await settle()
    expect(wallet.connects).toHaveLength(1)
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('rejects if a wallet registers under another name', async () => {
    const { kit, getNames } = await startWithLazyWallet({}, 'Other')
    const error = { reason: 'UNSUPPORTED', wallet: 'Petra Web' }
    expect(await failureOf(kit.connect('Petra Web'))).toMatchObject(error)
    expect(getNames()).toEqual(['Petra Web', 'Nightly', 'Other'])
  })

  it('can be configured at any time, and keeps wallets that have registered', async () => {
    const { kit, lazyWallet, getNames, states } = await startWithLazyWallet()
    const google = { ...lazyWallet, name: 'Continue with Google', load: async () => {} }
    kit.configure({ autoConnect: true })
    await settle()
    expect(states).toEqual([])
    kit.configure({ lazyWallets: [google] })
    expect(getNames()).toEqual(['Nightly', 'Continue with Google'])
    kit.configure({ lazyWallets: [lazyWallet] })
    expect(getNames()).toEqual(['Nightly', 'Petra Web'])
    kit.loadLazyWallets()
    await settle()
    kit.configure({ lazyWallets: undefined })
    expect(getNames()).toEqual(['Nightly', 'Petra Web'])
  })

  it('is not listed if a wallet of the name has registered', async () => {
    const registered = fakeWallet('Petra Web')
    const { kit, load, lazyWallet } = await startWithLazyWallet({ lazyWallets: [], wallets: [registered] })
    kit.configure({ lazyWallets: [lazyWallet] })
    kit.connect('Petra Web')
    expect(registered.connects).toHaveLength(1)
    kit.loadLazyWallets()
    expect([load.mock.calls.length, kit.getState().installed_wallets.length]).toEqual([0, 1])
  })

  it('does not count for the wallet of the app that shows the page', async () => {
    const findHostWallet = vi.fn()
    const { page } = await startWithLazyWallet({ surroundings: { findHostWallet }, wallets: [] })
    expect(findHostWallet.mock.calls).toEqual([[[], page]])
  })
})
