import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { connectWallet, goodWallet, readStorage } from '../../support/fixtures.js'
import { uiText } from '../../support/strings.js'
import type { TestPage } from '../../support/test-page.js'

const links = { terms: uiText('terms'), privacy: uiText('privacy') }
const label = uiText('acceptTermsAndPrivacy', links)

const setup = {
  wallets: [goodWallet],
  after: () =>
    AptosWalletKit.configure({
      terms: {
        url: 'https://site.example/terms',
        privacyUrl: 'https://site.example/privacy',
        checkbox: true,
      },
    }),
}

const openConnectModal = (page: TestPage) => page.click('button', 'Wallet Connect')

describe('terms with a checkbox', () => {
  test('are accepted by keyboard, from the row that leads to the checkbox and back', async ({ open }) => {
    const page = await open(setup)
    await openConnectModal(page)
    await page.expectVisible('checkbox', label)
    await page.press('ArrowDown', 'Enter')
    await page.expectFocused('checkbox', label)
    await page.press(' ')
    await page.press('Shift+Tab', 'Enter')
    await page.wallet(goodWallet.name).waitForRequest()
    // The next control is that of the view.
    await page.press('Tab')
    await page.expectFocused('button', uiText('cancel'))
    expect(await readStorage(page)).toMatchObject({ 'aptos-wallet-kit.terms': 'https://site.example/terms' })
  })

  test('are accepted by a click on the label, and stay accepted on the site', async ({ open }) => {
    const page = await open(setup)
    await openConnectModal(page)
    await page.click('checkbox', label)
    await page.click('button', 'Close')
    await page.expectHidden('dialog')
    await page.reload()
    await connectWallet(page)
  })

  test('are at the foot of the sheet on a phone, and hidden with the list', async ({ open }) => {
    const page = await open(setup)
    await page.tab.resize(375, 1000)
    await openConnectModal(page)
    const line = await page.expectVisible('checkbox', label)
    const lastLink = await page.expectVisible('link', 'Learn More')
    expect(line.y).toBeGreaterThan(lastLink.y)
    await page.click('checkbox', label)
    await page.click('button', goodWallet.name)
    await page.wallet(goodWallet.name).waitForRequest()
    await page.expectHidden('checkbox')
  })

  test('do not move the list of a phone when a row leads to them, and cover no focused row', async ({
    open,
  }) => {
    const page = await open(setup)
    await page.tab.resize(375, 500)
    await openConnectModal(page)
    await page.advanceTime(0)
    const row = await page.expectVisible('button', goodWallet.name)
    await page.click('button', goodWallet.name)
    await page.expectFocused('checkbox', label)
    expect((await page.expectVisible('button', goodWallet.name)).y).toBe(row.y)

    await page.press('Shift+Tab', 'End')
    await page.expectFocused('button', 'OKX Wallet')
    expect(await page.expectVisible('button', 'OKX Wallet')).toMatchObject({ covered: '' })
  })
})
