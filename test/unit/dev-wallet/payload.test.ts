import * as sdk from '@aptos-labs/ts-sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodePayload } from '../../../src/dev-wallet/chain/payload.js'
import { encodeTypeTag, parseTypeTag } from '../../../src/dev-wallet/chain/type-tag.js'
import { Address } from '../../../src/dev-wallet/sdk/address.js'

const FUNCTION = '0x1::a_module::a_function' as const
const rejectFetch = () => Promise.reject(new Error('no ABI was to be fetched'))
const encode = (payload: unknown) => encodePayload(payload as never, rejectFetch)

/** Expects that one argument is encoded as by ts-sdk. */
async function expectSameBytes(type: string, value: unknown, typeArguments: string[] = []) {
  const abi = {
    typeParameters: typeArguments.map(() => ({ constraints: [] })),
    parameters: [sdk.parseTypeTag(type, { allowGenerics: true })],
  }
  const call = { function: FUNCTION, functionArguments: [value], typeArguments, abi }
  expect(await encode(call)).toEqual(sdk.generateTransactionPayloadWithABI(call as never).bcsToBytes())
}

describe('encodeArgument', () => {
  it.each([
    ['bool', true],
    ['bool', 'false'],
    ['u32', 4_294_967_295],
    ['address', sdk.AccountAddress.from('0xcafe', { maxMissingChars: 63 })],
    ['0x1::string::String', 'Grüße'],
    ['0x1::object::Object<0x1::a::B>', `0x${'12'.repeat(32)}`],
    ['vector<u8>', 'text is UTF-8'],
    ['vector<u8>', '[1,2]'],
    ['vector<u8>', Uint8Array.of(1, 2, 3)],
    ['vector<vector<u8>>', '["[1]", [2]]'],
    ['vector<vector<bool>>', [[true], [], [false, true]]],
    ['0x1::option::Option<u64>', new sdk.U64(5)],
    ['0x1::option::Option<0x1::string::String>', new sdk.MoveOption(new sdk.MoveString('in'))],
    ['vector<0x1::option::Option<address>>', [null, '0x2']],
    ['vector<u64>', sdk.MoveVector.U64([1, 2])],
    ['T0', '12', ['u128']],
  ])('encodes the type %s as ts-sdk does: %o', expectSameBytes)

  it('encodes every integer size as ts-sdk does over its whole range', async () => {
    const integers = fc.constantFrom(8, 16, 32, 64, 128, 256).chain((bits) => {
      const [size, half] = [BigInt(bits), 2n ** BigInt(bits - 1)]
      return fc.oneof(
        fc.tuple(fc.constant(`u${size}`), fc.bigInt({ min: 0n, max: half * 2n - 1n })),
        fc.tuple(fc.constant(`i${size}`), fc.bigInt({ min: -half, max: half - 1n })),
      )
    })
    await fc.assert(fc.asyncProperty(integers, ([type, value]) => expectSameBytes(type, String(value))))
  })

  it.each([
    ['u8', 256, 'does not fit u8'],
    ['u64', 1.5, 'is not of type u64'],
    ['u64', '', 'is not of type'],
    ['bool', 'yes', 'is not of type bool'],
    ['address', 'nobody', 'is not an account address'],
    ['vector<u64>', {}, 'is not of type vector<u64>'],
    ['0x1::a::B', 'x', 'is not of type 0x1::a::B'],
    ['T0', 1, 'type argument T0 is missing'],
  ])('rejects a value that does not match %s with the reason: %o', async (type, value, message) => {
    const call = { function: FUNCTION, functionArguments: [value], abi: { parameters: [type] } }
    await expect(encode(call)).rejects.toThrow(message)
  })
})

