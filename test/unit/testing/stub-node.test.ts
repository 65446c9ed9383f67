import {
  Account,
  type AccountAddress,
  ChainId,
  EntryFunction,
  generateSignedTransaction,
  RawTransaction,
  SimpleTransaction,
  TransactionPayloadEntryFunction,
} from '@aptos-labs/ts-sdk'
import { describe, expect, it } from 'vitest'
import { createStubNode } from '../../../src/testing/stub-node/stub-node.js'

const TESTNET = 'https://api.testnet.aptoslabs.com/v1'
const FUTURE = BigInt(Math.floor(Date.now() / 1000) + 600)

function createStub() {
  const stub = createStubNode({ nodeUrl: 'http://127.0.0.1:8080/v1', modules: [] })
  const get = (path: string, base = TESTNET) =>
    stub.handleRequest({ method: 'GET', url: base + path, body: '' })
  const post = (body: Uint8Array, path = '/transactions', base = TESTNET) =>
    stub.handleRequest({ method: 'POST', url: base + path, body: Buffer.from(body).toString('hex') })
  return { stub, get, post }
}

const account = Account.generate()

function sign({ sequenceNumber = 0n, chainId = 2, expiration = FUTURE, signer = account } = {}) {
  const payload = new TransactionPayloadEntryFunction(EntryFunction.build('0x1::m', 'f', [], []))
  const sender: AccountAddress = account.accountAddress
  const raw = new RawTransaction(
    sender,
    sequenceNumber,
    payload,
    5000n,
    100n,
    expiration,
    new ChainId(chainId),
  )
  const transaction = new SimpleTransaction(raw)
  const bytes = generateSignedTransaction({
    transaction,
    senderAuthenticator: signer.signTransactionWithAuthenticator(transaction),
  })
  // The last byte belongs to the signature.
  return { bytes, forged: bytes.map((byte, index) => (index === bytes.length - 1 ? byte ^ 1 : byte)) }
}

describe('createStubNode', () => {
  it('commits a transaction and counts the sequence number of its sender', () => {
    const { get, post } = createStub()
    const path = `/accounts/${account.accountAddress}`
    expect(get(path).body).toMatchObject({ sequence_number: '0' })
    const { status, body } = post(sign().bytes)
    expect(status).toBe(202)
    const { hash } = body as { hash: string }
    for (const kind of ['by_hash', 'wait_by_hash'])
      expect(get(`/transactions/${kind}/${hash}`).body).toMatchObject({
        type: 'user_transaction',
        hash,
        success: true,
      })
    expect(get(path).body).toMatchObject({ sequence_number: '1' })
    expect(get(`${path}/transactions`).body).toMatchObject([{ hash }])
  })

  it.each([
    ['INVALID_SIGNATURE', sign().forged],
    ['BAD_CHAIN_ID', sign({ chainId: 1 }).bytes],
    ['TRANSACTION_EXPIRED', sign({ expiration: 1n }).bytes],
    ['SEQUENCE_NUMBER_TOO_NEW', sign({ sequenceNumber: 1n }).bytes],
  ])('rejects an invalid transaction: %s', (code, bytes) => {
    const { get, post } = createStub()
    expect(post(bytes)).toMatchObject({ status: 400, body: { message: expect.stringContaining(code) } })
    expect(get(`/accounts/${account.accountAddress}`).body).toMatchObject({ sequence_number: '0' })
  })

  it('rejects a transaction that is submitted twice', () => {
    const { post } = createStub()
    post(sign().bytes)
    expect(post(sign().bytes).body).toMatchObject({
      message: expect.stringContaining('SEQUENCE_NUMBER_TOO_OLD'),
    })
  })

  it('fails one transaction, which still uses its sequence number', () => {
    const { stub, get, post } = createStub()
    stub.failNextTransaction({ location: '0x1::m', code: 7 })
    const [failed, next] = [post(sign().bytes), post(sign({ sequenceNumber: 1n }).bytes)].map(
      ({ body }) => get(`/transactions/by_hash/${(body as { hash: string }).hash}`).body,
    )
    expect(failed).toMatchObject({ success: false, vm_status: 'Move abort in 0x1::m: 0x7' })
    expect(next).toMatchObject({ success: true })
  })

  it('simulates a transaction without a commit', () => {
    const { get, post } = createStub()
    expect(post(sign().forged, '/transactions/simulate').body).toMatchObject([{ success: true }])
    expect(get(`/accounts/${account.accountAddress}`).body).toMatchObject({ sequence_number: '0' })
  })

  it('keeps the networks apart', () => {
    const { get, post } = createStub()
    post(sign().bytes)
    const mainnet = 'https://api.mainnet.aptoslabs.com/v1'
    expect(get(`/accounts/${account.accountAddress}`, mainnet).body).toMatchObject({ sequence_number: '0' })
    expect([get('').body, get('/', mainnet).body]).toMatchObject([{ chain_id: 2 }, { chain_id: 1 }])
  })

  it('returns the ABI of framework modules and of the modules of the test', () => {
    const modules = [
      { address: '0xcafe', name: 'counter', exposed_functions: [{ name: 'add', params: ['u64'] }] },
    ]
    const stub = createStubNode({ nodeUrl: 'http://127.0.0.1:8080/v1', modules })
    const getModule = (path: string) =>
      stub.handleRequest({ method: 'GET', url: `${TESTNET}/accounts/${path}`, body: '' })
    expect(getModule('0x1/module/aptos_account').body).toMatchObject({ abi: { name: 'aptos_account' } })
    expect(getModule(`0x${'cafe'.padStart(64, '0')}/module/counter`).body).toMatchObject({
      abi: { exposed_functions: [{ name: 'add' }] },
    })
    expect(getModule('0xcafe/module/other')).toMatchObject({
      status: 404,
      body: { error_code: 'module_not_found' },
    })
  })

  it.each(['/view', '/nothing', '/transactions/by_hash/0x12'])('responds 404 to %s', (path) => {
    expect(createStub().get(path).status).toBe(404)
  })
})
