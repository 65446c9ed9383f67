import * as sdk from '@aptos-labs/ts-sdk'
import { describe, expect, it } from 'vitest'
import { createStubNode } from '../../../src/dev-wallet/stub-node/stub-node.js'

const TESTNET = 'https://api.testnet.aptoslabs.com/v1'
const MAINNET = 'https://api.mainnet.aptoslabs.com/v1'

const account = sdk.Account.generate()
const accountPath = `/accounts/${account.accountAddress}`
const types = ['0x1::aptos_coin::AptosCoin', 'vector<0x1::a::B<u8, bool>>', 'address']
const call = sdk.EntryFunction.build(
  '0x1::coin',
  'transfer',
  types.map((type) => sdk.parseTypeTag(type)),
  [sdk.AccountAddress.TWO, new sdk.U64(100)],
)
const entryFunction: sdk.TransactionPayload = new sdk.TransactionPayloadEntryFunction(call)

/** Signs a transaction for testnet with ts-sdk. */
function sign({ sequenceNumber = 0n, chainId = new sdk.ChainId(2), payload = entryFunction } = {}) {
  const { accountAddress: sender } = account
  const raw = new sdk.RawTransaction(sender, sequenceNumber, payload, 50_000n, 100n, 1n, chainId)
  const transaction = new sdk.SimpleTransaction(raw)
  const input = { transaction, senderAuthenticator: account.signTransactionWithAuthenticator(transaction) }
  const bytes = sdk.generateSignedTransaction(input)
  // The last byte belongs to the signature.
  const forged = bytes.map((byte, index) => (index === bytes.length - 1 ? byte ^ 1 : byte))
  return { bytes, forged, hash: sdk.generateUserTransactionHash(input) }
}

function createStub() {
  const modules = [
    { address: '0xcafe', name: 'counter', exposed_functions: [{ name: 'add', params: ['u64'] }] },
  ]
  const stub = createStubNode({ nodeUrl: 'http://127.0.0.1:8080/v1', modules })
  const get = (path: string, base = TESTNET) => stub.respondNow({ method: 'GET', url: base + path, body: '' })
  const post = (body: Uint8Array, path = '/transactions') =>
    stub.respondNow({ method: 'POST', url: TESTNET + path, body: Buffer.from(body).toString('hex') })
  return { stub, get, post }
}

