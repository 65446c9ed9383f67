import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { goodWallet, pressWalletButton, shortAddress } from '../../support/fixtures.js'
import type { TestPage } from '../../support/test-page.js'

describe('press of the wallet button without a click', () => {
  test.for<[string, (page: TestPage) => Promise<unknown>]>([
    ['another press', pressWalletButton],
    ['the page', (page) => page.evaluate(() => window.AptosWalletKit.open())],
    ['the keyboard', (page) => page.press('Enter')],
  ])('does not show an earlier rejection when %s opens the modal', async ([, openModal], { open }) => {
    const page = await open({ wallets: [goodWallet] })
    await pressWalletButton(page)
    await page.evaluate(() => {
      document.querySelector('aptos-wallet-button')?.shadowRoot?.querySelector('button')?.focus()
      window.AptosWalletKit.connect('Good Wallet').catch(() => {})
    })
    await page.wallet('Good Wallet').reject()
    await page.expectConsole('warn: User rejected the connection request')
    await openModal(page)
    if (openModal === pressWalletButton) await page.click('button', 'Wallet Connect')
    await page.expectVisible('heading', 'What is a Wallet?')
    await page.expectHidden('button', 'Try Again')
  })

  test('lets the page open the connect modal in a listener of wallet-disconnected', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await page.evaluate(() => void window.AptosWalletKit.connect('Good Wallet'))
    await page.wallet('Good Wallet').approve()
    await page.expectVisible('button', shortAddress)
    await page.evaluate(() => {
      window.AptosWalletKit.on('wallet-disconnected', () => window.AptosWalletKit.open())
    })
    await pressWalletButton(page)
    await page.evaluate(() => void window.AptosWalletKit.disconnect())
    await page.expectVisible('dialog', 'Connect a Wallet')
  })

  test('lets connect() of the page settle after the user closed the modal', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await page.evaluate(() => {
      window.AptosWalletKit.connect().then(({ status }) => {
        document.title = status
      })
    })
    await page.click('button', 'Good Wallet')
    await page.wallet('Good Wallet').waitForRequest()
    await page.press('Escape')
    await page.expectHidden('dialog')
    await pressWalletButton(page)
    await page.wallet('Good Wallet').reject()
    await expect.poll(() => page.evaluate(() => document.title)).toBe('Rejected')
    await page.expectConsole('warn: User rejected the connection request')
  })
})
