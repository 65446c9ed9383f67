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
import { describe, expect, test } from 'vitest'
import { approvedArgs, type Bench, bench, connected, fakeNode, feature } from './support.js'

const PAYLOAD: InputEntryFunctionData = { function: '0x1::m::f', functionArguments: [new U64(3)] }
const EXPLICIT = {
  sequenceNumber: 9n,
  gasUnitPrice: 100,
  maxGasAmount: 5000,
  expirationTimestamp: 1_800_000_000,
}
const OTHER = Ed25519Account.generate()

const signer = (on: Bench) =>
  feature(on, 'aptos:signTransaction') as AptosSignTransactionFeatureV1_1['aptos:signTransaction']
const address = ({ wallet }: Bench) => AccountAddress.from(wallet.accounts[0]?.address ?? '')

/** What ts-sdk makes of an authenticator: read anew from its bytes, and held against ts-sdk's signing message. */
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

describe('a transaction the page describes', () => {
  test('becomes byte for byte the one ts-sdk builds', async () => {
    const on = connected()
    const { rawTransaction } = approvedArgs(
      await signer(on).signTransaction({ payload: PAYLOAD, ...EXPLICIT }),
    )
    const theirs = new SimpleTransaction(built(address(on)))
    expect(rawTransaction.bcsToBytes()).toEqual(theirs.bcsToBytes())
    expect(rawTransaction.rawTransaction.bcsToHex().toString()).toBe(built(address(on)).bcsToHex().toString())
  })

  test('goes with its signature straight into ts-sdk for submitting', async () => {
    const on = connected()
    const args = approvedArgs(await signer(on).signTransaction({ payload: PAYLOAD, ...EXPLICIT }))
    const bytes = generateSignedTransaction({
      transaction: args.rawTransaction as SimpleTransaction,
      senderAuthenticator: args.authenticator,
    })
    const { raw_txn: raw, authenticator } = SignedTransaction.deserialize(new Deserializer(bytes))
    expect(authenticator).toBeInstanceOf(TransactionAuthenticatorEd25519)
    expectSignature(new SimpleTransaction(raw), args.authenticator)
  })

  test('carries a fee payer and other signers into what is signed', async () => {
    const on = connected()
    const others = [{ address: OTHER.accountAddress }]
    for (const extra of [
      { feePayer: { address: OTHER.accountAddress } },
      { secondarySigners: others },
      { secondarySigners: others, feePayer: { address: AccountAddress.ONE } },
    ]) {
      const args = approvedArgs(await signer(on).signTransaction({ payload: PAYLOAD, ...EXPLICIT, ...extra }))
      const copy = (extra.secondarySigners ? MultiAgentTransaction : SimpleTransaction).deserialize(
        new Deserializer(args.rawTransaction.bcsToBytes()),
      )
      expect(copy.feePayerAddress?.toString()).toBe(extra.feePayer?.address.toString())
      expect(copy.secondarySignerAddresses?.map(String)).toEqual(
        extra.secondarySigners?.map(({ address: one }) => String(one)),
      )
      expectSignature(copy, args.authenticator)
    }
  })

  test('can be signed as fee payer for another sender', async () => {
    const on = connected()
    const args = approvedArgs(
      await signer(on).signTransaction({
        payload: PAYLOAD,
        ...EXPLICIT,
        sender: { address: OTHER.accountAddress },
        feePayer: { address: address(on) },
        signerAddress: address(on),
      }),
    )
    expect(args.rawTransaction.rawTransaction.sender.toString()).toBe(OTHER.accountAddress.toString())
    expectSignature(args.rawTransaction, args.authenticator)
  })

  test('takes sequence number, gas price and ABI from the node, and expires in half a minute', async () => {
    const node = fakeNode({
      '/estimate_gas_price': { gas_estimate: 150 },
      '/accounts/0x1/module/m': { abi: { exposed_functions: [{ name: 'f', params: ['&signer', 'u64'] }] } },
    })
    const on = connected({}, node)
    const payload: InputEntryFunctionData = { function: '0x1::m::f', functionArguments: [3] }
    const { rawTransaction } = approvedArgs(await signer(on).signTransaction({ payload }))
    const raw = rawTransaction.rawTransaction
    expect([raw.sequence_number, raw.gas_unit_price, raw.max_gas_amount]).toEqual([0n, 150n, 200_000n])
    expect(raw.expiration_timestamp_secs).toBe(1_700_000_030n)
    expect(raw.payload.bcsToBytes()).toEqual(built(address(on)).payload.bcsToBytes())
    expect(node.asked.every((url) => url.startsWith('http://127.0.0.1:8080/v1'))).toBe(true)
  })

  test('is refused for another network and for an account that is not here', async () => {
    const on = connected()
    const elsewhere = signer(on).signTransaction({ payload: PAYLOAD, ...EXPLICIT, network: Network.MAINNET })
    await expect(elsewhere).rejects.toThrow('The transaction is for mainnet')
    const stranger = signer(on).signTransaction({ payload: PAYLOAD, signerAddress: OTHER.accountAddress })
    await expect(stranger).rejects.toMatchObject({ code: 4100 })
  })

  test.each([
    ['maxGasAmount', 1.5],
    ['maxGasAmount', -1],
    ['gasUnitPrice', 2n ** 64n],
    ['sequenceNumber', 'x'],
    ['sequenceNumber', ''],
    ['expirationTimestamp', Number.NaN],
    ['expirationSecondsFromNow', null],
    ['expirationSecondsFromNow', true],
  ])('is refused before anyone is asked where its %s is %s', async (name, value) => {
    const on = connected({ autoApprove: false })
    const given = { payload: PAYLOAD, [name]: value } as never
    await expect(signer(on).signTransaction(given)).rejects.toMatchObject({
      code: -30001,
      message: expect.stringContaining(`The transaction's ${name} is ${value}. Give a whole number`),
    })
    expect(on.requests.pending()).toEqual([])
  })

  test('may have its numbers as digits', async () => {
    const given = { payload: PAYLOAD, ...EXPLICIT, sequenceNumber: '9', maxGasAmount: '5000' } as never
    const on = connected()
    const { rawTransaction } = approvedArgs<{ rawTransaction: AnyRawTransaction }>(
      (await signer(on).signTransaction(given)) as never,
    )
    expect(rawTransaction.bcsToBytes()).toEqual(new SimpleTransaction(built(address(on))).bcsToBytes())
  })

  test.each([undefined, null, '0x1::m::f'])('is refused when it is none: %s', async (given) => {
    const on = connected()
    const expected = { code: -30001, message: expect.stringContaining('There is no transaction') }
    await expect(signer(on).signTransaction(given as never)).rejects.toMatchObject(expected)
    const submitting = feature(on, 'aptos:signAndSubmitTransaction')
    await expect(submitting.signAndSubmitTransaction(given as never)).rejects.toMatchObject(expected)
  })

  test('is refused before the page has connected', async () => {
    await expect(signer(bench()).signTransaction({ payload: PAYLOAD })).rejects.toMatchObject({ code: 4100 })
  })

  test('is shown to the person before it is signed, and not signed when they say no', async () => {
    const on = connected({ autoApprove: false })
    const signing = signer(on).signTransaction({
      payload: { ...PAYLOAD, typeArguments: ['u8'] },
      ...EXPLICIT,
    })
    const request = await new Promise<ReturnType<typeof on.requests.pending>[number]>((resolve) => {
      on.requests.subscribe(() => on.requests.pending().forEach((pending) => void resolve(pending)))
    })
    expect(request.details).toContainEqual(['Calls', '0x1::m::f'])
    expect(request.details).toContainEqual(['Types', 'u8'])
    on.requests.answer(request.id, false)
    expect(await signing).toEqual({ status: 'Rejected' })
  })
})

