import {
  AccountAddress,
  AccountAuthenticator,
  type AnyRawTransaction,
  ChainId,
  Deserializer,
  Ed25519Account,
  EntryFunction,
  generateSignedTransaction,
  generateSigningMessageForTransaction,
  type InputEntryFunctionData,
  MultiAgentTransaction,
  Network,
  RawTransaction,
  SignedTransaction,
  SimpleTransaction,
  TransactionAuthenticatorEd25519,
  TransactionPayloadEntryFunction,
  U64,
} from '@aptos-labs/ts-sdk'
import type { AptosSignTransactionFeatureV1_1 } from '@aptos-labs/wallet-standard'
import { describe, expect, it } from 'vitest'
import {
  createConnectedWallet,
  createPromptingWallet,
  createTestWallet,
  fakeNode,
  getApprovedArgs,
  getFeature,
  type TestWallet,
} from './support.js'

const PAYLOAD: InputEntryFunctionData = { function: '0x1::m::f', functionArguments: [new U64(3)] }
const EXPLICIT = {
  sequenceNumber: 9n,
  gasUnitPrice: 100,
  maxGasAmount: 5000,
  expirationTimestamp: 1_800_000_000,
}
const OTHER = Ed25519Account.generate()

const signer = (env: TestWallet) =>
  getFeature(env, 'aptos:signTransaction') as AptosSignTransactionFeatureV1_1['aptos:signTransaction']

/** Signs a transaction with all fields, and returns what the wallet approves. */
const sign = async (env: TestWallet, fields: object = {}) =>
  getApprovedArgs(await signer(env).signTransaction({ payload: PAYLOAD, ...EXPLICIT, ...fields }))
const address = ({ wallet }: TestWallet) => AccountAddress.from(wallet.accounts[0]?.address ?? '')

/** Deserializes an authenticator with ts-sdk and verifies it with ts-sdk's signing message. */
function expectSignature(transaction: AnyRawTransaction, signed: AccountAuthenticator) {
  const authenticator = AccountAuthenticator.deserialize(new Deserializer(signed.bcsToBytes()))
  if (!authenticator.isEd25519()) throw new Error('not Ed25519')
  const message = generateSigningMessageForTransaction(transaction)
  const { public_key: publicKey, signature } = authenticator
  expect(publicKey.verifySignature({ message, signature })).toBe(true)
}

function built(sender: AccountAddress): RawTransaction {
  const payload = new TransactionPayloadEntryFunction(EntryFunction.build('0x1::m', 'f', [], [new U64(3)]))
  return new RawTransaction(sender, 9n, payload, 5000n, 100n, 1_800_000_000n, new ChainId(4))
}

