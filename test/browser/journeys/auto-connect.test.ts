import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import {
  connectWallet,
  expectConnectedTo,
  getState,
  goodWallet,
  otherAddress,
  otherShortAddress,
  readStorage,
  secondWallet,
  shortAddress,
} from '../../support/fixtures.js'

const ONE_MINUTE_MS = 60_000

describe('auto-connect', () => {
  test('connects the preferred wallet on page load, and not again after the user disconnects', async ({
    open,
  }) => {
    const page = await open({
      wallets: [goodWallet, secondWallet],
      script: 'data-preferred-wallet="second wallet"',
    })
    await page.wallet('Second Wallet').approve()
    await page.click('button', otherShortAddress)
    expect(await page.wallet('Second Wallet').calls('connect')).toEqual([[false]])
    await page.click('button', 'Disconnect')
    await page.expectVisible('button', 'Wallet Connect')
    await page.reload()
    await page.advanceTime(ONE_MINUTE_MS)
    await page.expectVisible('button', 'Wallet Connect')
    for (const name of ['Good Wallet', 'Second Wallet'])
      expect(await page.wallet(name).calls('connect')).toEqual([])

    await connectWallet(page)
    expect(await readStorage(page)).toEqual({
      'aptos-wallet-kit.auto-connect': 'true',
      'aptos-wallet-kit.wallet-name': 'Good Wallet',
    })
    await page.reload()
    await page.wallet('Good Wallet').approve()
    await page.expectVisible('button', shortAddress)
  })

  test('warns once about a wallet that does not register, and connects it when it does', async ({ open }) => {
    const page = await open({ script: 'data-preferred-wallet="Good Wallet"' })
    await page.advanceTime(2999)
    await page.expectConsole()
    await page.advanceTime(1)
    await page.expectConsole('warn: Wallet Good Wallet not found')
    await page.installWallet(secondWallet)
    await page.advanceTime(ONE_MINUTE_MS)
    await page.expectConsole()
    await page.installWallet(goodWallet)
    await page.wallet('Good Wallet').approve()
    await page.expectVisible('button', shortAddress)
  })

  test('does not call a wallet that registers after the user connected another', async ({ open }) => {
    const page = await open({ wallets: [secondWallet], script: 'data-preferred-wallet="Good Wallet"' })
    await connectWallet(page, secondWallet.name, otherShortAddress)
    await page.installWallet(goodWallet)
    await page.advanceTime(ONE_MINUTE_MS)
    await page.expectConsole()
    await expectConnectedTo(page, 'Second Wallet')
    expect(await page.wallet('Good Wallet').calls('connect')).toEqual([])
  })

  test('is off on a page that turns it off, which stores that and no wallet', async ({ open }) => {
    const script = 'data-preferred-wallet="Good Wallet" data-auto-connect="false"'
    const page = await open({ wallets: [goodWallet], script })
    await connectWallet(page)
    expect(await readStorage(page)).toEqual({ 'aptos-wallet-kit.auto-connect': 'false' })
    await page.reload()
    await page.advanceTime(ONE_MINUTE_MS)
    await page.expectVisible('button', 'Wallet Connect')
    expect(await page.wallet('Good Wallet').calls('connect')).toEqual([])
  })

  test('is off if the stored flag is false, and on after the page stored its own setting', async ({
    open,
  }) => {
    const page = await open({
      wallets: [goodWallet],
      before: () => {
        if (localStorage.length) return
        localStorage.setItem('aptos-wallet-kit.auto-connect', 'false')
        localStorage.setItem('aptos-wallet-kit.wallet-name', 'Good Wallet')
      },
    })
    await page.advanceTime(ONE_MINUTE_MS)
    expect(await page.wallet('Good Wallet').calls('connect')).toEqual([])
    expect((await getState(page)).isAutoConnectEnabled).toBe(false)
    expect(await readStorage(page)).toMatchObject({ 'aptos-wallet-kit.auto-connect': 'true' })
    await page.reload()
    await page.wallet('Good Wallet').approve()
    await page.expectVisible('button', shortAddress)
  })

  test('does not prompt again after the user rejected the preferred wallet', async ({ open }) => {
    const page = await open({ wallets: [goodWallet], script: 'data-preferred-wallet="Good Wallet"' })
    await page.wallet('Good Wallet').reject()
    await page.expectConsole('warn: User rejected the connection request')
    await page.reload()
    await page.advanceTime(ONE_MINUTE_MS)
    expect(await page.wallet('Good Wallet').calls('connect')).toEqual([])
  })

  test('reconnects a wallet that registers after the script, unless the user connects another first', async ({
    open,
  }) => {
    const page = await open({ wallets: [{ ...goodWallet, at: 'after' }, secondWallet] })
    await connectWallet(page)
    await page.reload()
    await page.wallet('Good Wallet').waitForRequest()
    await connectWallet(page, secondWallet.name, otherShortAddress)
    await page.wallet('Good Wallet').approve()
    await expectConnectedTo(page, 'Second Wallet')
    expect(await page.evaluate(() => window.AptosWalletKit.getAccount())).toBe(otherAddress)
  })
})
