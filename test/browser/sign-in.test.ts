import { expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { playwrightPage } from '../support/engines/chromium.js'
import { connectWallet, goodWallet } from '../support/fixtures.js'
import type { TestPage } from '../support/test-page.js'

type SignInPage = Pick<Window, 'AptosWalletKit'> & typeof import('../../src/sign-in/index.js')

/** Imports the built module under the strict policy. As text, because Vite would transform an `import()`. */
const load = (page: TestPage) =>
  playwrightPage(page.tab).evaluate("import('/sign-in.js').then((module) => Object.assign(window, module))")

const signIn = (page: TestPage) =>
  page.evaluate(async () => {
    const { AptosWalletKit, signIn } = window as unknown as SignInPage
    const result = signIn(AptosWalletKit, { nonce: 'n0nce000' })
    support.wallet('Good Wallet').approve('signMessage')
    return JSON.parse(JSON.stringify(await result)) as unknown
  })

test('signIn() signs a message with a wallet that has no signIn feature', async ({ open }) => {
  const page = await open({ wallets: [goodWallet] })
  await connectWallet(page)
  await load(page)
  const { host, href } = new URL(`${page.site.origin}/`)
  expect(await signIn(page)).toMatchObject({
    status: 'Approved',
    method: 'signMessage',
    args: { input: { domain: host, uri: href, nonce: 'n0nce000', chainId: 'aptos:testnet' } },
  })
  const [[asked]] = (await page.wallet('Good Wallet').calls('signMessage')) as [
    [{ message: string; application: boolean }],
  ]
  expect(asked.application).toBe(true) // The host in the message is a claim of the page. This one is added by the wallet.
  expect(asked.message).toMatch(`${host} wants you to sign in with your Aptos account:\n0x0123456789abcdef`)
  expect(asked.message).toMatch(/Nonce: n0nce000\nChain ID: aptos:testnet\n\nHash: 0x[\da-f]{64}$/)
})
