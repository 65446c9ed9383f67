import { ed25519 } from '@noble/curves/ed25519.js'
import { sha3_256 } from '@noble/hashes/sha3.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { fromHex, type Hex, toHex } from './hex.js'

/** An Ed25519 key of the single-signer ("legacy") scheme and the account address it opens. */
export interface KeyPair {
  readonly publicKey: Uint8Array
  /** Also the authentication key: SHA3-256 of the public key and the scheme byte 0. 32 bytes. */
  readonly address: Uint8Array
  /** 64 bytes. */
  sign(message: Uint8Array): Uint8Array
}

const ED25519_SCHEME = Uint8Array.of(0)

/** Needs only `crypto.getRandomValues`: also there on plain http, where `crypto.subtle` is not. */
export const generateSecret = (): Hex => toHex(ed25519.utils.randomSecretKey())

export function keyPair(secret: Hex): KeyPair {
  const key = fromHex(secret)
  const publicKey = ed25519.getPublicKey(key)
  return {
    publicKey,
    address: authenticationKey(publicKey),
    sign: (message) => ed25519.sign(message, key),
  }
}

export const authenticationKey = (publicKey: Uint8Array): Uint8Array =>
  sha3_256(concatBytes(publicKey, ED25519_SCHEME))

export const verify = (signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean =>
  ed25519.verify(signature, message, publicKey)
