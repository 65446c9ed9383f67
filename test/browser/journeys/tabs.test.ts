import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import {
  connectWallet,
  expectConnectedTo,
  goodWallet,
  otherAddress,
  otherShortAddress,
  secondWallet,
  selectWallet,
  shortAddress,
} from '../../support/fixtures.js'

const elsewhere = '<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">'

describe('session', () => {
  test('ends in every tab when the user disconnects in one', async ({ open }) => {
    const first = await open({ wallets: [goodWallet] })
    await connectWallet(first)
    const next = await first.openTab()
    await next.wallet('Good Wallet').approve()
    await next.click('button', shortAddress)
    await next.click('button', 'Disconnect')
    await next.expectVisible('button', 'Wallet Connect')
    await expect
      .poll(() => first.evaluate(() => window.AptosWalletKit.getState().status))
      .toBe('disconnected')
    await next.expectNoFaults()
    await next.tab.close()
    await first.expectVisible('button', 'Wallet Connect')
    expect((await first.takeEvents()).at(-1)?.type).toBe('wallet-disconnected')
  })

  test('stays when another wallet disconnects in a tab, with auto-connect off', async ({ open }) => {
    const first = await open({ wallets: [goodWallet, secondWallet], script: 'data-auto-connect="false"' })
    await connectWallet(first)
    const next = await first.openTab()
    await selectWallet(next, secondWallet.name)
    await next.wallet(secondWallet.name).approve('connect')
    await next.expectVisible('button', otherShortAddress)
    await next.evaluate(() =>
      addEventListener('storage', ({ key, newValue }) => {
        if (key === 'title' && newValue) document.title = newValue
      }),
    )
    await first.wallet(goodWallet.name).switchAccount(null)
    await first.expectVisible('button', 'Wallet Connect')
    // An event of a disconnect would precede this one.
    await first.evaluate(() => localStorage.setItem('title', 'Last'))
    await expect.poll(() => next.evaluate(() => document.title)).toBe('Last')
    await expectConnectedTo(next, secondWallet.name)
    await next.expectNoFaults()
    await next.tab.close()
  })

  test('is requested in one of the tabs that load, even if the user rejects there', async ({ open }) => {
    const first = await open({ wallets: [goodWallet], script: 'data-preferred-wallet="Good Wallet"' })
    await first.wallet('Good Wallet').waitForRequest()
    const next = await first.openTab()
    const readQueueLength = () => next.evaluate(async () => (await navigator.locks.query()).pending?.length)
    await expect.poll(readQueueLength).toBe(1)
    await first.wallet('Good Wallet').reject()
    // Granted after the request of the kit.
    await next.evaluate(() => navigator.locks.request('aptos-wallet-kit.prompt', () => {}))
    expect(await next.wallet('Good Wallet').calls('connect')).toEqual([])
    await next.expectNoFaults()
    await next.tab.close()
    await first.expectConsole('warn: User rejected the connection request')
  })

  test('continues after the user leaves the page and presses the Back button', async ({ open }) => {
    const page = await open({ wallets: [goodWallet], files: { '/elsewhere': elsewhere } })
    await connectWallet(page)
    await page.wallet('Good Wallet').switchAccount(otherAddress, { emit: false })
    await page.navigateAwayAndBack('/elsewhere')
    // The page comes from the back/forward cache or loads again. In both cases the kit calls the wallet.
    const status = () =>
      page.evaluate(() => {
        if (support.wallet('Good Wallet').waiting()) support.wallet('Good Wallet').approve()
        return window.AptosWalletKit?.getState().status
      })
    await expect.poll(status).toBe('connected')
    await expectConnectedTo(page, 'Good Wallet')
  })
})
