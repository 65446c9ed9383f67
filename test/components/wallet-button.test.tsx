import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accountOf, fakeWallet } from '../unit/support/fake-wallet.js'
import { click, doing, renderUi } from './support/render-ui.js'

const button = () => screen.getByRole('button', { name: /Wallet Connect|0x/ })

describe('the wallet button', () => {
  it('says "Wallet Connect" and opens the connect modal', async () => {
    const { dialog } = await renderUi()
    expect(button().textContent).toBe('Wallet Connect')
    expect(button().getAttribute('aria-haspopup')).toBe('dialog')
    expect(dialog.open).toBe(false)
    await click('button', 'Wallet Connect')
    expect(dialog.open).toBe(true)
  })

  it('says the short address when connected, and opens the info modal', async () => {
    const petra = fakeWallet()
    const { kit, inDialog } = await renderUi({}, petra)
    await doing(() => {
      kit.connect('Petra')
      petra.approve(accountOf(0xabcd))
    })
    expect(button().textContent).toBe('0x0000...abcd')
    await click('button', 'Wallet 0x0000...abcd, connected')
    expect(inDialog.getByRole('button', { name: 'Disconnect', hidden: true })).toBeTruthy()
  })

  it('says that it is busy while a wallet is asked', async () => {
    const petra = fakeWallet()
    const { kit } = await renderUi({}, petra)
    expect(button().getAttribute('aria-busy')).toBe('false')
    await doing(() => kit.connect('Petra'))
    expect(button().getAttribute('aria-busy')).toBe('true')
    await doing(() => petra.refuse())
    expect(button().getAttribute('aria-busy')).toBe('false')
  })

  it("says it in the page's words, as soon as it has them", async () => {
    const { ui } = await renderUi({ strings: { button: 'Wallet verbinden' } })
    expect(screen.getByRole('button', { name: 'Wallet verbinden' })).toBeTruthy()
    await doing(() => ui.configure({ strings: { button: 'Connecter' } }))
    expect(screen.getByRole('button', { name: 'Connecter' })).toBeTruthy()
  })

  it('shows what is true when it is clicked, and not what was when it was pressed', async () => {
    const petra = fakeWallet()
    const { kit, dialog, inDialog } = await renderUi({}, petra)
    await doing(() => fireEvent.pointerDown(button()))
    await doing(() => {
      kit.connect('Petra')
      petra.approve(accountOf(0xabcd))
    })
    expect(dialog.open).toBe(false)
    expect(dialog.childElementCount).toBe(0)
    await click('button', 'Wallet 0x0000...abcd, connected')
    expect(inDialog.getByRole('button', { name: 'Disconnect', hidden: true })).toBeTruthy()
  })

  it('that is let go elsewhere opens nothing, and is pressed again as if for the first time', async () => {
    const { dialog, ui } = await renderUi({}, fakeWallet())
    for (let press = 0; press < 2; press++) await doing(() => fireEvent.pointerDown(button()))
    expect(dialog.open).toBe(false)
    await doing(() => ui.close())
    expect(dialog.childElementCount).toBe(0)
    await click('button', 'Wallet Connect')
    expect(dialog.open).toBe(true)
    // A pointer that is pressed on it now, as a script can, changes nothing.
    await doing(() => fireEvent.pointerDown(button()))
    expect(dialog.open).toBe(true)
  })

  it('is where the events of what it led to start', async () => {
    const petra = fakeWallet()
    const { host } = await renderUi({}, petra)
    const heard: string[] = []
    for (const name of ['wallet-item-click', 'wallet-connected'])
      host.addEventListener(name, ({ type }) => heard.push(type))
    await click('button', 'Wallet Connect')
    await click('button', 'Petra')
    await doing(() => petra.approve())
    expect(heard).toEqual(['wallet-item-click', 'wallet-connected'])
  })
})
