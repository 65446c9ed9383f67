import { expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { expectConnectedTo } from '../../support/fixtures.js'
import { uiText } from '../../support/strings.js'

test('a list of 3,000 wallets has some rows, and those that a search finds', async ({ open }) => {
  const page = await open({
    before: 'for (let n = 1; n <= 3000; n++) support.installFaultyWallet({}, { name: "Wallet " + n })',
  })
  await page.click('button', 'Wallet Connect')
  await page.expectVisible('button', 'Wallet 1')
  const rows = () => document.body.lastElementChild?.shadowRoot?.querySelectorAll('aside li').length
  expect(await page.evaluate(rows)).toBeLessThan(60)
  await page.click('searchbox', uiText('search'))
  await page.press(...'2999')
  await page.expectHidden('button', 'Wallet 1')
  await page.click('button', 'Wallet 2999')
  await expectConnectedTo(page, 'Wallet 2999')
})
