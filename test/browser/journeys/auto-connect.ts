import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import {
  connect,
  good,
  isConnectedTo,
  other,
  otherShort,
  remembered,
  second,
  short,
} from '../../support/people.js'

describe('connecting by itself', () => {
  test('takes up the remembered wallet after a reload, silently', async ({ open }) => {
    const visit = await open({ wallets: [good] })
    await connect(visit)
    expect(await remembered(visit)).toEqual({
      'aptos-wallet-kit.auto-connect': 'true',
      'aptos-wallet-kit.wallet-name': 'Good Wallet',
    })
    await visit.reload()
    await visit.wallet('Good Wallet').asked()
    expect(await visit.wallet('Good Wallet').calls('connect')).toEqual([[true]])
    expect(await visit.evaluate(() => window.AptosWalletKit.getState().status)).toBe('restoring')
    await visit.gone('dialog')
    await visit.wallet('Good Wallet').approve()
    await visit.see('button', short)
  })

  test('connects the preferred wallet at load when nothing is remembered', async ({ open }) => {
    const visit = await open({ wallets: [good, second], script: 'data-preferred-wallet="second wallet"' })
    await visit.wallet('Second Wallet').approve()
    await visit.see('button', otherShort)
    expect(await visit.wallet('Second Wallet').calls('connect')).toEqual([[false]])
    expect(await visit.wallet('Good Wallet').calls('connect')).toEqual([])
  })

  test('takes up a wallet that comes late', async ({ open }) => {
    const visit = await open({ script: 'data-preferred-wallet="Good Wallet"' })
    await visit.install(good)
    await visit.wallet('Good Wallet').approve()
    await visit.see('button', short)
  })

  test('warns once about a wallet that does not come, and takes it up if it comes after all', async ({
    open,
  }) => {
    const visit = await open({ script: 'data-preferred-wallet="Good Wallet"' })
    await visit.advance(2999)
    await visit.said()
    await visit.advance(1)
    await visit.said('warn: Wallet Good Wallet not found')
    await visit.install(second)
    await visit.advance(60_000)
    await visit.said()
    await visit.install(good)
    await visit.wallet('Good Wallet').approve()
    await visit.see('button', short)
  })

  test('stays away from a wallet that comes late when the visitor has connected another', async ({
    open,
  }) => {
    const visit = await open({ wallets: [second], script: 'data-preferred-wallet="Good Wallet"' })
    await connect(visit, second.name, otherShort)
    await visit.install(good)
    await visit.advance(60_000)
    await visit.said()
    await isConnectedTo(visit, 'Second Wallet')
    expect(await visit.wallet('Good Wallet').calls('connect')).toEqual([])
  })

  test('leaves a visitor who disconnected disconnected after a reload, until they connect again', async ({
    open,
  }) => {
    const visit = await open({ wallets: [good], script: 'data-preferred-wallet="Good Wallet"' })
    await visit.wallet('Good Wallet').approve()
    await visit.click('button', short)
    await visit.click('button', 'Disconnect')
    await visit.see('button', 'Wallet Connect')
    expect(await remembered(visit)).toEqual({
      'aptos-wallet-kit.auto-connect': 'true',
      'aptos-wallet-kit.disconnected': expect.any(String),
    })
    await visit.reload()
    await visit.advance(60_000)
    await visit.see('button', 'Wallet Connect')
    expect(await visit.wallet('Good Wallet').calls('connect')).toEqual([])
    await connect(visit)
    await visit.reload()
    await visit.wallet('Good Wallet').approve()
    await visit.see('button', short)
  })

  test.for(['data-auto-connect="false"', 'data-preferred-wallet="Good Wallet" data-auto-connect="false"'])(
    'does not connect on a page that says %s, and writes that down',
    async (script, { open }) => {
      const visit = await open({ wallets: [good], script })
      await connect(visit)
      expect(await remembered(visit)).toEqual({ 'aptos-wallet-kit.auto-connect': 'false' })
      await visit.reload()
      await visit.advance(60_000)
      await visit.see('button', 'Wallet Connect')
      expect(await visit.wallet('Good Wallet').calls('connect')).toEqual([])
    },
  )

  test('does not connect when the stored flag is false, and writes the page’s own setting', async ({
    open,
  }) => {
    const visit = await open({
      wallets: [good],
      before: () => {
        if (localStorage.length) return
        localStorage.setItem('aptos-wallet-kit.auto-connect', 'false')
        localStorage.setItem('aptos-wallet-kit.wallet-name', 'Good Wallet')
      },
    })
    await visit.advance(60_000)
    await visit.see('button', 'Wallet Connect')
    expect(await visit.wallet('Good Wallet').calls('connect')).toEqual([])
    expect(await visit.evaluate(() => window.AptosWalletKit.getState().isAutoConnectEnabled)).toBe(false)
    expect(await remembered(visit)).toMatchObject({ 'aptos-wallet-kit.auto-connect': 'true' })
    await visit.reload()
    await visit.wallet('Good Wallet').approve()
    await visit.see('button', short)
  })

  test('does not ask again at the next load when the visitor refused the preferred wallet', async ({
    open,
  }) => {
    const visit = await open({ wallets: [good], script: 'data-preferred-wallet="Good Wallet"' })
    await visit.wallet('Good Wallet').reject()
    await visit.said('warn: User rejected the connection request')
    await visit.reload()
    await visit.advance(60_000)
    expect(await visit.wallet('Good Wallet').calls('connect')).toEqual([])
  })

  test('lets the visitor connect another wallet while the remembered one hangs', async ({ open }) => {
    const visit = await open({ wallets: [good, second] })
    await connect(visit)
    await visit.reload()
    await visit.wallet('Good Wallet').asked()
    await connect(visit, second.name, otherShort)
    await visit.wallet('Good Wallet').approve()
    await isConnectedTo(visit, 'Second Wallet')
    expect(await visit.evaluate(() => window.AptosWalletKit.getAccount())).toBe(other)
  })

  test('is still connected after a reload on a page whose wallet registers after the script', async ({
    open,
  }) => {
    const visit = await open({ wallets: [{ ...good, at: 'after' }] })
    await connect(visit)
    await visit.reload()
    await visit.wallet('Good Wallet').approve()
    await visit.see('button', short)
  })
})