describe('encodeTypeTag', () => {
  const primitive = fc.constantFrom('bool', 'u8', 'u16', 'u32', 'u64', 'u128', 'u256', 'i64', 'address')
  // ts-sdk reads only special addresses in their short form.
  const anyAddress = fc.constantFrom('0x1', '0xf', `0x${'cafe'.padStart(64, '0')}`)
  const { type } = fc.letrec<{ type: string; struct: string }>((tie) => ({
    type: fc.oneof(
      { maxDepth: 3 },
      primitive,
      tie('type').map((of) => `vector<${of}>`),
      tie('struct'),
    ),
    struct: fc
      .tuple(anyAddress, fc.array(tie('type'), { maxLength: 3 }))
      .map(([address, args]) => `${address}::mod_a::Name${args.length ? `<${args.join(', ')}>` : ''}`),
  }))

  it('encodes types of every shape as ts-sdk does', () => {
    fc.assert(
      fc.property(type, (source) => {
        const expected = sdk.parseTypeTag(source) as sdk.TypeTag
        expect(encodeTypeTag(parseTypeTag(source))).toEqual(expected.bcsToBytes())
      }),
    )
  })

  it.each(['', 'u8>', 'vector', 'vector<u8', 'vector<u8,u64>', '0x1::a', '0x1::a::B<>', '0x1::a::B u8'])(
    'rejects an invalid type: "%s"',
    (source) => {
      expect(() => encodeTypeTag(parseTypeTag(source))).toThrow()
    },
  )
})

describe('encodePayload', () => {
  it('encodes the arguments of a script with their variant indexes, and passes through an SDK payload', async () => {
    const vectors = [sdk.MoveVector.U8([1, 2]), sdk.MoveVector.U64([3]), new sdk.MoveString('text')]
    const args = [new sdk.U8(1), new sdk.U64(2), new sdk.Bool(true), sdk.AccountAddress.A, ...vectors]
    const script = new sdk.Script(Uint8Array.of(0xa1, 0x1c), [sdk.parseTypeTag('u8')], args)
    const payload = new sdk.TransactionPayloadScript(script)
    // The wallet's own class of addresses works too.
    const functionArguments = args.map((arg) => (arg === sdk.AccountAddress.A ? new Address(arg.data) : arg))
    const input = { bytecode: '0xa11c', typeArguments: ['u8'], functionArguments }
    expect(await encode(input)).toEqual(payload.bcsToBytes())
    expect(await encode(payload)).toEqual(payload.bcsToBytes())
  })

  it('wraps the call for a multisig account', async () => {
    const call = sdk.EntryFunction.build('0x1::a_module', 'a_function', [], [new sdk.U64(3)])
    const payload = new sdk.MultiSigTransactionPayload(call)
    const multiSig = new sdk.MultiSig(sdk.AccountAddress.from('0xcafe', { maxMissingChars: 63 }), payload)
    const input = { multisigAddress: '0xcafe', function: FUNCTION, functionArguments: [new sdk.U64(3)] }
    expect(await encode(input)).toEqual(new sdk.TransactionPayloadMultiSig(multiSig).bcsToBytes())
  })

  it('wraps the script of a multisig account', async () => {
    const script = new sdk.Script(Uint8Array.of(1), [], [new sdk.U64(3)])
    const multiSig = new sdk.MultiSig(sdk.AccountAddress.FOUR, new sdk.MultiSigTransactionPayload(script))
    const input = { multisigAddress: '0x4', bytecode: '0x01', functionArguments: [new sdk.U64(3)] }
    expect(await encode(input)).toEqual(new sdk.TransactionPayloadMultiSig(multiSig).bcsToBytes())
  })

  it.each<[unknown, string]>([
    [
      { function: FUNCTION, functionArguments: [{ price: 1 }], abi: { parameters: ['0xcafe::shop::Offer'] } },
      'does not encode the struct or enum 0xcafe::shop::Offer',
    ],
    [undefined, 'no payload'],
    [{}, 'no payload'],
    [{ function: 'not::a' }, 'is not a function'],
    [{ function: FUNCTION, functionArguments: 'abc' }, 'functionArguments must be an array'],
    [{ function: FUNCTION, functionArguments: [1], abi: { parameters: [] } }, 'takes 0 arguments but got 1'],
    [
      { function: FUNCTION, typeArguments: ['u8'], abi: { parameters: [], typeParameters: [] } },
      'takes 0 type arguments but got 1',
    ],
    [{ bytecode: '0xabc' }, 'neither bytes nor hex'],
    [{ bytecode: '0xa11c', functionArguments: [1] }, 'new U64(1)'],
  ])('rejects %o: %s', async (payload, message) => {
    const error = { code: -30001, message: expect.stringContaining(message) }
    await expect(encode(payload)).rejects.toMatchObject(error)
  })
})
