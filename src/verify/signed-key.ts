import { deserializeSignInPublicKey, deserializeSignInSignature } from '@aptos-labs/siwa'
import {
  type AccountPublicKey,
  type AnyPublicKey,
  type AnySignature,
  Hex,
  type MultiEd25519PublicKey,
  type MultiEd25519Signature,
  type MultiKey,
  type MultiKeySignature,
  type PublicKey,
  Serializer,
  type Signature,
} from '@aptos-labs/ts-sdk'
import { check, VerificationError } from './errors.js'
import type { SignatureScheme } from './types.js'

/** Fields of JSON that a page sent. */
export type UntrustedFields = Readonly<Record<string, unknown>>

/**
 * Returns the fields of JSON that a page sent.
 *
 * @param name Name of the value in the error.
 * @throws VerificationError `MALFORMED_OUTPUT` if the value is not an object.
 */
export function parseFields(value: unknown, name: string): UntrustedFields {
  check(typeof value === 'object' && value !== null, 'MALFORMED_OUTPUT', `${name} is not an object`)
  return value as UntrustedFields
}

/** A key that signed, and its signature. The kinds are the variants of ts-sdk's `AnyPublicKey` and `AnySignature`. */
export interface Signer {
  readonly kind: number
  readonly key: PublicKey
  readonly signatureKind: number
  readonly signature: Signature
}

/** The key of an account, with the keys in it that signed. */
export interface SignedKey {
  readonly scheme: SignatureScheme
  readonly publicKey: AccountPublicKey
  readonly signers: readonly Signer[]
}

/** Kinds of `AnyPublicKey`, by their variant. */
export const KIND_NAMES = [
  'Ed25519',
  'Secp256k1',
  'Secp256r1 (passkey)',
  'Keyless',
  'Federated Keyless',
  'SLH-DSA (post-quantum)',
]

const ED25519 = 0
const ED25519_KEY_BYTES = 32

const pairEd25519 = (key: PublicKey, signature: Signature): Signer => ({
  kind: ED25519,
  key,
  signatureKind: ED25519,
  signature,
})

const pairAny = (key: AnyPublicKey, signature: AnySignature): Signer => ({
  kind: readVariant(key),
  key: key.publicKey,
  signatureKind: readVariant(signature),
  signature: signature.signature,
})

/**
 * Returns the variant of a Rust enum, which is the first byte of its BCS encoding. The variants of keys and signatures are
 * below 128, so each is one byte.
 */
const readVariant = (value: AnyPublicKey | AnySignature): number => value.bcsToBytes()[0] as number

/**
 * Pairs the signatures with the keys whose bits are set. Bits are counted from the highest bit of the first byte.
 *
 * @throws VerificationError `INVALID_SIGNATURE` if the bits do not match the keys and signatures, or if too few keys signed.
 */
