import {
  AccountAuthenticator,
  Deserializer,
  Ed25519PublicKey,
  Ed25519Signature,
  generateSigningMessageForTransaction,
  Hex,
  SignedTransaction,
  SimpleTransaction,
  TransactionAuthenticatorEd25519,
} from '@aptos-labs/ts-sdk'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type FakeNode,
  launch,
  type Site,
  serveNode,
  serveSite,
  type Visit,
  type VisitOptions,
  visit,
} from './dev-wallet-support.js'

let browser: Browser
let node: FakeNode
let site: Site
let context: BrowserContext

beforeAll(async () => {
  node = await serveNode()
  ;[browser, site] = await Promise.all([launch(), serveSite(node.url)])
})
afterAll(async () => {
  await browser.close()
  await Promise.all([site.close(), node.close()])
})
beforeEach(async () => {
  context = await browser.newContext()
})
afterEach(() => context.close())

const open = (options?: VisitOptions) => visit(context, site.port, options)
const openApproving = (attributes = '') =>
  open({ wallet: `data-auto-approve data-node-url="${node.url}" ${attributes}` })

const TRANSFER = {
  function: '0x1::aptos_account::transfer',
  functionArguments: ['0xcafe', 1234],
}

const deserializer = (hex: string) => new Deserializer(Hex.fromHexString(hex).toUint8Array())

function expectSigned(answer: { authenticator: { bcs: string }; rawTransaction: { bcs: string } }) {
  const transaction = SimpleTransaction.deserialize(deserializer(answer.rawTransaction.bcs))
  const authenticator = AccountAuthenticator.deserialize(deserializer(answer.authenticator.bcs))
  if (!authenticator.isEd25519()) throw new Error('not an Ed25519 authenticator')
  const { public_key: publicKey, signature } = authenticator
  const message = generateSigningMessageForTransaction(transaction)
  expect(publicKey.verifySignature({ message, signature })).toBe(true)
  expect(publicKey.authKey().derivedAddress().equals(transaction.rawTransaction.sender)).toBe(true)
  return transaction
}

