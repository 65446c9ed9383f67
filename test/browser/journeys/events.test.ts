import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { connectWallet, expectConnectedTo, goodWallet, shortAddress } from '../../support/fixtures.js'

describe('an event that no button led to', () => {
  test('starts from the document after the visitor has opened the modal and closed it again', async ({
    open,
  }) => {
    const visit = await open({ wallets: [goodWallet] })
    await visit.click('button', 'Wallet Connect')
    await visit.expectVisible('dialog')
    await visit.click('button', 'Close')
    await visit.expectHidden('dialog')
    await visit.evaluate(() => void window.AptosWalletKit.connect('Good Wallet'))
    await visit.wallet('Good Wallet').approve()
    await expectConnectedTo(visit, 'Good Wallet')
    expect(await visit.takeEvents()).toMatchObject([{ type: 'wallet-connected', from: '' }])
  })

  test('starts from the document when the page disconnects what a button connected', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await connectWallet(visit)
    await visit.click('button', shortAddress)
    await visit.expectVisible('dialog', shortAddress)
    await visit.click('button', 'Close')
    await visit.expectHidden('dialog')
    await visit.takeEvents()
    await visit.evaluate(() => window.AptosWalletKit.disconnect())
    expect(await visit.takeEvents()).toMatchObject([{ type: 'wallet-disconnected', from: '' }])
  })
})
