import { AccountAddress } from '@aptos-labs/ts-sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCanonicalAddress } from '../../../src/core/address.js'
import { shortenAddress } from '../../../src/core/index.js'

const anyAddress = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => new AccountAddress(bytes))
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Every shape an address has been seen in. */
const shapes: Record<string, (address: AccountAddress) => unknown> = {
  'long text': (address) => address.toStringLong(),
  'long text without 0x': (address) => address.toStringLongWithoutPrefix(),
  'text in capitals': (address) => `0x${address.toStringLongWithoutPrefix().toUpperCase()}`,
  'short text': (address) => address.toStringShort(),
  'short text without 0x': (address) => address.toStringShort().slice(2),
  "ts-sdk's own text": (address) => address.toString(),
  'a ts-sdk instance': (address) => address,
  'a ts-sdk instance that went through JSON': throughJson,
  bytes: (address) => address.data,
  'bytes that went through JSON': (address) => throughJson(address.data),
  'a plain array of bytes': (address) => [...address.data],
}

describe('toCanonicalAddress', () => {
  it.each(Object.keys(shapes))('converts %s to canonical text', (name) => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        expect(toCanonicalAddress(shapes[name]?.(address))).toBe(address.toStringLong())
      }),
    )
  })

  it.each(['0x0', '0x1', '0xA', '1'])('converts the special address %s', (text) => {
    expect(toCanonicalAddress(text)).toBe(AccountAddress.from(text.toLowerCase()).toStringLong())
  })

  it('keeps canonical text', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const once = toCanonicalAddress(address)
        expect(toCanonicalAddress(once)).toBe(once)
      }),
    )
  })

  it('rejects more than 32 bytes', () => {
    expect(() => toCanonicalAddress(`0x${'1'.repeat(65)}`)).toThrow(new TypeError('More than 64 hex digits'))
  })

  it('accepts exactly 32 bytes', () => {
    expect(toCanonicalAddress(`0x${'f'.repeat(64)}`)).toBe(`0x${'f'.repeat(64)}`)
  })
})

describe('shortenAddress', () => {
  it('keeps the first six characters and the last four', () => {
    expect(shortenAddress(`0x1234${'0'.repeat(56)}abcd`)).toBe('0x1234...abcd')
  })

  it('keeps an address of 13 characters', () => {
    expect(shortenAddress('0x12345678901')).toBe('0x12345678901')
  })

  it('shortens an address of 14 characters', () => {
    expect(shortenAddress('0x123456789012')).toBe('0x1234...9012')
  })

  it('keeps empty text', () => {
    expect(shortenAddress('')).toBe('')
  })
})
