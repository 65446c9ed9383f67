import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import {
  expectConnectedTo,
  getState,
  goodWallet,
  otherAddress,
  readDialog,
  secondWallet,
  selectWallet,
  shortAddress,
} from '../../support/fixtures.js'
import { uiText } from '../../support/strings.js'

describe('connect modal', () => {
  test('lists wallets that register before and after the script, and while the modal is open', async ({
    open,
  }) => {
    const page = await open({ wallets: [goodWallet, { ...secondWallet, at: 'after' }] })
    await page.click('button', 'Wallet Connect')
    await page.expectVisible('heading', 'Installed')
    for (const name of ['Good Wallet', 'Second Wallet', 'Petra']) await page.expectVisible('button', name)
    await page.installWallet({ name: 'Petra' })
    await page.click('button', 'Petra')
    await page.wallet('Petra').approve()
    await expectConnectedTo(page, 'Petra')
  })

  test('shows a rejection until it is opened again, and connects on Try Again', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    const reject = async () => {
      await page.wallet('Good Wallet').reject()
      await page.expectVisible('button', uiText('again'))
      await page.expectConsole('warn: User rejected the connection request')
    }
    await selectWallet(page)
    await reject()
    await page.expectVisible('heading', 'What is a Wallet?')
    expect(await readDialog(page)).toContain(uiText('rejected', 'Good Wallet'))
    await page.click('button', 'Close')
    await page.click('button', 'Wallet Connect')
    await page.expectVisible('button', 'Get a Wallet')
    await page.expectHidden('button', uiText('again'))
    await page.click('button', 'Good Wallet')
    await reject()
    await page.click('button', uiText('again'))
    await page.wallet('Good Wallet').approve()
    await expectConnectedTo(page, 'Good Wallet')
  })

  test('shows and logs a failure, and stays open', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await selectWallet(page)
    await page.wallet('Good Wallet').fail('Vault is locked')
    await page.expectVisible('button', uiText('again'))
    expect(await readDialog(page)).toContain(uiText('failed', 'Good Wallet'))
    await page.expectConsole('error: Failed to connect wallet: WalletKitError: Vault is locked')
    expect(await page.takeEvents()).toMatchObject([
      { type: 'wallet-item-click' },
      {
        type: 'wallet-error',
        detail: { message: 'Vault is locked', reason: 'WALLET_FAILED', wallet: 'Good Wallet' },
      },
    ])
  })

  test('ignores the response to an attempt that the user canceled', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await selectWallet(page)
    await page.click('button', uiText('cancel'))
    await page.expectVisible('heading', 'What is a Wallet?')
    await page.wallet('Good Wallet').approve()
    await page.expectVisible('button', 'Get a Wallet')
    expect((await getState(page)).status).toBe('disconnected')
    expect((await page.takeEvents()).map(({ type }) => type)).toEqual(['wallet-item-click'])
  })

  test('replaces the waiting and install views on each click, and connects the wallet selected last', async ({
    open,
  }) => {
    const page = await open({ wallets: [goodWallet, secondWallet] })
    await selectWallet(page)
    await page.click('button', 'Petra')
    await page.expectVisible('link', 'Get Petra')
    expect(await readDialog(page)).not.toContain('Connecting to Good Wallet...')
    await page.click('button', 'Good Wallet')
    await page.expectHidden('link', 'Get Petra')
    await page.wallet('Good Wallet').waitForRequest(2)
    expect(await readDialog(page)).toContain('Connecting to Good Wallet...')
    await page.click('button', 'Second Wallet')
    await page.wallet('Second Wallet').approve()
    await expectConnectedTo(page, 'Second Wallet')
    await page.wallet('Good Wallet').approve()
    await expectConnectedTo(page, 'Second Wallet')
    expect(await page.evaluate(() => window.AptosWalletKit.getAccount())).toBe(otherAddress)
  })

  test('does not cancel the attempt when it closes', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await selectWallet(page)
    await page.press('Escape')
    await page.expectHidden('dialog')
    expect((await page.expectVisible('button', 'Wallet Connect')).busy).toBe(true)
    await page.wallet('Good Wallet').approve()
    expect((await page.expectVisible('button', shortAddress)).busy).toBe(false)
  })

  test('shows after eight seconds that the wallet may be locked', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await selectWallet(page)
    await page.advanceTime(7999)
    expect(await readDialog(page)).not.toContain(uiText('slow'))
    await page.advanceTime(1)
    await expect.poll(() => readDialog(page)).toContain(uiText('slow'))
  })

  test('removes a wallet that unregisters, and the page disconnects from it', async ({ open }) => {
    const page = await open({ wallets: [goodWallet] })
    await selectWallet(page)
    await page.wallet('Good Wallet').approve()
    await expectConnectedTo(page, 'Good Wallet')
    await page.evaluate(() => support.unregisterWallet('Good Wallet'))
    await page.click('button', 'Wallet Connect')
    await page.expectVisible('heading', 'Popular')
    await page.expectHidden('button', 'Good Wallet')
    expect((await page.takeEvents()).at(-1)?.type).toBe('wallet-disconnected')
  })
})
