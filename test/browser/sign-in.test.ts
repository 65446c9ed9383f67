import { expect } from 'vitest'
import { test } from '../support/browser-test.js'
import { playwrightPage } from '../support/engines/chromium.js'
import { connectWallet, goodWallet } from '../support/fixtures.js'
import type { TestPage } from '../support/test-page.js'

type SignInPage = Pick<Window, 'AptosWalletKit'> & typeof import('../../src/sign-in/index.js')

/**
 * As a page would: a module of its own file, under the strictest policy. The import is text, or the tests' own
 * transformer would take it for theirs.
 */
const load = (visit: TestPage) =>
  playwrightPage(visit.tab).evaluate("import('/sign-in.js').then((module) => Object.assign(window, module))")

const signIn = (visit: TestPage) =>
  visit.evaluate(async () => {
    const { AptosWalletKit, signIn } = window as unknown as SignInPage
    const result = signIn(AptosWalletKit, { nonce: 'n0nce000' })
    support.wallet('Good Wallet').approve('signMessage')
    return JSON.parse(JSON.stringify(await result)) as unknown
  })

test('signs in with a wallet that only signs messages', async ({ open }) => {
  const visit = await open({ wallets: [goodWallet] })
  await connectWallet(visit)
  await load(visit)
  const { host, href } = new URL(`${visit.site.origin}/`)
  expect(await signIn(visit)).toMatchObject({
    status: 'Approved',
    method: 'signMessage',
    args: { input: { domain: host, uri: href, nonce: 'n0nce000', chainId: 'aptos:testnet' } },
  })
  const [[asked]] = (await visit.wallet('Good Wallet').calls('signMessage')) as [
    [{ message: string; application: boolean }],
  ]
  expect(asked.application).toBe(true) // The page states its host itself; only this is the wallet's word.
  expect(asked.message).toMatch(`${host} wants you to sign in with your Aptos account:\n0x0123456789abcdef`)
  expect(asked.message).toMatch(/Nonce: n0nce000\nChain ID: aptos:testnet\n\nHash: 0x[\da-f]{64}$/)
})
