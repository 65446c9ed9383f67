import { ed25519 } from '@noble/curves/ed25519.js'
import { sha3_256 } from '@noble/hashes/sha3.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { fromHex, type Hex, toHex } from './hex.js'

/** An Ed25519 key pair (the legacy scheme of Aptos) and the address of its account. */
export interface KeyPair {
  readonly publicKey: Uint8Array
  /** The address is equal to the authentication key, which has 32 bytes. */
  readonly address: Uint8Array
  /** Signs a message. Returns 64 bytes. */
  sign(message: Uint8Array): Uint8Array
}

const ED25519_SCHEME = Uint8Array.of(0)

/**
 * Generates a private key. Uses only `crypto.getRandomValues()`, because `crypto.subtle` does not exist in an insecure context.
 */
export const generatePrivateKey = (): Hex => toHex(ed25519.utils.randomSecretKey())

const PRIVATE_KEY_PATTERN = /^(?:ed25519-priv-)?(?:0x)?([0-9a-f]{64})$/i

/**
 * Parses an Ed25519 private key: 64 hex digits, optionally with `0x` and the prefix of AIP-80. Returns `0x` and 64 lowercase hex
 * digits.
 */
export function parsePrivateKey(input: unknown): Hex | undefined {
  const digits = typeof input === 'string' ? PRIVATE_KEY_PATTERN.exec(input.trim())?.[1] : undefined
  return digits ? `0x${digits.toLowerCase()}` : undefined
}

export function createKeyPair(privateKey: Hex): KeyPair {
  const privateKeyBytes = fromHex(privateKey)
  const publicKey = ed25519.getPublicKey(privateKeyBytes)
  return {
    publicKey,
    address: deriveAuthenticationKey(publicKey),
    sign: (message) => ed25519.sign(message, privateKeyBytes),
  }
}

/** Derives the authentication key of an Ed25519 key, which is also the first address of its account. */
export const deriveAuthenticationKey = (publicKey: Uint8Array): Uint8Array =>
  sha3_256(concatBytes(publicKey, ED25519_SCHEME))

export const verifySignature = (signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean =>
  ed25519.verify(signature, message, publicKey)
