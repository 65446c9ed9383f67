import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { goodWallet, pressWalletButton, shortAddress } from '../../support/fixtures.js'
import type { TestPage } from '../../support/test-page.js'

describe('a press that was let go elsewhere', () => {
  test.for<[string, (visit: TestPage) => Promise<unknown>]>([
    ['another press', pressWalletButton],
    ['the page', (visit) => visit.evaluate(() => window.AptosWalletKit.open())],
    ['the keyboard', (visit) => visit.press('Enter')],
  ])('makes no old failure news when %s opens the modal', async ([, act], { open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await pressWalletButton(visit)
    await visit.evaluate(() => {
      document.querySelector('aptos-wallet-button')?.shadowRoot?.querySelector('button')?.focus()
      window.AptosWalletKit.connect('Good Wallet').catch(() => {})
    })
    await visit.wallet('Good Wallet').reject()
    await visit.expectConsole('warn: User rejected the connection request')
    await act(visit)
    if (act === pressWalletButton) await visit.click('button', 'Wallet Connect')
    await visit.expectVisible('heading', 'What is a Wallet?')
    await visit.expectHidden('button', 'Try Again')
  })

  test('lets the page open the modal that fits, in the very event of what has changed', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await visit.evaluate(() => void window.AptosWalletKit.connect('Good Wallet'))
    await visit.wallet('Good Wallet').approve()
    await visit.expectVisible('button', shortAddress)
    await visit.evaluate(() => {
      window.AptosWalletKit.on('wallet-disconnected', () => window.AptosWalletKit.open())
    })
    await pressWalletButton(visit)
    await visit.evaluate(() => void window.AptosWalletKit.disconnect())
    await visit.expectVisible('dialog', 'Connect a Wallet')
  })

  test('keeps no call of the page waiting once the visitor has closed the modal', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await visit.evaluate(() => {
      const own = { status: '' }
      window.AptosWalletKit.connect().then(({ status }) => Object.assign(own, { status }))
      Object.assign(window, { own })
    })
    await visit.click('button', 'Good Wallet')
    await visit.wallet('Good Wallet').waitForRequest()
    await visit.press('Escape')
    await visit.expectHidden('dialog')
    await pressWalletButton(visit)
    await visit.wallet('Good Wallet').reject()
    const status = () =>
      visit.evaluate(() => (window as unknown as Record<'own', { status: string }>).own.status)
    await expect.poll(status).toBe('Rejected')
    await visit.expectConsole('warn: User rejected the connection request')
  })

  test('has no part in what the page does by itself', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await visit.click('button', 'Wallet Connect')
    await visit.click('button', 'Good Wallet')
    await visit.wallet('Good Wallet').approve()
    await visit.expectVisible('button', shortAddress)
    await pressWalletButton(visit)
    await visit.takeEvents()
    await visit.evaluate(() => void window.AptosWalletKit.disconnect())
    await visit.expectVisible('button', 'Wallet Connect')
    expect(await visit.takeEvents()).toMatchObject([{ type: 'wallet-disconnected', from: '' }])
  })
})
