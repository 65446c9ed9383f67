import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import {
  connectWallet,
  expectConnectedTo,
  goodWallet,
  openAccountModal,
  shortAddress,
} from '../../support/fixtures.js'
import { uiText } from '../../support/strings.js'

/** Does not respond to `disconnect` until the test does. */
const slowWallet = { ...goodWallet, prompt: ['account', 'network'] } as const

const failed = 'error: Failed to disconnect: WalletKitError: Busy'
const unsupported = 'warn: Disconnect feature not available for the current wallet.'

describe('account modal', () => {
  test('offers to remove a wallet that does not respond for eight seconds', async ({ open }) => {
    const page = await open({ wallets: [slowWallet] })
    await openAccountModal(page)
    await page.click('button', 'Disconnect')
    await page.wallet('Good Wallet').waitForRequest()
    await page.advanceTime(8000)
    await page.expectVisible('button', uiText('forget'))
    await page.expectConsole(
      expect.stringMatching(/^error: Failed to disconnect: WalletKitError: Good Wallet /),
    )
    await expectConnectedTo(page, 'Good Wallet')
  })

  test.for<[string, 'button' | 'open modal' | 'closed modal', Readonly<Record<string, null>>, string]>([
    ['fails', 'button', {}, failed],
    ['fails when the page disconnects', 'open modal', {}, failed],
    ['fails when the page disconnects before the modal opens', 'closed modal', {}, failed],
    ['cannot disconnect', 'button', { disconnect: null }, unsupported],
    ['cannot disconnect when the page disconnects', 'open modal', { disconnect: null }, unsupported],
    ['cannot disconnect before the modal opens', 'closed modal', { disconnect: null }, unsupported],
  ])(
    'offers to remove a wallet that %s, and the page stays connected until then',
    async (testCase, { open }) => {
      const [, cause, versions, consoleLine] = testCase
      const page = await open({ wallets: [{ ...slowWallet, versions }] })
      await connectWallet(page)
      if (cause !== 'closed modal') {
        await page.click('button', shortAddress)
        await page.expectVisible('dialog', shortAddress)
      }
      if (cause === 'button') await page.click('button', 'Disconnect')
      else await page.evaluate(() => void window.AptosWalletKit.disconnect().catch(() => {}))
      if (consoleLine === failed) await page.wallet('Good Wallet').fail('Busy', undefined, 'disconnect')
      await page.expectConsole(consoleLine)
      await expectConnectedTo(page, 'Good Wallet')
      if (cause === 'closed modal') await page.click('button', shortAddress)
      await page.click('button', uiText('forget'))
      await page.expectVisible('button', 'Wallet Connect')
      await page.expectHidden('dialog')
      await openAccountModal(page)
      await page.expectVisible('button', 'Disconnect')
      await page.expectHidden('button', uiText('forget'))
    },
  )
})

test('an empty account of the wallet disconnects the page, which can connect again', async ({ open }) => {
  const page = await open({ wallets: [goodWallet] })
  await connectWallet(page)
  await page.wallet('Good Wallet').switchAccount('')
  await page.expectVisible('button', 'Wallet Connect')
  expect((await page.takeEvents()).at(-1)?.type).toBe('wallet-disconnected')
  await page.wallet('Good Wallet').switchAccount(`0x${'1'.repeat(64)}`)
  await connectWallet(page, 'Good Wallet', '0x1111...1111')
})