describe('a transaction the page built', () => {
  test('is signed as it is, in each of its kinds', async () => {
    const on = connected()
    const raw = built(address(on))
    for (const transaction of [
      new SimpleTransaction(raw),
      new SimpleTransaction(raw, OTHER.accountAddress),
      new MultiAgentTransaction(raw, [OTHER.accountAddress]),
      new MultiAgentTransaction(raw, [OTHER.accountAddress], AccountAddress.ZERO),
    ]) {
      expectSignature(transaction, approvedArgs(await signer(on).signTransaction(transaction)))
    }
  })

  test('is signed as its fee payer when the page says so', async () => {
    const on = connected()
    const transaction = new SimpleTransaction(built(OTHER.accountAddress), AccountAddress.ZERO)
    const authenticator = approvedArgs(await signer(on).signTransaction(transaction, true))
    expectSignature(new SimpleTransaction(transaction.rawTransaction, address(on)), authenticator)
  })
})

describe('a transaction the page built, as its fee payer', () => {
  test.each([
    ['nobody', undefined, 'has no fee payer. Build it with withFeePayer: true'],
    ['another', OTHER.accountAddress, `is paid by ${OTHER.accountAddress}. Switch to that account`],
  ])('is refused before anyone is asked where it names %s', async (_, feePayer, message) => {
    const on = connected({ autoApprove: false })
    const transaction = new SimpleTransaction(built(OTHER.accountAddress), feePayer)
    await expect(signer(on).signTransaction(transaction, true)).rejects.toMatchObject({
      code: -30001,
      message: expect.stringContaining(message),
    })
    expect(on.requests.pending()).toEqual([])
  })

  test('is signed where it names the account itself', async () => {
    const on = connected()
    const transaction = new SimpleTransaction(built(OTHER.accountAddress), address(on))
    expectSignature(transaction, approvedArgs(await signer(on).signTransaction(transaction, true)))
  })

  test('says who pays and who signs, as a transaction the page describes', () => {
    const on = connected({ autoApprove: false })
    const other = OTHER.accountAddress.toStringLong()
    const raw = built(address(on))
    void signer(on).signTransaction(new MultiAgentTransaction(raw, [OTHER.accountAddress]))
    void signer(on).signTransaction(new SimpleTransaction(raw, OTHER.accountAddress))
    void signer(on).signTransaction(new SimpleTransaction(raw, AccountAddress.ZERO), true)
    const [multi, paid, paying] = on.requests.pending().map(({ details }) => new Map(details))
    expect([multi?.get('Fee paid by'), multi?.get('Signed also by')]).toEqual([undefined, other])
    expect([paid?.get('Fee paid by'), paid?.get('Signed also by')]).toEqual([other, undefined])
    expect(paying?.get('Fee paid by')).toBe(address(on).toStringLong())
  })
})

describe('submitting', () => {
  const submit = (on: Bench) =>
    feature(on, 'aptos:signAndSubmitTransaction')?.signAndSubmitTransaction({ payload: PAYLOAD })

  test('posts a transaction ts-sdk can read and answers the node with its hash', async () => {
    const node = fakeNode({ '/estimate_gas_price': { gas_estimate: 1 }, '/transactions': { hash: '0xab' } })
    const on = connected({}, node)
    expect(await submit(on)).toEqual({ status: 'Approved', args: { hash: '0xab' } })
    const signed = SignedTransaction.deserialize(new Deserializer(node.posted[0] ?? new Uint8Array()))
    expect(signed.raw_txn.sender.toString()).toBe(address(on).toString())
  })

  test('says what the node said when it refuses', async () => {
    const on = connected({}, fakeNode({ '/estimate_gas_price': { gas_estimate: 1 } }))
    await expect(submit(on)).rejects.toMatchObject({
      code: -30001,
      message: expect.stringContaining('not found'),
    })
  })
})
