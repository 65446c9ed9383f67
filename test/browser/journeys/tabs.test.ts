import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import {
  connectWallet,
  expectConnectedTo,
  goodWallet,
  otherAddress,
  otherShortAddress,
  readStorage,
  shortAddress,
} from '../../support/fixtures.js'

const elsewhere = '<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">'

/** Responds to every call at once. */
const respondingWallet = {
  ...goodWallet,
  prompt: ['connect', 'disconnect', 'account', 'network', 'onAccountChange', 'onNetworkChange'],
}

const dispatchVisibilityChange = () => {
  document.dispatchEvent(new Event('visibilitychange'))
}

/** A tab whose title is Busy gets storage events late: all of them after the last. */
const delayStorageEvents = () => {
  const held: StorageEvent[] = []
  addEventListener('storage', (event) => {
    if (document.title !== 'Busy') return
    event.stopImmediatePropagation()
    held.push(event)
    if (event.key !== 'last event') return
    document.title = 'Free'
    for (const { key, oldValue, newValue } of held)
      dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }))
  })
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

  test.for<[string, boolean]>([
    ['reads storage events at once', false],
    ['reads storage events late', true],
  ])(
    'that starts after a disconnect stays, and the one before it ends in a tab that %s',
    async ([, isBusy], { open }) => {
      const first = await open({ wallets: [respondingWallet], before: delayStorageEvents })
      await first.evaluate(() => window.AptosWalletKit.connect('Good Wallet'))
      const next = await first.openTab()
      await expectConnectedTo(next, 'Good Wallet')
      if (isBusy)
        await first.evaluate(() => {
          document.title = 'Busy'
        })
      await next.evaluate(async () => {
        addEventListener('storage', ({ key }) => {
          if (key === 'confirmation') document.title = 'confirmed'
        })
        await window.AptosWalletKit.disconnect()
        await window.AptosWalletKit.connect('Good Wallet')
        localStorage.setItem('last event', 'sent')
      })
      const status = () => window.AptosWalletKit.getState().status
      await expect.poll(() => first.evaluate(status)).toBe('disconnected')
      // Storage events keep their order. After this one, no event of the first tab is pending.
      await first.evaluate(() => localStorage.setItem('confirmation', 'sent'))
      await expect.poll(() => next.evaluate(() => document.title)).toBe('confirmed')
      await next.evaluate(dispatchVisibilityChange)
      await expectConnectedTo(next, 'Good Wallet')
      expect(await readStorage(next)).toMatchObject({ 'aptos-wallet-kit.wallet-name': 'Good Wallet' })
      expect(await first.evaluate(status)).toBe('disconnected')
      expect((await next.takeEvents()).map(({ type }) => type)).toEqual([
        'wallet-connected',
        'wallet-disconnected',
        'wallet-connected',
      ])
      await next.close()
    },
  )

  test('has the new account when the tab becomes visible after a switch in the wallet', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await connectWallet(page)
    await page.wallet('Good Wallet').switchAccount(otherAddress, { emit: false })
    await page.evaluate(dispatchVisibilityChange)
    await page.expectVisible('button', otherShortAddress)
    expect((await page.takeEvents()).at(-1)).toMatchObject({
      type: 'wallet-account-changed',
      detail: { address: otherAddress },
    })
  })

  test('ends when the tab becomes visible and the wallet has no account', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await connectWallet(page)
    await page.wallet('Good Wallet').switchAccount('', { emit: false })
    await page.evaluate(dispatchVisibilityChange)
    await page.expectVisible('button', 'Wallet Connect')
  })

  test('has the new account when the page comes from the back/forward cache', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await connectWallet(page)
    await page.wallet('Good Wallet').switchAccount(otherAddress, { emit: false })
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await page.expectVisible('button', otherShortAddress)
  })

  test('has the account and the network that the wallet emits', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await connectWallet(page)
    await page.takeEvents()
    await page.wallet('Good Wallet').switchAccount(otherAddress)
    await page.expectVisible('button', otherShortAddress)
    await page.wallet('Good Wallet').switchNetwork('MAINNET', 1)
    expect(await page.evaluate(() => window.AptosWalletKit.getState())).toMatchObject({
      address: otherAddress,
      network: 'mainnet',
      chainId: 1,
    })
    expect(await page.takeEvents()).toMatchObject([
      { type: 'wallet-account-changed', detail: { address: otherAddress, wallet: { name: 'Good Wallet' } } },
      {
        type: 'wallet-network-changed',
        detail: { name: 'mainnet', chainId: 1, wallet: { name: 'Good Wallet' } },
      },
    ])
  })

  test('continues after the user leaves the page and presses the Back button', async ({ open }) => {
    const page = await open({
      wallets: [goodWallet],
      files: { '/elsewhere': elsewhere },
    })
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
