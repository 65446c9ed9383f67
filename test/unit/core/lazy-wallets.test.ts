import { describe, expect, it, vi } from 'vitest'
import { FakePage } from '../support/fake-page.js'
import { fakeStorage, keys } from '../support/fake-storage.js'
import { fail, fakeWallet } from '../support/fake-wallet.js'
import { connectTo, failureOf, settle, startKit } from '../support/start-kit.js'

const icon = 'data:image/png,AAAA'

/** Starts a kit with Nightly and a lazy wallet, which registers while it loads. */
async function startWithLazyWallet(setting: Parameters<typeof startKit>[0] = {}) {
  const page = new FakePage()
  const wallet = fakeWallet('Petra Web')
  const load = vi.fn(async () => void page.register(wallet))
  const lazyWallet = { name: 'Petra Web', icon, load }
  const wallets = [fakeWallet('Nightly')]
  const started = await startKit({ page, lazyWallets: [lazyWallet], wallets, ...setting })
  return { ...started, wallet, load, lazyWallet }
}

describe('lazyWallets', () => {
  it('lists a wallet as installed without loading it, and without taking it for the wallet of an app', async () => {
    const findHostWallet = vi.fn()
    const { kit, load } = await startWithLazyWallet({ surroundings: { findHostWallet }, wallets: [] })
    expect(kit.getState().installed_wallets).toEqual([
      { name: 'Petra Web', url: '', icon, readyState: 'Installed', isAIP62Standard: true },
    ])
    expect(findHostWallet.mock.lastCall?.[0]).toEqual([])
    expect(load).not.toHaveBeenCalled()
    expect(kit.diagnose()).toEqual([])
  })

  it('loads each wallet once, which becomes the wallet behind its entry', async () => {
    const { kit, load, wallet, page, getInstalledNames } = await startWithLazyWallet()
    const [entry] = kit.getState().installed_wallets
    kit.loadLazyWallets()
    kit.loadLazyWallets()
    await settle()
    kit.loadLazyWallets()
    expect(load).toHaveBeenCalledTimes(1)
    expect(kit.getState().installed_wallets[0]).toBe(entry)
    page.register(fakeWallet('Petra Web'))
    expect(getInstalledNames()).toEqual(['Petra Web', 'Nightly', 'Petra Web (2)'])
    await connectTo(kit, wallet)
    expect(kit.getState()).toMatchObject({ status: 'connected', wallet: entry })
  })

  it('loads the next wallet after a load() that throws or returns no promise', async () => {
    const load = vi.fn()
    const lazyWallets = [
      { name: 'One', icon, load: fail },
      { name: 'Two', icon, load: (() => undefined) as never },
      { name: 'Three', icon, load },
    ]
    const { kit } = await startKit({ lazyWallets })
    expect(await kit.loadLazyWallets()).toBeUndefined()
    expect(load).toHaveBeenCalledTimes(1)
    expect(await failureOf(kit.connect('One'))).toMatchObject({ reason: 'WALLET_FAILED', wallet: 'One' })
  })

  it('loads a remembered wallet on load, and reconnects it silently', async () => {
    const storage = fakeStorage({ [keys.walletName]: 'Petra Web' })
    const { wallet } = await startWithLazyWallet({ storage })
    expect(wallet.connects.map(({ args }) => args[0])).toEqual([true])
  })

  it('rejects if a wallet cannot be loaded, and loads it again at the next click', async () => {
    const { kit, load, wallet } = await startWithLazyWallet()
    load.mockRejectedValueOnce(new Error('Failed to fetch'))
    await kit.loadLazyWallets()
    load.mockRejectedValueOnce(new Error('Failed to fetch'))
    const error = { reason: 'WALLET_FAILED', message: 'Failed to fetch', wallet: 'Petra Web' }
    expect(await failureOf(kit.connect('Petra Web'))).toMatchObject(error)
    kit.connect('Petra Web')
    await settle()
    expect(wallet.connects).toHaveLength(1)
  })

  it('rejects if a wallet does not register while it loads', async () => {
    const { kit, load } = await startWithLazyWallet()
    load.mockResolvedValue(undefined)
    const error = { reason: 'UNSUPPORTED', wallet: 'Petra Web' }
    expect(await failureOf(kit.connect('Petra Web'))).toMatchObject(error)
  })

  it('can be configured at any time, and keeps wallets that have registered', async () => {
    const { kit, lazyWallet, getInstalledNames, states } = await startWithLazyWallet()
    kit.configure({ autoConnect: true })
    await settle()
    expect(states).toEqual([])
    const google = { ...lazyWallet, name: 'Continue with Google' }
    kit.configure({ lazyWallets: [google, lazyWallet] })
    expect(getInstalledNames()).toEqual(['Petra Web', 'Nightly', 'Continue with Google'])
    kit.configure({ lazyWallets: [google] })
    expect(getInstalledNames()).toEqual(['Nightly', 'Continue with Google'])
    kit.configure({ lazyWallets: [lazyWallet] })
    await kit.loadLazyWallets()
    kit.configure({ lazyWallets: undefined })
    expect(getInstalledNames()).toEqual(['Nightly', 'Petra Web'])
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
})
