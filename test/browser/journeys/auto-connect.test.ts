import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import {
  connectWallet,
  expectConnectedTo,
  goodWallet,
  otherAddress,
  otherShortAddress,
  readStorage,
  secondWallet,
  shortAddress,
} from '../../support/fixtures.js'

describe('connecting by itself', () => {
  test('takes up the remembered wallet after a reload, silently', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await connectWallet(visit)
    expect(await readStorage(visit)).toEqual({
      'aptos-wallet-kit.auto-connect': 'true',
      'aptos-wallet-kit.wallet-name': 'Good Wallet',
    })
    await visit.reload()
    await visit.wallet('Good Wallet').waitForRequest()
    expect(await visit.wallet('Good Wallet').calls('connect')).toEqual([[true]])
    expect(await visit.evaluate(() => window.AptosWalletKit.getState().status)).toBe('restoring')
    await visit.expectHidden('dialog')
    await visit.wallet('Good Wallet').approve()
    await visit.expectVisible('button', shortAddress)
  })

  test('connects the preferred wallet at load when nothing is remembered', async ({ open }) => {
    const visit = await open({
      wallets: [goodWallet, secondWallet],
      script: 'data-preferred-wallet="second wallet"',
    })
    await visit.wallet('Second Wallet').approve()
    await visit.expectVisible('button', otherShortAddress)
    expect(await visit.wallet('Second Wallet').calls('connect')).toEqual([[false]])
    expect(await visit.wallet('Good Wallet').calls('connect')).toEqual([])
  })

  test('takes up a wallet that comes late', async ({ open }) => {
    const visit = await open({ script: 'data-preferred-wallet="Good Wallet"' })
    await visit.installWallet(goodWallet)
    await visit.wallet('Good Wallet').approve()
    await visit.expectVisible('button', shortAddress)
  })

  test('warns once about a wallet that does not come, and takes it up if it comes after all', async ({
    open,
  }) => {
    const visit = await open({ script: 'data-preferred-wallet="Good Wallet"' })
    await visit.advanceTime(2999)
    await visit.expectConsole()
    await visit.advanceTime(1)
    await visit.expectConsole('warn: Wallet Good Wallet not found')
    await visit.installWallet(secondWallet)
    await visit.advanceTime(60_000)
    await visit.expectConsole()
    await visit.installWallet(goodWallet)
    await visit.wallet('Good Wallet').approve()
    await visit.expectVisible('button', shortAddress)
  })

  test('stays away from a wallet that comes late when the visitor has connected another', async ({
    open,
  }) => {
    const visit = await open({ wallets: [secondWallet], script: 'data-preferred-wallet="Good Wallet"' })
    await connectWallet(visit, secondWallet.name, otherShortAddress)
    await visit.installWallet(goodWallet)
    await visit.advanceTime(60_000)
    await visit.expectConsole()
    await expectConnectedTo(visit, 'Second Wallet')
    expect(await visit.wallet('Good Wallet').calls('connect')).toEqual([])
  })

  test('leaves a visitor who disconnected disconnected after a reload, until they connect again', async ({
    open,
  }) => {
    const visit = await open({ wallets: [goodWallet], script: 'data-preferred-wallet="Good Wallet"' })
    await visit.wallet('Good Wallet').approve()
    await visit.click('button', shortAddress)
    await visit.click('button', 'Disconnect')
    await visit.expectVisible('button', 'Wallet Connect')
    expect(await readStorage(visit)).toEqual({
      'aptos-wallet-kit.auto-connect': 'true',
      'aptos-wallet-kit.disconnected': expect.any(String),
    })
    await visit.reload()
    await visit.advanceTime(60_000)
    await visit.expectVisible('button', 'Wallet Connect')
    expect(await visit.wallet('Good Wallet').calls('connect')).toEqual([])
    await connectWallet(visit)
    await visit.reload()
    await visit.wallet('Good Wallet').approve()
    await visit.expectVisible('button', shortAddress)
  })

  test.for(['data-auto-connect="false"', 'data-preferred-wallet="Good Wallet" data-auto-connect="false"'])(
    'does not connect on a page that says %s, and writes that down',
    async (script, { open }) => {
      const visit = await open({ wallets: [goodWallet], script })
      await connectWallet(visit)
      expect(await readStorage(visit)).toEqual({ 'aptos-wallet-kit.auto-connect': 'false' })
      await visit.reload()
      await visit.advanceTime(60_000)
      await visit.expectVisible('button', 'Wallet Connect')
      expect(await visit.wallet('Good Wallet').calls('connect')).toEqual([])
    },
  )

  test('does not connect when the stored flag is false, and writes the page’s own setting', async ({
    open,
  }) => {
    const visit = await open({
      wallets: [goodWallet],
      before: () => {
        if (localStorage.length) return
        localStorage.setItem('aptos-wallet-kit.auto-connect', 'false')
        localStorage.setItem('aptos-wallet-kit.wallet-name', 'Good Wallet')
      },
    })
    await visit.advanceTime(60_000)
    await visit.expectVisible('button', 'Wallet Connect')
    expect(await visit.wallet('Good Wallet').calls('connect')).toEqual([])
    expect(await visit.evaluate(() => window.AptosWalletKit.getState().isAutoConnectEnabled)).toBe(false)
    expect(await readStorage(visit)).toMatchObject({ 'aptos-wallet-kit.auto-connect': 'true' })
    await visit.reload()
    await visit.wallet('Good Wallet').approve()
    await visit.expectVisible('button', shortAddress)
  })

  test('does not ask again at the next load when the visitor refused the preferred wallet', async ({
    open,
  }) => {
    const visit = await open({ wallets: [goodWallet], script: 'data-preferred-wallet="Good Wallet"' })
    await visit.wallet('Good Wallet').reject()
    await visit.expectConsole('warn: User rejected the connection request')
    await visit.reload()
    await visit.advanceTime(60_000)
    expect(await visit.wallet('Good Wallet').calls('connect')).toEqual([])
  })

  test('lets the visitor connect another wallet while the remembered one hangs', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet, secondWallet] })
    await connectWallet(visit)
    await visit.reload()
    await visit.wallet('Good Wallet').waitForRequest()
    await connectWallet(visit, secondWallet.name, otherShortAddress)
    await visit.wallet('Good Wallet').approve()
    await expectConnectedTo(visit, 'Second Wallet')
    expect(await visit.evaluate(() => window.AptosWalletKit.getAccount())).toBe(otherAddress)
  })

  test('is still connected after a reload on a page whose wallet registers after the script', async ({
    open,
  }) => {
    const visit = await open({ wallets: [{ ...goodWallet, at: 'after' }] })
    await connectWallet(visit)
    await visit.reload()
    await visit.wallet('Good Wallet').approve()
    await visit.expectVisible('button', shortAddress)
  })
})