test.each(['page-first', 'wallet-first'] as const)('announces itself to the page (%s)', async (order) => {
  const { page, complaints } = await open({ order })
  const wallet = await page.evaluate(() => window.walletPage.describe())
  expect(wallet).toMatchObject({ name: 'Dev Wallet', version: '1.0.0', accounts: 0 })
  expect(wallet).toMatchObject({
    icon: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    url: expect.stringMatching(/^https:\/\//),
  })
  expect(await page.evaluate(() => window.walletPage.names())).toEqual(['Dev Wallet'])
  expect(complaints).toEqual([])
})

test('connects and signs a message whose signature ts-sdk verifies, by keyboard alone', async () => {
  const { page, call, complaints, requests } = await open()
  const connecting = call('aptos:connect')
  await page.getByRole('dialog', { name: 'Connect to this page?' }).waitFor()
  await page.keyboard.press('Enter')
  const { answer } = await connecting
  expect(answer.status).toBe('Approved')

  const signing = call('aptos:signMessage', {
    message: 'Hello, Aptos!',
    nonce: '7',
    address: true,
    chainId: true,
  })
  const asked = page.getByRole('dialog', { name: 'Sign this message?' })
  expect(await asked.getByRole('region', { name: 'Text to sign' }).textContent()).toContain(
    'message: Hello, Aptos!',
  )
  await page.keyboard.press('Enter')
  const signed = (await signing).answer.args
  expect(signed.fullMessage).toBe(
    `APTOS\naddress: ${answer.args.address.text}\nchainId: 4\nmessage: Hello, Aptos!\nnonce: 7`,
  )
  const publicKey = new Ed25519PublicKey(answer.args.publicKey.text)
  const signature = new Ed25519Signature(signed.signature.text)
  expect(publicKey.verifySignature({ message: signed.fullMessage, signature })).toBe(true)
  expect(publicKey.verifySignature({ message: `${signed.fullMessage}!`, signature })).toBe(false)
  expect(publicKey.authKey().derivedAddress().toString()).toBe(answer.args.address.text)
  expect(complaints).toEqual([])
  expect(requests).toEqual([])
})

test('signs a described transaction without a node when nothing is left to ask it', async () => {
  const { call, requests } = await openApproving()
  await call('aptos:connect')
  const { answer } = await call('aptos:signTransaction', {
    payload: { ...TRANSFER, abi: { parameters: ['address', 'u64'] } },
    sequenceNumber: 5,
    gasUnitPrice: 100,
    maxGasAmount: 2000,
    expirationTimestamp: 1_900_000_000,
  })
  const { rawTransaction } = expectSigned(answer.args)
  expect(rawTransaction.sequence_number).toBe(5n)
  expect(rawTransaction.expiration_timestamp_secs).toBe(1_900_000_000n)
  expect(requests).toEqual([])
})

test('asks the full node, and nobody else, for what the page left open', async () => {
  const { call, requests } = await openApproving()
  await call('aptos:connect')
  const { answer } = await call('aptos:signTransaction', { payload: TRANSFER })
  const { rawTransaction } = expectSigned(answer.args)
  expect(rawTransaction.gas_unit_price).toBe(100n)
  expect(rawTransaction.sequence_number).toBe(0n)
  expect(requests.length).toBeGreaterThan(0)
  expect(requests.every((url) => url.startsWith(node.url))).toBe(true)
})

test('submits a signed transaction that a node can read and verify', async () => {
  const { call } = await openApproving()
  await call('aptos:connect')
  const { answer } = await call('aptos:signAndSubmitTransaction', { payload: TRANSFER })
  expect(answer).toEqual({ status: 'Approved', args: { hash: `0x${'ab'.repeat(32)}` } })
  const { raw_txn: raw, authenticator } = SignedTransaction.deserialize(new Deserializer(node.posted()))
  if (!(authenticator instanceof TransactionAuthenticatorEd25519)) throw new Error('not Ed25519')
  const message = generateSigningMessageForTransaction(new SimpleTransaction(raw))
  expect(authenticator.public_key.verifySignature({ message, signature: authenticator.signature })).toBe(true)
})

test('says what to do when no node answers', async () => {
  const { call } = await open({ wallet: 'data-auto-approve data-node-url="http://127.0.0.1:1/v1"' })
  await call('aptos:connect')
  const { rejected } = await call('aptos:signAndSubmitTransaction', { payload: TRANSFER })
  expect(rejected).toMatchObject({
    code: -30001,
    message: expect.stringContaining('aptos node run-localnet'),
  })
})

test('is rejected by Escape, on top of a modal dialog of the page that stays open', async () => {
  const { page, call } = await open()
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#modal')?.showModal())
  const connecting = call('aptos:connect')
  const asked = page.getByRole('dialog', { name: 'Connect to this page?' })
  await asked.getByRole('button', { name: 'Connect' }).click({ trial: true })
  await page.keyboard.press('Escape')
  expect((await connecting).answer).toEqual({ status: 'Rejected' })
  await asked.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.querySelector<HTMLDialogElement>('#modal')?.open)).toBe(true)
  expect((await call('aptos:account')).rejected?.code).toBe(4100)
})

test('stays connected over a reload, silently, until it is disconnected', async () => {
  const { page, call } = await open()
  expect((await call('aptos:connect', true)).answer).toEqual({ status: 'Rejected' })
  const connecting = call('aptos:connect')
  await page.getByRole('button', { name: 'Connect' }).click()
  const { address } = (await connecting).answer.args
  await page.reload()
  expect((await call('aptos:connect', true)).answer.args.address).toEqual(address)
  await call('aptos:disconnect')
  await page.reload()
  expect((await call('aptos:connect', true)).answer).toEqual({ status: 'Rejected' })
})

test('lets a person choose the account while connecting and tells the page of later changes', async () => {
  const { page, call } = await open()
  const connecting = call('aptos:connect')
  const asked = page.getByRole('dialog', { name: 'Connect to this page?' })
  await asked.getByRole('button', { name: 'Add account' }).click()
  await asked.getByRole('button', { name: 'Connect' }).click()
  const connected = (await connecting).answer.args.address.text
  const addresses = await page.evaluate(() => window.AptosDevWallet?.accounts().map(({ address }) => address))
  expect(addresses).toHaveLength(2)
  expect(connected).toBe(addresses?.[1])

  await page.evaluate(() => window.walletPage.listen())
  await page.getByRole('button', { name: 'Dev Wallet' }).click()
  const panel = page.getByRole('dialog', { name: 'Dev Wallet settings' })
  await panel.getByLabel('Account', { exact: true }).selectOption({ index: 0 })
  await panel.getByLabel('Network').selectOption('testnet')
  await panel.getByRole('button', { name: 'Disconnect' }).click()
  expect(await page.evaluate(() => window.walletPage.heard())).toMatchObject([
    { account: { address: { text: addresses?.[0] } } },
    { network: { name: 'testnet', chainId: 2 } },
    { account: null },
  ])
})

