import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import {
  connectWallet,
  expectConnectedTo,
  goodWallet,
  openAccountModal,
  otherShortAddress,
  secondWallet,
  shortAddress,
} from '../../support/fixtures.js'
import { uiText } from '../../support/strings.js'

const ONE_MINUTE_MS = 60_000

describe('connect modal', () => {
  test('lists wallets that register before and after the script, and while the modal is open', async ({
    open,
  }) => {
    const page = await open({ wallets: [goodWallet, { ...secondWallet, at: 'after' }] })
    await page.click('button', 'Wallet Connect')
    for (const name of ['Good Wallet', 'Second Wallet']) await page.expectVisible('button', name)
    await page.click('button', 'Petra')
    await page.expectVisible('link', 'Get Petra')
    await page.installWallet({ name: 'Petra' })
    await page.expectHidden('link', 'Get Petra')
    await page.click('button', 'Petra')
    await page.wallet('Petra').approve()
    await expectConnectedTo(page, 'Petra')
    await page.evaluate(() => support.unregisterWallet('Petra'))
    await page.click('button', 'Wallet Connect')
    expect((await page.takeEvents()).at(-1)?.type).toBe('wallet-disconnected')
  })
})

describe('auto-connect', () => {
  test('connects the preferred wallet on page load, and not again after the user disconnects', async ({
    open,
  }) => {
    const script = 'data-preferred-wallet="second wallet"'
    const page = await open({ wallets: [goodWallet, secondWallet], script })
    await page.wallet('Second Wallet').approve()
    await page.click('button', otherShortAddress)
    expect(await page.wallet('Second Wallet').calls('connect')).toEqual([[false]])
    await page.click('button', 'Disconnect')
    await page.expectVisible('button', 'Wallet Connect')
    await page.reload()
    await page.advanceTime(ONE_MINUTE_MS)
    expect(await page.wallet('Second Wallet').calls('connect')).toEqual([])
  })

  test('does not prompt again after the user rejected the preferred wallet', async ({ open }) => {
    const page = await open({ wallets: [goodWallet], script: 'data-preferred-wallet="Good Wallet"' })
    await page.wallet('Good Wallet').reject()
    await page.expectConsole('warn: User rejected the connection request')
    await page.reload()
    await page.advanceTime(ONE_MINUTE_MS)
    expect(await page.wallet('Good Wallet').calls('connect')).toEqual([])
  })
})

describe('account modal', () => {
  test('offers to remove a wallet that cannot disconnect, also when the page called disconnect() before', async ({
    open,
  }) => {
    const page = await open({ wallets: [{ ...goodWallet, versions: { disconnect: null } }] })
    await connectWallet(page)
    await page.evaluate(() => void window.AptosWalletKit.disconnect().catch(() => {}))
    await page.expectConsole('warn: Disconnect feature not available for the current wallet.')
    await expectConnectedTo(page, 'Good Wallet')
    await page.click('button', shortAddress)
    await page.click('button', uiText('forget'))
    await page.expectVisible('button', 'Wallet Connect')
    await page.expectHidden('dialog')
  })

  test.for([1280, 320])(
    'moves no button when the address is copied, in a window of %i px',
    async (width, { open }) => {
      const page = await open({ wallets: [goodWallet] })
      await page.tab.resize(width, 800)
      await openAccountModal(page)
      const measure = async (copy: string) => {
        await page.evaluate(async () => {
          const animations = document.body.lastElementChild?.shadowRoot?.getAnimations() ?? []
          await Promise.all(animations.map(({ finished }) => finished))
        })
        const elements = [
          await page.expectVisible('button', copy),
          await page.expectVisible('button', 'Disconnect'),
          await page.expectVisible('dialog'),
        ]
        return elements.map(({ x, y, width, height }) => [x, y, width, height])
      }
      await page.click('button', 'Copy Address')
      const copied = await measure('Copied!')
      await page.advanceTime(2000)
      expect(await measure('Copy Address')).toEqual(copied)
    },
  )
})
