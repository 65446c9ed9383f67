// The modal is rendered before the click, when the page is idle.
import { fireEvent, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createModalMounter, mountButton, unmountButton } from '../../src/ui/dom/mount.js'
import { createKitWithModals } from '../../src/ui/modal/kit-with-modals.js'
import type { UiOptions } from '../../src/ui/options.js'
import { FakePage } from '../unit/support/fake-page.js'
import { fakeStorage } from '../unit/support/fake-storage.js'
import { accountOf, fakeWallet } from '../unit/support/fake-wallet.js'
import { advanceTime, createWallets, perform, stopTime } from './support/render-ui.js'

/** The kit waits for this time after a change. */
const SETTLE_MS = 300

/** Has the document report another state until the test ends. The kit reads it from the prototype. */
function stubDocument(name: 'hidden' | 'readyState', value: boolean | DocumentReadyState) {
  const prototype = Object.getPrototypeOf(document)
  Object.defineProperty(prototype, name, { value, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(prototype, name))
}

/** Mounts the button on a page with Petra. */
async function mountPage({ isVisible = true, ...options }: UiOptions & { isVisible?: boolean } = {}) {
  stopTime()
  const page = new FakePage()
  const petra = fakeWallet()
  const mounter = createModalMounter()
  mounter.addIsolationListeners()
  onTestFinished(mounter.removeHostAndListeners)
  const ui = createKitWithModals({ storage: fakeStorage(), ...options }, () => document, mounter.mount)
  onTestFinished(ui.controls.start(page.window))
  page.register(petra)
  const button = document.body.appendChild(document.createElement('span'))
  button.checkVisibility = () => isVisible
  await perform(() => mountButton(button, ui))
  onTestFinished(() => unmountButton(button))
  const getModalRoot = () => document.body.lastElementChild?.shadowRoot as ShadowRoot
  const findDialog = () => (document.body.children.length > 1 ? getModalRoot().querySelector('dialog') : null)
  return {
    ui,
    mounter,
    page,
    petra,
    button,
    findDialog,
    getDialog: () => findDialog() as HTMLDialogElement,
    getContent: () => within(getModalRoot() as unknown as HTMLElement),
    getRowNames: () =>
      Array.from(findDialog()?.querySelectorAll('[part=wallet] bdi') ?? [], (name) => name.textContent),
  }
}

/** Effects run in the frame after a render. */
const FRAME_MS = 50

/** Waits for the time after which the kit prerenders the modal. */
const becomeIdle = async () => {
  await advanceTime(FRAME_MS + SETTLE_MS)
  for (let moment = 0; moment < 3; moment++) await advanceTime(FRAME_MS)
}

const catalogue: UiOptions['catalogue'] = []

describe('preparation', () => {
  it('loads each icon, except those to which the user has to scroll', async () => {
    const { page, findDialog } = await mountPage({ catalogue })
    for (const wallet of createWallets(11)) page.register(wallet)
    await becomeIdle()
    const icons = Array.from(findDialog()?.querySelectorAll('img') ?? [], ({ loading }) => loading === 'lazy')
    expect(icons).toEqual([...Array(10).fill(false), true, true])
  })

  it('renders the connect modal in the closed dialog, which is inert', async () => {
    const { findDialog, getDialog, getRowNames } = await mountPage({ catalogue })
    expect(findDialog()).toBeNull()
    await becomeIdle()
    expect([getDialog().open, getDialog().inert]).toEqual([false, true])
    expect(getRowNames()).toEqual(['Petra'])
    expect(getDialog().textContent).toContain('What is a Wallet?')
    const ids = Array.from(getDialog().querySelectorAll('[id]'), ({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('opens with the nodes that it has rendered, without reading the wallets again', async () => {
    const filter = vi.fn(() => true)
    const { button, getDialog } = await mountPage({ filter })
    await becomeIdle()
    const nodes = [...getDialog().querySelectorAll('*')]
    filter.mockClear()
    await perform(() => fireEvent.click(button))
    expect([getDialog().open, getDialog().inert]).toEqual([true, false])
    expect([...getDialog().querySelectorAll('*')]).toEqual(nodes)
    expect(filter).not.toHaveBeenCalled()
  })

  it('renders the modal again after it was removed together with the button', async () => {
    const { ui, mounter, button, getDialog, getRowNames } = await mountPage({ catalogue })
    await becomeIdle()
    await perform(() => unmountButton(button))
    await perform(mounter.renderNothing)
    expect(getDialog()).toBeNull()
    await perform(() => mountButton(button, ui))
    await becomeIdle()
    expect([getRowNames(), getDialog().open]).toEqual([['Petra'], false])
  })

  it('does nothing without `checkVisibility`, as in jsdom', async () => {
    const onRejection = vi.fn()
    process.on('unhandledRejection', onRejection)
    onTestFinished(() => void process.off('unhandledRejection', onRejection))
    const { button, findDialog } = await mountPage({ catalogue })
    button.checkVisibility = undefined as never
    await becomeIdle()
    vi.useRealTimers()
    await new Promise(setImmediate) // Node.js reports rejections after all microtasks.
    expect(findDialog()).toBeNull()
    expect(onRejection).not.toHaveBeenCalled()
  })

  it('is not needed: a click before opens the whole modal', async () => {
    const { button, getDialog, getRowNames } = await mountPage({ catalogue })
    await perform(() => fireEvent.click(button))
    expect(getDialog().open).toBe(true)
    expect(getRowNames()).toEqual(['Petra'])
    expect(getDialog().textContent).toContain('What is a Wallet?')
  })

  it.each(['pointerenter', 'focusin'])('starts at %s, although the page is not idle', async (type) => {
    const { button, findDialog, getRowNames } = await mountPage({ catalogue })
    stubDocument('readyState', 'loading')
    await becomeIdle()
    expect(findDialog()).toBeNull()
    await perform(() => fireEvent(button, new Event(type)))
    expect(findDialog()).not.toBeNull()
    expect(getRowNames()).toEqual(['Petra'])
  })

  it('renders the account modal of a connected wallet', async () => {
    const { ui, petra, getDialog, getContent } = await mountPage()
    ui.kit.connect('Petra')
    await perform(() => petra.approve(accountOf(1)))
    await becomeIdle()
    expect([getDialog().open, getDialog().getAttribute('part')]).toEqual([false, 'dialog info'])
    expect(getContent().getByRole('button', { name: 'Copy Address' })).toBeTruthy()
  })

  it('is not shown in the listener of a change', async () => {
    const { ui, petra } = await mountPage()
    ui.kit.connect('Petra')
    await becomeIdle()
    const views: unknown[] = []
    ui.kit.on('wallet-connected', () => {
      ui.actions.open()
      views.push(ui.getSnapshot().view?.kind)
    })
    await perform(() => petra.approve(accountOf(1)))
    expect(views).toEqual(['account'])
  })

  it('loads the balance at each opening of the account modal, not before', async () => {
    const balance = vi.fn(async () => '12.5 APT')
    const { ui, petra, button, getDialog } = await mountPage({ balance })
    ui.kit.connect('Petra')
    await perform(() => petra.approve(accountOf(1)))
    await becomeIdle()
    expect(getDialog().getAttribute('part')).toBe('dialog info')
    expect(balance).not.toHaveBeenCalled()
    for (const opening of [1, 2]) {
      await perform(() => fireEvent.click(button))
      await advanceTime(FRAME_MS)
      expect(getDialog().textContent).toContain('12.5 APT')
      await perform(() => ui.actions.close())
      await becomeIdle()
      expect(balance).toHaveBeenCalledTimes(opening)
    }
  })

  it('shows a change when the page is idle again, and calls functions of the page once for a burst', async () => {
    const first = vi.fn()
    const filter: UiOptions['filter'] = ({ name }) => name !== 'Petra' || first() || true
    const { page, getRowNames } = await mountPage({ catalogue, filter })
    await becomeIdle()
    const register = async (count: number) => {
      first.mockClear()
      for (const wallet of createWallets(count)) {
        page.register({ ...wallet, name: `${wallet.name} of ${count}` })
        await advanceTime(1) // Each wallet is an extension with a task of its own.
      }
      await becomeIdle()
      return first.mock.calls.length
    }
    const calls = await register(1)
    expect(getRowNames()).toHaveLength(2)
    expect(await register(40)).toBe(calls)
    expect(getRowNames()).toHaveLength(42)
  })

  it('loads no lazy wallet, creates no QR code, and announces nothing', async () => {
    const load = vi.fn(async () => {})
    const createQrCode = vi.fn(() => undefined)
    const { ui } = await mountPage({ createQrCode, lazyWallets: [{ name: 'Lazy', icon: '', load }] })
    await becomeIdle()
    expect([load.mock.calls, createQrCode.mock.calls, ui.getSnapshot().announcement]).toEqual([[], [], ''])
  })
})

describe('preparation waits', () => {
  it('for a button: a page without one has no dialog', async () => {
    const { button, page, findDialog } = await mountPage()
    unmountButton(button)
    await perform(() => page.register(fakeWallet('Late')))
    await becomeIdle()
    expect(findDialog()).toBeNull()
  })

  it('for a button that the user can see', async () => {
    const { findDialog } = await mountPage({ isVisible: false })
    await becomeIdle()
    expect(findDialog()).toBeNull()
  })

  it.each([
    ['hidden', true],
    ['readyState', 'interactive'],
  ] as const)('for the pointer or the focus if the %s of the page is %s', async (name, value) => {
    stubDocument(name, value)
    const { button, findDialog } = await mountPage()
    await becomeIdle()
    expect(findDialog()).toBeNull()
    await perform(() => fireEvent(button, new Event('pointerenter')))
    expect(findDialog()).not.toBeNull()
  })
})

describe('closed dialog', () => {
  it('keeps its content while it disappears, then starts over', async () => {
    const { ui, button, petra, getDialog, getContent, page } = await mountPage({ catalogue })
    await perform(() => page.register(...createWallets(9)))
    await perform(() => fireEvent.click(button))
    const search = getContent().getByRole('searchbox')
    await perform(() => fireEvent.input(search, { target: { value: 'Petra' } }))
    await perform(() => fireEvent.click(getContent().getByRole('button', { name: 'Petra' })))
    expect(petra.connects).toHaveLength(1)
    await perform(() => ui.actions.close())
    await perform(() => fireEvent.focusIn(button)) // The browser returns the focus to the button.
    await perform(ui.controls.cancel)
    await advanceTime(SETTLE_MS - 1)
    expect([getDialog().open, getDialog().inert]).toEqual([false, true])
    expect(getDialog().contains(search)).toBe(true)
    expect(getContent().getByRole('button', { name: 'Cancel' })).toBeTruthy()
    await becomeIdle()
    expect(getDialog().contains(search)).toBe(false)
    expect(getContent().getByRole<HTMLInputElement>('searchbox').value).toBe('')
    expect(getContent().getByRole('heading', { name: 'What is a Wallet?' })).toBeTruthy()
  })

  it.each([
    ['pointerenter', 'the button is below the pointer'],
    ['focusin', 'the browser returns the focus'],
  ])('keeps its content at %s: %s', async (type) => {
    const { ui, button, getContent } = await mountPage()
    await becomeIdle()
    await perform(() => fireEvent.click(button))
    await perform(() => fireEvent.click(getContent().getByRole('button', { name: 'Get a Wallet' })))
    await becomeIdle()
    await perform(() => {
      ui.actions.close()
      fireEvent(button, new Event(type)) // Before the effects of the close.
    })
    await advanceTime(SETTLE_MS - 1)
    expect(getContent().getByRole('heading', { name: 'Get a Wallet' })).toBeTruthy()
  })

  it('starts over if it opens before it has disappeared', async () => {
    const { button, getContent, ui, page } = await mountPage({ catalogue })
    await perform(() => page.register(...createWallets(9)))
    await perform(() => fireEvent.click(button))
    await perform(() => fireEvent.input(getContent().getByRole('searchbox'), { target: { value: 'Petra' } }))
    await perform(() => ui.actions.close())
    await perform(() => fireEvent.click(button))
    expect(getContent().getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })
})
