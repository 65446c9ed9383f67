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

describe('by keyboard alone', () => {
  test('goes from the page into the modal, through it, and back to the button', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await visit.press('Tab')
    await visit.expectFocused('button', 'Wallet Connect')
    await visit.press('Enter')
    await visit.expectFocused('heading', 'Connect a Wallet')
    await visit.press('Tab')
    await visit.expectFocused('button', 'Good Wallet')
    await visit.press('Escape')
    await visit.expectHidden('dialog')
    await visit.expectFocused('button', 'Wallet Connect')
  })

  test('walks the wallets with the arrows, Home, End and their first letters', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await visit.press('Tab', 'Enter')
    await visit.expectFocused('heading', 'Connect a Wallet')
    const steps = [
      ['ArrowDown', 'Good Wallet'],
      ['ArrowDown', 'Nightly'],
      ['ArrowDown', 'Petra'],
      ['ArrowUp', 'Nightly'],
      ['End', 'OKX Wallet'],
      ['ArrowDown', 'OKX Wallet'],
      ['Home', 'Good Wallet'],
      ['ArrowUp', 'Good Wallet'],
      ['p', 'Petra'],
      ['p', 'Pontem Wallet'],
      ['p', 'Petra'],
      ['r', 'Rimosafe'],
      ['z', 'Rimosafe'],
    ] as const
    for (const [key, name] of steps) {
      await visit.press(key)
      await visit.expectFocused('button', name)
    }
  })

  test('connects with Enter, copies and disconnects, and never loses the focus to the page', async ({
    open,
  }) => {
    const visit = await open({ wallets: [goodWallet] })
    await visit.press('Tab', 'Enter')
    await visit.expectFocused('heading', 'Connect a Wallet')
    await visit.press('ArrowDown', 'Enter')
    await visit.wallet('Good Wallet').approve()
    await visit.expectVisible('button', shortAddress)
    await visit.expectFocused('button', shortAddress)
    await visit.press('Enter')
    await visit.expectFocused('heading', shortAddress)
    await visit.press('Tab')
    await visit.expectFocused('button', 'Copy Address')
    await visit.press('Enter')
    await visit.expectFocused('button', 'Copied!')
    await visit.press('Tab')
    await visit.expectFocused('button', 'Disconnect')
    await visit.press('Enter')
    await visit.expectFocused('button', 'Wallet Connect')
  })

  test('keeps the focus in the modal when the view with the focus goes away', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await visit.press('Tab', 'Enter')
    await visit.expectFocused('heading', 'Connect a Wallet')
    await visit.click('button', 'Good Wallet')
    await visit.click('button', uiText('cancel'))
    await visit.expectVisible('heading', 'What is a Wallet?')
    await expect.poll(() => visit.evaluate(() => support.getActiveElement()?.localName)).not.toBe('body')
  })

  test('keeps the focus in the info modal when the wallet switches its network or its account', async ({
    open,
  }) => {
    const visit = await open({ wallets: [goodWallet], script: 'data-network="mainnet"' })
    await connectWallet(visit)
    await visit.press('Enter')
    await visit.expectFocused('heading', shortAddress)
    await visit.press('Tab', 'Tab', 'Tab')
    await visit.expectFocused('button', uiText('switchNetwork'))
    await visit.wallet('Good Wallet').switchNetwork('mainnet', 1)
    await visit.expectHidden('button', uiText('switchNetwork'))
    await visit.expectFocused('heading', shortAddress)
    await visit.press('Tab')
    await visit.expectFocused('button', uiText('copy'))
    await visit.wallet('Good Wallet').switchAccount(otherAddress)
    await visit.expectFocused('heading', otherShortAddress)
  })

  test('writes what is typed into the search field when there are many wallets', async ({ open }) => {
    const wallets = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name, at: 'before' as const }))
    const visit = await open({ wallets })
    await visit.press('Tab', 'Enter')
    await visit.expectFocused('heading', 'Connect a Wallet')
    await visit.press('f', 'o')
    await visit.expectFocused('searchbox', uiText('search'))
    await visit.expectHidden('button', 'Three')
    await visit.press('ArrowDown')
    await visit.expectFocused('button', 'Four')
    await visit.press('ArrowUp')
    await visit.expectFocused('searchbox', uiText('search'))
  })

  test('lets Tab go round without leaving the modal for the page', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await connectWallet(visit)
    await visit.press('Enter')
    await visit.expectFocused('heading', shortAddress)
    const seen = new Set<string>()
    // More often than there are stops: a busy browser tells late where the focus went.
    for (let n = 0; n < 8; n++) {
      await visit.press('Tab')
      seen.add((await visit.evaluate(() => support.findFocused()?.name)) ?? '')
    }
    expect(seen).not.toContain('Notes')
    expect([...seen]).toEqual(expect.arrayContaining(['Copy Address', 'Disconnect', 'Close']))
  })
})
