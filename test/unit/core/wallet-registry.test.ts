import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createWalletKit, type WalletState } from '../../../src/core/index.js'
import { FakePage } from '../support/fake-page.js'
import { accountOf, addressOf, fakeWallet } from '../support/fake-wallet.js'
import { settle, startKit } from '../support/start-kit.js'

type Started = Awaited<ReturnType<typeof startKit>>
const names = ({ kit }: Pick<Started, 'kit'>) => kit.getState().installed_wallets.map(({ name }) => name)
const thrower = (): never => {
  throw new Error('no')
}

/** A page with a wallet that is there already, and a kit that has yet to be started on it. */
function unstarted() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const page = new FakePage()
  const petra = fakeWallet()
  const asked = vi.fn((event: Event) => (event as CustomEvent).detail.register(petra))
  page.addEventListener('wallet-standard:app-ready', asked)
  const kit = createWalletKit({ storage: null })
  const heard = vi.fn<(state: WalletState) => void>()
  kit.subscribe(heard)
  let stop = () => {}
  return {
    page,
    asked,
    heard,
    stop: () => stop(),
    start() {
      stop = kit.start(page.window)
      return kit
    },
  }
}

describe('wallets of a page', () => {
  it('are listed in the order of registration, as frozen plain entries', async () => {
    const petra = fakeWallet()
    const started = await startKit({ wallets: [petra, fakeWallet('Nightly')] })
    expect(names(started)).toEqual(['Petra', 'Nightly'])
    const [entry] = started.kit.getState().installed_wallets
    expect(entry).toEqual({
      name: 'Petra',
      url: 'https://wallet.example/',
      icon: petra.icon,
      readyState: 'Installed',
      isAIP62Standard: true,
    })
    expect(Object.isFrozen(entry)).toBe(true)
    expect(JSON.parse(JSON.stringify(entry))).toEqual(entry)
  })

  it('notify once for a burst of registrations', async () => {
    const { page, kit } = await startKit()
    const heard = vi.fn()
    kit.subscribe(heard)
    page.register(...Array.from({ length: 1000 }, (_, n) => fakeWallet(`Wallet ${n}`)))
    page.register(fakeWallet())
    await settle()
    expect(heard).toHaveBeenCalledTimes(1)
    expect(kit.getState().installed_wallets).toHaveLength(1001)
  })

  it('are listed after those that registered before the kit', async () => {
    const { page, start, asked } = unstarted()
    const kit = start()
    const leave = page.register(fakeWallet('Eager'))
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(names({ kit })).toEqual(['Petra', 'Eager'])
    leave()
    expect(names({ kit })).toEqual(['Petra'])
  })

  it('are listed by a kit that is stopped and started in one task', async () => {
    const { page, start, stop } = unstarted()
    start()
    stop()
    const kit = start()
    await vi.advanceTimersByTimeAsync(1)
    page.register(fakeWallet('Late'))
    expect(names({ kit })).toEqual(['Petra', 'Late'])
  })

  it('that register twice in one task unregister by the first function only', async () => {
    const started = await startKit()
    const petra = fakeWallet()
    const leave = started.page.register(petra)
    started.page.register(petra)()
    expect(names(started)).toEqual(['Petra'])
    leave()
    expect(names(started)).toEqual([])
  })

  it('that unregister in the task of their registration are not listed', async () => {
    const { page, kit } = await startKit()
    page.register(fakeWallet())()
    expect(kit.getState().installed_wallets).toEqual([])
    expect(kit.diagnose()).toEqual([])
  })

  it('are listed once if they register several times', async () => {
    const petra = fakeWallet()
    const started = await startKit({ wallets: [petra] })
    started.page.register(petra, petra)
    started.page.register(petra)
    expect(names(started)).toEqual(['Petra'])
  })

  it('of one name have different displayed names', async () => {
    const [one, two, three] = [fakeWallet(), fakeWallet(), fakeWallet()]
    const started = await startKit()
    started.page.register(one)
    const leave = started.page.register(two)
    started.page.register(three)
    expect(names(started)).toEqual(['Petra', 'Petra (2)', 'Petra (3)'])
    leave()
    started.page.register(fakeWallet())
    expect(names(started)).toEqual(['Petra', 'Petra (3)', 'Petra (2)'])

    started.kit.connect('Petra (3)')
    three.approve(accountOf(3))
    await settle()
    expect(one.connects).toEqual([])
    expect(started.kit.getState().address).toBe(addressOf(3))
  })

  it('of one name have different displayed names, also a thousand of them', async () => {
    const started = await startKit({ wallets: Array.from({ length: 200 }, () => fakeWallet()) })
    expect(new Set(names(started)).size).toBe(200)
    expect(names(started).at(-1)).toBe('Petra (200)')
  })

  it('that register again after another took their name have another displayed name', async () => {
    const petra = fakeWallet()
    const started = await startKit()
    const leave = started.page.register(petra)
    expect(names(started)).toEqual(['Petra'])
    leave()
    started.page.register(fakeWallet())
    started.page.register(petra)
    expect(names(started)).toEqual(['Petra', 'Petra (2)'])
  })

  it('that unregister twice do not free a name that another has taken', async () => {
    const started = await startKit()
    const leave = started.page.register(fakeWallet())
    leave()
    started.page.register(fakeWallet())
    leave()
    started.page.register(fakeWallet())
    expect(names(started)).toEqual(['Petra', 'Petra (2)'])
  })

  it('can unregister together with one that is not listed', async () => {
    const started = await startKit()
    const leave = started.page.register({ name: 'Phantom', features: {} }, fakeWallet())
    leave()
    expect(names(started)).toEqual([])
  })

  it('without an Aptos feature are not listed', async () => {
    const solana = {
      ...fakeWallet('Phantom'),
      features: { 'standard:connect': {}, 'solana:signMessage': {} },
    }
    const started = await startKit()
    started.page.register(solana, fakeWallet())
    expect(names(started)).toEqual(['Petra'])
    expect(started.kit.diagnose()).toContainEqual(
      expect.objectContaining({ name: 'Phantom', accepted: false }),
    )
  })

  it('are listed with any Aptos feature, and reject UNSUPPORTED if they cannot connect', async () => {
    const wallet = { ...fakeWallet('Odd'), features: { 'aptos:signMessage': {} } }
    const started = await startKit()
    started.page.register(wallet)
    expect(names(started)).toEqual(['Odd'])
    await expect(started.kit.connect('Odd')).rejects.toMatchObject({ reason: 'UNSUPPORTED' })
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'Petra'],
    ['a number', 42],
    ['an empty object', {}],
    ['no features', { name: 'Petra' }],
    ['null for features', { name: 'Petra', features: null }],
    ['a text for features', { name: 'Petra', features: 'aptos:connect' }],
    ['no name', { features: { 'aptos:connect': {} } }],
    [
      'an object for a name',
      { name: { toString: (): string => 'Petra' }, features: { 'aptos:connect': {} } },
    ],
    ['a name of punctuation only', { name: '...', features: { 'aptos:connect': {} } }],
    ['a name of marks only', { name: '\u0301\ufffc', features: { 'aptos:connect': {} } }],
    ['a name of unseen characters', { name: '\u200B\u202E', features: { 'aptos:connect': {} } }],
    [
      'a getter that throws for a name',
      {
        get name() {
          return thrower()
        },
        features: { 'aptos:connect': {} },
      },
    ],
    [
      'a getter that throws for features',
      {
        name: 'Petra',
        get features() {
          return thrower()
        },
      },
    ],
    ['a proxy that throws at everything', new Proxy({}, { get: thrower, has: thrower, ownKeys: thrower })],
  ])('that register %s are left out, and the next one is listed', async (_, wallet) => {
    const started = await startKit()
    started.page.register(wallet, fakeWallet('Nightly'))
    started.page.register(fakeWallet('OKX Wallet'))
    expect(names(started)).toEqual(['Nightly', 'OKX Wallet'])
    expect(started.kit.diagnose()[2]).toMatchObject({ accepted: false, reason: expect.stringMatching(/./) })
  })

  it.each([
    ['nothing', undefined],
    ['a text', 'register me'],
    ['a function that throws', thrower],
    [
      'a function that throws null',
      () => {
        throw null
      },
    ],
  ])('whose event has %s are ignored without a log', async (_, detail) => {
    const started = await startKit()
    started.page.announce(detail)
    started.page.register(fakeWallet())
    expect(names(started)).toEqual(['Petra'])
    expect(started.console.warn).not.toHaveBeenCalled()
  })

  it.each([
    '7',
    'ß',
    '$',
    '🦊',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    '<img src=x onerror=alert(1)>',
    'x'.repeat(10_000),
  ])('can have the name %.30s', async (name) => {
    const wallet = fakeWallet(name)
    const started = await startKit({ wallets: [wallet] })
    const [listed] = names(started)
    expect(listed).toBe(name.slice(0, 64))
    started.kit.connect(listed)
    wallet.approve()
    await settle()
    expect(started.kit.isConnected()).toBe(true)
  })

  it.each([
    ['javascript:alert(1)', ''],
    ['http://wallet.example', ''],
    [undefined, ''],
    ['https://wallet.example/', 'https://wallet.example/'],
    [42, ''],
  ])('with the URL %j link to %j', async (url, expected) => {
    const started = await startKit()
    started.page.register({ ...fakeWallet(), url })
    expect(started.kit.getState().installed_wallets[0]?.url).toBe(expected)
  })

  it.each(['https://tracker.example/pixel.png', 'javascript:alert(1)', 42, undefined])(
    'with the icon %j have no icon',
    async (icon) => {
      const started = await startKit()
      started.page.register({ ...fakeWallet(), icon })
      expect(started.kit.getState().installed_wallets[0]?.icon).toBe('')
    },
  )

  it('with an icon that throws have no icon', async () => {
    const started = await startKit()
    started.page.register(Object.defineProperty(fakeWallet(), 'icon', { get: thrower }))
    expect(started.kit.getState().installed_wallets[0]?.icon).toBe('')
  })

  it('have their icon read once, when it is accessed', async () => {
    const icon = vi.fn(() => 'data:image/png,AAAA')
    const started = await startKit()
    started.page.register(Object.defineProperty(fakeWallet(), 'icon', { get: icon }))
    const [entry] = started.kit.getState().installed_wallets
    expect(icon).not.toHaveBeenCalled()
    expect(entry?.icon).toBe(entry?.icon)
    expect(icon).toHaveBeenCalledTimes(1)
  })

  it('stay listed when a feature starts to throw', async () => {
    const wallet = fakeWallet()
    const { features } = wallet
    let isBroken = false
    Object.defineProperty(wallet, 'features', { get: () => (isBroken ? thrower() : features) })
    const started = await startKit({ wallets: [wallet, fakeWallet('Nightly')] })
    isBroken = true
    await expect(started.kit.connect('Petra')).rejects.toMatchObject({ reason: 'WALLET_FAILED' })
    expect(names(started)).toEqual(['Petra', 'Nightly'])
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
    const [petra, ...refused] = kit.diagnose()
    expect(petra).toMatchObject({ name: 'Petra', accepted: true })
    expect(Object.keys(petra?.features ?? {})).toEqual(['aptos:connect', 'aptos:signIn', 'x:y'])
    expect(Object.values(petra?.features ?? {})).toEqual(['1.0.0', 'none', 'none'])
    expect(refused.map(({ name, accepted }) => [name, accepted])).toEqual([
      ['', false],
      ['Phantom', false],
      ['', false],
    ])
    expect(refused.map(({ reason }) => reason)).toEqual([
      'The register event has no function',
      'No feature starts with "aptos:"',
      'No visible name',
    ])
    expect(JSON.parse(JSON.stringify(kit.diagnose()))).toEqual(kit.diagnose())
  })

  it.each([
    [false, ['This page', 'Petra']],
    [true, ['Petra']],
  ])('lists the page first if isSecureContext is false: %s', async (isSecureContext, names) => {
    const page = Object.assign(new FakePage(), { isSecureContext })
    const kit = createWalletKit({ storage: null })
    kit.start(page.window)
    page.register(fakeWallet())
    const [first, ...others] = kit.diagnose()
    expect([first, ...others].map((diagnosis) => diagnosis?.name)).toEqual(names)
    expect(first?.accepted).toBe(isSecureContext)
    if (!isSecureContext)
      expect(first).toMatchObject({ reason: expect.stringMatching(/secure context/), features: {} })
  })

  it('has a reason for a wallet that throws without a message', async () => {
    const { kit, page } = await startKit()
    page.announce(() => {
      throw null
    })
    expect(kit.diagnose()).toEqual([
      { name: '', accepted: false, reason: 'Failed without a message', features: {} },
    ])
  })

  it('has a reason for a wallet whose error cannot be read, and lists the next wallet', async () => {
    const { kit, page, states } = await startKit()
    const fault = {
      get message() {
        return thrower()
      },
    }
    page.announce(() => {
      throw fault
    })
    page.register({
      get name() {
        throw fault
      },
    })
    page.register(fakeWallet())
    await settle()
    expect(states).toEqual(['disconnected'])
    expect(kit.diagnose().map(({ name, reason }) => [name, reason])).toEqual([
      ['Petra', undefined],
      ['', 'Failed without a message'],
      ['', 'Failed without a message'],
    ])
  })

  it('keeps at most 100 rejections', async () => {
    const { kit, page } = await startKit()
    for (let n = 0; n < 10_000; n++) page.register({ name: `Wallet ${n}` })
    expect(kit.diagnose()).toHaveLength(100)
  })
})
