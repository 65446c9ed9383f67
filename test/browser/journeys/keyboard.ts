import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { connect, good, other, otherShort, short } from '../../support/people.js'
import { own } from '../../support/words.js'

describe('by keyboard alone', () => {
  test('goes from the page into the modal, through it, and back to the button', async ({ open }) => {
    const visit = await open({ wallets: [good] })
    await visit.press('Tab')
    await visit.seeFocused('button', 'Wallet Connect')
    await visit.press('Enter')
    await visit.seeFocused('heading', 'Connect a Wallet')
    await visit.press('Tab')
    await visit.seeFocused('button', 'Good Wallet')
    await visit.press('Escape')
    await visit.gone('dialog')
    await visit.seeFocused('button', 'Wallet Connect')
  })

  test('walks the wallets with the arrows, Home, End and their first letters', async ({ open }) => {
    const visit = await open({ wallets: [good] })
    await visit.press('Tab', 'Enter')
    await visit.seeFocused('heading', 'Connect a Wallet')
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
      await visit.seeFocused('button', name)
    }
  })

  test('connects with Enter, copies and disconnects, and never loses the focus to the page', async ({
    open,
  }) => {
    const visit = await open({ wallets: [good] })
    await visit.press('Tab', 'Enter')
    await visit.seeFocused('heading', 'Connect a Wallet')
    await visit.press('ArrowDown', 'Enter')
    await visit.wallet('Good Wallet').approve()
    await visit.see('button', short)
    await visit.seeFocused('button', short)
    await visit.press('Enter')
    await visit.seeFocused('heading', short)
    await visit.press('Tab')
    await visit.seeFocused('button', 'Copy Address')
    await visit.press('Enter')
    await visit.seeFocused('button', 'Copied!')
    await visit.press('Tab')
    await visit.seeFocused('button', 'Disconnect')
    await visit.press('Enter')
    await visit.seeFocused('button', 'Wallet Connect')
  })

  test('keeps the focus in the modal when the view with the focus goes away', async ({ open }) => {
    const visit = await open({ wallets: [good] })
    await visit.press('Tab', 'Enter')
    await visit.seeFocused('heading', 'Connect a Wallet')
    await visit.click('button', 'Good Wallet')
    await visit.click('button', own('cancel'))
    await visit.see('heading', 'What is a Wallet?')
    await expect.poll(() => visit.evaluate(() => support.deepActive()?.localName)).not.toBe('body')
  })

  test('keeps the focus in the info modal when the wallet switches its network or its account', async ({
    open,
  }) => {
    const visit = await open({ wallets: [good], script: 'data-network="mainnet"' })
    await connect(visit)
    await visit.press('Enter')
    await visit.seeFocused('heading', short)
    await visit.press('Tab', 'Tab', 'Tab')
    await visit.seeFocused('button', own('switchNetwork'))
    await visit.wallet('Good Wallet').switchNetwork('mainnet', 1)
    await visit.gone('button', own('switchNetwork'))
    await visit.seeFocused('heading', short)
    await visit.press('Tab')
    await visit.seeFocused('button', own('copy'))
    await visit.wallet('Good Wallet').switchAccount(other)
    await visit.seeFocused('heading', otherShort)
  })

  test('writes what is typed into the search field when there are many wallets', async ({ open }) => {
    const wallets = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name, at: 'before' as const }))
    const visit = await open({ wallets })
    await visit.press('Tab', 'Enter')
    await visit.seeFocused('heading', 'Connect a Wallet')
    await visit.press('f', 'o')
    await visit.seeFocused('searchbox', own('search'))
    await visit.gone('button', 'Three')
    await visit.press('ArrowDown')
    await visit.seeFocused('button', 'Four')
    await visit.press('ArrowUp')
    await visit.seeFocused('searchbox', own('search'))
  })

  test('lets Tab go round without leaving the modal for the page', async ({ open }) => {
    const visit = await open({ wallets: [good] })
    await connect(visit)
    await visit.press('Enter')
    await visit.seeFocused('heading', short)
    const seen = new Set<string>()
    // More often than there are stops: a busy browser tells late where the focus went.
    for (let n = 0; n < 8; n++) {
      await visit.press('Tab')
      seen.add((await visit.evaluate(() => support.focused()?.name)) ?? '')
    }
    expect(seen).not.toContain('Notes')
    expect([...seen]).toEqual(expect.arrayContaining(['Copy Address', 'Disconnect', 'Close']))
  })
})
