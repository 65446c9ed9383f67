import {
  AccountAddress,
  Deserializer,
  SignedTransaction,
  SimpleTransaction,
  TransactionPayloadEncryptedPayload,
  type TransactionPayloadEntryFunction,
} from '@aptos-labs/ts-sdk'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { InputTransactionData, useWallet } from '../../src/wallet-adapter-react/index.js'
import { bundleScript } from '../support/bundle.js'
import { launchChromium } from '../support/engines/chromium.js'
import { serveSite } from '../support/page-server.js'
import { openPage } from '../support/visit.js'
import { respond } from '../wallet-adapter/node-stub.js'

/** What the page exposes. */
declare const app: ReturnType<typeof useWallet>
declare const sdk: typeof import('@aptos-labs/ts-sdk')
declare const aptos: import('@aptos-labs/ts-sdk').Aptos
declare const data: InputTransactionData['data']
declare const transactionSubmitter: never
declare const signBuilt: (form: string, asFeePayer?: boolean) => Promise<boolean>

const installed = './test/wallet-adapter/node_modules'
const versions = {
  '5.2': `${installed}/@aptos-labs/ts-sdk`,
  '6.3': `${installed}/ts-sdk-6`,
  '7.3': './node_modules/@aptos-labs/ts-sdk/dist/index.js',
}

/** A BCS vector of 96 bytes: a point of the curve, compressed. */
const createPoint = (scalar: bigint) => `60${bls12_381.G2.Point.BASE.multiply(scalar).toHex(true)}`
const encryptionKey = `0x${createPoint(2n)}${createPoint(3n)}`

const html = `<!doctype html><title>App</title>
<script src="/dev-wallet.js" data-auto-approve data-panel="false"></script>
<body><script src="/page.js"></script></body>`

const afterFile: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of afterFile) await end()
})

/** Opens the page, and connects the development wallet. The full node accepts every transaction. */
async function connectApp(script: string) {
  const context = await (await launchChromium()).newContext({ reducedMotion: 'reduce' })
  afterFile.push(() => context.close())
  const submitted: Uint8Array[] = []
  await context.route('http://127.0.0.1:8080/**', (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('/transactions')) submitted.push(new Uint8Array(request.postDataBuffer() ?? []))
    const { status, json } = respond(request.url())
    const ledger = /^\/v1\/?$/.test(pathname) && { epoch: '1', encryption_key: encryptionKey }
    return route.fulfill({ status, json: { ...(json as object), ...ledger } })
  })
  const site = await serveSite({ '/': html, '/page.js': script })
  afterFile.push(() => site.close())
  const { page, faults } = await openPage(site, { context })
  await page.evaluate(() => app.connect('Dev Wallet'))
  await page.waitForFunction(() => app.connected)
  return { page, submitted, faults }
}

/** The page of each version. It stays open, because loading ts-sdk takes longer than a test. */
const apps = new Map<string, ReturnType<typeof connectApp>>()

/** Returns the connected page of a version, without the transactions of earlier tests. */
async function openApp(script: string) {
  const opened = apps.get(script) ?? connectApp(script)
  apps.set(script, opened)
  const { page, submitted, faults } = await opened
  submitted.splice(0)
  onTestFinished(() => expect(faults.splice(0), 'errors of the page').toEqual([]))
  return { page, submitted }
}

/** Sends a transaction with the hook. Returns its hash, or why it was rejected. */
const send = (page: Page, input: object): Promise<unknown> =>
  page.evaluate(
    (rest) =>
      app.signAndSubmitTransaction({ data, ...rest } as never).then(
        ({ hash }) => ({ hash }),
        (error) => ({ error }),
      ),
    input,
  )

const read = (bytes: Uint8Array | undefined) =>
  SignedTransaction.deserialize(new Deserializer(bytes as Uint8Array)).raw_txn

