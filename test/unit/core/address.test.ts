import { AccountAddress } from '@aptos-labs/ts-sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCanonicalAddress } from '../../../src/core/address.js'
import { shortenAddress } from '../../../src/core/index.js'

const anyAddress = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => new AccountAddress(bytes))

describe('toCanonicalAddress', () => {
  it('converts an AccountAddress, its bytes and its text to canonical text', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const digits = address.toStringLongWithoutPrefix()
        const afterJson: unknown = JSON.parse(JSON.stringify(address))
        for (const form of [address, afterJson, address.data, digits, `0x${digits.toUpperCase()}`])
          expect(toCanonicalAddress(form)).toBe(address.toStringLong())
      }),
    )
  })

  it.each(['0x0', '0x1', '0xA', '1', `0x${'f'.repeat(64)}`])('converts the address %s', (text) => {
    expect(toCanonicalAddress(text)).toBe(AccountAddress.from(text.toLowerCase()).toStringLong())
  })

  it('rejects more than 32 bytes', () => {
    expect(() => toCanonicalAddress(`0x${'1'.repeat(65)}`)).toThrow(/64/)
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
