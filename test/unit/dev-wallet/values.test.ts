import { AccountAddress, Ed25519PublicKey, Ed25519Signature } from '@aptos-labs/ts-sdk'
import { describe, expect, it } from 'vitest'
import { toHex } from '../../../src/core/index.js'
import { isLocalPage } from '../../../src/dev-wallet/is-local-page.js'
import { Address } from '../../../src/dev-wallet/sdk/address.js'
import { createConnectedWallet, getApprovedArgs } from './support.js'

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('Address', () => {
  // ts-sdk writes addresses up to 15 in a short form.
  it.each(['1', '15', '16', '255', '256'])('is formatted as in ts-sdk: %s', (number) => {
    const expected = AccountAddress.from(`0x${BigInt(number).toString(16).padStart(64, '0')}`)
    const address = new Address(expected.toUint8Array())
    expect(address.isSpecial()).toBe(expected.isSpecial())
    expect([address.toString(), address.toStringLong()]).toEqual([`${expected}`, expected.toStringLong()])
  })
})

describe('key and signature', () => {
  it('become the same JSON as in ts-sdk, which toHex reads', async () => {
    const env = createConnectedWallet()
    const { publicKey, address } = await env.account()
    const signing = env.signMessage({ message: 'm', nonce: '1' })
    const { signature } = getApprovedArgs(await signing)
    const sdkKey = new Ed25519PublicKey(publicKey.toUint8Array())
    expect(throughJson(publicKey)).toEqual(throughJson(sdkKey))
    expect(throughJson(publicKey.bcsToHex())).toEqual(throughJson(sdkKey.bcsToHex()))
    expect(throughJson(signature)).toEqual(throughJson(new Ed25519Signature(signature.toUint8Array())))
    for (const value of [publicKey, signature, address]) expect(toHex(throughJson(value))).toBe(String(value))
  })
})

describe('isLocalPage', () => {
  it.each([
    ['http://app.localhost', true],
    ['https://127.8.9.10', true],
    ['http://[::1]:8080', true],
    ['file:///home/me/index.html', true],
    ['https://localhost.example', false],
    ['https://127.0.0.1.example', false],
    ['https://notlocalhost', false],
    ['http://[::2]', false],
  ])('returns for %s: %j', (url, expected) => {
    expect(isLocalPage(new URL(url))).toBe(expected)
  })
})
