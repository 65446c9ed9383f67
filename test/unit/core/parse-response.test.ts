import { Account } from '@aptos-labs/ts-sdk'
import { AccountInfo } from '@aptos-labs/wallet-standard'
import { describe, expect, it } from 'vitest'
import {
  isRejection,
  parseAccountUnlessEmpty,
  parseNetwork,
} from '../../../src/core/boundary/parse-response.js'
import { accountOf, addressOf, fail } from '../support/fake-wallet.js'

const expectInvalid = (kind: string, parse: () => unknown) =>
  expect(parse).toThrow(
    expect.objectContaining({
      reason: 'BAD_WALLET_DATA',
      wallet: 'Petra',
      message: expect.stringContaining(kind),
      cause: expect.objectContaining({ message: expect.stringMatching(/./) }),
    }),
  )

describe('isRejection', () => {
  it.each([
    ['the status of AIP-62', { status: 'Rejected' }, true],
    ['the code of EIP-1193', { code: 4001 }, true],
    ['the code of EIP-1193 as text', { code: '4001' }, true],
    ['an approval with any code', { status: 'Approved', code: 4001 }, false],
    ['another code', { code: 4100 }, false],
    ['null', null, false],
    ['a response that cannot be read', Object.defineProperty({}, 'status', { get: fail }), false],
  ])('returns for %s: %j', (_, value, expected) => {
    expect(!!isRejection(value)).toBe(expected)
  })
})

describe('parseAccountUnlessEmpty', () => {
  it('returns a frozen object that JSON keeps, for wrapped and unwrapped responses', () => {
    for (const response of [accountOf(1), { status: 'Approved', args: accountOf(1) }]) {
      const account = parseAccountUnlessEmpty('Petra', response)
      expect(Object.isFrozen(account)).toBe(true)
      expect(JSON.parse(JSON.stringify(account))).toEqual({ ...accountOf(1), ansName: null })
    }
  })

  it('accepts AccountInfo of the wallet standard', () => {
    const { accountAddress, publicKey } = Account.generate()
    const info = new AccountInfo({ address: accountAddress, publicKey, ansName: '\u202Ealice.apt' })
    const text = { address: accountAddress.toStringLong(), publicKey: `${publicKey}`, ansName: 'alice.apt' }
    expect(parseAccountUnlessEmpty('Petra', info)).toEqual(text)
  })

  it.each([null, {}, { address: '' }, { args: null }])('returns undefined for %j', (response) => {
    expect(parseAccountUnlessEmpty('Petra', response)).toBeUndefined()
  })

  it.each([
    ['an invalid address', { address: 'petra', publicKey: '0x01' }],
    ['no key', { address: addressOf(1) }],
    ['a getter that throws', Object.defineProperty({}, 'address', { get: fail })],
    ['text', 'petra'],
  ])('throws for %s', (_, response) => {
    expectInvalid('account', () => parseAccountUnlessEmpty('Petra', response))
  })
})

describe('parseNetwork', () => {
  const custom = { name: 'custom', chainId: 4 }
  const customWithUrl = { ...custom, url: 'https://node.example/' }
  it.each([
    ['a network', custom, custom],
    ['a wrapped network', { args: custom }, custom],
    ['capitals and a chain ID as text', { name: 'CUSTOM', chainId: '4' }, custom],
    ['mainnet with another chain ID', { name: 'mainnet', chainId: 77 }, { name: 'mainnet', chainId: 1 }],
    ['testnet without a chain ID', { name: 'Testnet' }, { name: 'testnet', chainId: 2 }],
    [
      'testnet with the chain ID of mainnet',
      { name: 'testnet', chainId: 1 },
      { name: 'testnet', chainId: 2 },
    ],
    ['testnet after a reset', { name: 'testnet', chainId: 3 }, { name: 'testnet', chainId: 3 }],
    ['an https URL', customWithUrl, customWithUrl],
    ['another URL', { ...custom, url: 'http://127.0.0.2/' }, custom],
  ])('parses %s', (_, response, expected) => {
    expect(parseNetwork('Petra', response)).toEqual(expected)
  })

  it.each([
    { chainId: 4 },
    { name: 'custom' },
    { name: 'custom', chainId: '' },
    { name: 'custom', chainId: 1.5 },
    null,
  ])('throws for %j', (response) => {
    expectInvalid('network', () => parseNetwork('Petra', response))
  })
})
