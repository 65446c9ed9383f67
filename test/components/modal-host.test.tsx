import './support/dialog.js'
import { fireEvent, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createModalController } from '../../src/ui/modal-controller.js'
import { createModalHost } from '../../src/ui/modal-host.js'
import type { UiOptions } from '../../src/ui/options.js'
import { FakePage } from '../unit/support/fake-page.js'
import { fakeWallet } from '../unit/support/fake-wallet.js'
import { startClock, stopClock } from './support/clock.js'
import { doing } from './support/render-ui.js'

beforeEach(stopClock)
afterEach(() => {
  startClock()
  document.body.replaceChildren()
})

async function openModal(options: UiOptions = {}) {
  const page = new FakePage()
  const petra = fakeWallet()
  const ui = createModalController({ storage: null, ...options }, () => document, createModalHost())
  ui.kit.start(page.window)
  page.register(petra)
  await doing(() => ui.open())
  const host = document.body.lastElementChild as HTMLElement
  const shadow = host.shadowRoot as ShadowRoot
  return { ui, host, shadow, petra, inside: within(shadow as unknown as HTMLElement) }
}

describe("the modal's place", () => {
  it('is an open shadow root on the body, made when it is first needed', async () => {
    createModalController({ storage: null }, () => document, createModalHost())
    expect(document.body.children).toHaveLength(0)
    const { host, shadow } = await openModal()
    expect(host.parentNode).toBe(document.body)
    expect(shadow.mode).toBe('open')
    expect(shadow.adoptedStyleSheets).toHaveLength(1)
    expect(shadow.querySelector('dialog')?.open).toBe(true)
  })

  it('stays one, however often the modal is opened', async () => {
    const { ui } = await openModal()
    for (let n = 0; n < 3; n++) {
      await doing(() => ui.close())
      await doing(() => ui.open())
    }
    expect(document.body.children).toHaveLength(1)
  })

  it('is put back when the page has lost it', async () => {
    const { ui, host, shadow } = await openModal()
    document.body.replaceChildren()
    await doing(() => ui.close())
    await doing(() => ui.open())
    expect(host.parentNode).toBe(document.body)
    expect(shadow.querySelector('dialog')?.matches(':modal')).toBe(true)
  })

  it('has the theme, language and writing direction that are set when it opens, and English without', async () => {
    const { ui, host } = await openModal()
    expect(host.style.colorScheme).toBe('')
    expect([host.lang, host.dir]).toEqual(['en', 'ltr'])
    ui.configure({ theme: 'dark', locale: 'ar' })
    await doing(() => ui.open())
    expect([host.style.colorScheme, host.lang, host.dir]).toEqual(['dark', 'ar', 'rtl'])
    ui.configure({ theme: 'auto', locale: 'de' })
    await doing(() => ui.open())
    expect([host.style.colorScheme, host.lang, host.dir]).toEqual(['', 'de', 'ltr'])
  })
})

describe('the focus', () => {
  it('stays in the modal when the control that had it is gone', async () => {
    const { inside, shadow } = await openModal()
    await doing(() => fireEvent.click(inside.getByRole('button', { name: 'Petra', hidden: true })))
    const cancel = inside.getByRole('button', { name: 'Cancel', hidden: true })
    cancel.focus()
    await doing(() => fireEvent.click(cancel))
    expect(shadow.activeElement).toBe(inside.getByRole('button', { name: 'Petra', hidden: true }))
  })

  it('stays where it is when its control is still there', async () => {
    const { inside, shadow, petra } = await openModal()
    const row = inside.getByRole('button', { name: 'Petra', hidden: true })
    row.focus()
    await doing(() => fireEvent.click(row))
    await doing(() => petra.refuse())
    expect(shadow.activeElement).toBe(row)
  })
})