describe('createStubNode', () => {
  const integers = [new sdk.U8(1), new sdk.U64(2), new sdk.U256(3)]
  const others = [sdk.AccountAddress.ONE, sdk.MoveVector.U8([1, 2]), new sdk.MoveString('text')]
  const script = new sdk.Script(Uint8Array.of(1, 2), [], [...integers, ...others])
  const multiSig = new sdk.MultiSig(sdk.AccountAddress.THREE, new sdk.MultiSigTransactionPayload(call))

  it.each<[string, sdk.TransactionPayload, object]>([
    [
      'an entry function',
      entryFunction,
      {
        type: 'entry_function_payload',
        function: '0x1::coin::transfer',
        type_arguments: types,
        arguments: [sdk.AccountAddress.TWO.toStringLong(), '0x6400000000000000'],
      },
    ],
    [
      'a script with every kind of argument',
      new sdk.TransactionPayloadScript(script),
      { type: 'script_payload', code: { bytecode: '0x0102' } },
    ],
    [
      'a multisig account',
      new sdk.TransactionPayloadMultiSig(multiSig),
      { multisig_address: '0x3', transaction_payload: { function: '0x1::coin::transfer' } },
    ],
    [
      'a script of a multisig account',
      new sdk.TransactionPayloadMultiSig(
        new sdk.MultiSig(sdk.AccountAddress.THREE, new sdk.MultiSigTransactionPayload(script)),
      ),
      { multisig_address: '0x3', transaction_payload: { type: 'script_payload' } },
    ],
    [
      'a multisig account whose stored transaction it executes',
      new sdk.TransactionPayloadMultiSig(new sdk.MultiSig(sdk.AccountAddress.THREE)),
      { multisig_address: '0x3' },
    ],
  ])('commits a transaction of ts-sdk with %s', (_, payload, json) => {
    const { get, post } = createStub()
    const { bytes, hash } = sign({ payload })
    expect(post(bytes)).toMatchObject({ status: 202, body: { hash } })
    const committed = {
      type: 'user_transaction',
      hash,
      success: true,
      sender: account.accountAddress.toString(),
      sequence_number: '0',
      payload: json,
      max_gas_amount: '50000',
      gas_unit_price: '100',
      expiration_timestamp_secs: '1',
    }
    for (const path of [`/transactions/by_hash/${hash}`, `/transactions/wait_by_hash/${hash}`])
      expect(get(path).body).toMatchObject(committed)
    expect(get(`${accountPath}/transactions`).body).toMatchObject([committed])
    expect(get(accountPath).body).toMatchObject({ sequence_number: '1' })
  })

  const MAX_U64 = 2n ** 64n - 1n
  const signOrderless = (
    executable: sdk.TransactionExecutable,
    nonce: bigint | undefined = 7n,
    multisigAddress?: sdk.AccountAddress,
  ) =>
    sign({
      sequenceNumber: MAX_U64,
      payload: new sdk.TransactionInnerPayloadV1(
        executable,
        new sdk.TransactionExtraConfigV1(multisigAddress, nonce),
      ),
    })
  const orderlessCall = new sdk.TransactionExecutableEntryFunction(call)

  it.each<[string, sdk.TransactionExecutable, sdk.AccountAddress | undefined, object]>([
    [
      'an entry function',
      orderlessCall,
      undefined,
      { type: 'entry_function_payload', function: '0x1::coin::transfer' },
    ],
    ['a script', new sdk.TransactionExecutableScript(script), undefined, { type: 'script_payload' }],
    [
      'a call of a multisig account',
      orderlessCall,
      sdk.AccountAddress.THREE,
      { multisig_address: '0x3', transaction_payload: { function: '0x1::coin::transfer' } },
    ],
    [
      'a stored transaction of a multisig account',
      new sdk.TransactionExecutableEmpty(),
      sdk.AccountAddress.THREE,
      { multisig_address: '0x3' },
    ],
  ])('commits an orderless transaction with %s', (_, executable, multisigAddress, payload) => {
    const { get, post } = createStub()
    const { bytes, hash } = signOrderless(executable, 7n, multisigAddress)
    expect(post(bytes)).toMatchObject({ status: 202, body: { hash, replay_protection_nonce: '7' } })
    expect(get(`/transactions/by_hash/${hash}`).body).toMatchObject({ success: true, payload })
    // It uses no sequence number.
    expect(get(accountPath).body).toMatchObject({ sequence_number: '0' })
  })

  it('rejects an orderless transaction whose nonce was used', () => {
    const { post } = createStub()
    expect(post(signOrderless(orderlessCall).bytes).status).toBe(202)
    expect(post(signOrderless(orderlessCall).bytes)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('NONCE_ALREADY_USED') },
    })
    expect(post(signOrderless(orderlessCall, 8n).bytes).status).toBe(202)
  })

  it.each([
    ['an encrypted transaction', 5, 'encrypted'],
    ['an unknown payload', 6, 'variant 6'],
  ])('says that it does not support %s', (_, variant, message) => {
    const { bytes } = sign()
    // The variant of the payload follows the sender and the sequence number.
    const changed = bytes.map((byte, index) => (index === 40 ? variant : byte))
    const response = createStub().post(changed)
    expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } })
  })

  it('responds to the first requests for each transaction as its behavior specifies', async () => {
    const { stub, get, post } = createStub()
    stub.setBehavior({
      transactionResponses: ['not-found', 'pending', 'no-success', 'too-many-requests', 'unavailable'],
    })
    const { bytes, hash } = sign()
    post(bytes)
    const path = `/transactions/wait_by_hash/${hash}`
    expect(get(path)).toMatchObject({ status: 404, body: { error_code: 'transaction_not_found' } })
    const pending = get(path)
    expect(pending).toMatchObject({ status: 200, body: { type: 'pending_transaction', hash } })
    expect(pending.body).not.toHaveProperty('success')
    const unfinished = get(path)
    expect(unfinished).toMatchObject({ status: 200, body: { type: 'user_transaction', hash } })
    expect(unfinished.body).not.toHaveProperty('success')
    expect([get(path), get(path)]).toMatchObject([{ status: 429 }, { status: 503 }])
    expect(get(path)).toMatchObject({ status: 200, body: { success: true } })
    expect(get('/transactions/by_version/2').body).toMatchObject({ hash })
    stub.setBehavior({ failNext: 'Out of gas' })
    const next = sign({ sequenceNumber: 1n })
    post(next.bytes)
    expect(get(`/transactions/by_hash/${next.hash}`).body).toMatchObject({ vm_status: 'Out of gas' })
  })

  it.each(['/accounts/alice', '/accounts'])('responds with an error to %s, an invalid address', (path) => {
    expect(createStub().get(path).status).toBe(404)
  })

  it('responds after its delay', async () => {
    const { stub } = createStub()
    const request = { method: 'GET', url: TESTNET, body: '' }
    const order: string[] = []
    stub.setBehavior({ delayMs: 1 })
    const slow = stub.respondAfterDelay(request).then(() => order.push('slow'))
    stub.setBehavior({})
    const fast = stub.respondAfterDelay(request).then(() => order.push('fast'))
    await Promise.all([slow, fast])
    expect(order).toEqual(['fast', 'slow'])
  })

  it('rejects truncated bytes', () => {
    const { bytes } = sign()
    for (let length = 0; length < 100; length += 7)
      expect(createStub().post(bytes.slice(0, length)).status).toBe(400)
  })

  it.each([
    ['INVALID_SIGNATURE', [sign().forged]],
    ['BAD_CHAIN_ID', [sign({ chainId: new sdk.ChainId(1) }).bytes]],
    ['SEQUENCE_NUMBER_TOO_NEW', [sign({ sequenceNumber: 1n }).bytes]],
    ['SEQUENCE_NUMBER_TOO_OLD', [sign().bytes, sign().bytes]],
  ])('rejects an invalid transaction: %s', (code, transactions) => {
    const { get, post } = createStub()
    const response = transactions.map((bytes) => post(bytes)).at(-1)
    expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining(code) } })
    expect(get(accountPath).body).toMatchObject({ sequence_number: String(transactions.length - 1) })
  })

  it.each([{}, { location: '0x1::m', code: '0x10006' }, { code: 7 }])('rejects the failure %j', (failure) => {
    const { stub } = createStub()
    expect(() => stub.failNextTransaction(failure as never)).toThrow(TypeError)
  })

  it('fails one transaction, which still uses its sequence number', () => {
    const { stub, get, post } = createStub()
    stub.failNextTransaction({ location: '0x1::m', code: 7 })
    const [failed, next] = [sign(), sign({ sequenceNumber: 1n })].map(({ bytes, hash }) => {
      post(bytes)
      return get(`/transactions/by_hash/${hash}`).body
    })
    expect(failed).toMatchObject({ success: false, vm_status: 'Move abort in 0x1::m: 0x7' })
    expect(next).toMatchObject({ success: true })
  })

  it('simulates a transaction without a commit', () => {
    const { get, post } = createStub()
    expect(post(sign().forged, '/transactions/simulate').body).toMatchObject([{ success: true }])
    expect(get(accountPath).body).toMatchObject({ sequence_number: '0' })
  })

  it('keeps the networks apart', () => {
    const { get, post } = createStub()
    post(sign().bytes)
    expect(get(accountPath, MAINNET).body).toMatchObject({ sequence_number: '0' })
    expect([get('').body, get('/', MAINNET).body]).toMatchObject([{ chain_id: 2 }, { chain_id: 1 }])
  })

  it.each([
    ['/accounts/0x1/module/aptos_account', 200, { abi: { name: 'aptos_account' } }],
    [`/accounts/0x${'cafe'.padStart(64, '0')}/module/counter`, 200, { abi: { name: 'counter' } }],
    ['/accounts/0xcafe/module/other', 404, { error_code: 'module_not_found' }],
    ['/transactions/by_hash/0x12', 404, { error_code: 'transaction_not_found' }],
    ['/view', 404, { error_code: 'web_framework_error' }],
  ])('responds to %s with the status %i', (path, status, body) => {
    expect(createStub().get(path)).toMatchObject({ status, body })
  })
})
