import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import type { PageSetup } from '../../support/page-html.js'
import type { TestPage } from '../../support/test-page.js'

async function openModal(open: (setup: PageSetup) => Promise<TestPage>, count: number): Promise<TestPage> {
  const before = `for (let n = 1; n <= ${count}; n++) support.installFaultyWallet({}, { name: 'Wallet ' + n })`
  const page = await open({ before })
  await page.click('button', 'Wallet Connect')
  await page.expectVisible('button', 'Wallet 1')
  return page
}

const countRows = (page: TestPage) =>
  page.evaluate(() => document.body.lastElementChild?.shadowRoot?.querySelectorAll('aside li').length ?? 0)

const scrollToEnd = (page: TestPage) =>
  page.evaluate(() => {
    const list = document.body.lastElementChild?.shadowRoot?.querySelector('[part=wallets]')
    if (!list) throw new Error('The modal shows no list')
    list.scrollTop = list.scrollHeight
    return list.scrollTop
  })

describe('a long list of wallets', () => {
  test('renders a part at first, and all of it on the way to its end', async ({ open }) => {
    const page = await openModal(open, 200)
    expect(await countRows(page)).toBeLessThan(60)
    await expect
      .poll(async () => {
        await scrollToEnd(page)
        return countRows(page)
      })
      .toBeGreaterThan(200)
    await page.expectVisible('button', 'OKX Wallet')
  })
})
