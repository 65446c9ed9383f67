import { describe, expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import {
  address,
  expectConnectedTo,
  goodWallet,
  otherAddress,
  publicKey,
  secondWallet,
} from '../../support/fixtures.js'
import { uiText } from '../../support/strings.js'
import type { TestPage } from '../../support/test-page.js'

/** Opens the modal and clicks a wallet, as far as its being asked. */
async function ask(visit: TestPage, name = goodWallet.name) {
  await visit.click('button', 'Wallet Connect')
  await visit.click('button', name)
  await visit.wallet(name).waitForRequest()
}

const dialogText = (visit: TestPage) => visit.evaluate(() => support.readText({ role: 'dialog' }))

describe('connecting through the modal', () => {
  test('shows the wait, closes the modal, fills the store and shows the short address', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await ask(visit)
    expect(await dialogText(visit)).toContain('Connecting to Good Wallet...')
    await visit.wallet('Good Wallet').approve()
    await visit.expectVisible('button', '0x0123...cdef')
    await visit.expectHidden('dialog')
    expect(await visit.evaluate(() => window.AptosWalletKit.getState())).toMatchObject({
      status: 'connected',
      address,
      publicKey,
      ansName: null,
      network: 'testnet',
      chainId: 2,
      wallet: { name: 'Good Wallet', url: 'https://wallet.example/', readyState: 'Installed' },
    })
  })

  test('tells the page of the click and of the connection, once each, from the button', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await ask(visit)
    await visit.wallet('Good Wallet').approve()
    await visit.expectVisible('button', '0x0123...cdef')
    expect(await visit.takeEvents()).toMatchObject([
      {
        type: 'wallet-item-click',
        detail: { name: 'Good Wallet' },
        from: 'aptos-wallet-button',
        composed: true,
      },
      {
        type: 'wallet-connected',
        detail: { address, publicKey, ansName: null, wallet: { name: 'Good Wallet' } },
        from: 'aptos-wallet-button',
        composed: true,
      },
    ])
  })

  test.for(['before', 'after'] as const)(
    'lists a wallet that registers %s the script',
    async (at, { open }) => {
      const visit = await open({ wallets: [{ ...goodWallet, at }] })
      await visit.click('button', 'Wallet Connect')
      await visit.expectVisible('heading', 'Installed')
      await visit.expectVisible('button', 'Good Wallet')
    },
  )

  test('lists a wallet that registers while the modal is open', async ({ open }) => {
    const visit = await open()
    await visit.click('button', 'Wallet Connect')
    await visit.expectVisible('button', 'Petra')
    await visit.installWallet({ name: 'Petra' })
    await visit.expectVisible('heading', 'Installed')
    await visit.click('button', 'Petra')
    await visit.wallet('Petra').approve()
    await expectConnectedTo(visit, 'Petra')
  })

  test('stays open after a refusal, says so, warns, and lets the visitor try again', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await ask(visit)
    await visit.wallet('Good Wallet').reject()
    await visit.expectVisible('heading', 'What is a Wallet?')
    expect(await dialogText(visit)).toContain(uiText('rejected', 'Good Wallet'))
    await visit.expectConsole('warn: User rejected the connection request')
    await visit.click('button', uiText('again'))
    await visit.wallet('Good Wallet').approve()
    await expectConnectedTo(visit, 'Good Wallet')
  })

  test('reads a thrown 4001 as a refusal', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await ask(visit)
    await visit.wallet('Good Wallet').fail('User denied', 4001)
    await visit.expectVisible('button', uiText('again'))
    await visit.expectConsole('warn: User rejected the connection request')
    expect((await visit.takeEvents()).map(({ type }) => type)).toEqual(['wallet-item-click'])
  })

  test('stays open after a failure, says so, and logs it', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await ask(visit)
    await visit.wallet('Good Wallet').fail('Vault is locked')
    await visit.expectVisible('heading', 'What is a Wallet?')
    expect(await dialogText(visit)).toContain(uiText('failed', 'Good Wallet'))
    await visit.expectConsole('error: Failed to connect wallet: WalletKitError: Vault is locked')
    expect(await visit.takeEvents()).toMatchObject([
      { type: 'wallet-item-click' },
      {
        type: 'wallet-error',
        detail: { message: 'Vault is locked', reason: 'WALLET_FAILED', wallet: 'Good Wallet' },
      },
    ])
    await visit.expectVisible('button', uiText('again'))
  })

  test('forgets the failure when the modal is opened anew', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await ask(visit)
    await visit.wallet('Good Wallet').reject()
    await visit.expectVisible('button', uiText('again'))
    await visit.expectConsole('warn: User rejected the connection request')
    await visit.click('button', 'Close')
    await visit.click('button', 'Wallet Connect')
    await visit.expectVisible('button', 'Get a Wallet')
    await visit.expectHidden('button', uiText('again'))
  })

  test('drops the answer of an attempt that was cancelled', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await ask(visit)
    await visit.click('button', uiText('cancel'))
    await visit.expectVisible('heading', 'What is a Wallet?')
    await visit.wallet('Good Wallet').approve()
    await visit.expectVisible('button', 'Get a Wallet')
    expect(await visit.evaluate(() => window.AptosWalletKit.isConnected())).toBe(false)
    expect((await visit.takeEvents()).map(({ type }) => type)).toEqual(['wallet-item-click'])
  })

  test('connects another wallet while the first one hangs, and drops the first one’s late answer', async ({
    open,
  }) => {
    const visit = await open({ wallets: [goodWallet, secondWallet] })
    await ask(visit)
    await visit.click('button', 'Second Wallet')
    await visit.wallet('Second Wallet').approve()
    await expectConnectedTo(visit, 'Second Wallet')
    await visit.wallet('Good Wallet').approve()
    await expectConnectedTo(visit, 'Second Wallet')
    expect(await visit.evaluate(() => window.AptosWalletKit.getAccount())).toBe(otherAddress)
  })

  test('goes on with the attempt when the modal is closed', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await ask(visit)
    await visit.press('Escape')
    await visit.expectHidden('dialog')
    expect((await visit.expectVisible('button', 'Wallet Connect')).busy).toBe(true)
    await visit.wallet('Good Wallet').approve()
    expect((await visit.expectVisible('button', '0x0123...cdef')).busy).toBe(false)
  })

  test('says after eight seconds that the wallet may be locked', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await ask(visit)
    await visit.advanceTime(7999)
    expect(await dialogText(visit)).not.toContain(uiText('slow'))
    await visit.advanceTime(1)
    await expect.poll(() => dialogText(visit)).toContain(uiText('slow'))
    await visit.wallet('Good Wallet').approve()
    await expectConnectedTo(visit, 'Good Wallet')
  })

  test('connects a wallet that does not name its network, and tells the network once it does', async ({
    open,
  }) => {
    const visit = await open({ wallets: [{ ...goodWallet, prompt: ['onAccountChange', 'onNetworkChange'] }] })
    await ask(visit)
    await visit.wallet('Good Wallet').approve('connect')
    await visit.wallet('Good Wallet').waitForRequest()
    await visit.advanceTime(1000)
    await expectConnectedTo(visit, 'Good Wallet')
    const network = () => window.AptosWalletKit.getState().network
    expect(await visit.evaluate(network)).toBe('')
    await visit.wallet('Good Wallet').approve('network')
    await expect.poll(() => visit.evaluate(network)).toBe('testnet')
    expect((await visit.takeEvents()).at(-1)).toMatchObject({
      type: 'wallet-network-changed',
      detail: { name: 'testnet', chainId: 2, wallet: { name: 'Good Wallet' } },
    })
  })

  test('asks the wallet in the task of the click, and once for a double click', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await visit.click('button', 'Wallet Connect')
    await visit.evaluate(() => {
      const { features } = support.wallet('Good Wallet').standard
      const feature = features['aptos:connect'] as { connect: (...args: unknown[]) => unknown }
      const { connect } = feature
      let isInClick = false
      const { port1, port2 } = new MessageChannel()
      port2.onmessage = () => {
        isInClick = false
      }
      addEventListener(
        'click',
        () => {
          isInClick = true
          port1.postMessage('this task is over')
        },
        { capture: true },
      )
      feature.connect = (...args) => {
        if (!isInClick) console.error('asked in another task than the click')
        return connect(...args)
      }
    })
    await visit.click('button', 'Good Wallet', 2)
    await visit.wallet('Good Wallet').waitForRequest()
    expect(await visit.wallet('Good Wallet').calls('connect')).toEqual([[false]])
  })

  test('resets the connecting view and the install view with every click', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet] })
    await ask(visit)
    await visit.click('button', 'Petra')
    await visit.expectVisible('link', 'Get Petra')
    expect(await dialogText(visit)).not.toContain('Connecting to Good Wallet...')
    await visit.click('button', 'Good Wallet')
    await visit.expectHidden('link', 'Get Petra')
    await visit.wallet('Good Wallet').waitForRequest(2)
    expect(await dialogText(visit)).toContain('Connecting to Good Wallet...')
  })

  test('keeps the old session until a new wallet has approved', async ({ open }) => {
    const visit = await open({ wallets: [goodWallet, secondWallet] })
    await ask(visit)
    await visit.wallet('Good Wallet').approve()
    await expectConnectedTo(visit, 'Good Wallet')
    await visit.evaluate(() => void window.AptosWalletKit.connect('Second Wallet'))
    await visit.wallet('Second Wallet').reject()
    await visit.expectConsole('warn: User rejected the connection request')
    await expectConnectedTo(visit, 'Good Wallet')
    await visit.evaluate(() => void window.AptosWalletKit.connect('Second Wallet'))
    await visit.wallet('Second Wallet').approve()
    await expectConnectedTo(visit, 'Second Wallet')
  })

  test('disconnects the page when the connected wallet unregisters, and takes it off the list', async ({
    open,
  }) => {
    const visit = await open({ wallets: [goodWallet] })
    await ask(visit)
    await visit.wallet('Good Wallet').approve()
    await expectConnectedTo(visit, 'Good Wallet')
    await visit.evaluate(() => support.unregisterWallet('Good Wallet'))
    await visit.click('button', 'Wallet Connect')
    await visit.expectVisible('heading', 'Popular')
    await visit.expectHidden('button', 'Good Wallet')
    expect((await visit.takeEvents()).at(-1)?.type).toBe('wallet-disconnected')
  })
})
