import {
  Account,
  AccountAddress,
  ChainId,
  EntryFunction,
  generateSignedTransaction,
  generateUserTransactionHash,
  MoveString,
  MoveVector,
  MultiSig,
  MultiSigTransactionPayload,
  parseTypeTag,
  RawTransaction,
  Script,
  SimpleTransaction,
  type TransactionPayload,
  TransactionPayloadEntryFunction,
  TransactionPayloadMultiSig,
  TransactionPayloadScript,
  U8,
  U64,
  U256,
} from '@aptos-labs/ts-sdk'
import { describe, expect, it } from 'vitest'
import { hashTransaction } from '../../../src/testing/stub-node/ledger.js'
import { parseSignedTransaction } from '../../../src/testing/stub-node/signed-transaction.js'

const account = Account.generate()
const types = ['0x1::aptos_coin::AptosCoin', 'vector<0x1::a::B<u8, bool>>', 'address'].map((type) =>
  parseTypeTag(type),
)
const call = EntryFunction.build('0x1::coin', 'transfer', types, [AccountAddress.TWO, new U64(100)])

function sign(payload: TransactionPayload) {
  const { accountAddress: sender } = account
  const raw = new RawTransaction(sender, 9n, payload, 5000n, 100n, 1_800_000_000n, new ChainId(2))
  const transaction = new SimpleTransaction(raw)
  const input = { transaction, senderAuthenticator: account.signTransactionWithAuthenticator(transaction) }
  return { bytes: generateSignedTransaction(input), hash: generateUserTransactionHash(input) }
}

const scriptArguments = [
  ...[new U8(1), new U64(2), new U256(3), AccountAddress.ONE],
  ...[MoveVector.U8([1, 2]), new MoveString('text')],
]
const script = new Script(Uint8Array.of(1, 2), [], scriptArguments)
const multiSig = new MultiSig(AccountAddress.THREE, new MultiSigTransactionPayload(call))

describe('parseSignedTransaction', () => {
  it.each<[string, TransactionPayload, object]>([
    [
      'an entry function',
      new TransactionPayloadEntryFunction(call),
      {
        type: 'entry_function_payload',
        function: '0x1::coin::transfer',
        type_arguments: ['0x1::aptos_coin::AptosCoin', 'vector<0x1::a::B<u8, bool>>', 'address'],
        arguments: [`0x${'2'.padStart(64, '0')}`, '0x6400000000000000'],
      },
    ],
    [
      'a script with every kind of argument',
      new TransactionPayloadScript(script),
      { type: 'script_payload', code: { bytecode: '0x0102' } },
    ],
    [
      'a multisig account',
      new TransactionPayloadMultiSig(multiSig),
      { multisig_address: '0x3', transaction_payload: { function: '0x1::coin::transfer' } },
    ],
  ])('parses a transaction of ts-sdk with %s', (_, payload, json) => {
    expect(parseSignedTransaction(sign(payload).bytes)).toMatchObject({
      sender: account.accountAddress.toString(),
      sequenceNumber: 9n,
      payload: json,
      maxGasAmount: 5000n,
      gasUnitPrice: 100n,
      expirationTimestamp: 1_800_000_000n,
      chainId: 2,
    })
  })

  it('computes the hash that ts-sdk computes', () => {
    const { bytes, hash } = sign(new TransactionPayloadEntryFunction(call))
    expect(hashTransaction(bytes)).toBe(hash)
  })

  it('rejects truncated bytes', () => {
    const { bytes } = sign(new TransactionPayloadEntryFunction(call))
    for (let length = 0; length < 100; length += 7)
      expect(() => parseSignedTransaction(bytes.slice(0, length))).toThrow(RangeError)
  })
})
