import * as sdk from '@aptos-labs/ts-sdk'
import { describe, expect, it } from 'vitest'
import { parseAddress } from '../../../src/core/boundary/hex.js'
import { shortenAddress, toHex } from '../../../src/core/index.js'

const bytes = [0, 1, 127, 128, 171, 255]
const text = '0x00017f80abff'
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const account = sdk.Account.generate()
const { publicKey: anyPublicKey } = sdk.SingleKeyAccount.generate()

describe('toHex', () => {
  it.each<[string, unknown, string?]>([
    ['text', text],
    ['text without 0x', '00017f80abff'],
    ['text in capitals', '0x00017F80ABFF'],
    ['a byte array after JSON', throughJson(Uint8Array.from(bytes))],
    ['a plain array of bytes', bytes],
    ['bytes with leading zeros', Uint8Array.of(0, 0, 1), '0x000001'],
    ['Hex of ts-sdk after JSON', throughJson(sdk.Hex.fromHexInput(text))],
    ['an object with toString', { toString: () => text }],
    ['an object with bytes and other fields', { toUint8Array: () => Uint8Array.from(bytes), data: 'x' }],
    ['a public key of ts-sdk after JSON', throughJson(account.publicKey), `${account.publicKey}`],
    [
      'an AnyPublicKey, with its scheme',
      anyPublicKey,
      `${sdk.Hex.fromHexInput(anyPublicKey.toUint8Array())}`,
    ],
  ])('converts %s', (_, value, expected = text) => {
    expect(toHex(value)).toBe(expected)
  })

  it.each([
    ['nothing', undefined],
    ['a bare 0x', '0x'],
    ['text that is not hex', 'petra'],
    ['hex with a line break', '0x12\n'],
    ['a number', 42],
    ['no bytes', new Uint8Array()],
    ['an array with more than a byte', [1, 256]],
    ['an array with a negative number', [-1]],
    ['an array with a fraction', [1.5]],
    ['an array of texts', ['1', '2']],
  ])('throws for %s', (_, value) => {
    const message = expect.stringContaining('hex')
    const error = { name: 'WalletKitError', reason: 'BAD_WALLET_DATA', code: -30001, message }
    expect(() => toHex(value)).toThrow(expect.objectContaining(error))
  })
})

describe('parseAddress', () => {
  it.each(['0x0', '0x1', '0xA', '1', `0x${'f'.repeat(64)}`])('converts the address %s', (text) => {
    expect(parseAddress(text)).toBe(sdk.AccountAddress.from(text.toLowerCase()).toStringLong())
  })

  it('rejects more than 32 bytes', () => {
    const error = { name: 'WalletKitError', reason: 'BAD_WALLET_DATA' }
    expect(() => parseAddress(`0x${'1'.repeat(65)}`)).toThrow(expect.objectContaining(error))
  })
})

describe('shortenAddress', () => {
  it.each([
    [`0x1234${'0'.repeat(56)}abcd`, '0x1234...abcd'],
    ['0x123456789012', '0x1234...9012'],
    ['0x12345678901', '0x12345678901'],
  ])('shortens %j to %j', (address, expected) => {
    expect(shortenAddress(address)).toBe(expected)
  })
})