function pairSigners<Key, KeySignature>(
  keys: readonly Key[],
  required: number,
  { bitmap, signatures }: { readonly bitmap: Uint8Array; readonly signatures: readonly KeySignature[] },
  pair: (key: Key, signature: KeySignature) => Signer,
): readonly Signer[] {
  const bits = Array.from(bitmap, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const indices = [...bits.matchAll(/1/g)].map(({ index }) => index)
  check(
    signatures.length === indices.length,
    'INVALID_SIGNATURE',
    'the number of signatures is not the number of keys that signed',
  )
  check(
    signatures.length >= required,
    'INVALID_SIGNATURE',
    `fewer signatures than the ${required} required ones`,
  )
  return indices.map((keyIndex, index) => {
    const key = keys[keyIndex]
    check(key, 'INVALID_SIGNATURE', 'a signature of a key that the account does not have')
    return pair(key, signatures[index] as KeySignature)
  })
}

/** Functions that split a key and a signature into the keys that signed and their signatures, by scheme. */
const SIGNER_LISTERS: Record<SignatureScheme, (key: PublicKey, signature: Signature) => readonly Signer[]> = {
  ed25519: (key, signature) => [pairEd25519(key, signature)],
  single_key: (key, signature) => [pairAny(key as AnyPublicKey, signature as AnySignature)],
  multi_ed25519(key, signature) {
    const { publicKeys, threshold } = key as MultiEd25519PublicKey
    return pairSigners(publicKeys, threshold, signature as MultiEd25519Signature, pairEd25519)
  },
  multi_key(key, signature) {
    const { publicKeys, signaturesRequired } = key as MultiKey
    return pairSigners(publicKeys, signaturesRequired, signature as MultiKeySignature, pairAny)
  },
}

/**
 * Parses the key and the signature of an account.
 *
 * @param sent `type` is the scheme. `publicKey` and `signature` are hex text of their BCS encodings.
 * @throws VerificationError `UNSUPPORTED_KEY` if the scheme is unknown, or ts-sdk can't parse the key, for example of account
 *   abstraction, a derived account, or a post-quantum key. `MALFORMED_OUTPUT` if the key or the signature is not canonical hex
 *   text, or ts-sdk can't parse the signature. Also the reason of `pairSigners`.
 */
export function parseSignedKey({ type, publicKey, signature }: UntrustedFields): SignedKey {
  check(isScheme(type), 'UNSUPPORTED_KEY', `scheme ${describeValue(type)}`)
  check(isHex(publicKey) && isHex(signature), 'MALFORMED_OUTPUT', HEX_DETAIL)
  const parsedKey = parseKey(type, publicKey)
  const parsedSignature = parseSignature(type, signature)
  // ts-sdk ignores additional bytes, so compare the parsed values with the output.
  const isCanonical = `${parsedKey.bcsToHex()}` === publicKey && `${parsedSignature.bcsToHex()}` === signature
  check(isCanonical, 'MALFORMED_OUTPUT', 'publicKey or signature is not in canonical form')
  return { scheme: type, publicKey: parsedKey, signers: SIGNER_LISTERS[type](parsedKey, parsedSignature) }
}

/**
 * Parses the key and the signature of a message. `aptos:signMessage` returns no scheme, so a page may omit `type`, and send the
 * key and the signature as wallets return them: the raw bytes for Ed25519 and MultiEd25519, else the BCS encodings.
 *
 * @throws VerificationError The reasons of `parseSignedKey`.
 */
export function parseSignedMessageKey(sent: UntrustedFields): SignedKey {
  if (sent.type !== undefined) return parseSignedKey(sent)
  const { publicKey, signature } = sent
  check(isHex(publicKey) && isHex(signature), 'MALFORMED_OUTPUT', HEX_DETAIL)
  const type = guessScheme(publicKey)
  return type === 'ed25519' || type === 'multi_ed25519'
    ? parseSignedKey({ type, publicKey: encodeBytesInBcs(publicKey), signature: encodeBytesInBcs(signature) })
    : parseSignedKey({ type, publicKey, signature })
}

/**
 * Returns the scheme of a key that was sent without a scheme. A wrong guess does no harm: each scheme derives another address
 * from the same bytes, and a page can name any scheme anyway.
 *
 * @throws VerificationError `UNSUPPORTED_KEY` if it is the key of a derived account.
 */
function guessScheme(publicKey: string): SignatureScheme {
  const length = publicKey.length / 2 - 1
  if (length === ED25519_KEY_BYTES) return 'ed25519'
  const derived = DERIVED_KEY_END.exec(new TextDecoder().decode(Hex.hexInputToUint8Array(publicKey)))
  check(!derived, 'UNSUPPORTED_KEY', `derived account of ${derived?.[0]}`)
  if (isCanonicalKey('multi_key', publicKey)) return 'multi_key'
  const isMultiEd25519 = length > ED25519_KEY_BYTES + 1 && length % ED25519_KEY_BYTES === 1
  return isMultiEd25519 && !isCanonicalKey('single_key', publicKey) ? 'multi_ed25519' : 'single_key'
}

/** AIP-113: the key of a derived account ends with the function that authenticates it. */
const DERIVED_KEY_END = /0x[\da-f]{1,64}::\w{1,64}::\w{1,64}$/

function isCanonicalKey(type: SignatureScheme, hex: string): boolean {
  try {
    return `${parseKey(type, hex).bcsToHex()}` === hex
  } catch {
    return false
  }
}

/** Encodes bytes in BCS: their number, then the bytes. */
function encodeBytesInBcs(hex: string): string {
  const serializer = new Serializer()
  serializer.serializeBytes(Hex.hexInputToUint8Array(hex))
  return `${Hex.fromHexInput(serializer.toUint8Array())}`
}

const HEX_DETAIL = 'publicKey and signature must be hex text'

const isScheme = (type: unknown): type is SignatureScheme =>
  typeof type === 'string' && Object.hasOwn(SIGNER_LISTERS, type)

/** Describes a value of JSON for an error message. Omits the fields of an object, because deep objects can't be converted to text. */
const describeValue = (value: unknown): string =>
  typeof value === 'object' && value !== null ? 'of an object' : `${JSON.stringify(value)}`.slice(0, 40)

/** Returns whether a value is hex text. A regular expression with a group for each byte overflows the stack for a long text. */
const isHex = (value: unknown): value is string =>
  typeof value === 'string' && value.length % 2 === 0 && /^0x[\da-f]+$/.test(value)

function parseKey(type: SignatureScheme, hex: string): AccountPublicKey {
  try {
    return deserializeSignInPublicKey(type, hex) as AccountPublicKey
  } catch (cause) {
    const kind = type === 'single_key' ? KIND_NAMES[Number(hex.slice(0, 4))] : undefined
    throw new VerificationError('UNSUPPORTED_KEY', `${kind ?? type}: ${(cause as Error).message}`, { cause })
  }
}

function parseSignature(type: SignatureScheme, hex: string): Signature {
  try {
    return deserializeSignInSignature(type, hex)
  } catch (cause) {
    throw new VerificationError('MALFORMED_OUTPUT', `signature: ${(cause as Error).message}`, { cause })
  }
}