test('agrees with the other tabs of its origin', async () => {
  const [one, other] = [await openApproving(), await openApproving()]
  const { address } = (await one.call('aptos:connect')).answer.args
  await other.page.waitForFunction(() =>
    window.walletPage.call('aptos:account').then((it) => 'answer' in (it as object)),
  )
  expect((await other.call('aptos:account')).answer.address).toEqual(address)
})

test('lives through storage that holds garbage or is blocked', async () => {
  await context.addInitScript(() => {
    if (location.search.includes('blocked')) {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    } else localStorage.setItem('aptos-dev-wallet', '{"secrets":["0x12",7],"current":9,"network":{}')
  })
  for (const wallet of ['data-auto-approve', 'data-auto-approve id="blocked"']) {
    const { call, complaints } = await open({ wallet })
    expect((await call('aptos:connect')).answer.status).toBe('Approved')
    expect((await call('aptos:network')).answer).toMatchObject({ name: 'local', chainId: 4 })
    expect(complaints).toEqual([])
  }
})

test('signs on a page without crypto.subtle', async () => {
  const { page, call } = await open({ host: 'wallet.example', wallet: 'data-allow-remote data-auto-approve' })
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await call('aptos:connect')
  expect((await call('aptos:signMessage', { message: 'm', nonce: '1' })).answer.status).toBe('Approved')
})

test('refuses to run off localhost with one clear line', async () => {
  const { page, complaints } = await open({ host: 'wallet.example' })
  expect(await page.evaluate(() => window.AptosDevWallet)).toBeUndefined()
  expect(await page.evaluate(() => window.walletPage.names())).toEqual([])
  expect(complaints).toEqual([expect.stringContaining('does not run on wallet.example')])
})

test('is there once when its script is loaded twice', async () => {
  const { page } = await open({ order: 'wallet-twice' })
  expect(await page.evaluate(() => window.walletPage.names())).toEqual(['Dev Wallet'])
  expect(await page.locator('aptos-dev-wallet').count()).toBe(1)
})

async function misbehaving(name: string): Promise<Visit> {
  const opened = await openApproving()
  await opened.call('aptos:connect')
  await opened.page.evaluate(() => window.walletPage.listen())
  await opened.page.evaluate((misbehave) => window.AptosDevWallet?.configure({ misbehave } as object), name)
  return opened
}

test('rejects, throws and answers garbage on demand', async () => {
  const { page, call } = await misbehaving('rejects')
  const sign = () => call('aptos:signMessage', { message: 'm', nonce: '1' })
  expect((await sign()).answer).toEqual({ status: 'Rejected' })
  await page.evaluate(() => window.AptosDevWallet?.configure({ misbehave: 'throws' }))
  expect((await sign()).thrown?.code).toBe(-30001)
  await page.evaluate(() => window.AptosDevWallet?.configure({ misbehave: 'malformed' }))
  expect((await call('aptos:connect')).answer.args).toEqual({ address: 42, publicKey: null })
})

test('hangs on demand', async () => {
  const { page } = await misbehaving('hangs')
  const first = await page.evaluate(() =>
    Promise.race([
      window.walletPage.call('aptos:signMessage', { message: 'm', nonce: '1' }),
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve('nothing yet'))),
      ),
    ]),
  )
  expect(first).toBe('nothing yet')
})

test.each([
  ['switches-account', 'account'],
  ['switches-network', 'network'],
])('%s after an approval, and the page hears of it', async (name, what) => {
  const { page, call } = await misbehaving(name)
  await call('aptos:signMessage', { message: 'm', nonce: '1' })
  await page.waitForFunction(() => window.walletPage.heard().length > 0)
  expect(await page.evaluate(() => window.walletPage.heard())).toEqual([{ [what]: expect.anything() }])
})

test('comes late on demand, or when it is told to', async () => {
  // Installed alone, the clock goes on by itself.
  await context.clock.install({ time: 0 })
  await context.clock.pauseAt(3_600_000)
  const { page } = await open({ wallet: 'data-misbehave="late"' })
  expect(await page.evaluate(() => window.walletPage.names())).toEqual([])
  await context.clock.fastForward(3000)
  expect(await page.evaluate(() => window.walletPage.names())).toEqual(['Dev Wallet'])
  await page.evaluate(() => window.AptosDevWallet?.unregister())
  expect(await page.evaluate(() => window.walletPage.names())).toEqual([])
  await page.evaluate(() => window.AptosDevWallet?.register())
  expect(await page.evaluate(() => window.walletPage.names())).toEqual(['Dev Wallet'])
})
