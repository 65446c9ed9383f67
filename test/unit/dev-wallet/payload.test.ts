import {
  AccountAddress,
  Bool,
  EntryFunction,
  generateTransactionPayloadWithABI,
  MoveOption,
  MoveString,
  MoveVector,
  MultiSig,
  MultiSigTransactionPayload,
  Script,
  type TypeTag as SdkTypeTag,
  parseTypeTag as sdkTypeTag,
  TransactionPayloadMultiSig,
  TransactionPayloadScript,
  U8,
  U64,
} from '@aptos-labs/ts-sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodePayload } from '../../../src/dev-wallet/chain/payload.js'
import { encodeTypeTag, parseTypeTag } from '../../../src/dev-wallet/chain/type-tag.js'
import { Address } from '../../../src/dev-wallet/sdk/address.js'

const FUNCTION = '0x1::a_module::a_function' as const
const rejectFetch = () => Promise.reject(new Error('no ABI was to be fetched'))
const encode = (payload: unknown) => encodePayload(payload as never, rejectFetch)

/** Encodes one argument with the development wallet and with ts-sdk. */
async function both(type: string, value: unknown, typeArguments: string[] = []) {
  const abi = {
    typeParameters: typeArguments.map(() => ({ constraints: [] })),
    parameters: [sdkTypeTag(type, { allowGenerics: true })],
  }
  const call = { function: FUNCTION, functionArguments: [value], typeArguments, abi }
  const theirs = generateTransactionPayloadWithABI(call as never)
  return [await encode(call), theirs.bcsToBytes()] as const
}

