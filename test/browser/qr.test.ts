import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { playwrightPage } from '../support/engines/chromium.js'
import type { PageSetup } from '../support/page-html.js'
import { readQrCodes } from '../support/read-qr-codes.js'
import { uiText } from '../support/strings.js'
import type { TestPage } from '../support/test-page.js'
import { openModal } from './views.js'

const readDist = (file: string) => readFileSync(new URL(`../../dist/${file}`, import.meta.url), 'utf8')

/** A page that loads the script after the kit's. */
const setup: PageSetup = { after: readDist('qr.js') }

/** Decodes the QR codes in a screenshot of the window. */
const scanWindow = async (page: Page) => readQrCodes(await page.screenshot())

async function scanInstallView(page: TestPage, name: string): Promise<string[]> {
  await openModal(page)
  await page.click('button', name)
  await page.expectVisible('link', `Get ${name}`)
  return scanWindow(playwrightPage(page.tab))
}

describe('the QR code of the install view', () => {
  test.for([
    ['Petra', '/', (url: string) => `https://petra.app/explore?link=${encodeURIComponent(url)}`],
    [
      'OKX Wallet',
      '/?名=Åse + 1&to=%26#/日本語',
      (url: string) =>
        `https://web3.okx.com/download?deeplink=${encodeURIComponent(`okx://wallet/dapp/url?dappUrl=${encodeURIComponent(url)}`)}`,
    ],
  ] as const)('leads a camera to %s with the address of %s', async ([name, path, getLink], { open }) => {
    const page = await open(setup, path)
    const { href } = new URL(page.site.origin + path)
    expect(await scanInstallView(page, name)).toEqual([getLink(href)])
    await page.expectVisible('img', uiText('openInText', name))
  })

  test.for([
    ['in a dark theme', { colorScheme: 'dark' }],
    ['with dark forced colors', { colorScheme: 'dark', forcedColors: 'active' }],
  ] as const)('can be read %s', async ([, media], { open }) => {
    const page = await open(setup)
    await openModal(page)
    await page.click('button', 'OKX Wallet')
    await page.expectVisible('link', 'Get OKX Wallet')
    await playwrightPage(page.tab).emulateMedia(media)
    await expect
      .poll(() => scanWindow(playwrightPage(page.tab)))
      .toEqual([expect.stringMatching(/^https:\/\/web3\.okx\.com\//)])
  })

  test('can be read at 320 px, after scrolling in one direction', async ({ open }) => {
    const page = await open(setup)
    await page.tab.resize(320, 480)
    await openModal(page)
    await page.click('button', 'OKX Wallet')
    const code = playwrightPage(page.tab).getByRole('img', { name: uiText('openInText', 'OKX Wallet') })
    await code.scrollIntoViewIfNeeded()
    expect(await scanWindow(playwrightPage(page.tab))).toHaveLength(1)
  })

  test('is not there for a wallet without a deep link, or a link that is too long', async ({ open }) => {
    const page = await open(setup, `/?${'x'.repeat(700)}`)
    for (const name of ['Pontem Wallet', 'Petra']) {
      expect(await scanInstallView(page, name)).toEqual([])
      await page.expectHidden('img')
      await page.click('button', 'Close')
    }
  })
})

test('qr.js throws if the kit is not loaded', () => {
  expect(() => new Function('window', readDist('qr.js'))({})).toThrow()
})
