import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { expectConnectedTo, goodWallet, secondWallet } from '../../support/fixtures.js'

/** As a page without types calls it. */
type Untyped = (...given: readonly unknown[]) => Promise<unknown>

const page = {
  wallets: [goodWallet, secondWallet],
  script: 'data-preferred-wallet="Second Wallet" data-auto-connect="false"',
}

describe('what connect is called with', () => {
  test.for<[string, () => void]>([
    ['nothing', () => void window.AptosWalletKit.connect()],
    ['an empty name', () => void window.AptosWalletKit.connect('')],
    ['null', () => void (window.AptosWalletKit.connect as Untyped)(null)],
    ['a symbol', () => void (window.AptosWalletKit.connect as Untyped)(Symbol('Good Wallet'))],
    [
      'the event of a click it is the handler of',
      () => {
        const button = document.createElement('button')
        button.onclick = window.AptosWalletKit.connect as Untyped
        button.click()
      },
    ],
  ])('is no name when it is %s: the preferred wallet is asked', async ([, ask], { open }) => {
    const visit = await open(page)
    await visit.evaluate(ask)
    await visit.wallet('Second Wallet').approve('connect')
    await expectConnectedTo(visit, 'Second Wallet')
    expect(await visit.wallet('Good Wallet').calls('connect')).toEqual([])
  })

  test('may be null beside a name, too', async ({ open }) => {
    const visit = await open(page)
    await visit.evaluate(() => void (window.AptosWalletKit.connect as Untyped)('Good Wallet', null))
    await visit.wallet('Good Wallet').approve('connect')
    await expectConnectedTo(visit, 'Good Wallet')
  })
})
