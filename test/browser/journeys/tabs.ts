import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { connect, good, isConnectedTo, other, otherShort, short } from '../../support/people.js'

const elsewhere = '<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">'

const comesBack = () => {
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('a page that is left and come back to', () => {
  test('shows in every tab that the visitor disconnected in one', async ({ open }) => {
    const first = await open({ wallets: [good] })
    await connect(first)
    const next = await first.openAnother()
    await next.wallet('Good Wallet').approve()
    await next.click('button', short)
    await next.click('button', 'Disconnect')
    await next.see('button', 'Wallet Connect')
    await expect
      .poll(() => first.evaluate(() => window.AptosWalletKit.getState().status))
      .toBe('disconnected')
    await next.leave()
    await first.see('button', 'Wallet Connect')
    expect((await first.heard()).at(-1)?.type).toBe('wallet-disconnected')
  })

  test('reads the account again when the tab is seen: another one', async ({ open }) => {
    const visit = await open({ wallets: [good] })
    await connect(visit)
    await visit.wallet('Good Wallet').switchAccount(other, false)
    await visit.evaluate(comesBack)
    await visit.see('button', otherShort)
    expect((await visit.heard()).at(-1)).toMatchObject({
      type: 'wallet-account-changed',
      detail: { address: other },
    })
  })

  test('reads the account again when the tab is seen: none', async ({ open }) => {
    const visit = await open({ wallets: [good] })
    await connect(visit)
    await visit.wallet('Good Wallet').switchAccount('', false)
    await visit.evaluate(comesBack)
    await visit.see('button', 'Wallet Connect')
  })

  test('reads the account again when the page comes out of the page cache', async ({ open }) => {
    const visit = await open({ wallets: [good] })
    await connect(visit)
    await visit.wallet('Good Wallet').switchAccount(other, false)
    await visit.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await visit.see('button', otherShort)
  })

  test('follows account and network changes of the connected wallet', async ({ open }) => {
    const visit = await open({ wallets: [good] })
    await connect(visit)
    await visit.heard()
    await visit.wallet('Good Wallet').switchAccount(other)
    await visit.see('button', otherShort)
    await visit.wallet('Good Wallet').switchNetwork('MAINNET', 1)
    expect(await visit.evaluate(() => window.AptosWalletKit.getState())).toMatchObject({
      address: other,
      network: 'mainnet',
      chainId: 1,
    })
    expect(await visit.heard()).toMatchObject([
      { type: 'wallet-account-changed', detail: { address: other, wallet: { name: 'Good Wallet' } } },
      {
        type: 'wallet-network-changed',
        detail: { name: 'mainnet', chainId: 1, wallet: { name: 'Good Wallet' } },
      },
    ])
  })

  test('stays connected when it is left and come back to with the Back button', async ({ open }) => {
    const visit = await open({
      wallets: [good],
      files: { '/elsewhere': elsewhere },
    })
    await connect(visit)
    await visit.wallet('Good Wallet').switchAccount(other, false)
    await visit.leaveAndComeBack('/elsewhere')
    // From the page cache as it was left, or loaded anew: in both cases the wallet is asked.
    if (await visit.evaluate(() => support.wallet('Good Wallet').waiting() > 0))
      await visit.wallet('Good Wallet').approve()
    await isConnectedTo(visit, 'Good Wallet')
  })
})
