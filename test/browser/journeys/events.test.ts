import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { expectConnectedTo, goodWallet, openAccountModal, pressWalletButton } from '../../support/fixtures.js'

describe('events', () => {
  test('start at the document when the page connects after the user closed the modal', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await page.click('button', 'Wallet Connect')
    await page.expectVisible('dialog')
    await page.click('button', 'Close')
    await page.expectHidden('dialog')
    await page.evaluate(() => void window.AptosWalletKit.connect('Good Wallet'))
    await page.wallet('Good Wallet').approve()
    await expectConnectedTo(page, 'Good Wallet')
    expect(await page.takeEvents()).toMatchObject([{ type: 'wallet-connected', from: '' }])
  })

  test('start at the document when the page disconnects after a press of the button without a click', async ({
    open,
  }) => {
    const page = await open({ wallets: [goodWallet] })
    await openAccountModal(page)
    await page.click('button', 'Close')
    await page.expectHidden('dialog')
    await pressWalletButton(page)
    await page.takeEvents()
    await page.evaluate(() => window.AptosWalletKit.disconnect())
    expect(await page.takeEvents()).toMatchObject([{ type: 'wallet-disconnected', from: '' }])
  })
})
