import { Ed25519PublicKey, Ed25519Signature } from '@aptos-labs/ts-sdk'
import { expect, it } from 'vitest'
import { toHex } from '../../../src/core/index.js'
import { createConnectedWallet, getApprovedArgs, getFeature } from './support.js'

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

it('serializes a key and a signature to JSON as ts-sdk does, and toHex reads the result', async () => {
  const env = createConnectedWallet()
  const { publicKey, address } = await getFeature(env, 'aptos:account').account()
  const { signature } = getApprovedArgs(
    await getFeature(env, 'aptos:signMessage').signMessage({ message: 'm', nonce: '1' }),
  )
  expect(throughJson(publicKey)).toEqual(throughJson(new Ed25519PublicKey(publicKey.toUint8Array())))
  expect(throughJson(signature)).toEqual(throughJson(new Ed25519Signature(signature.toUint8Array())))
  for (const value of [publicKey, signature, address]) {
    expect(toHex(throughJson(value))).toBe(String(value))
  }
  expect(throughJson(publicKey.bcsToHex())).toEqual(
    throughJson(new Ed25519PublicKey(publicKey.toUint8Array()).bcsToHex()),
  )
})