describe('encodeArgument', () => {
  it.each([
    ['bool', true],
    ['bool', 'false'],
    ['u8', 255],
    ['u16', '65535'],
    ['u32', 4_294_967_295],
    ['u64', '18446744073709551615'],
    ['u128', 7n],
    ['u256', 2n ** 255n],
    ['i8', -128],
    ['i64', '-1'],
    ['i256', -(2n ** 200n)],
    ['address', '0x1'],
    ['address', AccountAddress.from('0xcafe', { maxMissingChars: 63 })],
    ['0x1::string::String', 'Grüße'],
    ['0x1::object::Object<0x1::a::B>', `0x${'12'.repeat(32)}`],
    ['vector<u8>', 'text is UTF-8'],
    ['vector<u8>', '[1,2]'],
    ['vector<u8>', '['],
    ['vector<vector<u8>>', '["[1]", [2]]'],
    ['vector<u8>', Uint8Array.of(1, 2, 3)],
    ['vector<u8>', [1, 2, 3]],
    ['vector<u64>', '[1,2,3]'],
    ['vector<vector<bool>>', [[true], [], [false, true]]],
    ['0x1::option::Option<u64>', 5],
    ['0x1::option::Option<u64>', null],
    ['0x1::option::Option<u64>', new U64(5)],
    ['0x1::option::Option<0x1::string::String>', new MoveOption(new MoveString('in'))],
    ['vector<0x1::option::Option<address>>', [null, '0x2']],
    ['bool', new Bool(true)],
    ['vector<u64>', MoveVector.U64([1, 2])],
    ['T0', '12', ['u128']],
  ])('encodes the type %s as ts-sdk does: %o', async (type, value, typeArguments: string[] = []) => {
    const [ours, theirs] = await both(type, value, typeArguments)
    expect(ours).toEqual(theirs)
  })

  it('encodes every integer size as ts-sdk does over its whole range', async () => {
    const sizes = fc.constantFrom(8, 16, 32, 64, 128, 256)
    const cases = sizes.chain((bits) =>
      fc.tuple(fc.constant(bits), fc.bigInt({ min: 0n, max: 2n ** BigInt(bits) - 1n })),
    )
    await fc.assert(
      fc.asyncProperty(cases, async ([bits, value]) => {
        const [ours, theirs] = await both(`u${bits}`, String(value))
        expect(ours).toEqual(theirs)
      }),
      { numRuns: 200 },
    )
  })

  it.each([
    ['u8', 256, 'does not fit u8'],
    ['u64', -1, 'does not fit u64'],
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

  it('rejects a wrong number of arguments', async () => {
    const call = { function: FUNCTION, functionArguments: [1], abi: { parameters: ['u8', 'u8'] } }
    await expect(encode(call)).rejects.toThrow('takes 2 arguments but got 1')
  })
})

describe('encodeTypeTag', () => {
  const primitive = fc.constantFrom('bool', 'u8', 'u16', 'u32', 'u64', 'u128', 'u256', 'i64', 'address')
  const { type } = fc.letrec<{ type: string; struct: string }>((tie) => ({
    type: fc.oneof(
      { maxDepth: 3 },
      primitive,
      tie('type').map((of) => `vector<${of}>`),
      tie('struct'),
    ),
    struct: fc
      .tuple(fc.integer({ min: 1, max: 0xffff }), fc.array(tie('type'), { maxLength: 3 }))
      .map(
        ([address, args]) =>
          `0x${address.toString(16)}::mod_a::Name${args.length ? `<${args.join(', ')}>` : ''}`,
      ),
  }))

  it('encodes types of every shape as ts-sdk does', () => {
    fc.assert(
      fc.property(type, (source) => {
        // ts-sdk reads only special addresses in their short form.
        const long = source.replace(/0x([0-9a-f]+)/g, (_, digits: string) => `0x${digits.padStart(64, '0')}`)
        expect(encodeTypeTag(parseTypeTag(source))).toEqual((sdkTypeTag(long) as SdkTypeTag).bcsToBytes())
      }),
    )
  })

  const invalidVectors = ['vector', 'vector<u8', 'vector<u8,u64>']
  const invalidStructs = ['0x1::a', '0x1::a::B<>', '0x1::a::B u8', '0xzz::a::B']
  it.each(['', 'u7', 'u8>', ...invalidVectors, ...invalidStructs])(
    'rejects an invalid type: "%s"',
    (source) => {
      expect(() => encodeTypeTag(parseTypeTag(source))).toThrow()
    },
  )
})

describe('encodePayload', () => {
  it('needs no ABI if all arguments are SDK values', async () => {
    const args = [AccountAddress.ONE, new U64(3)]
    const ours = await encode({ function: FUNCTION, functionArguments: args })
    const entry = EntryFunction.build('0x1::a_module', 'a_function', [], args)
    expect(ours.slice(1)).toEqual(new MultiSigTransactionPayload(entry).bcsToBytes().slice(1))
  })

  it('passes through a payload of an SDK', async () => {
    const script = new TransactionPayloadScript(new Script(Uint8Array.of(1), [], []))
    expect(await encode(script)).toEqual(script.bcsToBytes())
  })

  it('encodes the arguments of a script with their variant indexes', async () => {
    const vectors = [MoveVector.U8([1, 2]), MoveVector.U64([3]), new MoveString('text')]
    const args = [new U8(1), new U64(2), new Bool(true), AccountAddress.A, ...vectors]
    const script = new Script(Uint8Array.of(0xa1, 0x1c), [sdkTypeTag('u8')], args)
    // The wallet's own class of addresses works too.
    const functionArguments = args.map((arg) => (arg === AccountAddress.A ? new Address(arg.data) : arg))
    for (const given of [args, functionArguments]) {
      const input = { bytecode: '0xa11c', typeArguments: ['u8'], functionArguments: given }
      expect(await encode(input)).toEqual(new TransactionPayloadScript(script).bcsToBytes())
    }
    await expect(encode({ bytecode: '0xa11c', functionArguments: [1] })).rejects.toThrow('new U64(1)')
  })

  it.each<[unknown, string]>([
    ...['0xabc', 'zz', '', 7].map((bytecode): [unknown, string] => [{ bytecode }, 'neither bytes nor hex']),
    ...['functionArguments', 'typeArguments'].map((name): [unknown, string] => [
      { function: FUNCTION, [name]: 'abc' },
      `${name} must be an array`,
    ]),
  ])('rejects %o: %s', async (payload, message) => {
    const error = { code: -30001, message: expect.stringContaining(message) }
    await expect(encode(payload)).rejects.toMatchObject(error)
  })

  it('wraps the call for a multisig account', async () => {
    const entry = EntryFunction.build('0x1::a_module', 'a_function', [], [new U64(3)])
    const theirs = new TransactionPayloadMultiSig(
      new MultiSig(AccountAddress.TWO, new MultiSigTransactionPayload(entry)),
    )
    const input = { multisigAddress: '0x2', function: FUNCTION, functionArguments: [new U64(3)] }
    expect(await encode(input)).toEqual(theirs.bcsToBytes())
  })

  it.each([undefined, null, {}, 'text', { function: 'not::a' }])(
    'rejects an invalid payload: %o',
    async (input) => {
      await expect(encode(input)).rejects.toThrow(/no payload|is not a function/)
    },
  )
})
