import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { createExampleServer } from '../../examples/support.js'
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
import { root } from '../../support/page-server.js'
import { uiText } from '../../support/strings.js'
import type { TestPage } from '../../support/test-page.js'
import { network } from '../../unit/verify/signing.js'

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

/** The page of `examples/sign-in-server` with its own policy, and its server. */
async function loadExample() {
  const html = await readFile(join(root, 'examples/sign-in-server/page/index.html'), 'utf8')
  return {
    files: {
      '/': html
        .replace('<head>', '<head><script src="/support.js"></script>')
        .replace('"/dev-wallet.js"', '$& data-panel="false"'),
    },
    policy: '',
    server: async (application: string) => {
      const server = await createExampleServer('sign-in-server', { application, aptos: network() })
      return (request: unknown, response: unknown) => void server.emit('request', request, response)
    },
  }
}

const expectOutput = (page: TestPage, text: string) =>
  expect.poll(() => page.evaluate(() => document.querySelector('output')?.textContent)).toBe(text)

test('a new user logs in with one approval, stays logged in, and logs out in another tab', async ({
  open,
}) => {
  const page = await open(await loadExample())
  await expectOutput(page, 'Not logged in')
  await page.click('button', 'Wallet Connect')
  const hasNonce = () => performance.getEntriesByName(new URL('/nonce', location.href).href).length > 0
  await expect.poll(() => page.evaluate(hasNonce)).toBe(true)
  await page.click('button', 'Dev Wallet')
  await page.click('button', 'Sign in')
  await page.expectHidden('dialog')
  const address = await page.evaluate(() => AptosDevWallet.accounts()[0]?.address)
  await expectOutput(page, `Logged in as ${address}`)
  await page.reload()
  await expectOutput(page, `Logged in as ${address}`)
  const otherTab = await page.openTab()
  await expectOutput(otherTab, `Logged in as ${address}`)
  await otherTab.click('button', 'Log Out')
  await expectOutput(page, 'Not logged in')
  await otherTab.expectNoFaults()
  await otherTab.tab.close()
  await page.reload()
  await expectOutput(page, 'Not logged in')
  expect(await page.evaluate(() => AptosWalletKit.isConnected())).toBe(true)
  await page.expectHidden('dialog')
})
