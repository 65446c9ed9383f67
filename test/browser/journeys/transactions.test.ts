import { describe, expect } from 'vitest'
import { englishTransactions as text } from '../../../src/ui/transaction-strings.js'
import { test } from '../../support/browser-test.js'
import { goodWallet } from '../../support/fixtures.js'
import type { WalletSetup } from '../../support/in-page/scripted-wallet.js'
import type { PageSetup } from '../../support/page-html.js'

const HASH = `0x${'ab'.repeat(32)}`

declare global {
  interface Window {
    requests: string[]
  }
}

/** A page with `transactions.js`. The full node responds that it has executed every transaction. */
const createSetup = (network: WalletSetup['network']): PageSetup => ({
  wallets: [{ ...goodWallet, ...(network && { network }), extraMethods: ['signAndSubmitTransaction'] }],
  script: 'data-auto-connect="false"',
  body:
    '<h1>A page</h1><aptos-wallet-button></aptos-wallet-button>' +
    '<div data-page hidden><script src="transactions.js" defer></script></div>',
  before: () => {
    support.recordAnnouncements()
    window.requests = []
    window.fetch = async (url) => {
      window.requests.push(String(url))
      return new Response(JSON.stringify({ success: true, vm_status: 'Executed successfully' }))
    }
  },
})

const forms: readonly [string, WalletSetup['network'], node: string | undefined][] = [
  ['on a public network', { name: 'testnet', chainId: 2 }, 'https://api.testnet.aptoslabs.com/v1'],
  ['on a network in capitals', { name: 'MAINNET', chainId: 1 }, 'https://api.mainnet.aptoslabs.com/v1'],
  [
    ...(['that names its full node', { name: 'custom', chainId: 9, url: 'https://node.example' }] as const),
    'https://node.example/v1',
  ],
  [
    'that names a full node on this computer',
    { name: 'local', chainId: 4, url: 'http://127.0.0.1:9/v1' },
    'http://127.0.0.1:9/v1',
  ],
  ['on a network that nobody knows', { name: 'custom', chainId: 9 }, undefined],
]

describe('transactions.js', () => {
  test.for(forms)('ends in a true sentence with a wallet %s', async ([, network, node], { open }) => {
    const page = await open(createSetup(network))
    const wallet = page.wallet(goodWallet.name)
    await page.evaluate((name) => void AptosWalletKit.connect(name), goodWallet.name)
    await wallet.approve()
    await page.expectVisible('button', 'Wallet 0x0123...cdef, connected')
    await page.evaluate(() => support.takeAnnouncements())

    await page.evaluate(() => {
      AptosWalletKit.signAndSubmitTransaction({ payload: { function: '0x1::m::f' } })
    })
    await wallet.approve('signAndSubmitTransaction')
    await page.expectVisible('button', text.dismiss)
    const announced: string[] = []
    await expect
      .poll(async () => {
        announced.push(...(await page.evaluate(() => support.takeAnnouncements())))
        return announced.at(-1)
      })
      .toBe(node ? text.confirmed : text.unknown)
    await page.expectVisible('link', text.explorer)
    const url = node && `${node}/transactions/wait_by_hash/${HASH}`
    expect(await page.evaluate(() => window.requests)).toEqual(url ? [url] : [])
    await page.click('button', text.dismiss)
    await page.expectHidden('button', text.dismiss)
  })
})
