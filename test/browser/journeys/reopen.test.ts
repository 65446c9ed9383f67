import { describe } from 'vitest'
import { test } from '../../support/browser-test.js'
import { connectWallet, goodWallet, shortAddress } from '../../support/fixtures.js'
import type { TestPage } from '../../support/test-page.js'

/** On the screen, and still there when all that was under way has been drawn. */
async function stays(visit: TestPage, name: string) {
  await visit.expectVisible('dialog', name)
  await visit.advanceTime(0)
  await visit.expectVisible('dialog', name)
}

describe('a modal that opens where another closes', () => {
  test('is the info modal when the page opens it as soon as the visitor has connected', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await visit.evaluate(() => void window.AptosWalletKit.connect().then(window.AptosWalletKit.open))
    await visit.click('button', 'Good Wallet')
    await visit.wallet('Good Wallet').approve()
    await stays(visit, shortAddress)
    await visit.click('button', 'Copy Address')
  })

  test('is the connect modal when the page opens it as soon as it has disconnected', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await connectWallet(visit)
    await visit.click('button', shortAddress)
    await visit.expectVisible('dialog', shortAddress)
    await visit.evaluate(() => void window.AptosWalletKit.disconnect().then(window.AptosWalletKit.open))
    await stays(visit, 'Connect a Wallet')
    await visit.click('button', 'Petra')
    await visit.expectVisible('heading', 'Petra')
  })

  test('stays open however few moments after the other has closed', async ({ open }) => {
    const visit = await open()
    await visit.click('button', 'Wallet Connect')
    await visit.expectVisible('dialog')
    for (let moments = 0; moments < 20; moments++) {
      await visit.evaluate(async (moments) => {
        window.AptosWalletKit.close()
        for (let n = 0; n < moments; n++) await Promise.resolve()
        window.AptosWalletKit.open()
      }, moments)
      await stays(visit, 'Connect a Wallet')
    }
  })
})

test('leaves the modal open after a double click whose second click lands beside it', async ({ open }) => {
  const visit = await open({ css: 'main { position: fixed; inset: auto 0 0 auto }' })
  await visit.click('button', 'Wallet Connect', 2)
  await stays(visit, 'Connect a Wallet')
  await visit.tab.click(40, 400)
  await visit.expectHidden('dialog')
})
