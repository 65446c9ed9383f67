import { fireEvent, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createModalMounter } from '../../src/ui/dom/mount.js'
import { createKitWithModals } from '../../src/ui/modal/kit-with-modals.js'
import type { UiOptions } from '../../src/ui/options.js'
import { FakePage } from '../unit/support/fake-page.js'
import { accountOf, fakeWallet } from '../unit/support/fake-wallet.js'
import { advanceTime, perform, stopTime } from './support/render-ui.js'

/** Opens the connect modal on its host. */
async function openModal(options: UiOptions = {}) {
  stopTime()
  const page = new FakePage()
  const petra = fakeWallet()
  const mounter = createModalMounter()
  mounter.addIsolationListeners()
  onTestFinished(mounter.removeHostAndListeners)
  const ui = createKitWithModals({ storage: null, ...options }, () => document, mounter.mount)
  onTestFinished(ui.controls.start(page.window))
  const unregister = page.register(petra)
  expect(document.body.children).toHaveLength(0)
  await perform(() => ui.actions.open())
  const host = document.body.lastElementChild as HTMLElement
  const shadow = host.shadowRoot as ShadowRoot
  return { ui, host, shadow, petra, unregister, content: within(shadow as unknown as HTMLElement) }
}

describe('createModalMounter', () => {
  it('adds listeners to the window when it starts, and removes them with the host', async () => {
    stopTime()
    const addListener = vi.spyOn(window, 'addEventListener')
    const getSignals = () =>
      addListener.mock.calls.map(([, , options]) => (options as AddEventListenerOptions).signal)
    const mounter = createModalMounter()
    const ui = createKitWithModals({ storage: null }, () => document, mounter.mount)
    expect(getSignals()).toEqual([])
    mounter.addIsolationListeners()
    await perform(() => ui.actions.open())
    const signals = getSignals()
    expect(signals.length).toBeGreaterThan(0)
    await perform(() => mounter.renderNothing())
    await perform(() => mounter.removeHostAndListeners())
    expect(signals.every((signal) => signal?.aborted)).toBe(true)
    expect(document.body.children).toHaveLength(0)
  })

  it('can be removed before the first modal opens, and before it starts', () => {
    const mounter = createModalMounter()
    expect(mounter.removeHostAndListeners).not.toThrow()
    mounter.addIsolationListeners()
    expect(mounter.removeHostAndListeners).not.toThrow()
  })

  it('has the listeners once if it starts again', () => {
    const addListener = vi.spyOn(window, 'addEventListener')
    onTestFinished(() => addListener.mockRestore())
    const mounter = createModalMounter()
    mounter.addIsolationListeners()
    const [, , options] = addListener.mock.calls[0] ?? []
    mounter.addIsolationListeners()
    onTestFinished(mounter.removeHostAndListeners)
    expect((options as AddEventListenerOptions).signal?.aborted).toBe(true)
  })

  it('adds one open shadow root to the body when the modal opens first', async () => {
    const { ui, host, shadow } = await openModal()
    expect([shadow.mode, shadow.adoptedStyleSheets.length]).toEqual(['open', 1])
    expect(shadow.querySelector('dialog')?.open).toBe(true)
    for (let count = 0; count < 3; count++) {
      await perform(() => ui.actions.close())
      await perform(() => ui.actions.open())
    }
    expect([...document.body.children]).toEqual([host])
  })

  it('creates another host if the page removed it', async () => {
    const { ui, host } = await openModal()
    document.body.replaceChildren()
    await perform(() => ui.actions.close())
    await perform(() => ui.actions.open())
    expect(document.body.children).toHaveLength(1)
    const dialog = document.body.firstElementChild?.shadowRoot?.querySelector('dialog')
    expect(dialog?.open).toBe(true)
    expect(host.shadowRoot?.querySelector('dialog')).toBeNull()
    const sheets = [host, document.body.firstElementChild].map(
      (each) => each?.shadowRoot?.adoptedStyleSheets[0],
    )
    expect(sheets[0]).toBe(sheets[1]) // Parsed once.
  })

  it('keeps its host free of aria-hidden and inert, which dialogs of a page set', async () => {
    const { host } = await openModal()
    vi.useRealTimers()
    for (const name of ['aria-hidden', 'inert']) {
      host.setAttribute(name, 'true')
      await expect.poll(() => host.hasAttribute(name)).toBe(false)
    }
  })

  it('sets theme, language, and writing direction of the options', async () => {
    const { ui, host, shadow } = await openModal()
    const wrapper = shadow.firstElementChild as HTMLElement
    const getSettings = () => [wrapper.style.colorScheme, wrapper.lang, wrapper.dir]
    expect(getSettings()).toEqual(['light dark', 'en', 'ltr'])
    await perform(() => ui.configure({ theme: 'dark', locale: 'ar' }))
    expect(getSettings()).toEqual(['dark', 'ar', 'rtl'])
    await perform(() => ui.configure({ theme: 'auto', locale: 'de' }))
    expect(getSettings()).toEqual(['light dark', 'de', 'ltr'])
    // The page can replace the attributes of the host.
    expect(host.getAttributeNames()).toEqual(['data-turbo-permanent'])
  })

  it('announces a connection only, and not the request before it again, when the modal closes', async () => {
    const { content, shadow, petra } = await openModal()
    await perform(() => fireEvent.click(content.getByRole('button', { name: 'Petra' })))
    await advanceTime(100)
    const region = shadow.firstElementChild?.lastElementChild as HTMLElement
    const texts: (string | null)[] = []
    new MutationObserver(() => texts.push(region.textContent)).observe(region, { childList: true })
    await perform(() => petra.approve(accountOf(1)))
    await advanceTime(100)
    expect(texts).toEqual(['Connected to Petra.'])
  })

  it('keeps the focus in the modal, on its control if that stays', async () => {
    const { content, shadow, petra } = await openModal()
    const row = content.getByRole('button', { name: 'Petra' })
    row.focus()
    await perform(() => fireEvent.click(row))
    await perform(() => petra.refuse())
    expect(shadow.activeElement).toBe(row)
    await perform(() => fireEvent.click(content.getByRole('button', { name: 'Try Again' })))
    const cancel = content.getByRole('button', { name: 'Cancel' })
    cancel.focus()
    await perform(() => fireEvent.click(cancel))
    expect(shadow.activeElement).toBe(row)
    const get = content.getByRole('button', { name: 'Get a Wallet' })
    get.focus()
    await perform(() => fireEvent.click(get))
    const heading = content.getByRole('heading', { name: 'Get a Wallet' })
    expect([shadow.activeElement, heading.tabIndex]).toEqual([heading, -1])
    const onKeyDown = vi.fn()
    document.addEventListener('keydown', onKeyDown, { once: true })
    fireEvent.keyDown(heading, { key: 'F2', composed: true })
    expect(onKeyDown).not.toHaveBeenCalled()
  })

  it('moves the focus to the title if no row is left', async () => {
    const { content, shadow, unregister } = await openModal({ catalogue: [] })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await perform(() => fireEvent.click(content.getByRole('button', { name: 'Petra' })))
    content.getByRole('button', { name: 'Cancel' }).focus()
    await perform(() => unregister())
    expect(shadow.activeElement).toBe(content.getByRole('heading', { name: 'Connect a Wallet' }))
  })

  it('moves the focus to the view if it hides the list, as on a phone, and back to the row', async () => {
    const { content, shadow } = await openModal()
    let isListHidden = true
    vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation(function (this: Element) {
      return !(isListHidden && this.closest('aside'))
    })
    const row = content.getByRole('button', { name: 'Nightly' })
    row.focus()
    await perform(() => fireEvent.click(row))
    expect(shadow.activeElement?.localName).toBe('section')
    isListHidden = false
    const back = content.getByRole('button', { name: 'Back' })
    back.focus()
    await perform(() => fireEvent.click(back))
    expect(shadow.activeElement).toBe(row)
  })

  it('adds its listeners again with another host, because `document.open()` removes them', async () => {
    const { ui } = await openModal()
    const addListener = vi.spyOn(window, 'addEventListener')
    const countTypes = () => new Set(addListener.mock.calls.map(([type]) => type)).size
    await perform(() => ui.actions.close())
    await perform(() => ui.actions.open())
    expect(countTypes()).toBe(0)
    document.body.replaceChildren()
    await perform(() => ui.actions.open())
    expect(countTypes()).toBeGreaterThan(0)
  })
})
