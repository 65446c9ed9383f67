import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import {
  connectWallet,
  expectConnectedTo,
  goodWallet,
  otherAddress,
  readStorage,
  shortAddress,
} from '../../support/fixtures.js'

const elsewhere = '<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">'

/** Responds to every call at once. */
const respondingWallet = {
  ...goodWallet,
  prompt: ['connect', 'disconnect', 'account', 'network', 'onAccountChange', 'onNetworkChange'],
}

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
    await next.close()
    await first.expectVisible('button', 'Wallet Connect')
    expect((await first.takeEvents()).at(-1)?.type).toBe('wallet-disconnected')
  })

  test('that starts in a tab after a disconnect there is not ended by the other tab', async ({ open }) => {
    const first = await open({ wallets: [respondingWallet] })
    await first.evaluate(() => window.AptosWalletKit.connect('Good Wallet'))
    const next = await first.openTab()
    await expectConnectedTo(next, 'Good Wallet')
    const status = () => window.AptosWalletKit.getState().status
    await next.evaluate(() => window.AptosWalletKit.disconnect())
    await expect.poll(() => first.evaluate(status)).toBe('disconnected')
    await next.evaluate(async () => {
      addEventListener('storage', ({ key }) => {
        if (key === 'confirmation') document.title = 'confirmed'
      })
      await window.AptosWalletKit.connect('Good Wallet')
    })
    // Storage events keep their order. After this one, no event of the first tab is pending.
    await first.evaluate(() => localStorage.setItem('confirmation', 'sent'))
    await expect.poll(() => next.evaluate(() => document.title)).toBe('confirmed')
    await next.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
    await expectConnectedTo(next, 'Good Wallet')
    expect(await readStorage(next)).toMatchObject({ 'aptos-wallet-kit.wallet-name': 'Good Wallet' })
    const types = (await next.takeEvents()).map(({ type }) => type)
    expect(types).toEqual(['wallet-connected', 'wallet-disconnected', 'wallet-connected'])
    await next.close()
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
