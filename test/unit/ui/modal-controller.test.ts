import { describe, expect, it, vi } from 'vitest'
import { WalletKitError } from '../../../src/core/index.js'
import { fakeStorage, keys } from '../support/fake-storage.js'
import { accountOf, addressOf, type FakeWallet, fakeWallet } from '../support/fake-wallet.js'
import { failureOf, settle } from '../support/start-kit.js'
import { startUi } from '../support/start-ui.js'

const types = [
  'wallet-item-click',
  'wallet-connected',
  'wallet-disconnected',
  'wallet-error',
  'wallet-network-changed',
] as const

/** What is heard, and whether it began at the page or at the button. */
async function startHearing(...wallets: FakeWallet[]) {
  const started = await startUi({}, ...wallets)
  const heard: [from: string, type: string, detail: unknown][] = []
  const opener = Object.assign(new EventTarget(), { isConnected: true }) as unknown as Element
  for (const [from, target] of Object.entries({ page: started.page, button: opener }))
    for (const type of types)
      target.addEventListener(type, (event) => heard.push([from, type, (event as CustomEvent).detail]))
  return {
    ...started,
    heard,
    opener,
    told: () => heard.splice(0).map(([from, type]) => `${type} from ${from}`),
  }
}

describe('opening', () => {
  it('shows the connect modal to whoever is not connected, the info modal to whoever is', async () => {
    const petra = fakeWallet()
    const { ui, kit, view, placeModal } = await startUi({}, petra)
    ui.open()
    expect(view()?.kind).toBe('default')
    expect(placeModal).toHaveBeenCalledWith(ui)
    ui.close()
    expect(view()).toBeUndefined()
    kit.connect('Petra')
    petra.approve()
    await settle()
    ui.open()
    expect(view()?.kind).toBe('account')
  })

  it('begins on the default view, without the failure of before', async () => {
    const petra = fakeWallet()
    const { ui, kit, view } = await startUi({}, petra)
    ui.open()
    ui.showAvailableWallets()
    kit.connect('Petra')
    petra.refuse()
    await settle()
    ui.open()
    expect(view()).toEqual({ kind: 'default' })
  })
})

