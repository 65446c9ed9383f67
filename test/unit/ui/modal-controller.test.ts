import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createModalController } from '../../../src/ui/modal/controller.js'
import type { UiOptions } from '../../../src/ui/options.js'
import { FakePage } from '../support/fake-page.js'
import { fakeStorage, keys } from '../support/fake-storage.js'
import { accountOf, addressOf, fakeWallet } from '../support/fake-wallet.js'
import { connectTo, failureOf, settle } from '../support/start-kit.js'

const eventNames = ['item-click', 'connected', 'disconnected', 'error', 'network-changed']

/** Starts a controller on a page with Petra. The trigger does not bubble, so events tell where they start. */
async function startUi(options: UiOptions = {}, page = new FakePage()) {
  vi.useFakeTimers()
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  onTestFinished(() => {
    vi.runOnlyPendingTimers() // Throws the errors of listeners.
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
  const petra = fakeWallet()
  const ui = createModalController({ storage: fakeStorage(), ...options }, () => page)
  onTestFinished(ui.kit.start(page.window))
  page.register(petra)
  await settle()

  const trigger = Object.assign(new EventTarget(), { isConnected: true }) as unknown as Element
  const events: string[] = []
  for (const [name, target] of Object.entries({ page, trigger }))
    for (const type of eventNames)
      target.addEventListener(`wallet-${type}`, () => events.push(`${type} from ${name}`))
  const select = (name: string) => {
    const { installed, popular } = ui.getWallets()
    const wallet = [...installed, ...popular].find((each) => each.name === name)
    if (!wallet) throw new Error(`${name} is not listed`)
    ui.selectWallet(wallet)
  }
  return {
    ui,
    kit: ui.kit,
    page,
    petra,
    trigger,
    select,
    getView: () => ui.getSnapshot().view,
    /** Returns the events since the last call. */
    takeEvents: () => events.splice(0),
  }
}

/** Starts a controller whose modal has selected Petra. */
async function startWithSelection() {
  const started = await startUi()
  started.ui.open(started.trigger)
  started.select('Petra')
  started.takeEvents()
  return started
}

describe('open()', () => {
  it('starts on the first view, without an earlier failure', async () => {
    const { ui, petra, getView } = await startWithSelection()
    petra.refuse()
    await settle()
    expect(getView()?.kind).toBe('failed')
    ui.open()
    expect(getView()).toEqual({ kind: 'default' })
  })

  it('shows the first view while a wallet is restored', async () => {
    const { ui, kit, getView } = await startUi({ storage: fakeStorage({ [keys.walletName]: 'Petra' }) })
    ui.open()
    expect(kit.getState().status).toBe('restoring')
    expect(getView()).toEqual({ kind: 'default' })
  })

  it('shows the install view of a wallet that is not installed', async () => {
    const { ui, getView } = await startUi()
    for (const [name, kind] of [
      ['Nightly', 'install'],
      ['Petra', 'default'],
      ['Unknown', 'default'],
    ] as const) {
      ui.open(undefined, name)
      expect(getView()?.kind).toBe(kind)
    }
  })
})

describe('account modal', () => {
  it('stays while the page connects another wallet, and closes for good when the session ends', async () => {
    const { ui, kit, page, petra, getView } = await startUi()
    const nightly = fakeWallet('Nightly')
    page.register(nightly)
    await connectTo(kit, petra)
    ui.open()
    kit.connect('Nightly')
    expect(getView()).toMatchObject({ kind: 'account', session: { wallet: { name: 'Petra' } } })
    nightly.approve()
    await settle()
    expect(getView()).toMatchObject({ kind: 'account', session: { wallet: { name: 'Nightly' } } })
    kit.forceDisconnect()
    await connectTo(kit, petra)
    expect(getView()).toBeUndefined()
  })

  it('gives way to the first view, which stays if the session ends meanwhile', async () => {
    const { ui, kit, petra, getView } = await startUi()
    await connectTo(kit, petra)
    ui.open()
    ui.changeWallet()
    expect(getView()).toEqual({ kind: 'default' })
    kit.forceDisconnect()
    await settle()
    expect(getView()).toEqual({ kind: 'default' })
  })
})

describe('kit', () => {
  it.each(['open', 'changeWallet'] as const)('loads lazy wallets at the first %s()', async (method) => {
    const load = vi.fn(async () => {})
    const { ui, kit, petra } = await startUi({ lazyWallets: [{ name: 'Lazy', icon: '', load }] })
    if (method === 'changeWallet') {
      await connectTo(kit, petra)
      ui.open() // The account modal.
    }
    expect(load).not.toHaveBeenCalled()
    ui[method]()
    expect(load).toHaveBeenCalledOnce()
  })

  it('connects to the only wallet of a phone', async () => {
    const page = Object.assign(new FakePage(), { navigator: { userAgent: 'Android' } })
    const { petra } = await startUi({}, page)
    expect(petra.connects).toHaveLength(1)
  })
})

describe('selectWallet()', () => {
  it('calls an installed wallet in the same task', async () => {
    const { ui, petra, getView } = await startWithSelection()
    expect(petra.connects).toHaveLength(1)
    expect(getView()).toMatchObject({ kind: 'connecting', wallet: { name: 'Petra' } })
    expect(ui.getSnapshot().isConnecting).toBe(true)
    petra.approve()
    await settle()
    expect(getView()).toBeUndefined()
    const session = { account: { address: addressOf(1) } }
    expect(ui.getSnapshot()).toMatchObject({ session, isConnecting: false })
  })

  it('shows the install view of another wallet until that is installed', async () => {
    const { ui, page, select, getView } = await startWithSelection()
    select('Nightly')
    page.register(fakeWallet('Unknown'))
    await settle()
    expect(getView()).toMatchObject({
      kind: 'install',
      wallet: { name: 'Nightly', readyState: 'NotDetected' },
    })
    page.register(fakeWallet('Nightly'))
    await settle()
    expect(getView()?.kind).toBe('connecting')
    select('Rimosafe')
    select('Petra')
    expect(getView()?.kind).toBe('connecting')
    ui.showGetWalletView()
    expect(getView()?.kind).toBe('connecting')
    ui.kit.cancel()
    await settle()
    expect(getView()?.kind).toBe('get')
    ui.showDefaultView()
    expect(getView()).toEqual({ kind: 'default' })
  })

  it('opens no modal after the page closed it', async () => {
    const { ui, select, getView } = await startUi()
    select('Nightly')
    expect(getView()).toBeUndefined()
    ui.open()
    expect(getView()).toEqual({ kind: 'default' })
  })
})

describe('trigger', () => {
  it('is the target of clicks in its modal, as long as it is on the page', async () => {
    const { ui, page, trigger, select, takeEvents } = await startUi()
    const onClick = vi.fn()
    page.addEventListener('wallet-item-click', ({ detail }: CustomEventInit) => onClick(detail))
    ui.open(trigger)
    select('Nightly')
    ui.open()
    select('Nightly')
    ui.open(Object.assign(new EventTarget(), { isConnected: false }) as unknown as Element)
    select('Petra')
    const fromPage = 'item-click from page'
    expect(takeEvents()).toEqual(['item-click from trigger', fromPage, fromPage])
    expect(onClick.mock.calls).toEqual([[{ name: 'Nightly' }], [{ name: 'Petra' }]])
  })

  it.each([
    ['approve', 'connected'],
    ['fail', 'error'],
  ] as const)('is the target of the outcome, also if the page closes the modal (%s)', async (end, event) => {
    const { ui, petra, trigger, select, getView, takeEvents } = await startUi()
    trigger.addEventListener('wallet-item-click', ui.close)
    ui.open(trigger)
    select('Petra')
    expect(getView()).toBeUndefined()
    petra[end](end === 'fail' ? new Error('no') : accountOf(1))
    await settle()
    expect(takeEvents()).toEqual(['item-click from trigger', `${event} from trigger`])
  })

  it('is the target of the events of the session until the page calls the wallet', async () => {
    const { ui, kit, petra, takeEvents } = await startWithSelection()
    petra.approve()
    await settle()
    petra.changeNetwork({ name: 'testnet', chainId: 2 })
    await kit.disconnect()
    const events = ['connected from trigger', 'network-changed from trigger', 'disconnected from trigger']
    expect(takeEvents()).toEqual(events)
    ui.connect('Petra')
    petra.approve()
    await settle()
    await ui.disconnect()
    expect(takeEvents()).toEqual(['connected from page', 'disconnected from page'])
  })
})

describe('connect() without a name', () => {
  it('opens the modal, and waits until an attempt succeeds', async () => {
    const { kit, petra, getView, select } = await startUi()
    const result = kit.connect()
    expect(getView()?.kind).toBe('default')
    select('Petra')
    petra.refuse()
    await settle()
    select('Petra')
    petra.approve()
    expect(await result).toEqual({ status: 'Approved', args: { ...accountOf(1), ansName: null } })
  })

  it.each([
    ['approve', { status: 'Approved' }],
    ['refuse', { status: 'Rejected' }],
    ['fail', { reason: 'WALLET_FAILED', message: 'locked' }],
  ] as const)('settles with the attempt that goes on in a closed modal (%s)', async (end, expected) => {
    const { kit, ui, petra, select } = await startUi()
    const result = kit.connect().catch((error) => error)
    select('Petra')
    ui.close()
    await settle()
    petra[end](end === 'fail' ? new Error('locked') : undefined)
    expect(await result).toMatchObject(expected)
  })

  it.each([
    ['without an attempt', ''],
    ['after an earlier failure', ''],
    ['after a canceled attempt after an earlier failure', ''],
    ['over a restored wallet', 'Petra'],
  ])('resolves a rejection when the modal is closed %s', async (when, walletName) => {
    const storage = fakeStorage({ [keys.walletName]: walletName })
    const { kit, ui, petra, select } = await startUi({ storage })
    if (when.endsWith('an earlier failure')) {
      failureOf(kit.connect('Petra'))
      petra.fail(new Error('locked'))
      await settle()
    }
    const result = kit.connect()
    if (when.startsWith('after a canceled')) {
      select('Petra')
      await settle()
      kit.cancel()
    }
    ui.close()
    expect(await result).toEqual({ status: 'Rejected' })
  })

  it('resolves at once during a session', async () => {
    const { kit, petra, getView } = await startUi()
    await connectTo(kit, petra)
    expect(await kit.connect()).toMatchObject({ status: 'Approved', args: { address: addressOf(1) } })
    expect(getView()).toBeUndefined()
  })

  it.each(['before connect()', 'before a selection', 'after a selection'])(
    'is canceled by its signal, with the modal: %s',
    async (time) => {
      const { kit, petra, select, getView } = await startUi()
      const controller = new AbortController()
      if (time === 'before connect()') controller.abort()
      const result = failureOf(kit.connect(undefined, { signal: controller.signal }))
      if (time === 'after a selection') select('Petra')
      controller.abort()
      expect(await result).toMatchObject({ reason: 'CANCELLED', code: 4001 })
      expect(getView()).toBeUndefined()
      if (time === 'after a selection') petra.approve()
      await settle()
      expect(kit.isConnected()).toBe(false)
    },
  )

  it('ignores its signal after it settled', async () => {
    const { kit, ui, petra, select, getView } = await startUi()
    const controller = new AbortController()
    const result = kit.connect(undefined, { signal: controller.signal })
    select('Petra')
    petra.approve()
    await result
    ui.open()
    controller.abort()
    expect(getView()?.kind).toBe('account')
  })
})

describe('getSnapshot()', () => {
  it('does not count a restored wallet as connecting', async () => {
    const { ui, kit } = await startUi({ storage: fakeStorage({ [keys.walletName]: 'Petra' }) })
    expect(kit.getState().status).toBe('restoring')
    expect(ui.getSnapshot().isConnecting).toBe(false)
  })

  it('announces a new session and its end', async () => {
    const { ui, kit, petra } = await startUi()
    expect(ui.getSnapshot().announcement).toBe('')
    await connectTo(kit, petra)
    await vi.advanceTimersByTimeAsync(100)
    expect(ui.getSnapshot().announcement).toBe('Connected to Petra.')
    kit.forceDisconnect()
    await vi.advanceTimersByTimeAsync(100)
    expect(ui.getSnapshot().announcement).toBe('Disconnected.')
    ui.open()
    expect(ui.getSnapshot().announcement).toBe('')
  })
})
