import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import { connect, good, isConnectedTo, remembered, short } from '../../support/people.js'
import { own } from '../../support/words.js'

const holding = { ...good, prompt: ['account', 'network'] } as const

const failed = 'error: Failed to disconnect: WalletKitError: Busy'
const cannot = 'warn: Disconnect feature not available for the current wallet.'

describe('disconnecting', () => {
  test('asks the wallet, closes the modal, and forgets the wallet', async ({ open }) => {
    const visit = await open({ wallets: [good] })
    await connect(visit)
    await visit.click('button', short)
    await visit.click('button', 'Disconnect')
    await visit.see('button', 'Wallet Connect')
    await visit.gone('dialog')
    expect(await visit.wallet('Good Wallet').calls('disconnect')).toEqual([[]])
    expect((await visit.heard()).at(-1)).toMatchObject({
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
    expect(await remembered(visit)).not.toHaveProperty(['aptos-wallet-kit.wallet-name'])
  })

  test('keeps the state when the wallet fails, logs it, and offers to forget the wallet', async ({
    open,
  }) => {
    const visit = await open({ wallets: [holding] })
    await connect(visit)
    await visit.click('button', short)
    await visit.click('button', 'Disconnect')
    await visit.wallet('Good Wallet').fail('Busy', undefined, 'disconnect')
    await visit.said(failed)
    await isConnectedTo(visit, 'Good Wallet')
    await visit.click('button', own('forget'))
    await visit.see('button', 'Wallet Connect')
  })

  test('keeps the state when the wallet does not answer for eight seconds', async ({ open }) => {
    const visit = await open({ wallets: [holding] })
    await connect(visit)
    await visit.click('button', short)
    await visit.click('button', 'Disconnect')
    await visit.wallet('Good Wallet').asked()
    await visit.advance(8000)
    await visit.see('button', own('forget'))
    await visit.said(expect.stringMatching(/^error: Failed to disconnect: WalletKitError: Good Wallet /))
    await isConnectedTo(visit, 'Good Wallet')
  })

  test('warns and keeps the state when the wallet has no disconnect', async ({ open }) => {
    const visit = await open({ wallets: [{ ...good, versions: { disconnect: null } }] })
    await connect(visit)
    await visit.click('button', short)
    await visit.click('button', 'Disconnect')
    await visit.said(cannot)
    await isConnectedTo(visit, 'Good Wallet')
    await visit.click('button', own('forget'))
    await visit.see('button', 'Wallet Connect')
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
      await connect(visit)
      if (isOpen) await visit.click('button', short)
      if (isOpen) await visit.see('dialog', short)
      await visit.evaluate(() => void window.AptosWalletKit.disconnect().catch(() => {}))
      if (words === failed) await visit.wallet('Good Wallet').fail('Busy', undefined, 'disconnect')
      await visit.said(words)
      if (!isOpen) await visit.click('button', short)
      await visit.click('button', own('forget'))
      await visit.see('button', 'Wallet Connect')
      await visit.gone('dialog')
      await connect(visit)
      await visit.click('button', short)
      await visit.see('button', 'Disconnect')
      await visit.gone('button', own('forget'))
    },
  )

  test('reads an empty account as a disconnect', async ({ open }) => {
    const visit = await open({ wallets: [good] })
    await connect(visit)
    await visit.wallet('Good Wallet').switchAccount('')
    await visit.see('button', 'Wallet Connect')
    expect((await visit.heard()).at(-1)?.type).toBe('wallet-disconnected')
  })

  test('lets another account connect afterwards', async ({ open }) => {
    const visit = await open({ wallets: [good] })
    await connect(visit)
    await visit.click('button', short)
    await visit.click('button', 'Disconnect')
    await visit.see('button', 'Wallet Connect')
    await connect(visit)
    await isConnectedTo(visit, 'Good Wallet')
  })
})
