import * as sdk from '@aptos-labs/ts-sdk'
import { describe, expect, it } from 'vitest'
import {
  createConnectedWallet,
  createPromptingWallet,
  createTestWallet,
  fakeNode,
  getApprovedArgs,
  type TestWallet,
} from './support.js'

const PAYLOAD: sdk.InputEntryFunctionData = { function: '0x1::m::f', functionArguments: [new sdk.U64(3)] }
const EXPLICIT = {
  sequenceNumber: 9n,
  gasUnitPrice: 100,
  maxGasAmount: 50_000,
  expirationTimestamp: 1_800_000_000,
}
const OTHER = sdk.Ed25519Account.generate()

/** Signs a transaction with all fields, and returns what the wallet approves. */
const sign = async (env: TestWallet, fields: object = {}) =>
  getApprovedArgs(await env.signTransaction({ payload: PAYLOAD, ...EXPLICIT, ...fields }))
const address = ({ wallet }: TestWallet) => sdk.AccountAddress.from(wallet.accounts[0]?.address ?? '')

/** Deserializes an authenticator with ts-sdk and verifies it with ts-sdk's signing message. */
function expectSignature(transaction: sdk.AnyRawTransaction, signed: sdk.AccountAuthenticator) {
  const authenticator = sdk.AccountAuthenticator.deserialize(new sdk.Deserializer(signed.bcsToBytes()))
  if (!authenticator.isEd25519()) throw new Error('not Ed25519')
  const message = sdk.generateSigningMessageForTransaction(transaction)
  const { public_key: publicKey, signature } = authenticator
  expect(publicKey.verifySignature({ message, signature })).toBe(true)
}

function built(sender: sdk.AccountAddress): sdk.RawTransaction {
  const payload = new sdk.TransactionPayloadEntryFunction(
    sdk.EntryFunction.build('0x1::m', 'f', [], [new sdk.U64(3)]),
  )
  return new sdk.RawTransaction(sender, 9n, payload, 50_000n, 100n, 1_800_000_000n, new sdk.ChainId(4))
}

const rejectionOf = (message: string) => ({ code: -30001, message: expect.stringContaining(message) })

