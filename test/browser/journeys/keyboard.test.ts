import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import {
  connectWallet,
  goodWallet,
  otherAddress,
  otherShortAddress,
  shortAddress,
} from '../../support/fixtures.js'
import { uiText } from '../../support/strings.js'
import type { TestPage } from '../../support/test-page.js'

async function openByKeyboard(page: TestPage) {
  await page.press('Tab')
  await page.expectFocused('button', 'Wallet Connect')
  await page.press('Enter')
  await page.expectFocused('heading', 'Connect a Wallet')
}

/** Presses keys one after the other, and expects the button that each focuses. */
async function expectFocusAfter(page: TestPage, steps: readonly (readonly [key: string, name: string])[]) {
  for (const [key, name] of steps) {
    await page.press(key)
    await page.expectFocused('button', name)
  }
}

describe('keyboard', () => {
  test('moves the focus into the modal, through the wallets, and back to the button', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await openByKeyboard(page)
    await expectFocusAfter(page, [
      ['Tab', 'Good Wallet'],
      ['ArrowDown', 'Nightly'],
      ['End', 'OKX Wallet'],
      ['Home', 'Good Wallet'],
      ['p', 'Petra'],
      ['ArrowUp', 'Nightly'],
      ['Escape', 'Wallet Connect'],
    ])
    await page.expectHidden('dialog')
  })

  test('connects, copies and disconnects with Enter, and keeps the focus', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await openByKeyboard(page)
    await page.press('ArrowDown', 'Enter')
    await page.wallet('Good Wallet').approve()
    await page.expectFocused('button', shortAddress)
    await page.press('Enter')
    await page.expectFocused('heading', shortAddress)
    await expectFocusAfter(page, [
      ['Tab', 'Copy Address'],
      ['Enter', 'Copied!'],
    ])
    await page.press('Tab', 'Tab')
    await page.expectFocused('button', 'Disconnect')
    await page.press('Enter')
    await page.expectFocused('button', 'Wallet Connect')
  })

  test('keeps the focus in the modal when the focused view is replaced', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await openByKeyboard(page)
    await page.click('button', 'Good Wallet')
    await page.click('button', uiText('cancel'))
    await page.expectVisible('heading', 'What is a Wallet?')
    await expect.poll(() => page.evaluate(() => support.getActiveElement()?.localName)).not.toBe('body')
  })

  test('keeps the focus in the account modal when the wallet switches its network or account', async ({
    open,
  }) => {
    const page = await open({ wallets: [goodWallet], script: 'data-network="mainnet"' })
    await connectWallet(page)
    await page.press('Enter')
    await page.expectFocused('heading', shortAddress)
    await page.press('Shift+Tab')
    await page.expectFocused('button', uiText('switchNetwork'))
    await page.wallet('Good Wallet').switchNetwork('mainnet', 1)
    await page.expectFocused('heading', shortAddress)
    await page.press('Tab')
    await page.expectFocused('button', uiText('copy'))
    await page.wallet('Good Wallet').switchAccount(otherAddress)
    await page.expectFocused('heading', otherShortAddress)
  })

  test('types into the search field if there is one', async ({ open }) => {
    const wallets = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name, at: 'before' as const }))
    const page = await open({ wallets })
    await openByKeyboard(page)
    await page.press('f', 'o')
    await page.expectFocused('searchbox', uiText('search'))
    await page.expectHidden('button', 'Three')
    await page.press('ArrowDown')
    await page.expectFocused('button', 'Four')
    await page.press('ArrowUp')
    await page.expectFocused('searchbox', uiText('search'))
  })

  test('keeps Tab inside the modal', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await connectWallet(page)
    await page.press('Enter')
    await page.expectFocused('heading', shortAddress)
    const seen = new Set<string>()
    // Close comes before the title. After the last control, a browser's own controls may follow.
    for (const key of ['Shift+Tab', ...Array.from({ length: 8 }, () => 'Tab')]) {
      await page.press(key)
      seen.add((await page.evaluate(() => support.findFocused()?.name)) ?? '')
    }
    expect(seen).not.toContain('Notes')
    expect([...seen]).toEqual(expect.arrayContaining(['Copy Address', 'Disconnect', 'Close']))
  })
})
