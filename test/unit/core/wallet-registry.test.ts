import { describe, expect, it, vi } from 'vitest'
import { createWalletKit } from '../../../src/core/index.js'
import { accountOf, addressOf, fail, fakeWallet } from '../support/fake-wallet.js'
import { connectTo, settle, startKit, startWithPetra } from '../support/start-kit.js'

const noReason = 'The registration failed without a message.'

describe('registered wallets', () => {
  it('are listed in the order of registration, as frozen plain entries', async () => {
    const started = await startWithPetra({ wallets: [fakeWallet('Nightly')] })
    started.page.register(fakeWallet('Late'))
    expect(started.getInstalledNames()).toEqual(['Petra', 'Nightly', 'Late'])
    const [entry] = started.kit.getState().installed_wallets
    const { name, url, icon } = started.petra
    expect(entry).toEqual({ name, url, icon, readyState: 'Installed', isAIP62Standard: true })
    expect(Object.isFrozen(entry)).toBe(true)
    expect(JSON.parse(JSON.stringify(entry))).toEqual(entry)
  })

  it('are listed in the task of their registration, and notify once for a burst', async () => {
    const { page, kit, getInstalledNames } = await startKit()
    const listener = vi.fn()
    kit.subscribe(listener)
    page.register(...Array.from({ length: 1000 }, () => fakeWallet()))
    page.register(fakeWallet('Nightly'))
    expect(new Set(getInstalledNames()).size).toBe(1001)
    expect(getInstalledNames()[999]).toBe('Petra (1000)')
    await settle()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('that register twice are listed once, and unregister by the first function only', async () => {
    const started = await startKit()
    const petra = fakeWallet()
    const unregister = started.page.register(petra, petra)
    started.page.register(petra)()
    expect(started.getInstalledNames()).toEqual(['Petra'])
    unregister()
    expect(started.getInstalledNames()).toEqual([])
    expect(started.kit.diagnose()).toEqual([])
  })

  it('take a free name when another has unregistered, and connect by their own', async () => {
    const started = await startWithPetra()
    const third = fakeWallet()
    const unregister = started.page.register(fakeWallet())
    started.page.register(third)
    unregister()
    started.page.register(fakeWallet())
    unregister()
    expect(started.getInstalledNames()).toEqual(['Petra', 'Petra (3)', 'Petra (2)'])
    started.kit.connect('Petra (3)')
    third.approve(accountOf(3))
    await settle()
    expect(started.kit.getState().address).toBe(addressOf(3))
  })

  const features = { 'aptos:connect': {} }
  it.each([
    ['null', null],
    ['no features', { name: 'Petra' }],
    ['a string as features', { name: 'Petra', features: 'aptos:connect' }],
    ['features of another chain only', { name: 'Phantom', features: { 'solana:connect': {} } }],
    ['an object as the name', { name: { toString: (): string => 'Petra' }, features }],
    ['a name of punctuation only', { name: '...', features }],
    ['a name of invisible characters', { name: '\u0301\ufffc\u200B\u202E', features }],
    ['a name that throws', Object.defineProperty({ features }, 'name', { get: fail })],
    ['a proxy that throws', new Proxy({}, { get: fail, has: fail, ownKeys: fail })],
  ])('are rejected if they are or have %s, and unregister with the next', async (_, wallet) => {
    const started = await startKit()
    const unregister = started.page.register(wallet, fakeWallet('Nightly'))
    started.page.register(fakeWallet('OKX Wallet'))
    expect(started.getInstalledNames()).toEqual(['Nightly', 'OKX Wallet'])
    expect(started.kit.diagnose()[2]).toMatchObject({
      accepted: false,
      reason: expect.not.stringMatching(noReason),
    })
    unregister()
    expect(started.getInstalledNames()).toEqual(['OKX Wallet'])
  })

  it.each(['7', '🦊', '__proto__', 'x'.repeat(10_000)])('can have the name %.30s', async (name) => {
    const wallet = fakeWallet(name)
    const started = await startKit({ wallets: [wallet] })
    expect(started.getInstalledNames()).toEqual([name.slice(0, 64)])
    await connectTo(started.kit, wallet)
    expect(started.kit.isConnected()).toBe(true)
  })

  it.each([
    ['that throws', fail, ''],
    ['that is valid', () => 'data:image/png,AAAA', 'data:image/png,AAAA'],
  ])('have an icon %s read once, when it is accessed', async (_, read, expected) => {
    const icon = vi.fn(read)
    const { kit, page } = await startKit()
    page.register(Object.defineProperty(fakeWallet(), 'icon', { get: icon }))
    const [entry] = kit.getState().installed_wallets
    expect(icon).not.toHaveBeenCalled()
    expect([entry?.icon, entry?.icon]).toEqual([expected, expected])
    expect(icon).toHaveBeenCalledTimes(1)
  })

  it.each(['url', 'icon'] as const)('are accepted without their %s if its getter throws', async (name) => {
    const wallet = Object.defineProperty(fakeWallet(), name, { get: fail })
    const { kit } = await startKit({ wallets: [wallet] })
    expect(kit.getState().installed_wallets[0]).toMatchObject({ name: 'Petra', [name]: '' })
  })

  it('stay listed when a feature starts to throw', async () => {
    const started = await startWithPetra()
    Object.defineProperty(started.petra, 'features', { get: fail })
    await expect(started.kit.connect('Petra')).rejects.toMatchObject({ reason: 'WALLET_FAILED' })
    expect(started.getInstalledNames()).toEqual(['Petra'])
    expect(started.kit.diagnose()).toEqual([{ name: 'Petra', accepted: true, features: {} }])
  })
})

describe('diagnose()', () => {
  it('returns the features of a wallet with their versions in plain text, even if one throws', async () => {
    const throwing = { get: fail, enumerable: true }
    const features = Object.defineProperties(
      {
        'aptos:connect': { version: '1.0\u202E.0' },
        'a\nb': { version: 2 },
        'aptos:signIn': {},
        'x:y': null,
      },
      { 'x:feature': throwing },
    )
    const { kit, page } = await startKit()
    page.register({ name: 'Petra', features })
    const versions = {
      'aptos:connect': '1.0.0',
      'a b': '2',
      'aptos:signIn': 'none',
      'x:y': 'none',
      'x:feature': 'none',
    }
    expect(kit.diagnose()).toEqual([{ name: 'Petra', accepted: true, features: versions }])
  })

  it('returns the name of a wallet that is rejected', async () => {
    const { kit, page } = await startKit()
    page.register({ name: 'Sui Wallet', features: { 'sui:signMessage': { version: '1.0' } } })
    expect(kit.diagnose()).toMatchObject([{ name: 'Sui Wallet', accepted: false }])
  })

  it('lists nothing before the kit starts', () => {
    expect(createWalletKit().diagnose()).toEqual([])
  })

  it.each([
    ['a register event without a function', 'rubbish', expect.stringContaining('register event')],
    ['an error', fail, 'no'],
    ['an error without a message', vi.fn().mockThrow(null), noReason],
  ])('has a reason for %s', async (_, detail, reason) => {
    const { kit, page } = await startKit()
    page.announce(detail)
    expect(kit.diagnose()).toEqual([{ name: '', accepted: false, reason, features: {} }])
  })
})
