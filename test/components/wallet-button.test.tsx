import { fireEvent } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { accountOf, fakeWallet } from '../unit/support/fake-wallet.js'
import { click, getButton, perform, renderAccountModal, renderUi } from './support/render-ui.js'

describe('WalletButton', () => {
  it.each([
    [undefined, 'Wallet 0x0000...abcd, connected', 'button connected'],
    ['testnet', /^Wallet 0x0000...abcd, connected\. \w+/, 'button connected wrong-network'],
  ])(
    'shows the avatar and the short address of a session, expected on %s, and opens the account modal',
    async (network, name, part) => {
      const { ui, dialog } = await renderAccountModal({}, { network }, accountOf(0xabcd))
      await perform(() => ui.actions.close())
      const button = getButton(name)
      expect(button.textContent).toBe('0x0000...abcd')
      expect(button.getAttribute('part')).toBe(part)
      const getVariables = (element: Element | null) => (element as HTMLElement).getAttribute('style')
      expect(getVariables(button)).toMatch(/--a: ?[\d.]+deg/)
      await click('button', name)
      expect(dialog.open).toBe(true)
      expect(getVariables(button)).toBe(getVariables(dialog.querySelector('[part=avatar]')))
      expect(getButton('Disconnect')).toBeTruthy()
    },
  )

  it('keeps the keys that press it from the page, and no other key', async () => {
    await renderUi()
    const onPage = vi.fn()
    document.body.addEventListener('keydown', onPage)
    onTestFinished(() => document.body.removeEventListener('keydown', onPage))
    for (const key of ['Enter', ' ', 'a']) fireEvent.keyDown(getButton('Wallet Connect'), { key })
    expect(onPage).toHaveBeenCalledTimes(1)
  })

  it('names its dialog as a popup, and is busy during an attempt', async () => {
    const petra = fakeWallet()
    const { kit } = await renderUi({}, petra)
    expect(getButton('Wallet Connect').getAttribute('aria-haspopup')).toBe('dialog')
    expect(getButton('Wallet Connect').getAttribute('part')).toBe('button')
    const isBusy = () => getButton('Wallet Connect').getAttribute('aria-busy')
    expect(isBusy()).toBe('false')
    await perform(() => kit.connect('Petra'))
    expect(isBusy()).toBe('true')
    await perform(() => petra.refuse())
    expect(isBusy()).toBe('false')
  })

  it('is the target of the events of the modal that it opened', async () => {
    const petra = fakeWallet()
    const { host } = await renderUi({}, petra)
    const listener = vi.fn()
    for (const name of ['wallet-item-click', 'wallet-connected'])
      host.addEventListener(name, ({ type }) => listener(type))
    for (const name of ['Wallet Connect', 'Petra']) await click('button', name)
    await perform(() => petra.approve())
    expect(listener.mock.calls).toEqual([['wallet-item-click'], ['wallet-connected']])
  })
})
