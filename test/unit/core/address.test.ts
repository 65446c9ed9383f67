import { AccountAddress } from '@aptos-labs/ts-sdk'
import { describe, expect, it } from 'vitest'
import { toCanonicalAddress } from '../../../src/core/boundary/address.js'
import { shortenAddress } from '../../../src/core/index.js'

describe('toCanonicalAddress', () => {
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
