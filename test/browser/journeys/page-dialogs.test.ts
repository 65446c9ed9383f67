import { describe, expect } from 'vitest'
import { hasEveryCase, test } from '../../support/browser-test.js'
import { bundleScript } from '../../support/bundle.js'
import { goodWallet, shortAddress } from '../../support/fixtures.js'
import { uiText } from '../../support/strings.js'
import type { TestPage } from '../../support/test-page.js'

/**
 * Dialogs of other authors. Public reports of wallet modals above them: rainbow-me/rainbowkit#1547 and #1675 (Radix),
 * adobe/react-spectrum#8784 and #5916 (React Aria), focus-trap/focus-trap#42 and #806, Uniswap/interface#6060 and
 * WalletConnect/walletconnect-monorepo#1848 (react-focus-lock), frappe/frappe#41639 (Bootstrap).
 */
const rows = [
  // One of each mechanism: hidden siblings, inert siblings, listeners of focus and clicks, and the top layer.
  ['radix', 'script'],
  ['react-aria', 'nested react'],
  ['focus-trap', 'script'],
  ['native', 'script'],
]
const moreRows = [
  ['headless', 'script'],
  ['vaul', 'script'],
  ['react-focus-lock', 'script'],
  ['bootstrap', 'script'],
  ['hand-written', 'script'],
  ['radix', 'react'],
]

const tested = hasEveryCase ? [...rows, ...moreRows] : rows

let bundle: Promise<string> | undefined
const getBundle = () => (bundle ??= bundleScript('test/dialogs/page/index.jsx'))

/** What must be true as long as the dialog of the page is open, and which modal of the kit is above it. */
async function expectOrder(page: TestPage, modal = '') {
  if (modal) await page.expectVisible('dialog', modal)
  else await page.expectHidden('heading', 'Connect a Wallet')
  await page.advanceTime(0)
  const readOrder = () =>
    page.evaluate(() => {
      const host = [...document.body.children].find(({ shadowRoot }) => shadowRoot?.querySelector('dialog'))
      return {
        note: document.querySelector<HTMLInputElement>('[aria-label=Note]')?.value,
        isKitOpen: !!host?.shadowRoot?.querySelector('dialog')?.open,
        hidden: ['aria-hidden', 'inert'].filter((name) => host?.hasAttribute(name)),
      }
    })
  await expect.poll(readOrder).toEqual({ note: 'hi', isKitOpen: !!modal, hidden: [] })
}

describe.each(tested)('modal above a dialog of %s, with the kit as %s', (library, kit) => {
  test('handles each press and key, and leaves the dialog open', async ({ open }) => {
    const page = await open({
      wallets: [goodWallet],
      policy: "script-src 'self'", // The libraries add style elements.
      css: '.modal, .modal-backdrop { position: fixed; inset: 0; z-index: 1 } .modal { z-index: 2 }',
      body: '<div id="root"></div>',
      before: `window.setup = ${JSON.stringify({ library, kit })}`,
      after: await getBundle(),
      ...(kit !== 'script' && { files: { '/aptos-wallet-kit.js': '' } }),
    })
    await page.click('button', 'Order')
    await page.click('textbox', 'Note')
    await page.press('h', 'i', 'Tab')
    await page.expectFocused('button', 'Wallet Connect')
    await page.press('Enter')
    await expectOrder(page, 'Connect a Wallet')
    await page.press('Escape')
    await expectOrder(page)
    await page.expectFocused('button', 'Wallet Connect')

    await page.click('button', 'Wallet Connect')
    for (const keys of [
      ['Tab', 'Tab'],
      ['Shift+Tab', 'Shift+Tab', 'Shift+Tab'],
    ]) {
      await page.press(...keys)
      await expectOrder(page, 'Connect a Wallet')
    }
    await page.click('heading', 'What is a Wallet?')
    await page.press('Escape')
    await expectOrder(page)

    await page.click('button', 'Wallet Connect')
    await page.expectVisible('dialog', 'Connect a Wallet')
    await page.tab.click(1200, 700)
    await expectOrder(page)

    await page.click('button', 'Wallet Connect')
    await page.click('button', 'Good Wallet')
    await page.wallet('Good Wallet').approve('connect')
    await page.click('button', shortAddress)
    await expectOrder(page, uiText('buttonConnected', shortAddress))
    await page.click('button', 'Close')
    await expectOrder(page)

    await page.click('textbox', 'Note')
    await page.press('Escape')
    if (library === 'bootstrap') await page.advanceTime(1000)
    await page.expectHidden('textbox', 'Note')
    const left = await page.evaluate(() =>
      [...document.body.children].flatMap((element) =>
        ['aria-hidden', 'inert', 'tabindex'].filter((name) => element.hasAttribute(name)),
      ),
    )
    expect(left).toEqual([])
  })
})
