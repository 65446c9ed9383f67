import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { expectConnectedTo } from '../../support/fixtures.js'
import { uiText } from '../../support/strings.js'

describe('list of 3,000 wallets', () => {
  test('renders some rows at first, more on the way to its end, and those that a search finds', async ({
    open,
  }) => {
    const page = await open({
      before: 'for (let n = 1; n <= 3000; n++) support.installFaultyWallet({}, { name: "Wallet " + n })',
    })
    await page.click('button', 'Wallet Connect')
    await page.expectVisible('button', 'Wallet 1')
    const countRows = () =>
      page.evaluate(() => document.body.lastElementChild?.shadowRoot?.querySelectorAll('aside li').length)
    const scrollToEnd = () =>
      page.evaluate(() => {
        const list = document.body.lastElementChild?.shadowRoot?.querySelector('[part=wallets]')
        if (!list) throw new Error('The modal shows no list')
        list.scrollTop = list.scrollHeight
      })
    expect(await countRows()).toBeLessThan(60)
    await expect
      .poll(async () => {
        await scrollToEnd()
        return countRows()
      })
      .toBeGreaterThan(200)
    await page.click('searchbox', uiText('search'))
    await page.press(...'2999')
    await page.expectHidden('button', 'Wallet 1')
    await page.click('button', 'Wallet 2999')
    await expectConnectedTo(page, 'Wallet 2999')
  })
})
