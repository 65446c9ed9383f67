import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createKitWithModals } from '../../../src/ui/modal/kit-with-modals.js'
import type { OpenSnapshot } from '../../../src/ui/modal/snapshot.js'
import type { UiOptions } from '../../../src/ui/options.js'
import { uiText } from '../../support/strings.js'
import { fakeAuthentication, pendingFeature, signedBy } from '../support/fake-authentication.js'
import { FakePage } from '../support/fake-page.js'
import { fakeStorage, keys } from '../support/fake-storage.js'
import { accountOf, addressOf, fakeWallet } from '../support/fake-wallet.js'
import { pollute } from '../support/pollute.js'
import { connectTo, failureOf, settle } from '../support/start-kit.js'
import { catalogueEntry } from '../support/wallet-entries.js'

const eventNames = ['item-click', 'connected', 'disconnected', 'error', 'network-changed']

/** Starts a kit on a page with Petra. Events of the trigger do not reach the page, so each event is recorded once. */
async function startUi(options: UiOptions = {}, page = new FakePage()) {
  vi.useFakeTimers()
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  onTestFinished(() => {
    vi.runOnlyPendingTimers() // Throws the errors of listeners.
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
  const petra = fakeWallet()
  const ui = createKitWithModals({ storage: fakeStorage(), ...options }, () => page)
  const { actions } = ui
  const kit = { ...ui.kit, ...ui.controls }
  onTestFinished(kit.start(page.window))
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
    actions.selectWallet(wallet)
  }
  return {
    ui,
    actions,
    kit,
    page,
    petra,
    trigger,
    select,
    getView: () => ui.getSnapshot().view,
    /** Returns the events since the last call. */
    takeEvents: () => events.splice(0),
  }
}

/** Starts a kit whose modal has selected Petra. */
async function startWithSelection() {
  const started = await startUi()
  started.actions.open(started.trigger)
  started.select('Petra')
  started.takeEvents()
  return started
}

describe('open()', () => {
  it('starts on the first view, without an earlier failure', async () => {
    const { actions, petra, getView } = await startWithSelection()
    petra.refuse()
    await settle()
    expect(getView()?.kind).toBe('failed')
    actions.open()
    expect(getView()).toEqual({ kind: 'default' })
  })

  it('continues the opening of an open modal', async () => {
    const { ui, actions } = await startUi()
    const getOpeningId = () => (ui.getSnapshot() as OpenSnapshot).openingId
    actions.open()
    const openingId = getOpeningId()
    actions.open()
    expect(getOpeningId()).toBe(openingId)
    actions.close()
    actions.open()
    expect(getOpeningId()).not.toBe(openingId)
  })

  it('shows the first view while a wallet is restored', async () => {
    const { actions, kit, getView } = await startUi({ storage: fakeStorage({ [keys.walletName]: 'Petra' }) })
    actions.open()
    expect(kit.getState().status).toBe('restoring')
    expect(getView()).toEqual({ kind: 'default' })
  })

  it('shows the install view of a wallet that is not installed', async () => {
    const { actions, getView } = await startUi()
    for (const [name, kind] of [
      ['Nightly', 'install'],
      ['Petra', 'default'],
      ['Unknown', 'default'],
    ] as const) {
      actions.open(undefined, name)
      expect(getView()?.kind).toBe(kind)
    }
  })
})

describe('prerenderModal()', () => {
  it('adds a preview of the view that would open, which the opening uses', async () => {
    const { ui, actions, getView } = await startUi()
    actions.prerenderModal()
    const { preview } = ui.getSnapshot()
    expect([getView(), preview?.view]).toEqual([undefined, { kind: 'default' }])
    actions.prerenderModal()
    expect(ui.getSnapshot().preview).toBe(preview)
    actions.open()
    expect(ui.getSnapshot()).toBe(preview)
  })

  it('previews the account modal of a session, and is undone by a change', async () => {
    const { ui, actions, kit, petra } = await startUi()
    actions.prerenderModal()
    await connectTo(kit, petra)
    expect(ui.getSnapshot().preview).toBeUndefined()
    actions.prerenderModal()
    expect(ui.getSnapshot().preview?.view.kind).toBe('account')
    ui.configure({ theme: 'dark' })
    expect(ui.getSnapshot().preview).toBeUndefined()
  })

  it('does nothing while a modal is open, whose opening has a number of its own', async () => {
    const { ui, actions } = await startUi()
    actions.open()
    const snapshot = ui.getSnapshot()
    actions.prerenderModal()
    expect(ui.getSnapshot()).toBe(snapshot)
    actions.close()
    actions.prerenderModal()
    const { preview } = ui.getSnapshot()
    expect(preview?.openingId).not.toBe((snapshot as OpenSnapshot).openingId)
  })

  it('is not used after another tab has stored that the user accepted the terms', async () => {
    const storage = fakeStorage()
    const terms = { url: 'https://app.example/terms', checkbox: true }
    const { actions, ui } = await startUi({ storage, terms })
    actions.prerenderModal()
    storage.setItem(keys.terms, terms.url)
    actions.open()
    expect(ui.getSnapshot()).toMatchObject({ terms: { mustAccept: false } })
  })

  it('loads no lazy wallet, and has no announcement', async () => {
    const load = vi.fn(async () => {})
    const { ui, actions, kit, petra } = await startUi({ lazyWallets: [{ name: 'Lazy', icon: '', load }] })
    await connectTo(kit, petra)
    vi.advanceTimersByTime(100)
    expect(ui.getSnapshot().announcement).not.toBe('')
    actions.prerenderModal()
    expect(ui.getSnapshot().preview?.announcement).toBe('')
    kit.forceDisconnect()
    actions.prerenderModal()
    expect(load).not.toHaveBeenCalled()
  })
})

describe('account modal', () => {
  it('stays while the page connects another wallet, and closes for good when the session ends', async () => {
    const { actions, kit, page, petra, getView } = await startUi()
    const nightly = fakeWallet('Nightly')
    page.register(nightly)
    await connectTo(kit, petra)
    actions.open()
    kit.connect('Nightly')
    expect(getView()).toMatchObject({ kind: 'account', session: { wallet: { name: 'Petra' } } })
    nightly.approve()
    await settle()
    expect(getView()).toMatchObject({ kind: 'account', session: { wallet: { name: 'Nightly' } } })
    kit.forceDisconnect()
    await connectTo(kit, petra)
    expect(getView()).toBeUndefined()
  })

  it('gives way to the first view, which stays if the session changes or ends meanwhile', async () => {
    const { actions, kit, petra, getView } = await startUi()
    await connectTo(kit, petra)
    actions.open()
    actions.changeWallet()
    expect(getView()).toEqual({ kind: 'default' })
    petra.changeNetwork({ name: 'testnet', chainId: 2 })
    await settle()
    expect(getView()).toEqual({ kind: 'default' })
    kit.forceDisconnect()
    await settle()
    expect(getView()).toEqual({ kind: 'default' })
  })
})

describe('kit', () => {
  it.each(['open', 'changeWallet'] as const)('loads lazy wallets at the first %s()', async (method) => {
    const load = vi.fn(async () => {})
    const { actions, kit, petra } = await startUi({ lazyWallets: [{ name: 'Lazy', icon: '', load }] })
    if (method === 'changeWallet') {
      await connectTo(kit, petra)
      actions.open() // The account modal.
    }
    expect(load).not.toHaveBeenCalled()
    actions[method]()
    expect(load).toHaveBeenCalledOnce()
  })

  it('connects to the only wallet of a phone when it starts', async () => {
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
    const { ui, page, select, getView, actions } = await startWithSelection()
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
    actions.showGetWalletView()
    expect(getView()?.kind).toBe('connecting')
    ui.controls.cancel()
    await settle()
    expect(getView()?.kind).toBe('get')
    actions.showDefaultView()
    expect(getView()).toEqual({ kind: 'default' })
  })

  it('keeps the install view when the page replaces its catalogue with equal entries', async () => {
    const createCatalogue = () => [catalogueEntry('Custom')]
    const { ui, select, actions, getView } = await startUi({ catalogue: createCatalogue() })
    actions.open()
    select('Custom')
    ui.configure({ catalogue: createCatalogue() })
    await settle()
    expect(getView()).toMatchObject({ kind: 'install', wallet: { name: 'Custom' } })
    ui.configure({ catalogue: [] })
    expect(getView()).toEqual({ kind: 'default' })
  })

  it('dispatches the click before it calls the wallet, in the same task', async () => {
    const { page, petra, actions, select } = await startUi()
    const callCounts: number[] = []
    page.addEventListener('wallet-item-click', () => callCounts.push(petra.connects.length))
    actions.open()
    select('Petra')
    callCounts.push(petra.connects.length)
    expect(callCounts).toEqual([0, 1])
  })

  it('opens no modal after the page closed it', async () => {
    const { actions, select, getView } = await startUi()
    select('Nightly')
    expect(getView()).toBeUndefined()
    actions.open()
    expect(getView()).toEqual({ kind: 'default' })
  })
})

describe('trigger', () => {
  it('is the target of clicks in its modal while it is on the page', async () => {
    const { actions, page, trigger, select, takeEvents } = await startUi()
    const onClick = vi.fn()
    page.addEventListener('wallet-item-click', ({ detail }: CustomEventInit) => onClick(detail))
    actions.open(trigger)
    select('Nightly')
    actions.open()
    select('Nightly')
    actions.open(Object.assign(new EventTarget(), { isConnected: false }) as unknown as Element)
    select('Petra')
    const fromPage = 'item-click from page'
    expect(takeEvents()).toEqual(['item-click from trigger', fromPage, fromPage])
    expect(onClick.mock.calls).toEqual([[{ name: 'Nightly' }], [{ name: 'Petra' }]])
  })

  it.each([
    ['approve', 'connected'],
    ['fail', 'error'],
  ] as const)('is the target of the outcome, also if the page closes the modal (%s)', async (end, event) => {
    const { actions, petra, trigger, select, getView, takeEvents } = await startUi()
    trigger.addEventListener('wallet-item-click', actions.close)
    actions.open(trigger)
    select('Petra')
    expect(getView()).toBeUndefined()
    petra[end](end === 'fail' ? new Error('no') : accountOf(1))
    await settle()
    expect(takeEvents()).toEqual(['item-click from trigger', `${event} from trigger`])
  })

  it('is cleared when its modal is closed and its attempt has ended', async () => {
    const { kit, petra, takeEvents } = await startWithSelection()
    petra.approve()
    await settle()
    petra.changeNetwork({ name: 'testnet', chainId: 2 })
    await failureOf(kit.signMessage({ message: 'm', nonce: '1' }))
    await kit.disconnect()
    const eventsOfPage = ['network-changed from page', 'error from page', 'disconnected from page']
    expect(takeEvents()).toEqual(['connected from trigger', ...eventsOfPage])
  })

  it('is cleared when the user closes its modal without an attempt', async () => {
    const { kit, petra, actions, trigger, takeEvents } = await startUi()
    actions.open(trigger)
    actions.close()
    await settle()
    await connectTo(kit, petra)
    expect(takeEvents()).toEqual(['connected from page'])
  })

  it('is the target of a disconnect in the account modal', async () => {
    const { kit, petra, actions, trigger, takeEvents } = await startUi()
    await connectTo(kit, petra)
    actions.open(trigger)
    actions.disconnect()
    await settle()
    expect(takeEvents()).toEqual(['connected from page', 'disconnected from trigger'])
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
    const { kit, actions, petra, select } = await startUi()
    const result = kit.connect().catch((error) => error)
    select('Petra')
    actions.close()
    await settle()
    petra[end](end === 'fail' ? new Error('locked') : undefined)
    expect(await result).toMatchObject(expected)
  })

  it.each<{ when: string; walletName?: string; hasFailed?: boolean; isCanceled?: boolean }>([
    { when: 'without an attempt' },
    { when: 'after an earlier failure', hasFailed: true },
    { when: 'after a canceled attempt after an earlier failure', hasFailed: true, isCanceled: true },
    { when: 'over a restored wallet', walletName: 'Petra' },
  ])(
    'resolves a rejection when the modal is closed $when',
    async ({ walletName = '', hasFailed, isCanceled }) => {
      const storage = fakeStorage({ [keys.walletName]: walletName })
      const { kit, actions, petra, select } = await startUi({ storage })
      if (hasFailed) {
        failureOf(kit.connect('Petra'))
        petra.fail(new Error('locked'))
        await settle()
      }
      const result = kit.connect()
      if (isCanceled) {
        select('Petra')
        await settle()
        kit.cancel()
      }
      actions.close()
      expect(await result).toEqual({ status: 'Rejected' })
    },
  )

  it('keeps the view and the button of an open modal', async () => {
    const { kit, actions, trigger, petra, select, getView, takeEvents } = await startUi()
    actions.open(trigger)
    actions.showGetWalletView()
    kit.connect()
    expect(getView()?.kind).toBe('get')
    select('Petra')
    petra.approve()
    await settle()
    expect(takeEvents()).toEqual(['item-click from trigger', 'connected from trigger'])
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
    const { kit, actions, petra, select, getView } = await startUi()
    const controller = new AbortController()
    const result = kit.connect(undefined, { signal: controller.signal })
    select('Petra')
    petra.approve()
    await result
    actions.open()
    controller.abort()
    expect(getView()?.kind).toBe('account')
  })
})

describe('authenticate()', () => {
  it('keeps the view of an open modal', async () => {
    const { kit, actions, getView } = await startUi({ authentication: fakeAuthentication() })
    kit.authenticate()
    expect(getView()?.kind).toBe('default')
    actions.showGetWalletView()
    kit.authenticate()
    expect(getView()?.kind).toBe('get')
  })
})

describe('options', () => {
  it('are own properties of the options, of the strings, of the links, and of the entries of a catalogue', async () => {
    const polluted = { theme: 'dark', network: 'testnet', learnMore: 'x:', close: 'x', aliases: ['Petra'] }
    for (const [key, value] of Object.entries(polluted)) pollute(key, value)
    const catalogue = [catalogueEntry('Custom')]
    const { ui, kit, petra, actions } = await startUi({ strings: {}, links: {}, catalogue })
    await connectTo(kit, petra)
    actions.open()
    const snapshot = ui.getSnapshot()
    expect(snapshot).toMatchObject({
      appearance: { colorScheme: 'light dark' },
      isWrongNetwork: false,
      learnMoreUrl: 'https://aptos.dev/',
      wallets: { popular: [{ name: 'Custom' }] },
    })
    expect(snapshot.translate('close')).toBe('Close')
  })

  it('are copied, so that the page does not change them later', async () => {
    const options: UiOptions = { theme: 'dark', strings: { close: 'Schließen' } }
    const { ui } = await startUi(options)
    options.theme = 'light'
    Object.assign(options.strings as object, { close: 'Zu' })
    ui.configure({})
    const { appearance, translate } = ui.getSnapshot()
    expect([appearance.colorScheme, translate('close')]).toEqual(['dark', 'Schließen'])
  })
})

describe('getSnapshot()', () => {
  it('is computed once per change: the filter of the page is called once for each wallet', async () => {
    const filter = vi.fn(() => true)
    const { ui, actions } = await startUi({ filter, catalogue: [] })
    expect(filter).not.toHaveBeenCalled()
    actions.open()
    const snapshot = ui.getSnapshot()
    expect(ui.getSnapshot()).toBe(snapshot)
    await settle()
    expect(filter).toHaveBeenCalledTimes(1)
  })

  it('does not count a restored wallet as connecting', async () => {
    const { ui, kit } = await startUi({ storage: fakeStorage({ [keys.walletName]: 'Petra' }) })
    expect(kit.getState().status).toBe('restoring')
    expect(ui.getSnapshot().isConnecting).toBe(false)
  })
})

describe('announcement', () => {
  /** Starts a kit, and records each text of the status region. */
  async function startAnnouncing(options: UiOptions = {}) {
    const started = await startUi(options)
    const texts: string[] = []
    started.ui.subscribe(() => {
      const { announcement } = started.ui.getSnapshot()
      if (announcement !== (texts.at(-1) ?? '')) texts.push(announcement)
    })
    return { ...started, texts }
  }

  it('is of each new session and its end, after the region was empty', async () => {
    const { kit, petra, texts, actions } = await startAnnouncing()
    for (let count = 0; count < 2; count++) {
      await connectTo(kit, petra)
      await vi.advanceTimersByTimeAsync(99)
      expect(texts.at(-1) ?? '').toBe('')
      await vi.advanceTimersByTimeAsync(1)
    }
    kit.forceDisconnect()
    await vi.advanceTimersByTimeAsync(100)
    expect(texts).toEqual(['Connected to Petra.', '', 'Connected to Petra.', '', 'Disconnected.'])
    actions.open()
    await settle()
    expect(texts.at(-1)).toBe('')
  })

  it('is of a session whose login closes the modal before the text was announced', async () => {
    const { actions, page, select, getView, texts } = await startAnnouncing({
      authentication: fakeAuthentication(),
    })
    const signIn = pendingFeature('signIn')
    page.register(fakeWallet('Nightly', signIn.features))
    actions.open()
    await settle()
    select('Nightly')
    signIn.calls[0]?.resolve(signedBy(1))
    await settle()
    expect(getView()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(100)
    expect(texts).toEqual([uiText('connected', 'Nightly')])
  })

  it('of a session precedes that of the modal which opens before the text was announced', async () => {
    const { kit, petra, actions, texts } = await startAnnouncing({ network: 'testnet' })
    await connectTo(kit, petra)
    actions.open()
    await vi.advanceTimersByTimeAsync(100)
    expect(texts).toEqual([`${uiText('connected', 'Petra')} ${uiText('wrongNetwork', 'testnet')}`])
    kit.forceDisconnect()
    await vi.advanceTimersByTimeAsync(100)
    expect(texts.at(-1)).toBe(uiText('disconnected'))
  })

  it('is not of a session that is restored', async () => {
    const { petra, kit, texts } = await startAnnouncing({
      storage: fakeStorage({ [keys.walletName]: 'Petra' }),
    })
    petra.approve()
    await vi.advanceTimersByTimeAsync(100)
    expect(kit.isConnected()).toBe(true)
    expect(texts).toEqual([])
  })

  it('is of a view, and of what changes in it', async () => {
    const { select, actions, petra, texts, kit } = await startAnnouncing({ network: 'testnet' })
    const announce = () => vi.advanceTimersByTimeAsync(100)
    actions.open()
    select('Petra')
    await announce()
    actions.announceOutcome('outcome')
    await announce()
    actions.announceOutcome('outcome')
    await announce()
    petra.approve()
    await announce()
    actions.open()
    await announce()
    kit.forceDisconnect()
    await announce()
    actions.announceOutcome('after the modal')
    await announce()
    const connecting = 'Connecting to Petra... Approve the request in Petra.'
    const wrongNetwork = 'Wrong network. This site uses testnet.'
    expect(texts.filter(Boolean)).toEqual([
      connecting,
      'outcome',
      'outcome',
      'Connected to Petra.',
      wrongNetwork,
      'Disconnected.',
    ])
  })

  it('is cleared with the view that it describes', async () => {
    const { select, actions, texts, ui } = await startAnnouncing()
    actions.open()
    select('Nightly')
    await vi.advanceTimersByTimeAsync(100)
    expect(texts.at(-1)).toMatch(/^Nightly\. This wallet/)
    ui.configure({ theme: 'dark' })
    await settle()
    expect(texts).toHaveLength(1)
    actions.showDefaultView()
    await settle()
    expect(texts.at(-1)).toBe('')
  })

  it('is that no wallet is available', async () => {
    const { actions, texts } = await startAnnouncing({ filter: () => false })
    actions.open()
    await vi.advanceTimersByTimeAsync(100)
    expect(texts).toEqual([uiText('noneOnDevice')])
  })

  it('of an outcome is cleared when another view is shown', async () => {
    const { actions, texts } = await startAnnouncing()
    actions.open()
    actions.announceOutcome('outcome')
    await vi.advanceTimersByTimeAsync(100)
    expect(texts.at(-1)).toBe('outcome')
    actions.showGetWalletView()
    await settle()
    expect(texts.at(-1)).toBe('')
  })

  it('is of a prerendered modal only when that opens, and leaves it unchanged until then', async () => {
    const { kit, petra, actions, ui, texts } = await startAnnouncing({ network: 'testnet' })
    await connectTo(kit, petra)
    actions.prerenderModal()
    const { preview } = ui.getSnapshot()
    await vi.advanceTimersByTimeAsync(100)
    expect(texts).toEqual(['Connected to Petra.'])
    actions.open()
    expect(ui.getSnapshot()).toBe(preview)
    await vi.advanceTimersByTimeAsync(100)
    expect(texts).toEqual(['Connected to Petra.', '', 'Wrong network. This site uses testnet.'])
  })

  it('of a session mounts the modals, which no click may ever have done', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const page = new FakePage()
    const petra = fakeWallet()
    const mount = vi.fn()
    const { kit, controls } = createKitWithModals({ storage: null }, () => page, mount)
    onTestFinished(controls.start(page.window))
    page.register(petra)
    await settle()
    expect(mount).not.toHaveBeenCalled()
    kit.connect('Petra')
    petra.approve()
    await settle()
    expect(mount).toHaveBeenCalledOnce()
  })
})
