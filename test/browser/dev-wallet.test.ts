import {
  AccountAuthenticator,
  Deserializer,
  Ed25519Account,
  Ed25519PrivateKey,
  Ed25519PublicKey,
  Ed25519Signature,
  generateSigningMessageForTransaction,
  Hex,
  SignedTransaction,
  SimpleTransaction,
  TransactionAuthenticatorEd25519,
} from '@aptos-labs/ts-sdk'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
const openAutoApproving = (attributes = '') =>
  open({ wallet: `data-auto-approve data-node-url="${node.url}" ${attributes}` })

const TRANSFER = {
  function: '0x1::aptos_account::transfer',
  functionArguments: ['0xcafe', 1234],
}

const deserializer = (hex: string) => new Deserializer(Hex.fromHexString(hex).toUint8Array())

function expectSigned(result: { authenticator: { bcs: string }; rawTransaction: { bcs: string } }) {
  const transaction = SimpleTransaction.deserialize(deserializer(result.rawTransaction.bcs))
  const authenticator = AccountAuthenticator.deserialize(deserializer(result.authenticator.bcs))
  if (!authenticator.isEd25519()) throw new Error('not an Ed25519 authenticator')
  const { public_key: publicKey, signature } = authenticator
  const message = generateSigningMessageForTransaction(transaction)
  expect(publicKey.verifySignature({ message, signature })).toBe(true)
  expect(publicKey.authKey().derivedAddress().equals(transaction.rawTransaction.sender)).toBe(true)
  return transaction
}

