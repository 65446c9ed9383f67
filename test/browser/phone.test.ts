import { describe, expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { playwrightPage } from '../support/engines/chromium.js'
import { goodWallet, shortAddress } from '../support/fixtures.js'
import type { TestPage } from '../support/test-page.js'

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const webView =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36'

async function becomes(visit: TestPage, userAgent: string) {
  const page = playwrightPage(visit.tab)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setUserAgentOverride', { userAgent })
  await visit.tab.resize(390, 844)
  await visit.reload()
  await visit.click('button', 'Wallet Connect')
}

describe('on a phone', () => {
  test.for([
    ['Petra', 'https://petra.app/explore?link='],
    ['Nightly', 'nightly://v1?network=aptos&url='],
  ] as const)(
    '%s offers to open this page in its own browser, and its install page to who is still here after two seconds',
    async ([name, prefix], { open }) => {
      const visit = await open()
      await becomes(visit, safari)
      await visit.click('button', name)
      const link = await visit.expectVisible('link', `Open in ${name}`)
      expect(link.href).toBe(prefix + encodeURIComponent(`${visit.site.origin}/`))
      await visit.advanceTime(1999)
      await visit.expectHidden('link', `Get ${name}`)
      await visit.advanceTime(1)
      await visit.expectVisible('link', `Get ${name}`)
    },
  )

  test('a wallet without a deep link offers its install page alone', async ({ open }) => {
    const visit = await open()
    await becomes(visit, safari)
    await visit.click('button', 'OKX Wallet')
    await visit.expectVisible('link', 'Get OKX Wallet')
    await visit.expectHidden('link', 'Open in OKX Wallet')
  })

  test('no wallet offers to open the page in its browser when the visitor is inside one', async ({
    open,
  }) => {
    const visit = await open()
    await becomes(visit, webView)
    await visit.click('button', 'Petra')
    await visit.expectVisible('link', 'Get Petra')
    await visit.expectHidden('link', 'Open in Petra')
  })

  test('a view below or above a long list is laid out where it is not seen, too: the list ends where it is said to, and nothing jumps', async ({
    open,
  }) => {
    const wallets = Array.from({ length: 40 }, (_, n) => ({ name: `Wallet ${n}`, at: 'before' as const }))
    const visit = await open({ wallets })
    await visit.tab.resize(320, 568)
    await visit.click('button', 'Wallet Connect')
    await visit.expectVisible('button', 'Wallet 0')
    const look = () =>
      visit.evaluate(() => {
        const root = document.body.lastElementChild?.shadowRoot
        const side = root?.querySelector('section')
        const frame = side?.parentElement
        if (!side || !frame) throw new Error('No modal')
        const isLaidOut = [...side.children].every((child) =>
          child.checkVisibility({ contentVisibilityAuto: true }),
        )
        return { isLaidOut, height: side.offsetHeight, long: frame.scrollHeight }
      })
    // The list knows how high its rows are.
    await expect.poll(async () => (await look()).long).toBeGreaterThan(wallets.length * 40)
    const opened = await look()
    expect(opened.isLaidOut).toBe(true)
    await visit.evaluate(async () => {
      const frame = document.body.lastElementChild?.shadowRoot?.querySelector('section')?.parentElement
      if (!frame) throw new Error('No modal')
      const scrolled = new Promise((resolve) => frame.addEventListener('scroll', resolve, { once: true }))
      frame.scrollTo(0, frame.scrollHeight)
      await scrolled
      await support.advanceTime(0)
    })
    await visit.expectVisible('button', 'Get a Wallet')
    expect(await look()).toEqual(opened)
  })

  /** What Android's back gesture is to a page: the browser's CloseWatcher asks the modal dialog to close. */
  const goBack = (visit: TestPage) =>
    visit.evaluate(() => document.body.lastElementChild?.shadowRoot?.querySelector('dialog')?.requestClose())

  test('the back gesture closes the modal, which opens again', async ({ open }) => {
    const visit = await open()
    await becomes(visit, safari)
    await visit.expectVisible('dialog')
    await goBack(visit)
    await visit.expectHidden('dialog')
    await visit.expectFocused('button', 'Wallet Connect')
    // A kit that had not heard of it would bring the modal back as soon as it draws again.
    await visit.evaluate(() => window.AptosWalletKit.configure({ theme: 'dark' }))
    await visit.advanceTime(0)
    await visit.expectHidden('dialog')
    await visit.evaluate(() => window.AptosWalletKit.open())
    await visit.expectVisible('dialog')
  })

  test('the back gesture calls a wait off no more than Escape does: the wallet may still answer', async ({
    open,
  }) => {
    const visit = await open({ wallets: [goodWallet] })
    await becomes(visit, safari)
    await visit.click('button', 'Good Wallet')
    await visit.wallet('Good Wallet').waitForRequest()
    await goBack(visit)
    await visit.expectHidden('dialog')
    expect((await visit.expectVisible('button', 'Wallet Connect')).busy).toBe(true)
    await visit.wallet('Good Wallet').approve('connect')
    await visit.expectVisible('button', shortAddress)
  })
})
