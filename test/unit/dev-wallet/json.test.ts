import { Ed25519PublicKey, Ed25519Signature } from '@aptos-labs/ts-sdk'
import { expect, test } from 'vitest'
import { toHex } from '../../../src/core/index.js'
import { approvedArgs, connected, feature } from './support.js'

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('a key and a signature go through JSON as those of ts-sdk do, and are read again', async () => {
  const on = connected()
  const { publicKey, address } = await feature(on, 'aptos:account').account()
  const { signature } = approvedArgs(
    await feature(on, 'aptos:signMessage').signMessage({ message: 'm', nonce: '1' }),
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
