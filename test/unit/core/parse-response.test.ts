import { Account } from '@aptos-labs/ts-sdk'
import { AccountInfo } from '@aptos-labs/wallet-standard'
import { describe, expect, it } from 'vitest'
import { isRejection, parseAccount, parseNetwork } from '../../../src/core/parse-response.js'
import { accountOf, addressOf } from '../support/fake-wallet.js'

describe('a refusal', () => {
  it.each([
    ["AIP-62's status", { status: 'Rejected' }],
    ["EIP-1193's code", { code: 4001 }],
    ["EIP-1193's code as text", { code: '4001' }],
    ['an error with the code', Object.assign(new Error('User rejected'), { code: 4001 })],
  ])('accepts %s', (_, value) => {
    expect(isRejection(value)).toBe(true)
  })

  it.each([
    ['an approval', { status: 'Approved', args: {} }],
    ['an approval, whatever code a page lent it', { status: 'Approved', code: 4001 }],
    ['text', 'Rejected'],
    ['another code', { code: 4100 }],
  ])('does not accept %s', (_, value) => {
    expect(isRejection(value)).toBe(false)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    [
      'an answer that cannot be read',
      {
        get status() {
          throw new Error('no')
        },
      },
    ],
  ])('does not accept %s', (_, value) => {
    expect(isRejection(value)).toBeFalsy()
  })
})

describe('parseAccount', () => {
  it('accepts wrapped and unwrapped responses', () => {
    const account = { ...accountOf(1), ansName: null }
    expect(parseAccount('Petra', { status: 'Approved', args: accountOf(1) })).toEqual(account)
    expect(parseAccount('Petra', accountOf(1))).toEqual(account)
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

  it('returns a frozen object that JSON keeps', () => {
    const account = parseAccount('Petra', accountOf(7))
    expect(Object.isFrozen(account)).toBe(true)
    expect(JSON.parse(JSON.stringify(account))).toEqual(account)
  })

  it.each([
    ['a name', 'alice.apt', 'alice.apt'],
    ['no name', undefined, null],
    ['an empty name', '', null],
    ['a name that is no text', { apt: true }, null],
    ['a name with a direction mark', '\u202Ealice', 'alice'],
  ])('returns the name for %s', (_, ansName, expected) => {
    expect(parseAccount('Petra', { ...accountOf(1), ansName })?.ansName).toBe(expected)
  })

  it.each([[null], [undefined], [{}], [{ address: '' }], [{ address: null }], [{ args: null }]])(
    'returns undefined for %j',
    (answer) => {
      expect(parseAccount('Petra', answer)).toBeUndefined()
    },
  )

  it.each([
    ['an address that is no address', { address: 'petra', publicKey: '0x01' }],
    ['an address that is too long', { address: `0x${'1'.repeat(65)}`, publicKey: '0x01' }],
    ['no key', { address: addressOf(1) }],
    ['a key that is no key', { address: addressOf(1), publicKey: 'key' }],
    [
      'a getter that throws',
      {
        get address() {
          throw new Error('no')
        },
      },
    ],
    ['a text', 'petra'],
    ['a number', 42],
    ['true', true],
  ])('throws for %s', (_, answer) => {
    expect(() => parseAccount('Petra', answer)).toThrow(
      expect.objectContaining({
        reason: 'BAD_WALLET_DATA',
        wallet: 'Petra',
        message: 'Petra returned an invalid account',
        cause: expect.objectContaining({ message: expect.stringMatching(/./) }),
      }),
    )
  })
})

describe('parseNetwork', () => {
  it('accepts wrapped and unwrapped responses', () => {
    const network = { name: 'devnet', chainId: 190 }
    expect(parseNetwork('Petra', { status: 'Approved', args: network })).toEqual(network)
    expect(parseNetwork('Petra', network)).toEqual(network)
  })

  it('returns the name in lower case and the chain ID as a number', () => {
    expect(parseNetwork('Petra', { name: 'DEVNET', chainId: '190' })).toEqual({
      name: 'devnet',
      chainId: 190,
    })
  })

  it.each([
    ['mainnet', 1],
    ['Testnet', 2],
  ])('returns for %s the chain ID %i, whatever the wallet returns', (name, chainId) => {
    expect(parseNetwork('Petra', { name, chainId: 77 }).chainId).toBe(chainId)
    expect(parseNetwork('Petra', { name }).chainId).toBe(chainId)
  })

  it('keeps only an https link', () => {
    const network = { name: 'custom', chainId: 4 }
    expect(parseNetwork('Petra', { ...network, url: 'https://node.example/v1' }).url).toBe(
      'https://node.example/v1',
    )
    expect(parseNetwork('Petra', { ...network, url: 'http://127.0.0.1:8080' })).not.toHaveProperty('url')
  })

  it.each([
    ['no name', { chainId: 4 }],
    ['no chain id', { name: 'custom' }],
    ['an empty chain id', { name: 'custom', chainId: '' }],
    ['a chain id of null', { name: 'custom', chainId: null }],
    ['a chain id that is no number', { name: 'custom', chainId: 'four' }],
    ['a chain id with a fraction', { name: 'custom', chainId: 1.5 }],
    ['null', null],
    ['nothing', undefined],
  ])('throws for %s', (_, answer) => {
    expect(() => parseNetwork('Petra', answer)).toThrow(
      expect.objectContaining({
        reason: 'BAD_WALLET_DATA',
        message: 'Petra returned an invalid network',
        cause: expect.objectContaining({ message: expect.stringMatching(/./) }),
      }),
    )
  })
})
