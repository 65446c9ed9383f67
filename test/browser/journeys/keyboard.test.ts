import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { connectWallet, goodWallet, shortAddress } from '../../support/fixtures.js'

describe('keyboard', () => {
  test('moves the focus into the modal, through the wallets, and back to the button', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    for (const [key, role, name] of [
      ['Tab', 'button', 'Wallet Connect'],
      ['Enter', 'heading', 'Connect a Wallet'],
      ['Tab', 'button', 'Good Wallet'],
      ['ArrowDown', 'button', 'Nightly'],
      ['End', 'button', 'OKX Wallet'],
      ['Home', 'button', 'Good Wallet'],
      ['p', 'button', 'Petra'],
      ['ArrowUp', 'button', 'Nightly'],
      ['Escape', 'button', 'Wallet Connect'],
    ] as const) {
      await page.press(key)
      await page.expectFocused(role, name)
    }
    await page.expectHidden('dialog')
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