describe('aptos:signTransaction 1.1', () => {
  it('builds the same bytes as ts-sdk, even for numbers as strings, so that ts-sdk can submit them', async () => {
    const env = createConnectedWallet()
    const args = await sign(env, { sequenceNumber: '9', maxGasAmount: '50000' })
    const transaction = args.rawTransaction as sdk.SimpleTransaction
    expect(transaction.bcsToBytes()).toEqual(new sdk.SimpleTransaction(built(address(env))).bcsToBytes())
    const bytes = sdk.generateSignedTransaction({ transaction, senderAuthenticator: args.authenticator })
    const { raw_txn: raw } = sdk.SignedTransaction.deserialize(new sdk.Deserializer(bytes))
    expectSignature(new sdk.SimpleTransaction(raw), args.authenticator)
  })

  it('gives an orderless transaction of ts-sdk the sequence number of AIP-123', async () => {
    const call = sdk.EntryFunction.build('0x1::m', 'f', [], [new sdk.U64(3)])
    const payload = new sdk.TransactionInnerPayloadV1(
      new sdk.TransactionExecutableEntryFunction(call),
      new sdk.TransactionExtraConfigV1(undefined, 7n),
    )
    const { rawTransaction } = await sign(createConnectedWallet(), { payload, sequenceNumber: undefined })
    const { rawTransaction: raw } = rawTransaction as sdk.SimpleTransaction
    expect(raw.sequence_number).toBe(2n ** 64n - 1n)
  })

  it.each([
    ['a fee payer', undefined, OTHER.accountAddress],
    ['a secondary signer', [OTHER.accountAddress], undefined],
    ['both', [OTHER.accountAddress], sdk.AccountAddress.ONE],
  ])('includes %s in what it signs', async (_, secondarySigners, feePayer) => {
    const { rawTransaction, authenticator } = await sign(createConnectedWallet(), {
      secondarySigners: secondarySigners?.map((signerAddress) => ({ address: signerAddress })),
      feePayer: feePayer && { address: feePayer },
    })
    const copy = (secondarySigners ? sdk.MultiAgentTransaction : sdk.SimpleTransaction).deserialize(
      new sdk.Deserializer(rawTransaction.bcsToBytes()),
    )
    expect(copy.feePayerAddress?.toString()).toBe(feePayer?.toString())
    expect(copy.secondarySignerAddresses?.map(String)).toEqual(secondarySigners?.map(String))
    expectSignature(copy, authenticator)
  })

  it('signs as the fee payer of another sender', async () => {
    const env = createConnectedWallet()
    const args = await sign(env, {
      sender: { address: OTHER.accountAddress },
      feePayer: { address: address(env) },
      signerAddress: address(env),
    })
    expect(args.rawTransaction.rawTransaction.sender.toString()).toBe(OTHER.accountAddress.toString())
    expectSignature(args.rawTransaction, args.authenticator)
  })

  it('reads sequence number, gas price, and ABI from the node, and expires after 30 seconds', async () => {
    const sequenceNumber = 2n ** 64n - 1n
    const node = fakeNode({
      [`/accounts/${OTHER.accountAddress}`]: { sequence_number: String(sequenceNumber) },
      '/estimate_gas_price': { gas_estimate: 150 },
      '/accounts/0x1/module/m': { abi: { exposed_functions: [{ name: 'f', params: ['&signer', 'u64'] }] } },
    })
    const secrets = [OTHER.privateKey.toHexString() as `0x${string}`]
    const env = createConnectedWallet({ nodeUrl: 'http://node.example/v1', secrets }, node)
    const payload: sdk.InputEntryFunctionData = { function: '0x1::m::f', functionArguments: [3] }
    const { rawTransaction } = getApprovedArgs(await env.signTransaction({ payload }))
    const raw = rawTransaction.rawTransaction
    expect(raw).toMatchObject({
      sequence_number: sequenceNumber,
      gas_unit_price: 150n,
      max_gas_amount: 2_000_000n,
      expiration_timestamp_secs: 1_700_000_030n,
    })
    expect(raw.payload.bcsToBytes()).toEqual(built(address(env)).payload.bcsToBytes())
    for (const url of node.urls) expect(url).toMatch(/^http:\/\/node\.example\/v1\//)
  })

  it('rejects before the prompt if a type argument of the function is missing', async () => {
    const f = { name: 'f', params: ['&signer', 'u64'], generic_type_params: [{ constraints: [] }] }
    const node = fakeNode({ '/accounts/0x1/module/m': { abi: { exposed_functions: [f] } } })
    const env = createConnectedWallet({ autoApprove: false }, node)
    const payload: sdk.InputEntryFunctionData = { function: '0x1::m::f', functionArguments: [3] }
    const rejection = rejectionOf('takes 1 type arguments but got 0')
    await expect(sign(env, { payload })).rejects.toMatchObject(rejection)
    expect(env.requests.getPending()).toEqual([])
  })

  it('rejects another network, an unknown account, and a page that is not connected', async () => {
    const env = createConnectedWallet()
    const otherNetwork = sign(env, { network: sdk.Network.MAINNET })
    await expect(otherNetwork).rejects.toThrow('The transaction is for mainnet')
    const unauthorized = { code: 4100 }
    await expect(sign(env, { signerAddress: OTHER.accountAddress })).rejects.toMatchObject(unauthorized)
    await expect(sign(createTestWallet())).rejects.toMatchObject(unauthorized)
  })

  it.each([
    ['maxGasAmount', 1.5],
    ['maxGasAmount', -1],
    ['gasUnitPrice', 2n ** 64n],
    ['sequenceNumber', ''],
    ['expirationSecondsFromNow', null],
  ])('rejects before the prompt if %s is %s', async (name, value) => {
    const env = createPromptingWallet()
    const rejection = rejectionOf(`The transaction's ${name} is ${value}. Pass a whole number`)
    await expect(sign(env, { [name]: value })).rejects.toMatchObject(rejection)
    expect(env.requests.getPending()).toEqual([])
  })

  it.each([null, '0x1::m::f'])('rejects an input that is not a transaction: %s', async (given) => {
    const env = createConnectedWallet()
    const rejection = rejectionOf('There is no transaction')
    await expect(env.signTransaction(given as never)).rejects.toMatchObject(rejection)
    await expect(env.signAndSubmitTransaction(given as never)).rejects.toMatchObject(rejection)
  })
})

describe('aptos:signTransaction 1.0', () => {
  const other = OTHER.accountAddress

  it.each([
    ['one signer', undefined, undefined],
    ['a fee payer', undefined, other],
    ['another signer', [other], undefined],
    ['both', [other], sdk.AccountAddress.ZERO],
  ])('shows and signs a transaction with %s', async (_, secondarySigners, feePayer) => {
    const env = createPromptingWallet()
    const raw = built(address(env))
    const transaction = secondarySigners
      ? new sdk.MultiAgentTransaction(raw, secondarySigners, feePayer)
      : new sdk.SimpleTransaction(raw, feePayer)
    const signing = env.signTransaction(transaction)
    const details = Object.fromEntries(env.requests.getPending()[0]?.details ?? [])
    expect(details['Fee payer']).toBe(feePayer?.toStringLong())
    expect(details['Other signers']).toBe(secondarySigners?.map((signer) => signer.toStringLong()).join())
    env.requests.settle(1, true)
    expectSignature(transaction, getApprovedArgs(await signing))
  })

  it.each(['zero', 'its own'])('signs as the fee payer if its address is %s', async (name) => {
    const env = createPromptingWallet()
    const raw = built(other)
    const transaction = new sdk.SimpleTransaction(
      raw,
      name === 'zero' ? sdk.AccountAddress.ZERO : address(env),
    )
    const signing = env.signTransaction(transaction, true)
    const [request] = env.requests.getPending()
    expect(request?.details).toContainEqual(['Fee payer', address(env).toStringLong()])
    env.requests.settle(1, true)
    expectSignature(new sdk.SimpleTransaction(raw, address(env)), getApprovedArgs(await signing))
  })

  it.each([
    ['missing', undefined, 'has no fee payer. Build it with withFeePayer: true'],
    ['another account', other, `fee payer of the transaction is ${other}. Switch to that account`],
  ])('rejects before the prompt if the fee payer is %s', async (_, feePayer, message) => {
    const env = createPromptingWallet()
    const transaction = new sdk.SimpleTransaction(built(other), feePayer)
    const signing = env.signTransaction(transaction, true)
    await expect(signing).rejects.toMatchObject(rejectionOf(message))
    expect(env.requests.getPending()).toEqual([])
  })
})

describe('aptos:signAndSubmitTransaction', () => {
  it('submits a transaction that ts-sdk can deserialize and returns the hash of the node', async () => {
    const node = fakeNode({ '/estimate_gas_price': { gas_estimate: 1 }, '/transactions': { hash: '0xab' } })
    const env = createConnectedWallet({}, node)
    const response = await env.signAndSubmitTransaction({ payload: PAYLOAD })
    expect(response).toEqual({ status: 'Approved', args: { hash: '0xab' } })
    const bytes = node.postBodies[0] ?? new Uint8Array()
    const signed = sdk.SignedTransaction.deserialize(new sdk.Deserializer(bytes))
    expect(signed.raw_txn.sender.toString()).toBe(address(env).toString())
    expect(signed.raw_txn.sequence_number).toBe(0n)
  })

  it('submits transactions that are approved at once with successive sequence numbers, also after a failure', async () => {
    let submitted = 0
    const node = fakeNode({
      '/estimate_gas_price': { gas_estimate: 1 },
      get [`/accounts/${OTHER.accountAddress}`]() {
        return { sequence_number: `${submitted}` }
      },
      get '/transactions'() {
        submitted++
        return submitted === 2 ? undefined : { hash: '0xab' }
      },
    })
    const secrets = [OTHER.privateKey.toHexString() as `0x${string}`]
    const env = createConnectedWallet({ secrets }, node)
    const requests = [1, 2, 3].map(() => env.signAndSubmitTransaction({ payload: PAYLOAD }))
    const outcomes = await Promise.allSettled(requests)
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    const sequenceNumbers = node.postBodies.map(
      (bytes) => sdk.SignedTransaction.deserialize(new sdk.Deserializer(bytes)).raw_txn.sequence_number,
    )
    expect(sequenceNumbers).toEqual([0n, 1n, 2n])
  })
})
