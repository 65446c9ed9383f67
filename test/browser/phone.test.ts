import { describe, expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { openDevtools } from '../support/engines/chromium.js'
import { goodWallet, readDialog, shortAddress } from '../support/fixtures.js'
import { uiText } from '../support/strings.js'
import type { TestPage } from '../support/test-page.js'

const SAFARI_USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const WEB_VIEW_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36'

/** Emulates a phone and opens the modal. */
async function openOnPhone(page: TestPage, userAgent = SAFARI_USER_AGENT) {
  const devtools = await openDevtools(page.tab)
  await devtools.send('Emulation.setUserAgentOverride', { userAgent })
  await page.tab.resize(390, 844)
  await page.reload()
  await page.click('button', 'Wallet Connect')
}

/** The back gesture of Android: the CloseWatcher of the browser requests that the dialog closes. */
const goBack = (page: TestPage) =>
  page.evaluate(() => document.body.lastElementChild?.shadowRoot?.querySelector('dialog')?.requestClose())

describe('connect modal on a phone', () => {
  test('links a wallet with a deep link to its app with the URL of this page', async ({ open }) => {
    const page = await open()
    await openOnPhone(page)
    for (const [name, prefix] of [
      ['Petra', 'https://petra.app/explore?link='],
      ['Nightly', 'nightly://v1?network=aptos&url='],
    ] as const) {
      await page.click('button', name)
      const link = await page.expectVisible('link', `Open ${name}`)
      expect(link.href).toBe(prefix + encodeURIComponent(`${page.site.origin}/`))
      await page.expectVisible('link', `Get ${name}`)
    }
    await page.click('button', 'Pontem Wallet')
    await page.expectVisible('link', 'Get Pontem Wallet')
    await page.expectHidden('link', 'Open Pontem Wallet')
  })

  test('offers to copy the link of the page inside a web view', async ({ open }) => {
    const page = await open()
    await openOnPhone(page, WEB_VIEW_USER_AGENT)
    await page.expectVisible('button', uiText('copyLink'))
    expect(await readDialog(page)).toContain(uiText('inWebView'))
  })

  test('closes on the back gesture, opens again, and continues the attempt', async ({ open }) => {
    // The only wallet on a phone would be connected silently on load.
    const page = await open({ wallets: [goodWallet], script: 'data-auto-connect="false"' })
    await openOnPhone(page)
    await page.expectVisible('dialog')
    await goBack(page)
    await page.expectHidden('dialog')
    await page.expectFocused('button', 'Wallet Connect')
    // A kit that missed the event would show the modal again at the next render.
    await page.evaluate(() => window.AptosWalletKit.configure({ theme: 'dark' }))
    await page.advanceTime(0)
    await page.expectHidden('dialog')
    await page.evaluate(() => window.AptosWalletKit.open())
    await page.click('button', 'Good Wallet')
    await page.wallet('Good Wallet').waitForRequest()
    await goBack(page)
    await page.expectHidden('dialog')
    expect((await page.expectVisible('button', 'Wallet Connect')).busy).toBe(true)
    await page.wallet('Good Wallet').approve('connect')
    await page.expectVisible('button', shortAddress)
  })
})