/** Returns the details of the events `wallet-transaction` during an action, with the name of the wallet. */
async function recordTransactions(page: Page, action: () => Promise<unknown>) {
  const events = await page.evaluateHandle(() => {
    const details: unknown[] = []
    document.addEventListener('wallet-transaction', ({ detail }: CustomEventInit) =>
      details.push({ ...detail, wallet: detail.wallet.name }),
    )
    return details
  })
  await action()
  return events.jsonValue()
}

const LATER = 1_900_000_000
const HASH = `0x${'cd'.repeat(32)}`

describe.each(Object.entries(versions))('wallet-adapter-react with ts-sdk %s', (version, path) => {
  let script: string
  beforeAll(async () => {
    script = await bundleScript('test/wallet-adapter/versions/page.jsx', {
      alias: {
        '@aptos-labs/ts-sdk': path,
        '@aptos-labs/wallet-adapter-react': './dist/wallet-adapter-react.js',
      },
    })
  })

  it('verifies a message, and leaves the default transaction to the wallet', async () => {
    const { page, submitted } = await openApp(script)
    expect(await page.evaluate(() => app.signMessageAndVerify({ message: 'Hello', nonce: '1' }))).toBe(true)
    expect(await send(page, { options: { maxGasAmount: 30_000, gasUnitPrice: 150 } })).toEqual({ hash: HASH })
    expect(submitted).toHaveLength(1)
    expect(read(submitted[0])).toMatchObject({ max_gas_amount: 30_000n, gas_unit_price: 150n })
  })

  it('submits transactions with options that aptos:signAndSubmitTransaction does not carry', async () => {
    const { page, submitted } = await openApp(script)
    const gas = { maxGasAmount: 30_000, gasUnitPrice: 150 }
    for (const options of [
      { expireTimestamp: LATER },
      { expirationTimestamp: LATER },
      { accountSequenceNumber: 5 },
      { replayProtectionNonce: 7 },
    ])
      expect(await send(page, { options: { ...gas, ...options } })).toEqual({ hash: HASH })
    expect(submitted.map(read)).toMatchObject(
      [
        { expiration_timestamp_secs: BigInt(LATER) },
        { expiration_timestamp_secs: BigInt(LATER) },
        { sequence_number: 5n },
        { payload: { extra_config: { replayProtectionNonce: 7n } } },
      ].map((expected) => ({ ...expected, max_gas_amount: 30_000n, gas_unit_price: 150n })),
    )
  })

  it.each([
    ['the wallet submits', {}],
    ['ts-sdk builds and submits', { options: { accountSequenceNumber: 5 } }],
  ])('dispatches wallet-transaction once for a transaction that %s', async (_, input) => {
    const { page } = await openApp(script)
    const transactions = await recordTransactions(page, () => send(page, input))
    expect(transactions).toEqual([
      { hash: HASH, network: { name: 'local', chainId: 4, url: expect.any(String) }, wallet: 'Dev Wallet' },
    ])
  })

  it('submits a transaction that expires after a number of seconds', async () => {
    const { page, submitted } = await openApp(script)
    const before = Math.floor(Date.now() / 1000)
    await send(page, { options: { expirationSecondsFromNow: 600 } })
    const expiration = Number(read(submitted[0]).expiration_timestamp_secs)
    expect(expiration - before).toBeGreaterThanOrEqual(600)
    expect(expiration - Math.ceil(Date.now() / 1000)).toBeLessThanOrEqual(600)
  })

  it('encrypts a transaction, or rejects it if this version of ts-sdk cannot', async () => {
    const { page, submitted } = await openApp(script)
    const result = await send(page, { options: { encrypted: true } })
    if (version === '7.3') {
      expect(result).toEqual({ hash: HASH })
      expect(submitted.map(({ length }) => length > 0)).toEqual([true])
      expect(read(submitted[0]).payload).toBeInstanceOf(TransactionPayloadEncryptedPayload)
      expect(Buffer.from(submitted[0] as Uint8Array).toString('latin1')).not.toContain('aptos_account')
    } else {
      expect(result).toEqual({ error: expect.stringContaining('encrypted') })
      expect(submitted).toEqual([])
    }
  })

  it('rejects a fee payer without a submitter, and passes the transaction to a submitter', async () => {
    const { page, submitted } = await openApp(script)
    expect(await send(page, { withFeePayer: true })).toEqual({
      error: expect.stringContaining('withFeePayer'),
    })
    const { hash } = await page.evaluate(() =>
      app.signAndSubmitTransaction({ data, transactionSubmitter, pluginParams: { key: 'value' } }),
    )
    expect(JSON.parse(hash)).toEqual([true, { key: 'value' }])
    expect(submitted).toEqual([])
  })

  it('signs a payload with an option for the sender that the app names', async () => {
    const { page } = await openApp(script)
    const bytes = await page.evaluate(async () => {
      const options = { replayProtectionNonce: 7 }
      const input = { transactionOrPayload: { data, options, sender: '0x5' } }
      return [...(await app.signTransaction(input as never)).rawTransaction]
    })
    const { rawTransaction } = SimpleTransaction.deserialize(new Deserializer(new Uint8Array(bytes)))
    expect(rawTransaction).toMatchObject({
      sender: AccountAddress.from('0x5'),
      payload: { extra_config: { replayProtectionNonce: 7n } },
    })
  })

  it('signs a payload with the values of this ts-sdk, and submits a signed transaction', async () => {
    const { page, submitted } = await openApp(script)
    const { hash } = await page.evaluate(() =>
      app.signAndSubmitTransaction({
        sender: sdk.AccountAddress.from(String(app.account?.address)),
        data: { ...data, functionArguments: [sdk.AccountAddress.ONE, new sdk.U64(100)] } as never,
      }),
    )
    expect(hash).toBe(HASH)
    const pending = await page.evaluate(async () => {
      const sender = String(app.account?.address)
      const transaction = await aptos.transaction.build.simple({ sender, data })
      const { authenticator } = await app.signTransaction({ transactionOrPayload: transaction })
      return app.submitTransaction({ transaction, senderAuthenticator: authenticator })
    })
    expect(pending.hash).toBe(HASH)
    const [first, second] = submitted.map((bytes) => read(bytes).payload.bcsToHex().toString())
    expect(first).toBe(second)
  })

  it('has the development wallet encode the values of this ts-sdk', async () => {
    const { page, submitted } = await openApp(script)
    const expected = await page.evaluate(async () => {
      const { AccountAddress, Bool, MoveOption, MoveString, MoveVector, U8, U64, U256, parseTypeTag } = sdk
      const values = [
        ...[new U8(1), new U256(2n), new Bool(true), new MoveString('text'), MoveVector.U8([1, 2])],
        ...[new MoveOption(new U64(3)), new MoveOption<typeof U64.prototype>(), AccountAddress.ONE],
        // Since 6.1.
        ...('I64' in sdk ? [new sdk.I64(-1n)] : []),
      ]
      const typeArguments = [parseTypeTag('0x1::option::Option<vector<u8>>')]
      const call = { function: '0x1::module::function', typeArguments, functionArguments: values }
      await app.signAndSubmitTransaction({ data: call as never })
      return [...typeArguments, ...values].map((value) => value.bcsToHex().toString())
    })
    const { entryFunction } = read(submitted[0]).payload as TransactionPayloadEntryFunction
    const encoded = [...entryFunction.type_args, ...entryFunction.args]
    expect(encoded.map((value) => value.bcsToHex().toString())).toEqual(expected)
  })

  it('has the development wallet sign transactions that this ts-sdk built', async () => {
    const { page } = await openApp(script)
    for (const form of ['simple', 'script', 'orderless', 'with a fee payer', 'with several agents'])
      expect(await page.evaluate((name) => signBuilt(name), form), form).toBe(true)
    expect(await page.evaluate(() => signBuilt('with a fee payer', true))).toBe(true)
  })
})
