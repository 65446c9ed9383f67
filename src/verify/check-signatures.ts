import {
  type AptosConfig,
  KeylessError,
  KeylessErrorCategory,
  type PublicKey,
  type Signature,
} from '@aptos-labs/ts-sdk'
import type { KeylessSignature } from '@aptos-labs/ts-sdk/keyless'
import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToNumberBE, bytesToNumberLE } from '@noble/curves/utils.js'
import { check, VerificationError } from './errors.js'
import { KIND_NAMES, type Signer } from './signed-key.js'
import type { AptosClient } from './types.js'

interface Kind {
  /** Variant of ts-sdk's `AnySignature`. */
  readonly signatureKind: number
  checkSigner(signer: Signer, message: Uint8Array, aptos: AptosClient | undefined): void | Promise<void>
}

/** The kinds of keys that are verified, by their variant of ts-sdk's `AnyPublicKey`. */
const KINDS: Readonly<Record<number, Kind>> = {
  0: { signatureKind: 0, checkSigner: checkEd25519 },
  1: { signatureKind: 1, checkSigner: checkSecp256k1 },
  3: { signatureKind: 3, checkSigner: checkKeyless },
  4: { signatureKind: 3, checkSigner: checkKeyless },
}

/** Limit of the chain. It bounds the time of a verification, because verifying a keyless signature takes long. */
const MAX_KEYLESS_SIGNATURES = 3

/**
 * Checks the signature of every key that signed.
 *
 * @throws VerificationError If a signature is not valid or can't be verified. `UNSUPPORTED_KEY` with the name of the kind if keys
 *   of this kind are not verified. A passkey is an example: AIP-66 defines what it signs for a transaction, but no standard
 *   defines what it signs for a message.
 */
export async function checkSignatures(
  signers: readonly Signer[],
  message: Uint8Array,
  aptos: AptosClient | undefined,
): Promise<void> {
  const keyless = signers.filter(({ kind }) => KINDS[kind]?.checkSigner === checkKeyless)
  check(keyless.length <= MAX_KEYLESS_SIGNATURES, 'INVALID_SIGNATURE', 'too many keyless signatures')
  for (const signer of signers) {
    const kind = KINDS[signer.kind]
    check(kind, 'UNSUPPORTED_KEY', KIND_NAMES[signer.kind])
    check(
      signer.signatureKind === kind.signatureKind,
      'INVALID_SIGNATURE',
      'the signature is of another kind than the key',
    )
    await kind.checkSigner(signer, message, aptos)
  }
}

interface KeyAndSignature {
  readonly key: PublicKey
  readonly signature: Signature
}

/** Verifies a signature, with strict checks that ts-sdk omits. For a key of small order, anyone can create signatures. */
function checkEd25519({ key, signature }: KeyAndSignature, message: Uint8Array): void {
  const bytes = signature.toUint8Array()
  check(isPointOfPrimeOrder(key.toUint8Array()), 'WEAK_KEY')
  const isCanonical = bytesToNumberLE(bytes.subarray(32)) < ed25519.Point.Fn.ORDER
  check(isCanonical && isPointOfPrimeOrder(bytes.subarray(0, 32)), 'MALLEABLE_SIGNATURE')
  check(isValidSignature({ key, signature }, message), 'INVALID_SIGNATURE')
}

function isPointOfPrimeOrder(bytes: Uint8Array): boolean {
  try {
    const point = ed25519.Point.fromBytes(bytes)
    return !point.isSmallOrder() && point.isTorsionFree()
  } catch {
    return false // The bytes are not a point, or not its canonical encoding.
  }
}

/**
 * Half of the order of the curve. A signature is also valid with the negative of its second number, so that number must be in
 * the lower half.
 */
const HALF_SECP256K1_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n / 2n

function checkSecp256k1({ key, signature }: KeyAndSignature, message: Uint8Array): void {
  const isLow = bytesToNumberBE(signature.toUint8Array().subarray(32)) <= HALF_SECP256K1_ORDER
  check(isLow, 'MALLEABLE_SIGNATURE')
  check(isValidSignature({ key, signature }, message), 'INVALID_SIGNATURE')
}

function isValidSignature({ key, signature }: KeyAndSignature, message: Uint8Array): boolean {
  try {
    return key.verifySignature({ message, signature })
  } catch {
    return false // The key is not on the curve, or a number is out of range.
  }
}

/** Verifies the signature with the ephemeral key, and the proof of this key with the provider's keys, which are on chain. */
async function checkKeyless(
  { key, signature }: KeyAndSignature,
  message: Uint8Array,
  aptos: AptosClient | undefined,
): Promise<void> {
  check(aptos, 'CLIENT_REQUIRED', 'the keys of the provider of a keyless account are on chain')
  const { ephemeralCertificate, ephemeralPublicKey, ephemeralSignature } = signature as KeylessSignature
  checkEd25519({ key: ephemeralPublicKey.publicKey, signature: ephemeralSignature.signature }, message)
  // The chain allows some recovery services to sign for the accounts of other applications. ts-sdk would allow any service.
  const isOfRecoveryService =
    'overrideAudVal' in ephemeralCertificate.signature &&
    ephemeralCertificate.signature.overrideAudVal !== undefined
  check(!isOfRecoveryService, 'UNSUPPORTED_KEY', 'Keyless with a recovery service')
  const isProven = await key
    .verifySignatureAsync({
      aptosConfig: aptos.config as AptosConfig,
      message,
      signature,
      options: { throwErrorWithReason: true },
    })
    .catch((cause: Error) => {
      const isNodeError = cause instanceof KeylessError && cause.category === KeylessErrorCategory.API_ERROR
      throw new VerificationError(isNodeError ? 'NODE_UNAVAILABLE' : 'INVALID_SIGNATURE', cause.message, {
        cause,
      })
    })
  check(isProven, 'INVALID_SIGNATURE')
}
