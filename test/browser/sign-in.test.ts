import { expect } from 'vitest'
import { driveWith, test } from '../support/browser-test.js'
import { chromium, playwrightPage } from '../support/engines/chromium.js'
import { connect, good } from '../support/people.js'
import type { Visit } from '../support/visit.js'

driveWith(chromium)

type SignInPage = Pick<Window, 'AptosWalletKit'> & typeof import('../../src/sign-in/index.js')

/** Imports the module as a page does. The import is text: the tests' transformer would rewrite it. */
const loadSignIn = (visit: Visit) =>
  playwrightPage(visit.tab).evaluate("import('/sign-in.js').then((module) => Object.assign(window, module))")

const signIn = (visit: Visit) =>
  visit.evaluate(async () => {
    const { AptosWalletKit, signIn } = window as unknown as SignInPage
    const result = signIn(AptosWalletKit, { nonce: 'n0nce000' })
    support.wallet('Good Wallet').approve('signMessage')
    return JSON.parse(JSON.stringify(await result)) as unknown
  })

test('signIn signs a message if the wallet has no aptos:signIn', async ({ open }) => {
  const visit = await open({ wallets: [good] })
  await connect(visit)
  await loadSignIn(visit)
  const { host, href } = new URL(`${visit.site.origin}/`)
  expect(await signIn(visit)).toMatchObject({
    status: 'Approved',
    method: 'signMessage',
    args: { input: { domain: host, uri: href, nonce: 'n0nce000', chainId: 'aptos:testnet' } },
  })
  const [[request]] = (await visit.wallet('Good Wallet').calls('signMessage')) as [
    [{ message: string; application: boolean }],
  ]
  // The page states its host itself; `application` asks the wallet to add it.
  expect(request.application).toBe(true)
  expect(request.message).toMatch(`${host} wants you to sign in with your Aptos account:\n0x0123456789abcdef`)
  expect(request.message).toMatch(/Nonce: n0nce000\nChain ID: aptos:testnet\n\nHash: 0x[\da-f]{64}$/)
})
