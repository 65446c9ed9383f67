import * as sdk from '@aptos-labs/ts-sdk'
import { describe, expect, it } from 'vitest'
import {
  describeBuiltTransaction,
  describeTransaction,
} from '../../../src/dev-wallet/features/transaction-details.js'

describe('describeTransaction', () => {
  it.each<[string, unknown, unknown]>([
    ['100', new sdk.U64(100), '100'],
    ['7', new sdk.U8(7), 7],
    ['"100"', new sdk.MoveString('100'), '100'],
    ['[[1], []]', new sdk.MoveVector([sdk.MoveVector.U64([1]), sdk.MoveVector.U64([])]), [['1'], []]],
    ['5', new sdk.MoveOption(new sdk.U64(5)), '5'],
    ['null', new sdk.MoveOption<sdk.U64>(null), null],
    ['0x1', sdk.AccountAddress.ONE, '0x1'],
    ['0x0102', new sdk.FixedBytes(Uint8Array.of(1, 2)), '0x0102'],
    ['0x0102', Uint8Array.of(1, 2).buffer, '0x0102'],
    ['100', 100, 100],
    ['100', 100n, '100'],
    ['"100"', '100', '100'],
    ['[1, [2, "3"], null]', [1, [2n, '3'], null], [1, ['2', '3'], null]],
  ])('shows the argument as the developer wrote it: %s', (text, argument, value) => {
    const payload = { function: '0x1::m::f', typeArguments: ['u8'], functionArguments: [argument] }
    const input = { payload, maxGasAmount: 200_000, gasUnitPrice: 1500 }
    const { details, values } = describeTransaction(input as never)
    expect(Object.fromEntries(details)).toMatchObject({
      Calls: '0x1::m::f',
      Types: 'u8',
      Arguments: text,
      'Max gas': '200000',
      'Gas price': '1500',
    })
    expect(values.functionArguments).toEqual([value])
  })
})

describe('describeBuiltTransaction', () => {
  const types = [sdk.parseTypeTag('0x1::aptos_coin::AptosCoin')]
  const call = sdk.EntryFunction.build('0x1::coin', 'transfer', types, [
    sdk.AccountAddress.THREE,
    new sdk.U64(100),
  ])
  const callDetails = {
    Calls: '0x1::coin::transfer',
    Types: '0x1::aptos_coin::AptosCoin',
    Arguments: '0x3\n100',
  }
  const multiSig = new sdk.MultiSig(sdk.AccountAddress.FOUR, new sdk.MultiSigTransactionPayload(call))
  const script = new sdk.Script(Uint8Array.of(1), [], [new sdk.U64(100), new sdk.Bool(false)])

  it.each([
    ['an entry function', new sdk.TransactionPayloadEntryFunction(call), callDetails],
    [
      'a multisig account',
      new sdk.TransactionPayloadMultiSig(multiSig),
      { ...callDetails, 'Multisig account': `0x${'4'.padStart(64, '0')}` },
    ],
    ['a script', new sdk.TransactionPayloadScript(script), { Calls: 'a script', Arguments: '100\nfalse' }],
    [
      'a script of a multisig account',
      new sdk.TransactionPayloadMultiSig(
        new sdk.MultiSig(sdk.AccountAddress.FOUR, new sdk.MultiSigTransactionPayload(script)),
      ),
      { Calls: 'a script', Arguments: '100\nfalse', 'Multisig account': `0x${'4'.padStart(64, '0')}` },
    ],
    [
      'a stored transaction of a multisig account',
      new sdk.TransactionPayloadMultiSig(new sdk.MultiSig(sdk.AccountAddress.FOUR)),
      { Calls: expect.stringContaining('stored'), 'Multisig account': `0x${'4'.padStart(64, '0')}` },
    ],
    [
      'an orderless transaction',
      new sdk.TransactionInnerPayloadV1(
        new sdk.TransactionExecutableEntryFunction(call),
        new sdk.TransactionExtraConfigV1(sdk.AccountAddress.FOUR, 7n),
      ),
      {
        ...callDetails,
        'Multisig account': `0x${'4'.padStart(64, '0')}`,
        'Replay protection nonce': '7',
      },
    ],
    [
      'an encrypted transaction, which it cannot show',
      // Only its fields: encrypting takes the key of a network.
      { bcsToBytes: () => new Uint8Array(), ciphertext: {}, extraConfig: { replayProtectionNonce: 7n } },
      { Calls: expect.stringContaining('cannot show'), 'Replay protection nonce': '7' },
    ],
    [
      'encoded bytes, which it cannot show',
      { bcsToBytes: () => new Uint8Array() },
      { Payload: expect.stringContaining('cannot show') },
    ],
    [
      'a struct, which has lost its fields',
      new sdk.TransactionPayloadEntryFunction(
        sdk.EntryFunction.build('0x1::m', 'f', [], [new sdk.MoveStructArgument(Uint8Array.of(1, 2))]),
      ),
      { Arguments: expect.stringMatching(/struct.*0x0102/) },
    ],
    [
      'signed integers',
      new sdk.TransactionPayloadEntryFunction(
        sdk.EntryFunction.build('0x1::m', 'f', [], [new sdk.I8(-1), new sdk.I64(-5n)]),
      ),
      { Arguments: '-1\n-5' },
    ],
  ])('shows the call of %s', (_, payload, expected) => {
    const transaction = { sender: sdk.AccountAddress.TWO, payload, max_gas_amount: 50_000n }
    const { details, values } = describeBuiltTransaction(transaction, undefined, undefined)
    expect(Object.fromEntries(details)).toMatchObject(expected)
    expect(values).toMatchObject({ sender: `0x${'2'.padStart(64, '0')}`, maxGasAmount: '50000' })
  })
})
