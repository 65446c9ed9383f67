import { AccountAddress, Ed25519PublicKey, Ed25519Signature } from '@aptos-labs/ts-sdk'
import { describe, expect, it } from 'vitest'
import { toHex } from '../../../src/core/index.js'
import { isLocalPage } from '../../../src/dev-wallet/is-local-page.js'
import { Address } from '../../../src/dev-wallet/sdk/address.js'
import { createConnectedWallet, getApprovedArgs, getFeature } from './support.js'

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('Address', () => {
  it.each([
    [0, 0],
    [0, 1],
    [0, 15], // The last that ts-sdk writes in its short form.
    [0, 16],
    [0, 255],
    [1, 1],
  ])('is formatted as in ts-sdk with the first byte %i and the last %i', (first, last) => {
    const bytes = new Uint8Array(32)
    bytes[0] = first
    bytes[31] = last
    const format = (address: Address | AccountAddress) => [
      address.isSpecial(),
      address.toString(),
      address.toStringLong(),
    ]
    expect(format(new Address(bytes))).toEqual(format(new AccountAddress(bytes)))
  })
})

describe('key and signature', () => {
  it('become the same JSON as in ts-sdk, which toHex reads', async () => {
    const env = createConnectedWallet()
    const { publicKey, address } = await getFeature(env, 'aptos:account').account()
    const signing = getFeature(env, 'aptos:signMessage').signMessage({ message: 'm', nonce: '1' })
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
    ['http://localhost:5173', true],
    ['http://app.localhost', true],
    ['http://127.0.0.1', true],
    ['https://127.8.9.10', true],
    ['http://[::1]:8080', true],
    ['file:///home/me/index.html', true],
    ['https://localhost.example', false],
    ['https://127.0.0.1.example', false],
    ['https://notlocalhost', false],
    ['http://192.168.0.1', false],
    ['http://[::2]', false],
  ])('returns for %s: %j', (url, expected) => {
    expect(isLocalPage(new URL(url))).toBe(expected)
  })
})
