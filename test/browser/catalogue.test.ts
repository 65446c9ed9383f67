import { readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { catalogue } from '../../src/catalogue/all.js'
import { test } from '../support/browser-test.js'
import { openDevtools, playwrightPage } from '../support/engines/chromium.js'
import type { TestPage } from '../support/test-page.js'
import { openModal, PHONE_USER_AGENT } from './views.js'

const readDist = (file: string) => readFileSync(new URL(`../../dist/${file}`, import.meta.url), 'utf8')

/** A page that loads the script after the kit's. */
const setup = { after: readDist('catalogue.js') }

const listPopular = (page: TestPage) =>
  page.evaluate(() => window.AptosWalletKit.getWallets().popular.map(({ name }) => name))

describe('catalogue.js', () => {
  test('lists all known wallets with their icons, which the policy of the page allows', async ({ open }) => {
    const page = await open(setup)
    await openModal(page)
    for (const { name } of catalogue) await page.expectVisible('button', name)
    const icons = playwrightPage(page.tab).getByRole('dialog').locator('img')
    const widths = await icons.evaluateAll((images) =>
      images.map((image) => (image as HTMLImageElement).naturalWidth),
    )
    expect(widths.filter(Boolean).length).toBe(catalogue.length)
  })

  test.for([
    ['Backpack', (url: string) => `https://backpack.app/ul/v1/browse/${url}?ref=${url}`],
    ['Bitget Wallet', (url: string) => `https://bkcode.vip?action=dapp&url=${url}`],
    ['Watchee', (url: string) => `watcheetv://wallet/browse?url=${url}`],
  ] as const)('opens the page in the app of %s on a phone', async ([name, getLink], { open }) => {
    const page = await open(setup)
    const devtools = await openDevtools(page.tab)
    await devtools.send('Emulation.setUserAgentOverride', { userAgent: PHONE_USER_AGENT })
    await page.reload()
    await openModal(page)
    await page.click('button', name)
    await page.expectVisible('link', `Open ${name}`)
    const link = playwrightPage(page.tab).getByRole('link', { name: `Open ${name}` })
    expect(await link.getAttribute('href')).toBe(getLink(encodeURIComponent(`${page.site.origin}/`)))
  })

  test('is not needed for the wallets that are built in', async ({ open }) => {
    const names = catalogue.map(({ name }) => name)
    expect(await listPopular(await open())).toEqual(names.slice(0, 5))
    expect(await listPopular(await open(setup))).toEqual(names)
  })
})
