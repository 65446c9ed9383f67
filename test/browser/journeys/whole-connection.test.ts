import { expect } from 'vitest'
import { test } from '../../support/browser-test.js'
import {
  address,
  getState,
  goodWallet,
  publicKey,
  readDialog,
  readStorage,
  selectWallet,
  shortAddress,
} from '../../support/fixtures.js'
import { uiText } from '../../support/strings.js'

test('a user connects, copies the address, reconnects after a reload, and disconnects', async ({ open }) => {
  const page = await open({ wallets: [goodWallet] })
  await selectWallet(page)
  expect(await readDialog(page)).toContain('Connecting to Good Wallet...')
  await page.wallet('Good Wallet').approve()
  await page.expectVisible('button', shortAddress)
  await page.expectHidden('dialog')
  expect(await getState(page)).toMatchObject({
    ...{ status: 'connected', address, publicKey, ansName: null, network: 'testnet', chainId: 2 },
    wallet: { name: 'Good Wallet', url: 'https://wallet.example/', readyState: 'Installed' },
  })
  const fromButton = { from: 'aptos-wallet-button', composed: true }
  const wallet = { name: 'Good Wallet' }
  expect(await page.takeEvents()).toMatchObject([
    { type: 'wallet-item-click', detail: wallet, ...fromButton },
    { type: 'wallet-connected', detail: { address, publicKey, ansName: null, wallet }, ...fromButton },
  ])

  await page.click('button', shortAddress)
  await expect
    .poll(() => readDialog(page))
    .toEqual([
      shortAddress,
      'Good Wallet',
      'Testnet',
      'Copy Address',
      uiText('explorer'),
      uiText('changeWallet'),
      'Disconnect',
    ])
  await page.click('button', 'Copy Address')
  await page.expectVisible('button', 'Copied!')
  await page.advanceTime(2000)
  await page.expectVisible('button', 'Copy Address')
  await page.press('Escape')
  await page.expectHidden('dialog')
  await page.click('textbox', 'Notes')
  await page.press('Control+v')
  await expect.poll(() => page.evaluate(() => document.querySelector('input')?.value)).toBe(address)

  await page.reload()
  await page.wallet('Good Wallet').waitForRequest()
  expect(await page.wallet('Good Wallet').calls('connect')).toEqual([[true]])
  expect((await getState(page)).status).toBe('restoring')
  await page.expectHidden('dialog')
  await page.wallet('Good Wallet').approve()

  await page.click('button', shortAddress)
  await page.click('button', 'Disconnect')
  await page.expectVisible('button', 'Wallet Connect')
  await page.expectHidden('dialog')
  expect(await page.wallet('Good Wallet').calls('disconnect')).toEqual([[]])
  expect((await page.takeEvents()).at(-1)).toMatchObject({
    type: 'wallet-disconnected',
    detail: { wallet },
    from: 'aptos-wallet-button',
  })
  expect(await getState(page)).toMatchObject({ status: 'disconnected', wallet: null, address: '' })
  expect(await readStorage(page)).toEqual({
    'aptos-wallet-kit.auto-connect': 'true',
    'aptos-wallet-kit.disconnected': 'Good Wallet',
  })
})
