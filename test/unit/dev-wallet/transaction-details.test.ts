import {
  AccountAddress,
  Bool,
  ChainId,
  EntryFunction,
  FixedBytes,
  MoveOption,
  MoveString,
  MoveVector,
  MultiSig,
  MultiSigTransactionPayload,
  parseTypeTag,
  RawTransaction,
  Script,
  type TransactionPayload,
  TransactionPayloadEntryFunction,
  TransactionPayloadMultiSig,
  TransactionPayloadScript,
  U8,
  U64,
  U256,
} from '@aptos-labs/ts-sdk'
import { describe, expect, it } from 'vitest'
import {
  describeBuiltTransaction,
  describeTransaction,
} from '../../../src/dev-wallet/features/transaction-details.js'

const describeArguments = (...functionArguments: unknown[]) => {
  const payload = { function: '0x1::m::f', functionArguments }
  const { details, values } = describeTransaction({ payload } as never)
  return { text: new Map(details).get('Arguments'), values: values.functionArguments }
}

describe('describeTransaction', () => {
  it.each<[string, unknown, unknown]>([
    ['100', new U64(100), '100'],
    ['7', new U8(7), 7],
    [`${2n ** 200n}`, new U256(2n ** 200n), `${2n ** 200n}`],
    ['true', new Bool(true), true],
    ['"100"', new MoveString('100'), '100'],
    ['[1, 2]', MoveVector.U64([1, 2]), ['1', '2']],
    ['["a", "b"]', MoveVector.MoveString(['a', 'b']), ['a', 'b']],
    ['[[1], []]', new MoveVector([MoveVector.U64([1]), MoveVector.U64([])]), [['1'], []]],
    ['5', new MoveOption(new U64(5)), '5'],
    ['null', new MoveOption<U64>(null), null],
    ['0x1', AccountAddress.ONE, '0x1'],
    ['0x0102', new FixedBytes(Uint8Array.of(1, 2)), '0x0102'],
    ['0x0102', Uint8Array.of(1, 2), '0x0102'],
    ['0x0102', Uint8Array.of(1, 2).buffer, '0x0102'],
    ['100', 100, 100],
    ['100', 100n, '100'],
    ['"100"', '100', '100'],
    ['"0xcafe"', '0xcafe', '0xcafe'],
    ['true', true, true],
    ['null', null, null],
    ['[1, [2, "3"]]', [1, [2n, '3']], [1, ['2', '3']]],
    ['"a\\nb"', 'a\nb', 'a\nb'],
  ])('shows the argument as the developer wrote it: %s', (text, argument, value) => {
    expect(describeArguments(argument)).toEqual({ text, values: [value] })
  })

  it('shows numbers without separators', () => {
    const input = { payload: { function: '0x1::m::f' }, maxGasAmount: 200_000, gasUnitPrice: 1500 }
    const details = new Map(describeTransaction(input as never).details)
    expect([details.get('Max gas'), details.get('Gas price')]).toEqual(['200000', '1500'])
  })
})

describe('describeBuiltTransaction', () => {
  const describePayload = (payload: TransactionPayload) => {
    const raw = new RawTransaction(AccountAddress.TWO, 9n, payload, 5000n, 100n, 1n, new ChainId(4))
    const { details, values } = describeBuiltTransaction(raw, undefined, undefined)
    return { details: new Map(details), values }
  }
  const types = [parseTypeTag('0x1::aptos_coin::AptosCoin')]
  const call = EntryFunction.build('0x1::coin', 'transfer', types, [AccountAddress.THREE, new U64(100)])

  it('shows the call of an entry function', () => {
    const { details, values } = describePayload(new TransactionPayloadEntryFunction(call))
    expect([details.get('Calls'), details.get('Types'), details.get('Arguments')]).toEqual([
      '0x1::coin::transfer',
      '0x1::aptos_coin::AptosCoin',
      '0x3\n100',
    ])
    expect(values).toEqual({
      function: '0x1::coin::transfer',
      typeArguments: ['0x1::aptos_coin::AptosCoin'],
      functionArguments: ['0x3', '100'],
      sender: `0x${'2'.padStart(64, '0')}`,
      maxGasAmount: '5000',
    })
  })

  it('shows the call of a multisig account', () => {
    const multiSig = new MultiSig(AccountAddress.FOUR, new MultiSigTransactionPayload(call))
    const { details } = describePayload(new TransactionPayloadMultiSig(multiSig))
    expect(details.get('Calls')).toBe('0x1::coin::transfer')
    expect(details.get('Multisig account')).toBe(`0x${'4'.padStart(64, '0')}`)
  })

  it('shows the arguments of a script', () => {
    const script = new Script(Uint8Array.of(1), [], [new U64(100), new Bool(false)])
    const { details } = describePayload(new TransactionPayloadScript(script))
    expect([details.get('Calls'), details.get('Arguments')]).toEqual(['a script', '100\nfalse'])
  })
})
