import { describe, expect, it, vi } from 'vitest'
import { createWalletKit } from '../../../src/core/index.js'
import { FakePage } from '../support/fake-page.js'
import { accountOf, addressOf, fakeWallet } from '../support/fake-wallet.js'
import { connectTo, settle, startKit, startWithPetra } from '../support/start-kit.js'

type Started = Awaited<ReturnType<typeof startKit>>
const getNames = ({ kit }: Pick<Started, 'kit'>) => kit.getState().installed_wallets.map(({ name }) => name)
const fail = (): never => {
  throw new Error('no')
}

/** A page with a wallet that registers on request, and a kit that is not started. */
function createUnstartedKit() {
  const page = new FakePage()
  const petra = fakeWallet()
  const onRequest = vi.fn((event: Event) => (event as CustomEvent).detail.register(petra))
  page.addEventListener('wallet-standard:app-ready', onRequest)
  const kit = createWalletKit({ storage: null })
  return { page, kit, onRequest, start: () => kit.start(page.window) }
}

describe('registered wallets', () => {
  it('are listed in the order of registration, as frozen plain entries', async () => {
    const started = await startWithPetra({ wallets: [fakeWallet('Nightly')] })
    expect(getNames(started)).toEqual(['Petra', 'Nightly'])
    const [entry] = started.kit.getState().installed_wallets
    const { name, url, icon } = started.petra
    expect(entry).toEqual({ name, url, icon, readyState: 'Installed', isAIP62Standard: true })
    expect(Object.isFrozen(entry)).toBe(true)
    expect(JSON.parse(JSON.stringify(entry))).toEqual(entry)
  })

  it('are listed in the task of their registration, and notify once for a burst', async () => {
    const { page, kit } = await startKit()
    const listener = vi.fn()
    kit.subscribe(listener)
    page.register(...Array.from({ length: 1000 }, (_, n) => fakeWallet(`Wallet ${n}`)))
    page.register(fakeWallet())
    expect(kit.getState().installed_wallets).toHaveLength(1001)
    await settle()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('are listed after those that registered before the kit', async () => {
    const { page, kit, start, onRequest } = createUnstartedKit()
    start()
    const unregister = page.register(fakeWallet('Eager'))
    expect(onRequest).toHaveBeenCalledTimes(1)
    expect(getNames({ kit })).toEqual(['Petra', 'Eager'])
    unregister()
    expect(getNames({ kit })).toEqual(['Petra'])
  })

  it('are listed by a kit that is stopped and started in one task', async () => {
    const { page, kit, start } = createUnstartedKit()
    start()()
    start()
    page.register(fakeWallet('Late'))
    expect(getNames({ kit })).toEqual(['Petra', 'Late'])
  })

  it('that register twice are listed once, and unregister by the first function only', async () => {
    const started = await startKit()
    const petra = fakeWallet()
    const unregister = started.page.register(petra, petra)
    started.page.register(petra)()
    expect(getNames(started)).toEqual(['Petra'])
    started.page.register(petra)()
    expect(getNames(started)).toEqual(['Petra'])
    unregister()
    expect(getNames(started)).toEqual([])
  })

  it('that unregister in the task of their registration are not listed', async () => {
    const { page, kit } = await startKit()
    page.register(fakeWallet())()
    expect(kit.getState().installed_wallets).toEqual([])
    expect(kit.diagnose()).toEqual([])
  })

  it('of one name have different displayed names', async () => {
    const started = await startKit({ wallets: Array.from({ length: 200 }, () => fakeWallet()) })
    expect(new Set(getNames(started)).size).toBe(200)
    expect(getNames(started).at(-1)).toBe('Petra (200)')
  })

  it('take a free name when another has unregistered, and connect by their own', async () => {
    const started = await startWithPetra()
    const third = fakeWallet()
    const unregister = started.page.register(fakeWallet())
    started.page.register(third)
    expect(getNames(started)).toEqual(['Petra', 'Petra (2)', 'Petra (3)'])
    unregister()
    unregister()
    started.page.register(fakeWallet())
    unregister()
    expect(getNames(started)).toEqual(['Petra', 'Petra (3)', 'Petra (2)'])
    started.kit.connect('Petra (3)')
    third.approve(accountOf(3))
    await settle()
    expect(started.petra.connects).toEqual([])
    expect(started.kit.getState().address).toBe(addressOf(3))
  })

  it('are listed with any Aptos feature, and reject UNSUPPORTED if they cannot connect', async () => {
    const started = await startKit()
    started.page.register({ ...fakeWallet('Phantom'), features: { 'standard:connect': {} } })
    started.page.register({ ...fakeWallet('Odd'), features: { 'aptos:signMessage': {} } })
    expect(getNames(started)).toEqual(['Odd'])
    await expect(started.kit.connect('Odd')).rejects.toMatchObject({ reason: 'UNSUPPORTED' })
  })

  const features = { 'aptos:connect': {} }
  it.each([
    ['null', null],
    ['a string', 'Petra'],
    ['no features', { name: 'Petra' }],
    ['null as features', { name: 'Petra', features: null }],
    ['a string as features', { name: 'Petra', features: 'aptos:connect' }],
    ['no name', { features }],
    ['an object as the name', { name: { toString: (): string => 'Petra' }, features }],
    ['a name of punctuation only', { name: '...', features }],
    ['a name of invisible characters', { name: '\u0301\ufffc\u200B\u202E', features }],
    ['a name that throws', Object.defineProperty({ features }, 'name', { get: fail })],
    ['features that throw', Object.defineProperty({ name: 'Petra' }, 'features', { get: fail })],
    ['a proxy that throws', new Proxy({}, { get: fail, has: fail, ownKeys: fail })],
  ])(
    'are rejected if they are or have %s, and unregister with the next, which is listed',
    async (_, wallet) => {
      const started = await startKit()
      const unregister = started.page.register(wallet, fakeWallet('Nightly'))
      started.page.register(fakeWallet('OKX Wallet'))
      expect(getNames(started)).toEqual(['Nightly', 'OKX Wallet'])
      expect(started.kit.diagnose()[2]).toMatchObject({ accepted: false, reason: expect.stringMatching(/./) })
      unregister()
      expect(getNames(started)).toEqual(['OKX Wallet'])
    },
  )

  it.each(['7', '$', '🦊', '__proto__', 'constructor', '<img src=x onerror=alert(1)>', 'x'.repeat(10_000)])(
    'can have the name %.30s',
    async (name) => {
      const wallet = fakeWallet(name)
      const started = await startKit({ wallets: [wallet] })
      const [listed] = getNames(started)
      expect(listed).toBe(name.slice(0, 64))
      await connectTo(started.kit, wallet)
      expect(started.kit.isConnected()).toBe(true)
    },
  )

  it.each([
    ['url', 'javascript:alert(1)', ''],
    ['url', 'http://wallet.example', ''],
    ['url', 42, ''],
    ['url', 'https://wallet.example/', 'https://wallet.example/'],
    ['icon', 'https://tracker.example/pixel.png', ''],
    ['icon', undefined, ''],
  ] as const)('with the %s %j have %j', async (key, value, expected) => {
    const { kit, page } = await startKit()
    page.register({ ...fakeWallet(), [key]: value })
    expect(kit.getState().installed_wallets[0]?.[key]).toBe(expected)
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

  it('stay listed when a feature starts to throw', async () => {
    const started = await startWithPetra({ wallets: [fakeWallet('Nightly')] })
    Object.defineProperty(started.petra, 'features', { get: fail })
    await expect(started.kit.connect('Petra')).rejects.toMatchObject({ reason: 'WALLET_FAILED' })
    expect(getNames(started)).toEqual(['Petra', 'Nightly'])
    expect(started.kit.diagnose()).toHaveLength(2)
  })
})

describe('diagnose()', () => {
  it('returns for each wallet whether it is accepted, and its features with versions', async () => {
    const { kit, page } = await startKit()
    page.announce('rubbish')
    page.register(
      { name: 'Petra', features: { 'aptos:connect': { version: '1.0.0' }, 'aptos:signIn': {}, 'x:y': null } },
      { name: 'Phantom', features: { 'solana:connect': {} } },
      { name: '\u202E', features: { 'aptos:connect': {} } },
    )
    const [petra, ...rejected] = kit.diagnose()
    expect(petra).toMatchObject({ name: 'Petra', accepted: true })
    expect(petra?.features).toEqual({ 'aptos:connect': '1.0.0', 'aptos:signIn': 'none', 'x:y': 'none' })
    expect(rejected.map(({ name, accepted, reason }) => [name, accepted, reason])).toEqual([
      ['', false, 'The register event has no function'],
      ['Phantom', false, 'No feature starts with "aptos:"'],
      ['', false, 'No visible name'],
    ])
    expect(JSON.parse(JSON.stringify(kit.diagnose()))).toEqual(kit.diagnose())
  })

  it('lists the other features if one throws, in plain text', async () => {
    const throwing = { get: fail, enumerable: true }
    const features = Object.defineProperties(
      { 'aptos:connect': { version: '1.0\u202E.0' }, 'a\nb': { version: 2 } },
      {
        'x:feature': throwing,
        'x:version': { value: Object.defineProperty({}, 'version', throwing), enumerable: true },
      },
    )
    const { kit, page } = await startKit()
    page.register({ name: 'Petra', features })
    expect(kit.diagnose()[0]?.features).toEqual({
      'aptos:connect': '1.0.0',
      'a b': '2',
      'x:feature': 'none',
      'x:version': 'none',
    })
  })

  it.each([
    [false, ['Petra', 'This page']],
    [true, ['Petra']],
  ])('lists the page if isSecureContext is false: %s', async (isSecureContext, names) => {
    const page = Object.assign(new FakePage(), { isSecureContext })
    const { kit } = await startWithPetra({ page })
    const diagnoses = kit.diagnose()
    expect(diagnoses.map(({ name }) => name)).toEqual(names)
    if (!isSecureContext)
      expect(diagnoses[1]).toMatchObject({ accepted: false, reason: expect.any(String), features: {} })
  })

  it.each([
    ['is null', null, 'Failed without a message'],
    ['cannot be read', Object.defineProperty({}, 'message', { get: fail }), 'Failed without a message'],
    ['has a message', new Error('no'), 'no'],
  ])('has a reason for a wallet whose error %s, and lists the next wallet', async (_, error, reason) => {
    const { kit, page, states, console } = await startKit()
    const throwError = () => {
      throw error
    }
    page.announce(throwError)
    page.register(Object.defineProperty({}, 'name', { get: throwError }))
    page.register(fakeWallet())
    await settle()
    expect(states).toEqual(['disconnected'])
    const rejection = { name: '', accepted: false, reason, features: {} }
    expect(kit.diagnose()).toEqual([expect.objectContaining({ name: 'Petra' }), rejection, rejection])
    expect(console.warn).not.toHaveBeenCalled()
  })

  it('keeps at most 100 rejections', async () => {
    const { kit, page } = await startKit()
    for (let n = 0; n < 10_000; n++) page.register({ name: `Wallet ${n}` })
    expect(kit.diagnose()).toHaveLength(100)
  })
})
