import { AccountAddress } from '@aptos-labs/ts-sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCanonicalAddress } from '../../../src/core/address.js'
import { shortenAddress } from '../../../src/core/index.js'

const anyAddress = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => new AccountAddress(bytes))
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('toCanonicalAddress', () => {
  it.each<[string, (address: AccountAddress) => unknown]>([
    ['long text', (address) => address.toStringLong()],
    ['long text without 0x', (address) => address.toStringLongWithoutPrefix()],
    ['text in capitals', (address) => `0x${address.toStringLongWithoutPrefix().toUpperCase()}`],
    ['short text', (address) => address.toStringShort()],
    ['short text without 0x', (address) => address.toStringShort().slice(2)],
    ['an AccountAddress', (address) => address],
    ['an AccountAddress after JSON', throughJson],
    ['bytes', (address) => address.data],
    ['bytes after JSON', (address) => throughJson(address.data)],
    ['a plain array of bytes', (address) => [...address.data]],
  ])('converts %s to canonical text', (_, toInput) => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        expect(toCanonicalAddress(toInput(address))).toBe(address.toStringLong())
      }),
    )
  })

  it.each(['0x0', '0x1', '0xA', '1', `0x${'f'.repeat(64)}`])('converts the address %s', (text) => {
    expect(toCanonicalAddress(text)).toBe(AccountAddress.from(text.toLowerCase()).toStringLong())
  })

  it('rejects more than 32 bytes', () => {
    expect(() => toCanonicalAddress(`0x${'1'.repeat(65)}`)).toThrow(new TypeError('More than 64 hex digits'))
  })
})

describe('shortenAddress', () => {
  it.each([
    [`0x1234${'0'.repeat(56)}abcd`, '0x1234...abcd'],
    ['0x123456789012', '0x1234...9012'],
    ['0x12345678901', '0x12345678901'],
    ['', ''],
  ])('shortens %j to %j', (address, expected) => {
    expect(shortenAddress(address)).toBe(expected)
  })
})
