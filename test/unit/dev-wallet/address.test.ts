import { AccountAddress } from '@aptos-labs/ts-sdk'
import { expect, it } from 'vitest'
import { Address } from '../../../src/dev-wallet/sdk/address.js'

it.each([
  ['0', 0, 0],
  ['1', 0, 1],
  ['15, the last that is written short', 0, 15],
  ['16', 0, 16],
  ['31', 0, 31],
  ['255', 0, 255],
  ['1 in its first byte, and 1', 1, 1],
])('formats the address %s as ts-sdk does', (_, first, last) => {
  const bytes = new Uint8Array(32)
  bytes[0] = first
  bytes[31] = last
  const written = (address: Address | AccountAddress) => ({
    isSpecial: address.isSpecial(),
    text: address.toString(),
    long: address.toStringLong(),
  })
  expect(written(new Address(bytes))).toEqual(written(new AccountAddress(bytes)))
})