describe('aptos:signTransaction 1.1', () => {
  it.each([{}, { sequenceNumber: '9', maxGasAmount: '5000' }])(
    'builds the same bytes as ts-sdk, also of numbers as strings: %o',
    async (fields) => {
      const env = createConnectedWallet()
      const { rawTransaction } = await sign(env, fields)
      const raw = built(address(env))
      expect(rawTransaction.bcsToBytes()).toEqual(new SimpleTransaction(raw).bcsToBytes())
      expect(rawTransaction.rawTransaction.bcsToHex().toString()).toBe(raw.bcsToHex().toString())
    },
  )

  it('returns values that ts-sdk can submit', async () => {
    const args = await sign(createConnectedWallet())
    const bytes = generateSignedTransaction({
      transaction: args.rawTransaction as SimpleTransaction,
      senderAuthenticator: args.authenticator,
    })
    const { raw_txn: raw, authenticator } = SignedTransaction.deserialize(new Deserializer(bytes))
    expect(authenticator).toBeInstanceOf(TransactionAuthenticatorEd25519)
    expectSignature(new SimpleTransaction(raw), args.authenticator)
  })

  it('signs the fee payer and the secondary signers', async () => {
    const env = createConnectedWallet()
    const others = [{ address: OTHER.accountAddress }]
    for (const extra of [
      { feePayer: { address: OTHER.accountAddress } },
      { secondarySigners: others },
      { secondarySigners: others, feePayer: { address: AccountAddress.ONE } },
    ]) {
      const args = await sign(env, extra)
      const copy = (extra.secondarySigners ? MultiAgentTransaction : SimpleTransaction).deserialize(
        new Deserializer(args.rawTransaction.bcsToBytes()),
      )
      expect(copy.feePayerAddress?.toString()).toBe(extra.feePayer?.address.toString())
      expect(copy.secondarySignerAddresses?.map(String)).toEqual(
        extra.secondarySigners?.map(({ address: signerAddress }) => String(signerAddress)),
      )
      expectSignature(copy, args.authenticator)
    }
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

  it('reads sequence number, gas price and ABI from the node, and expires after 30 seconds', async () => {
    const node = fakeNode({
      '/estimate_gas_price': { gas_estimate: 150 },
      '/accounts/0x1/module/m': { abi: { exposed_functions: [{ name: 'f', params: ['&signer', 'u64'] }] } },
    })
    const env = createConnectedWallet({}, node)
    const payload: InputEntryFunctionData = { function: '0x1::m::f', functionArguments: [3] }
    const { rawTransaction } = getApprovedArgs(await signer(env).signTransaction({ payload }))
    const raw = rawTransaction.rawTransaction
    expect([raw.sequence_number, raw.gas_unit_price, raw.max_gas_amount]).toEqual([0n, 150n, 200_000n])
    expect(raw.expiration_timestamp_secs).toBe(1_700_000_030n)
    expect(raw.payload.bcsToBytes()).toEqual(built(address(env)).payload.bcsToBytes())
    expect(node.urls.every((url) => url.startsWith('http://127.0.0.1:8080/v1'))).toBe(true)
  })

  it('rejects another network, an unknown account and a page that is not connected', async () => {
    const env = createConnectedWallet()
    const otherNetwork = sign(env, { network: Network.MAINNET })
    await expect(otherNetwork).rejects.toThrow('The transaction is for mainnet')
    const unauthorized = { code: 4100 }
    await expect(sign(env, { signerAddress: OTHER.accountAddress })).rejects.toMatchObject(unauthorized)
    await expect(sign(createTestWallet())).rejects.toMatchObject(unauthorized)
  })

  it.each([
    ['maxGasAmount', 1.5],
    ['maxGasAmount', -1],
    ['gasUnitPrice', 2n ** 64n],
    ['sequenceNumber', 'x'],
    ['sequenceNumber', ''],
    ['expirationTimestamp', Number.NaN],
    ['expirationSecondsFromNow', null],
    ['expirationSecondsFromNow', true],
  ])('rejects before the prompt if %s is %s', async (name, value) => {
    const env = createPromptingWallet()
    await expect(sign(env, { [name]: value })).rejects.toMatchObject({
      code: -30001,
      message: expect.stringContaining(`The transaction's ${name} is ${value}. Pass a whole number`),
    })
    expect(env.requests.getPending()).toEqual([])
  })

  it.each([undefined, null, '0x1::m::f'])('rejects an input that is not a transaction: %s', async (given) => {
    const env = createConnectedWallet()
    const expected = { code: -30001, message: expect.stringContaining('There is no transaction') }
    await expect(signer(env).signTransaction(given as never)).rejects.toMatchObject(expected)
    const submitting = getFeature(env, 'aptos:signAndSubmitTransaction')
    await expect(submitting.signAndSubmitTransaction(given as never)).rejects.toMatchObject(expected)
  })

  it('shows the transaction before it signs, and signs nothing if the user rejects', async () => {
    const env = createPromptingWallet()
    const payload = { ...PAYLOAD, typeArguments: ['u8'] }
    const signing = signer(env).signTransaction({ payload, ...EXPLICIT })
    await expect.poll(env.requests.getPending).toHaveLength(1)
    const [request] = env.requests.getPending()
    expect(request?.details).toContainEqual(['Calls', '0x1::m::f'])
    expect(request?.details).toContainEqual(['Types', 'u8'])
    env.requests.rejectAll()
    expect(await signing).toEqual({ status: 'Rejected' })
  })
})

describe('aptos:signTransaction 1.0', () => {
  it('signs every kind of transaction unchanged', async () => {
    const env = createConnectedWallet()
    const raw = built(address(env))
    for (const transaction of [
      new SimpleTransaction(raw),
      new SimpleTransaction(raw, OTHER.accountAddress),
      new MultiAgentTransaction(raw, [OTHER.accountAddress]),
      new MultiAgentTransaction(raw, [OTHER.accountAddress], AccountAddress.ZERO),
    ]) {
      expectSignature(transaction, getApprovedArgs(await signer(env).signTransaction(transaction)))
    }
  })

  it.each(['zero', 'its own'])(
    'signs as the fee payer if the address of the fee payer is %s',
    async (name) => {
      const env = createConnectedWallet()
      const raw = built(OTHER.accountAddress)
      const transaction = new SimpleTransaction(raw, name === 'zero' ? AccountAddress.ZERO : address(env))
      const authenticator = getApprovedArgs(await signer(env).signTransaction(transaction, true))
      expectSignature(new SimpleTransaction(raw, address(env)), authenticator)
    },
  )

  it.each([
    ['missing', undefined, 'has no fee payer. Build it with withFeePayer: true'],
    [
      'another account',
      OTHER.accountAddress,
      `fee payer of the transaction is ${OTHER.accountAddress}. Switch to that account`,
    ],
  ])('rejects before the prompt if the fee payer is %s', async (_, feePayer, message) => {
    const env = createPromptingWallet()
    const transaction = new SimpleTransaction(built(OTHER.accountAddress), feePayer)
    await expect(signer(env).signTransaction(transaction, true)).rejects.toMatchObject({
      code: -30001,
      message: expect.stringContaining(message),
    })
    expect(env.requests.getPending()).toEqual([])
  })

  it('shows the fee payer and the other signers', () => {
    const env = createPromptingWallet()
    const other = OTHER.accountAddress.toStringLong()
    const raw = built(address(env))
    void signer(env).signTransaction(new MultiAgentTransaction(raw, [OTHER.accountAddress]))
    void signer(env).signTransaction(new SimpleTransaction(raw, OTHER.accountAddress))
    void signer(env).signTransaction(new SimpleTransaction(raw, AccountAddress.ZERO), true)
    const [multi, paid, paying] = env.requests.getPending().map(({ details }) => new Map(details))
    expect([multi?.get('Fee payer'), multi?.get('Other signers')]).toEqual([undefined, other])
    expect([paid?.get('Fee payer'), paid?.get('Other signers')]).toEqual([other, undefined])
    expect(paying?.get('Fee payer')).toBe(address(env).toStringLong())
  })
})

describe('aptos:signAndSubmitTransaction', () => {
  const submit = (env: TestWallet) =>
    getFeature(env, 'aptos:signAndSubmitTransaction')?.signAndSubmitTransaction({ payload: PAYLOAD })

  it('submits a transaction that ts-sdk can deserialize and returns the hash of the node', async () => {
    const node = fakeNode({ '/estimate_gas_price': { gas_estimate: 1 }, '/transactions': { hash: '0xab' } })
    const env = createConnectedWallet({}, node)
    expect(await submit(env)).toEqual({ status: 'Approved', args: { hash: '0xab' } })
    const signed = SignedTransaction.deserialize(new Deserializer(node.postBodies[0] ?? new Uint8Array()))
    expect(signed.raw_txn.sender.toString()).toBe(address(env).toString())
  })

  it('includes the message of the node in its error', async () => {
    const env = createConnectedWallet({}, fakeNode({ '/estimate_gas_price': { gas_estimate: 1 } }))
    await expect(submit(env)).rejects.toMatchObject({
      code: -30001,
      message: expect.stringContaining('not found'),
    })
  })
})
