import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import {
  connectWallet,
  expectConnectedTo,
  goodWallet,
  readStorage,
  shortAddress,
} from '../../support/fixtures.js'
import { uiText } from '../../support/strings.js'

const holding = { ...goodWallet, prompt: ['account', 'network'] } as const

const failed = 'error: Failed to disconnect: WalletKitError: Busy'
const cannot = 'warn: Disconnect feature not available for the current wallet.'

describe('disconnecting', () => {
  test('asks the wallet, closes the modal, and forgets the wallet', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await connectWallet(visit)
    await visit.click('button', shortAddress)
    await visit.click('button', 'Disconnect')
    await visit.expectVisible('button', 'Wallet Connect')
    await visit.expectHidden('dialog')
    expect(await visit.wallet('Good Wallet').calls('disconnect')).toEqual([[]])
    expect((await visit.takeEvents()).at(-1)).toMatchObject({
      type: 'wallet-disconnected',
      detail: { wallet: { name: 'Good Wallet' } },
      from: 'aptos-wallet-button',
    })
    expect(await visit.evaluate(() => window.AptosWalletKit.getState())).toMatchObject({
      status: 'disconnected',
      wallet: null,
      address: '',
      publicKey: '',
      network: '',
      chainId: null,
    })
    expect(await readStorage(visit)).not.toHaveProperty(['aptos-wallet-kit.wallet-name'])
  })

  test('keeps the state when the wallet fails, logs it, and offers to forget the wallet', async ({
    open,
  }) => {
    const visit = await open({ wallets: [holding] })
    await connectWallet(visit)
    await visit.click('button', shortAddress)
    await visit.click('button', 'Disconnect')
    await visit.wallet('Good Wallet').fail('Busy', undefined, 'disconnect')
    await visit.expectConsole(failed)
    await expectConnectedTo(visit, 'Good Wallet')
    await visit.click('button', uiText('forget'))
    await visit.expectVisible('button', 'Wallet Connect')
  })

  test('keeps the state when the wallet does not answer for eight seconds', async ({ open }) => {
    const visit = await open({ wallets: [holding] })
    await connectWallet(visit)
    await visit.click('button', shortAddress)
    await visit.click('button', 'Disconnect')
    await visit.wallet('Good Wallet').waitForRequest()
    await visit.advanceTime(8000)
    await visit.expectVisible('button', uiText('forget'))
    await visit.expectConsole(
      expect.stringMatching(/^error: Failed to disconnect: WalletKitError: Good Wallet /),
    )
    await expectConnectedTo(visit, 'Good Wallet')
  })

  test('warns and keeps the state when the wallet has no disconnect', async ({ open }) => {
    const visit = await open({ wallets: [{ ...goodWallet, versions: { disconnect: null } }] })
    await connectWallet(visit)
    await visit.click('button', shortAddress)
    await visit.click('button', 'Disconnect')
    await visit.expectConsole(cannot)
    await expectConnectedTo(visit, 'Good Wallet')
    await visit.click('button', uiText('forget'))
    await visit.expectVisible('button', 'Wallet Connect')
  })

  test.for<[string, boolean, Readonly<Record<string, null>>, string]>([
    ['fails under the open info modal', true, {}, failed],
    ['fails before the info modal is opened', false, {}, failed],
    ['has no disconnect, under the open info modal', true, { disconnect: null }, cannot],
    ['has no disconnect, before the info modal is opened', false, { disconnect: null }, cannot],
  ])(
    'offers to forget a wallet that the page could not disconnect: one that %s',
    async ([, isOpen, versions, words], { open }) => {
      const visit = await open({ wallets: [{ ...holding, versions }] })
      await connectWallet(visit)
      if (isOpen) await visit.click('button', shortAddress)
      if (isOpen) await visit.expectVisible('dialog', shortAddress)
      await visit.evaluate(() => void window.AptosWalletKit.disconnect().catch(() => {}))
      if (words === failed) await visit.wallet('Good Wallet').fail('Busy', undefined, 'disconnect')
      await visit.expectConsole(words)
      if (!isOpen) await visit.click('button', shortAddress)
      await visit.click('button', uiText('forget'))
      await visit.expectVisible('button', 'Wallet Connect')
      await visit.expectHidden('dialog')
      await connectWallet(visit)
      await visit.click('button', shortAddress)
      await visit.expectVisible('button', 'Disconnect')
      await visit.expectHidden('button', uiText('forget'))
    },
  )

  test('reads an empty account as a disconnect', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await connectWallet(visit)
    await visit.wallet('Good Wallet').switchAccount('')
    await visit.expectVisible('button', 'Wallet Connect')
    expect((await visit.takeEvents()).at(-1)?.type).toBe('wallet-disconnected')
  })

  test('lets another account connect afterwards', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await connectWallet(visit)
    await visit.click('button', shortAddress)
    await visit.click('button', 'Disconnect')
    await visit.expectVisible('button', 'Wallet Connect')
    await connectWallet(visit)
    await expectConnectedTo(visit, 'Good Wallet')
  })
})