describe('dev-wallet.js', () => {
  it.each(['page-first', 'wallet-first'] as const)('registers with the page (%s)', async (order) => {
    const { page, messages } = await open({ order })
    const wallet = await page.evaluate(() => window.walletPage.describeWallet())
    expect(wallet).toMatchObject({ name: 'Dev Wallet', version: '1.0.0', accounts: 0 })
    expect(wallet).toMatchObject({
      icon: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
      url: expect.stringMatching(/^https:\/\//),
    })
    expect(await page.evaluate(() => window.walletPage.getNames())).toEqual(['Dev Wallet'])
    expect(messages).toEqual([])
  })

  it('connects and signs a message with the keyboard, and ts-sdk verifies the signature', async () => {
    const { page, call, messages, requests } = await open()
    const connecting = call('aptos:connect')
    await page.getByRole('dialog', { name: 'Connect to this page?' }).waitFor()
    await page.keyboard.press('Enter')
    const { response } = await connecting
    expect(response.status).toBe('Approved')

    const signing = call('aptos:signMessage', {
      message: 'Hello, Aptos!',
      nonce: '7',
      address: true,
      chainId: true,
    })
    const dialog = page.getByRole('dialog', { name: 'Sign this message?' })
    expect(await dialog.getByRole('region', { name: 'Text to sign' }).textContent()).toContain(
      'message: Hello, Aptos!',
    )
    await page.keyboard.press('Enter')
    const signed = (await signing).response.args
    expect(signed.fullMessage).toBe(
      `APTOS\naddress: ${response.args.address.text}\nchainId: 4\nmessage: Hello, Aptos!\nnonce: 7`,
    )
    const publicKey = new Ed25519PublicKey(response.args.publicKey.text)
    const signature = new Ed25519Signature(signed.signature.text)
    expect(publicKey.verifySignature({ message: signed.fullMessage, signature })).toBe(true)
    expect(publicKey.verifySignature({ message: `${signed.fullMessage}!`, signature })).toBe(false)
    expect(publicKey.authKey().derivedAddress().toString()).toBe(response.args.address.text)
    expect(messages).toEqual([])
    expect(requests).toEqual([])
  })

  it('signs a complete transaction without a full node', async () => {
    const { call, requests } = await openAutoApproving()
    await call('aptos:connect')
    const { response } = await call('aptos:signTransaction', {
      payload: { ...TRANSFER, abi: { parameters: ['address', 'u64'] } },
      sequenceNumber: 5,
      gasUnitPrice: 100,
      maxGasAmount: 2000,
      expirationTimestamp: 1_900_000_000,
    })
    const { rawTransaction } = expectSigned(response.args)
    expect(rawTransaction.sequence_number).toBe(5n)
    expect(rawTransaction.expiration_timestamp_secs).toBe(1_900_000_000n)
    expect(requests).toEqual([])
  })

  it('requests missing values from the full node only', async () => {
    const { call, requests } = await openAutoApproving()
    await call('aptos:connect')
    const { response } = await call('aptos:signTransaction', { payload: TRANSFER })
    const { rawTransaction } = expectSigned(response.args)
    expect(rawTransaction.gas_unit_price).toBe(100n)
    expect(rawTransaction.sequence_number).toBe(0n)
    expect(requests.length).toBeGreaterThan(0)
    expect(requests.every((url) => url.startsWith(node.url))).toBe(true)
  })

  it('submits a transaction with a valid signature', async () => {
    const { call } = await openAutoApproving()
    await call('aptos:connect')
    const { response } = await call('aptos:signAndSubmitTransaction', { payload: TRANSFER })
    expect(response).toEqual({ status: 'Approved', args: { hash: `0x${'ab'.repeat(32)}` } })
    const { raw_txn: raw, authenticator } = SignedTransaction.deserialize(
      new Deserializer(node.getPostBody()),
    )
    if (!(authenticator instanceof TransactionAuthenticatorEd25519)) throw new Error('not Ed25519')
    const message = generateSigningMessageForTransaction(new SimpleTransaction(raw))
    expect(authenticator.public_key.verifySignature({ message, signature: authenticator.signature })).toBe(
      true,
    )
  })

  it('explains what to do if the full node cannot be reached', async () => {
    const { call } = await open({ wallet: 'data-auto-approve data-node-url="http://127.0.0.1:1/v1"' })
    await call('aptos:connect')
    const { rejected } = await call('aptos:signAndSubmitTransaction', { payload: TRANSFER })
    expect(rejected).toMatchObject({
      code: -30001,
      message: expect.stringContaining('aptos node run-localnet'),
    })
  })

  it('rejects on Escape and keeps a modal dialog of the page open', async () => {
    const { page, call } = await open()
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#modal')?.showModal())
    const connecting = call('aptos:connect')
    const dialog = page.getByRole('dialog', { name: 'Connect to this page?' })
    await dialog.getByRole('button', { name: 'Connect' }).click({ trial: true })
    await page.keyboard.press('Escape')
    expect((await connecting).response).toEqual({ status: 'Rejected' })
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.querySelector<HTMLDialogElement>('#modal')?.open)).toBe(true)
    expect((await call('aptos:account')).rejected?.code).toBe(4100)
  })

  it('restores the connection silently after a reload until the page disconnects', async () => {
    const { page, call } = await open()
    expect((await call('aptos:connect', true)).response).toEqual({ status: 'Rejected' })
    const connecting = call('aptos:connect')
    await page.getByRole('button', { name: 'Connect' }).click()
    const { address } = (await connecting).response.args
    await page.reload()
    expect((await call('aptos:connect', true)).response.args.address).toEqual(address)
    await call('aptos:disconnect')
    await page.reload()
    expect((await call('aptos:connect', true)).response).toEqual({ status: 'Rejected' })
  })

  it('offers an account choice in the prompt and notifies the page of later changes', async () => {
    const { page, call } = await open()
    const connecting = call('aptos:connect')
    const dialog = page.getByRole('dialog', { name: 'Connect to this page?' })
    await dialog.getByRole('button', { name: 'Add account' }).click()
    await dialog.getByRole('button', { name: 'Connect' }).click()
    const connected = (await connecting).response.args.address.text
    const addresses = await page.evaluate(() =>
      window.AptosDevWallet?.accounts().map(({ address }) => address),
    )
    expect(addresses).toHaveLength(2)
    expect(connected).toBe(addresses?.[1])

    await page.evaluate(() => window.walletPage.listen())
    await page.getByRole('button', { name: 'Dev Wallet' }).click()
    const panel = page.getByRole('dialog', { name: 'Dev Wallet settings' })
    await panel.getByLabel('Account', { exact: true }).selectOption({ index: 0 })
    await panel.getByLabel('Network').selectOption('testnet')
    await panel.getByRole('button', { name: 'Disconnect' }).click()
    expect(await page.evaluate(() => window.walletPage.getEvents())).toMatchObject([
      { account: { address: { text: addresses?.[0] } } },
      { network: { name: 'testnet', chainId: 2 } },
      { account: null },
    ])
  })

  it('shares its state with the other tabs of the origin', async () => {
    const [one, other] = [await openAutoApproving(), await openAutoApproving()]
    const { address } = (await one.call('aptos:connect')).response.args
    await other.page.waitForFunction(() =>
      window.walletPage.call('aptos:account').then((it) => 'response' in (it as object)),
    )
    expect((await other.call('aptos:account')).response.address).toEqual(address)
  })

  it('works if storage has invalid data or is blocked', async () => {
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
      const { call, messages } = await open({ wallet })
      expect((await call('aptos:connect')).response.status).toBe('Approved')
      expect((await call('aptos:network')).response).toMatchObject({ name: 'local', chainId: 4 })
      expect(messages).toEqual([])
    }
  })

  it('signs on a page without crypto.subtle', async () => {
    const { page, call } = await open({
      host: 'wallet.example',
      wallet: 'data-allow-remote data-auto-approve',
    })
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    await call('aptos:connect')
    expect((await call('aptos:signMessage', { message: 'm', nonce: '1' })).response.status).toBe('Approved')
  })

  it('logs one error and does not run off localhost', async () => {
    const { page, messages } = await open({ host: 'wallet.example' })
    expect(await page.evaluate(() => window.AptosDevWallet)).toBeUndefined()
    expect(await page.evaluate(() => window.walletPage.getNames())).toEqual([])
    expect(messages).toEqual([expect.stringContaining('does not run on wallet.example')])
  })

  it.each([
    '<img name="currentScript" data-allow-remote>',
    '<form name="currentScript" data-allow-remote></form>',
    '<iframe name="currentScript" data-allow-remote></iframe><object id="currentScript"></object>',
    '<img id="location"><img name="location">',
  ])('does not run off localhost because of a name in the page: %s', async (markup) => {
    const { page } = await open({ host: 'wallet.example', markup })
    expect(await page.evaluate(() => Object.hasOwn(window, 'AptosDevWallet'))).toBe(false)
    expect(await page.evaluate(() => window.walletPage.getNames())).toEqual([])
  })

  it('does not run off localhost because of a polluted Object.prototype', async () => {
    await context.addInitScript(() => {
      Object.assign(Object.prototype, { allowRemote: '', 'data-allow-remote': '', canRunRemotely: true })
    })
    const { page } = await open({ host: 'wallet.example' })
    expect(await page.evaluate(() => Object.hasOwn(window, 'AptosDevWallet'))).toBe(false)
  })

  it('starts on localhost although Object.prototype is polluted', async () => {
    await context.addInitScript(() => {
      Object.assign(Object.prototype, {
        get: 'x',
        set: 'x',
        network: 'mainnet',
        misbehave: 'hangs',
        panel: 'x',
      })
    })
    const { call } = await openAutoApproving()
    expect((await call('aptos:connect')).response.status).toBe('Approved')
    expect((await call('aptos:network')).response.name).toBe('local')
  })

  it.each([
    'AptosDevWallet',
    'addEventListener',
    'body',
    'createElement',
    'currentScript',
    'dispatchEvent',
    'documentElement',
    'querySelectorAll',
  ])('shows its prompt if an element of the page has the name %s', async (name) => {
    const markup = `<img name="${name}" id="${name}"><form name="${name}"></form>`
    const { page, call } = await open({ markup, order: 'wallet-first' })
    const connecting = call('aptos:connect')
    await page.getByRole('dialog', { name: 'Connect to this page?' }).waitFor()
    await page.keyboard.press('Enter')
    expect((await connecting).response.status).toBe('Approved')
  })

  it('starts with the account of data-private-key', async () => {
    const privateKey = `0x${'5a'.repeat(32)}`
    const account = new Ed25519Account({ privateKey: new Ed25519PrivateKey(privateKey, false) })
    const { page, call } = await openAutoApproving(`data-private-key="${privateKey}"`)
    expect((await call('aptos:connect')).response.args.address.text).toBe(account.accountAddress.toString())
    await page.reload()
    expect(await page.evaluate(() => window.AptosDevWallet?.accounts().length)).toBe(2)
  })

  it('registers once if its script loads twice', async () => {
    const { page } = await open({ order: 'wallet-twice' })
    expect(await page.evaluate(() => window.walletPage.getNames())).toEqual(['Dev Wallet'])
    expect(await page.locator('aptos-dev-wallet').count()).toBe(1)
  })

  async function openWithFault(name: string): Promise<Visit> {
    const opened = await openAutoApproving()
    await opened.call('aptos:connect')
    await opened.page.evaluate(() => window.walletPage.listen())
    await opened.page.evaluate((misbehave) => window.AptosDevWallet?.configure({ misbehave } as object), name)
    return opened
  }

  it('rejects, throws and responds with invalid data in these failure modes', async () => {
    const { page, call } = await openWithFault('rejects')
    const sign = () => call('aptos:signMessage', { message: 'm', nonce: '1' })
    expect((await sign()).response).toEqual({ status: 'Rejected' })
    await page.evaluate(() => window.AptosDevWallet?.configure({ misbehave: 'throws' }))
    expect((await sign()).thrown?.code).toBe(-30001)
    await page.evaluate(() => window.AptosDevWallet?.configure({ misbehave: 'malformed' }))
    expect((await call('aptos:connect')).response.args).toEqual({ address: 42, publicKey: null })
  })

  it('never responds in the failure mode hangs', async () => {
    const { page } = await openWithFault('hangs')
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

  it.each([
    ['switches-account', 'account'],
    ['switches-network', 'network'],
  ])('%s after an approval and notifies the page', async (name, change) => {
    const { page, call } = await openWithFault(name)
    await call('aptos:signMessage', { message: 'm', nonce: '1' })
    await page.waitForFunction(() => window.walletPage.getEvents().length > 0)
    expect(await page.evaluate(() => window.walletPage.getEvents())).toEqual([
      { [change]: expect.anything() },
    ])
  })

  it('registers late in the failure mode late, or on register()', async () => {
    // `install` alone lets the clock continue.
    await context.clock.install({ time: 0 })
    await context.clock.pauseAt(3_600_000)
    const { page } = await open({ wallet: 'data-misbehave="late"' })
    expect(await page.evaluate(() => window.walletPage.getNames())).toEqual([])
    await context.clock.fastForward(3000)
    expect(await page.evaluate(() => window.walletPage.getNames())).toEqual(['Dev Wallet'])
    await page.evaluate(() => window.AptosDevWallet?.unregister())
    expect(await page.evaluate(() => window.walletPage.getNames())).toEqual([])
    await page.evaluate(() => window.AptosDevWallet?.register())
    expect(await page.evaluate(() => window.walletPage.getNames())).toEqual(['Dev Wallet'])
  })
})
