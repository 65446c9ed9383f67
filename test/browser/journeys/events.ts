import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { connect, good, isConnectedTo, short } from '../../support/people.js'

describe('an event that no button led to', () => {
  test('starts from the document after the visitor has opened the modal and closed it again', async ({
    open,
  }) => {
    const visit = await open({ wallets: [good] })
    await visit.click('button', 'Wallet Connect')
    await visit.see('dialog')
    await visit.click('button', 'Close')
    await visit.gone('dialog')
    await visit.evaluate(() => void window.AptosWalletKit.connect('Good Wallet'))
    await visit.wallet('Good Wallet').approve()
    await isConnectedTo(visit, 'Good Wallet')
    expect(await visit.heard()).toMatchObject([{ type: 'wallet-connected', from: '' }])
  })

  test('starts from the document when the page disconnects what a button connected', async ({ open }) => {
    const visit = await open({ wallets: [good] })
    await connect(visit)
    await visit.click('button', short)
    await visit.see('dialog', short)
    await visit.click('button', 'Close')
    await visit.gone('dialog')
    await visit.heard()
    await visit.evaluate(() => window.AptosWalletKit.disconnect())
    expect(await visit.heard()).toMatchObject([{ type: 'wallet-disconnected', from: '' }])
  })
})