describe('a click on a wallet', () => {
  it('tells which one, from the button that led to it', async () => {
    const { ui, listed, heard, opener } = await startHearing(fakeWallet())
    ui.open(opener)
    ui.selectWallet(listed('Petra'))
    ui.open()
    ui.selectWallet(listed('Nightly'))
    expect(heard).toEqual([
      ['button', 'wallet-item-click', { name: 'Petra' }],
      ['page', 'wallet-item-click', { name: 'Nightly' }],
    ])
  })

  it('tells it on the page when the button has left the page', async () => {
    const { ui, listed, page } = await startUi()
    const heard = vi.fn()
    page.addEventListener('wallet-item-click', heard)
    ui.open(Object.assign(new EventTarget(), { isConnected: false }) as unknown as Element)
    ui.selectWallet(listed('Nightly'))
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('on an installed wallet asks it to connect, in the same task', async () => {
    const petra = fakeWallet()
    const { ui, view, listed } = await startUi({}, petra)
    ui.open()
    ui.selectWallet(listed('Petra'))
    expect(petra.connects).toHaveLength(1)
    expect(view()).toMatchObject({ kind: 'connecting', wallet: { name: 'Petra' } })
    expect(ui.getSnapshot().isConnecting).toBe(true)
  })

  it('on a wallet that is not installed shows how to get it', async () => {
    const { ui, view, listed } = await startUi()
    ui.open()
    ui.selectWallet(listed('Petra'))
    expect(view()).toMatchObject({ kind: 'install', wallet: { name: 'Petra', readyState: 'NotDetected' } })
  })

  it('shows how to get it until it is installed', async () => {
    const { ui, view, listed, page } = await startUi()
    ui.open()
    ui.selectWallet(listed('Petra'))
    page.register(fakeWallet())
    await settle()
    expect(view()).toEqual({ kind: 'default' })
    expect(ui.getWallets().installed.map(({ name }) => name)).toEqual(['Petra'])
  })

  it('first resets what the last click showed', async () => {
    const petra = fakeWallet()
    const { ui, view, listed } = await startUi({}, petra)
    ui.open()
    ui.selectWallet(listed('Nightly'))
    ui.selectWallet(listed('Petra'))
    expect(view()?.kind).toBe('connecting')
    ui.selectWallet(listed('Nightly'))
    expect(view()).toMatchObject({ kind: 'install', wallet: { name: 'Nightly' } })
    ui.showAvailableWallets()
    ui.kit.cancel()
    expect(view()?.kind).toBe('get')
  })
})

describe('an attempt', () => {
  it('that succeeds closes the modal', async () => {
    const petra = fakeWallet()
    const { ui, view, listed } = await startUi({}, petra)
    ui.open()
    ui.selectWallet(listed('Petra'))
    petra.approve()
    await settle()
    expect(view()).toBeUndefined()
    expect(ui.getSnapshot()).toMatchObject({
      session: { account: { address: addressOf(1) } },
      isConnecting: false,
    })
    ui.kit.forceDisconnect()
    await settle()
    expect(view()).toBeUndefined()
  })

  it.each([
    ['refuse', null],
    ['fail', expect.any(WalletKitError)],
  ] as const)(
    'that comes to nothing (%s) leaves the modal open on its default view, which says so',
    async (end, error) => {
      const petra = fakeWallet()
      const { ui, view, listed } = await startUi({}, petra)
      ui.open()
      ui.selectWallet(listed('Petra'))
      petra[end](new Error('no'))
      await settle()
      expect(view()).toMatchObject({ kind: 'failed', failure: { error, wallet: { name: 'Petra' } } })
      ui.selectWallet(listed('Petra'))
      expect(view()?.kind).toBe('connecting')
    },
  )

  it('goes on when the modal is closed, and is shown again when it is opened', async () => {
    const petra = fakeWallet()
    const { ui, view, listed } = await startUi({}, petra)
    ui.open()
    ui.selectWallet(listed('Petra'))
    ui.close()
    await settle()
    expect(view()).toBeUndefined()
    ui.open()
    expect(view()?.kind).toBe('connecting')
    petra.approve()
    await settle()
    expect(ui.getSnapshot().session?.account.address).toBe(addressOf(1))
  })

  it('that is cancelled shows the default view, and nothing of what was', async () => {
    const petra = fakeWallet()
    const { ui, view, listed } = await startUi({}, petra)
    ui.open()
    ui.selectWallet(listed('Petra'))
    ui.kit.cancel()
    expect(view()).toEqual({ kind: 'default' })
  })
})

describe('the button that led to an attempt', () => {
  const closed = async (wallet: FakeWallet) => {
    const started = await startHearing(wallet)
    started.ui.open(started.opener)
    started.ui.selectWallet(started.listed('Petra'))
    started.ui.close()
    started.told()
    return started
  }

  it.each(['approve', 'fail'] as const)(
    'tells what came of it (%s) with the modal closed, too',
    async (end) => {
      const petra = fakeWallet()
      const { told } = await closed(petra)
      petra[end](end === 'fail' ? new Error('no') : accountOf(1))
      await settle()
      expect(told()).toEqual([`wallet-${end === 'fail' ? 'error' : 'connected'} from button`])
    },
  )

  it('tells what came of it where the page closes the modal as it hears of the click', async () => {
    const petra = fakeWallet()
    const { ui, listed, told, view, opener } = await startHearing(petra)
    opener.addEventListener('wallet-item-click', ui.close)
    ui.open(opener)
    ui.selectWallet(listed('Petra'))
    expect(view()).toBeUndefined()
    petra.approve()
    await settle()
    expect(told()).toEqual(['wallet-item-click from button', 'wallet-connected from button'])
  })

  it('does not tell of a wallet that is taken up by itself', async () => {
    const petra = fakeWallet()
    const { ui, kit, told, opener } = await startHearing(petra)
    kit.connect('Petra', { silent: true })
    ui.open(opener)
    ui.close()
    petra.approve()
    await settle()
    expect(told()).toEqual(['wallet-connected from page'])
  })

  it('does not tell what came of nobody', async () => {
    const petra = fakeWallet()
    const { told, kit } = await closed(petra)
    petra.approve()
    await settle()
    told()
    petra.changeNetwork({ name: 'testnet', chainId: 2 })
    await settle()
    await kit.disconnect()
    expect(told()).toEqual(['wallet-network-changed from page', 'wallet-disconnected from page'])
  })

  it('does not tell what came of nobody where the modal was closed without one', async () => {
    const petra = fakeWallet()
    const { told, kit, ui, opener } = await startHearing(petra)
    ui.open(opener)
    ui.close()
    kit.connect('Petra')
    petra.approve()
    await settle()
    expect(told()).toEqual(['wallet-connected from page'])
  })

  it('tells of the end of the session that was asked for in the modal', async () => {
    const petra = fakeWallet()
    const { told, ui, opener } = await closed(petra)
    petra.approve()
    await settle()
    ui.open(opener)
    told()
    await ui.disconnect()
    expect(told()).toEqual(['wallet-disconnected from button'])
  })

  it.each([
    ['lets go', 'wallet-disconnected'],
    ['fails', 'wallet-error'],
  ])(
    'tells that a wallet %s after the modal was closed over it, and of nothing that comes later',
    async (how, type) => {
      const letGo: ((answer?: unknown) => void)[] = []
      const petra = fakeWallet('Petra', {
        'aptos:disconnect': { disconnect: () => new Promise((resolve) => letGo.push(resolve)) },
      })
      const { told, ui, kit, opener } = await closed(petra)
      petra.approve()
      await settle()
      ui.open(opener)
      const leaving = ui.disconnect().catch(() => {})
      ui.close()
      told()
      letGo[0]?.(how === 'fails' ? { status: 'Rejected' } : undefined)
      await vi.advanceTimersByTimeAsync(8000)
      await leaving
      expect(told()).toEqual([`${type} from button`])
      kit.connect('Petra')
      petra.approve(accountOf(2))
      await settle()
      expect(told()).toEqual(['wallet-connected from page'])
    },
  )
})

describe('the info modal', () => {
  it('closes when the session ends', async () => {
    const petra = fakeWallet()
    const { ui, kit, view } = await startUi({}, petra)
    kit.connect('Petra')
    petra.approve()
    await settle()
    ui.open()
    kit.forceDisconnect()
    await settle()
    expect(view()).toBeUndefined()
    kit.connect('Petra')
    petra.approve()
    await settle()
    expect(view()).toBeUndefined()
  })
})

describe('connect() without a name', () => {
  it('opens the modal and settles with what the visitor chose', async () => {
    const petra = fakeWallet()
    const { kit, view, listed, ui } = await startUi({}, petra)
    const result = kit.connect()
    expect(view()?.kind).toBe('default')
    ui.selectWallet(listed('Petra'))
    petra.approve()
    expect(await result).toEqual({ status: 'Approved', args: { ...accountOf(1), ansName: null } })
  })

  it('goes on waiting when the first choice comes to nothing', async () => {
    const petra = fakeWallet()
    const { kit, listed, ui } = await startUi({}, petra)
    const result = kit.connect()
    ui.selectWallet(listed('Petra'))
    petra.refuse()
    await settle()
    ui.selectWallet(listed('Petra'))
    petra.approve()
    expect(await result).toMatchObject({ status: 'Approved' })
  })

  it('is declined by closing the modal', async () => {
    const { kit, ui } = await startUi()
    const result = kit.connect()
    ui.close()
    expect(await result).toEqual({ status: 'Rejected' })
  })

  it('still waits for the wallet when the modal is closed meanwhile', async () => {
    const petra = fakeWallet()
    const { kit, ui, listed } = await startUi({}, petra)
    const result = kit.connect()
    ui.selectWallet(listed('Petra'))
    ui.close()
    await settle()
    petra.approve()
    expect(await result).toMatchObject({ status: 'Approved' })
  })

  it('is declined when the modal is closed and the wallet refuses', async () => {
    const petra = fakeWallet()
    const { kit, ui, listed } = await startUi({}, petra)
    const result = kit.connect()
    ui.selectWallet(listed('Petra'))
    ui.close()
    await settle()
    petra.refuse()
    expect(await result).toEqual({ status: 'Rejected' })
  })

  it('fails with the wallet when the modal is closed meanwhile', async () => {
    const petra = fakeWallet()
    const { kit, ui, listed } = await startUi({}, petra)
    const result = failureOf(kit.connect())
    ui.selectWallet(listed('Petra'))
    ui.close()
    await settle()
    petra.fail(new Error('locked'))
    expect(await result).toMatchObject({ reason: 'WALLET_FAILED', message: 'locked' })
  })

  it('is declined by closing the modal, whatever failed before it was called', async () => {
    const petra = fakeWallet()
    const { kit, ui } = await startUi({}, petra)
    const failed = failureOf(kit.connect('Petra'))
    petra.fail(new Error('locked'))
    await failed
    const result = kit.connect()
    ui.close()
    expect(await result).toEqual({ status: 'Rejected' })
  })

  it('is declined by closing the modal over a wallet that is being taken up, and hangs', async () => {
    const storage = fakeStorage({ [keys.walletName]: 'Petra' })
    const { kit, ui } = await startUi({ storage }, fakeWallet())
    expect(kit.getState().status).toBe('restoring')
    const result = kit.connect()
    ui.close()
    expect(await result).toEqual({ status: 'Rejected' })
  })

  it('is settled already when a wallet is connected', async () => {
    const petra = fakeWallet()
    const { kit, view } = await startUi({}, petra)
    kit.connect('Petra')
    petra.approve()
    await settle()
    expect(await kit.connect()).toMatchObject({ status: 'Approved', args: { address: addressOf(1) } })
    expect(view()).toBeUndefined()
  })

  it('is called off by its signal, with the modal', async () => {
    const { kit, view } = await startUi()
    const controller = new AbortController()
    const result = failureOf(kit.connect(undefined, { signal: controller.signal }))
    controller.abort()
    expect(await result).toMatchObject({ reason: 'CANCELLED', code: 4001 })
    expect(view()).toBeUndefined()
  })

  it('is called off by its signal together with the attempt it led to', async () => {
    const petra = fakeWallet()
    const { kit, ui, listed } = await startUi({}, petra)
    const controller = new AbortController()
    const result = failureOf(kit.connect(undefined, { signal: controller.signal }))
    ui.selectWallet(listed('Petra'))
    controller.abort()
    expect(await result).toMatchObject({ reason: 'CANCELLED' })
    petra.approve()
    await settle()
    expect(kit.isConnected()).toBe(false)
  })

  it('opens nothing when its signal was aborted before', async () => {
    const { kit, view } = await startUi()
    const result = kit.connect(undefined, { signal: AbortSignal.abort() })
    expect(await failureOf(result)).toMatchObject({ reason: 'CANCELLED' })
    expect(view()).toBeUndefined()
  })

  it('opens nothing again when its signal is aborted long after', async () => {
    const petra = fakeWallet()
    const { kit, ui, listed, view } = await startUi({}, petra)
    const controller = new AbortController()
    const result = kit.connect(undefined, { signal: controller.signal })
    ui.selectWallet(listed('Petra'))
    petra.approve()
    await result
    ui.open()
    controller.abort()
    expect(view()?.kind).toBe('account')
  })
})

describe('the screen', () => {
  it('is the same object until something on it changes', async () => {
    const { ui } = await startUi()
    expect(ui.getSnapshot()).toBe(ui.getSnapshot())
  })

  it('tells of what the page configures', async () => {
    const { ui, listed } = await startUi()
    const heard = vi.fn()
    ui.subscribe(heard)
    ui.configure({
      strings: { close: 'Zu' },
      catalogue: [{ ...listed('Petra'), name: 'Mine', readyState: 'NotDetected' }],
    })
    await settle()
    expect(heard).toHaveBeenCalledTimes(1)
    expect(ui.text('close')).toBe('Zu')
    expect(ui.getWallets().popular.map(({ name }) => name)).toEqual(['Mine'])
  })

  it('puts the wallet of the last visit first, also after the visitor disconnected', async () => {
    const storage = fakeStorage({ [keys.disconnected]: 'OKX Wallet' })
    const { ui } = await startUi({ storage })
    expect(ui.getWallets().popular[0]?.name).toBe('OKX Wallet')
  })
})
