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

/** Answers everything at once. */
const willing = {
  ...goodWallet,
  prompt: ['connect', 'disconnect', 'account', 'network', 'onAccountChange', 'onNetworkChange'],
}

const comesBack = () => {
  document.dispatchEvent(new Event('visibilitychange'))
}

/** A tab whose title is Busy hears what the others say when they have said it all. */
const hearsLate = () => {
  const held: StorageEvent[] = []
  addEventListener('storage', (event) => {
    if (document.title !== 'Busy') return
    event.stopImmediatePropagation()
    held.push(event)
    if (event.key !== 'end of news') return
    document.title = 'Free'
    for (const { key, oldValue, newValue } of held)
      dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }))
  })
}

describe('a page that is left and come back to', () => {
  test('shows in every tab that the visitor disconnected in one', async ({ open }) => {
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
    ['at once', false],
    ['when all is said', true],
  ])(
    'keeps a session that begins where another ends, and ends that one in a tab that hears of it %s',
    async ([, isBusy], { open }) => {
      const first = await open({ wallets: [willing], before: hearsLate })
      await first.evaluate(() => window.AptosWalletKit.connect('Good Wallet'))
      const next = await first.openTab()
      await expectConnectedTo(next, 'Good Wallet')
      if (isBusy)
        await first.evaluate(() => {
          document.title = 'Busy'
        })
      await next.evaluate(async () => {
        addEventListener('storage', ({ key }) => {
          if (key === 'last word') document.title = 'all is said'
        })
        await window.AptosWalletKit.disconnect()
        await window.AptosWalletKit.connect('Good Wallet')
        localStorage.setItem('end of news', 'said')
      })
      const status = () => window.AptosWalletKit.getState().status
      await expect.poll(() => first.evaluate(status)).toBe('disconnected')
      // Tabs hear of one another in the order they spoke: after this, nothing of the first is on its way any more.
      await first.evaluate(() => localStorage.setItem('last word', 'said'))
      await expect.poll(() => next.evaluate(() => document.title)).toBe('all is said')
      await next.evaluate(comesBack)
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

  test('reads the account again when the tab is seen: another one', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await connectWallet(visit)
    await visit.wallet('Good Wallet').switchAccount(otherAddress, { emit: false })
    await visit.evaluate(comesBack)
    await visit.expectVisible('button', otherShortAddress)
    expect((await visit.takeEvents()).at(-1)).toMatchObject({
      type: 'wallet-account-changed',
      detail: { address: otherAddress },
    })
  })

  test('reads the account again when the tab is seen: none', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await connectWallet(visit)
    await visit.wallet('Good Wallet').switchAccount('', { emit: false })
    await visit.evaluate(comesBack)
    await visit.expectVisible('button', 'Wallet Connect')
  })

  test('reads the account again when the page comes out of the page cache', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await connectWallet(visit)
    await visit.wallet('Good Wallet').switchAccount(otherAddress, { emit: false })
    await visit.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await visit.expectVisible('button', otherShortAddress)
  })

  test('follows account and network changes of the connected wallet', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await connectWallet(visit)
    await visit.takeEvents()
    await visit.wallet('Good Wallet').switchAccount(otherAddress)
    await visit.expectVisible('button', otherShortAddress)
    await visit.wallet('Good Wallet').switchNetwork('MAINNET', 1)
    expect(await visit.evaluate(() => window.AptosWalletKit.getState())).toMatchObject({
      address: otherAddress,
      network: 'mainnet',
      chainId: 1,
    })
    expect(await visit.takeEvents()).toMatchObject([
      { type: 'wallet-account-changed', detail: { address: otherAddress, wallet: { name: 'Good Wallet' } } },
      {
        type: 'wallet-network-changed',
        detail: { name: 'mainnet', chainId: 1, wallet: { name: 'Good Wallet' } },
      },
    ])
  })

  test('stays connected when it is left and come back to with the Back button', async ({ open }) => {
    const visit = await open({
      wallets: [goodWallet],
      files: { '/elsewhere': elsewhere },
    })
    await connectWallet(visit)
    await visit.wallet('Good Wallet').switchAccount(otherAddress, { emit: false })
    await visit.navigateAwayAndBack('/elsewhere')
    // From the page cache as it was left, or loaded anew: in both cases the wallet is asked.
    const status = () =>
      visit.evaluate(() => {
        if (support.wallet('Good Wallet').waiting()) support.wallet('Good Wallet').approve()
        return window.AptosWalletKit?.getState().status
      })
    await expect.poll(status).toBe('connected')
    await expectConnectedTo(visit, 'Good Wallet')
  })
})
