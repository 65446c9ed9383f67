import { Account } from '@aptos-labs/ts-sdk'
import { AccountInfo } from '@aptos-labs/wallet-standard'
import { describe, expect, it } from 'vitest'
import { isRejection, parseAccount, parseNetwork } from '../../../src/core/parse-response.js'
import { accountOf, addressOf } from '../support/fake-wallet.js'

const fail = () => {
  throw new Error('no')
}

const expectInvalid = (kind: string, parse: () => unknown) =>
  expect(parse).toThrow(
    expect.objectContaining({
      reason: 'BAD_WALLET_DATA',
      wallet: 'Petra',
      message: `Petra returned an invalid ${kind}`,
      cause: expect.objectContaining({ message: expect.stringMatching(/./) }),
    }),
  )

describe('isRejection', () => {
  it.each([
    ['the status of AIP-62', { status: 'Rejected' }, true],
    ['the code of EIP-1193', { code: 4001 }, true],
    ['the code of EIP-1193 as text', { code: '4001' }, true],
    ['an error with the code', Object.assign(new Error('User rejected'), { code: 4001 }), true],
    ['an approval, whatever its code', { status: 'Approved', code: 4001 }, false],
    ['text', 'Rejected', false],
    ['another code', { code: 4100 }, false],
    ['nothing', undefined, false],
    ['null', null, false],
    ['a response that cannot be read', Object.defineProperty({}, 'status', { get: fail }), false],
  ])('returns for %s: %j', (_, value, expected) => {
    expect(!!isRejection(value)).toBe(expected)
  })
})

describe('parseAccount', () => {
  it('returns a frozen object that JSON keeps, for wrapped and unwrapped responses', () => {
    const account = { ...accountOf(1), ansName: null }
    for (const response of [accountOf(1), { status: 'Approved', args: accountOf(1) }]) {
      const parsed = parseAccount('Petra', response)
      expect(parsed).toEqual(account)
      expect(Object.isFrozen(parsed)).toBe(true)
      expect(JSON.parse(JSON.stringify(parsed))).toEqual(account)
    }
  })

  it('accepts AccountInfo of the wallet standard', () => {
    const { accountAddress, publicKey } = Account.generate()
    const info = new AccountInfo({ address: accountAddress, publicKey, ansName: 'alice.apt' })
    expect(parseAccount('Petra', info)).toEqual({
      address: accountAddress.toStringLong(),
      publicKey: publicKey.toString(),
      ansName: 'alice.apt',
    })
  })

  it.each([
    ['alice.apt', 'alice.apt'],
    [undefined, null],
    ['', null],
    [{ apt: true }, null],
    ['\u202Ealice', 'alice'],
  ])('returns for the ANS name %j: %j', (ansName, expected) => {
    expect(parseAccount('Petra', { ...accountOf(1), ansName })?.ansName).toBe(expected)
  })

  it.each([[null], [undefined], [{}], [{ address: '' }], [{ address: null }], [{ args: null }]])(
    'returns undefined for %j',
    (response) => {
      expect(parseAccount('Petra', response)).toBeUndefined()
    },
  )

  it.each([
    ['an invalid address', { address: 'petra', publicKey: '0x01' }],
    ['an address that is too long', { address: `0x${'1'.repeat(65)}`, publicKey: '0x01' }],
    ['no key', { address: addressOf(1) }],
    ['an invalid key', { address: addressOf(1), publicKey: 'key' }],
    ['a getter that throws', Object.defineProperty({}, 'address', { get: fail })],
    ['text', 'petra'],
    ['a number', 42],
    ['true', true],
  ])('throws for %s', (_, response) => {
    expectInvalid('account', () => parseAccount('Petra', response))
  })
})

describe('parseNetwork', () => {
  it.each([
    ['a network', { name: 'devnet', chainId: 190 }, { name: 'devnet', chainId: 190 }],
    ['a wrapped network', { args: { name: 'devnet', chainId: 190 } }, { name: 'devnet', chainId: 190 }],
    ['capitals and a chain ID as text', { name: 'DEVNET', chainId: '190' }, { name: 'devnet', chainId: 190 }],
    ['mainnet with another chain ID', { name: 'mainnet', chainId: 77 }, { name: 'mainnet', chainId: 1 }],
    ['testnet without a chain ID', { name: 'Testnet' }, { name: 'testnet', chainId: 2 }],
    [
      'an https URL',
      { name: 'custom', chainId: 4, url: 'https://node.example/v1' },
      { name: 'custom', chainId: 4, url: 'https://node.example/v1' },
    ],
    ['another URL', { name: 'custom', chainId: 4, url: 'http://127.0.0.1' }, { name: 'custom', chainId: 4 }],
  ])('parses %s', (_, response, expected) => {
    expect(parseNetwork('Petra', response)).toEqual(expected)
  })

  it.each([
    [{ chainId: 4 }],
    [{ name: 'custom' }],
    [{ name: 'custom', chainId: '' }],
    [{ name: 'custom', chainId: null }],
    [{ name: 'custom', chainId: 'four' }],
    [{ name: 'custom', chainId: 1.5 }],
    [null],
    [undefined],
  ])('throws for %j', (response) => {
    expectInvalid('network', () => parseNetwork('Petra', response))
  })
})
