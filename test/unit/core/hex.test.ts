import * as sdk from '@aptos-labs/ts-sdk'
import { describe, expect, it } from 'vitest'
import { toHex, WalletKitError } from '../../../src/core/index.js'

const bytes = [0, 1, 127, 128, 171, 255]
const text = '0x00017f80abff'

describe('toHex', () => {
  it.each([
    ['text', text],
    ['text without 0x', '00017f80abff'],
    ['text in capitals', '0X00017F80ABFF'.replace('X', 'x')],
    ['a byte array', Uint8Array.from(bytes)],
    ['a plain array of bytes', bytes],
    ['a byte array that went through JSON', JSON.parse(JSON.stringify(Uint8Array.from(bytes)))],
    ["ts-sdk's Hex", sdk.Hex.fromHexInput(text)],
    ["ts-sdk's Hex that went through JSON", JSON.parse(JSON.stringify(sdk.Hex.fromHexInput(text)))],
    ['an object that writes itself as hex', { toString: () => text }],
    [
      'an object that knows its bytes, whatever else it has',
      { toUint8Array: () => Uint8Array.from(bytes), data: 'x' },
    ],
  ])('converts %s', (_, value) => {
    expect(toHex(value)).toBe(text)
  })

  it('keeps the leading zeros of bytes', () => {
    expect(toHex(Uint8Array.of(0, 0, 1))).toBe('0x000001')
  })

  it('converts signatures and public keys of ts-sdk', () => {
    const account = sdk.Account.generate()
    const signature = account.sign('0x1234')
    expect(toHex(signature)).toBe(signature.toString())
    expect(toHex(account.publicKey)).toBe(account.publicKey.toString())
  })

  it('converts keys and signatures of ts-sdk after JSON', () => {
    const account = sdk.Account.generate()
    const signature = account.sign('0x1234')
    expect(toHex(JSON.parse(JSON.stringify(signature)))).toBe(signature.toString())
    expect(toHex(JSON.parse(JSON.stringify(account.publicKey)))).toBe(account.publicKey.toString())
  })

  it('converts an AnyPublicKey with its scheme, as in BCS', () => {
    const { publicKey } = sdk.SingleKeyAccount.generate()
    expect(toHex(publicKey)).toBe(sdk.Hex.fromHexInput(publicKey.toUint8Array()).toString())
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['no text', ''],
    ['a bare 0x', '0x'],
    ['text that is not hex', 'petra'],
    ['hex with something after it', '0x12\n'],
    ['a number', 42],
    ['true', true],
    ['a function', () => text],
    ['no bytes', new Uint8Array()],
    ['an array with more than a byte', [1, 256]],
    ['an array with less than nothing', [-1]],
    ['an array with a fraction', [1.5]],
    ['an array of texts', ['1', '2']],
    ['a plain object', {}],
    ['an object without a prototype', Object.create(null)],
    [
      'a getter that throws',
      {
        get data() {
          throw new Error('no')
        },
      },
    ],
  ])('throws for %s', (_, value) => {
    const refusal = (() => {
      try {
        return toHex(value)
      } catch (error) {
        return error
      }
    })()
    expect(refusal).toBeInstanceOf(WalletKitError)
    expect(refusal).toMatchObject({
      reason: 'BAD_WALLET_DATA',
      code: -30001,
      message: 'Not hex text, bytes or a ts-sdk object',
    })
  })

  it('throws for a cyclic object', () => {
    const cycle: { data?: unknown } = {}
    cycle.data = cycle
    expect(() => toHex(cycle)).toThrow(WalletKitError)
  })
})
