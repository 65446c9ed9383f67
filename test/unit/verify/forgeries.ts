import { ED25519_TORSION_SUBGROUP, ed25519 } from '@noble/curves/ed25519.js'
import { concatBytes, hexToBytes, numberToBytesLE } from '@noble/curves/utils.js'
import { sha512 } from '@noble/hashes/sha2.js'

const { Point } = ed25519
const order = Point.Fn.ORDER
const toNumber = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`)

/** A key and a nonce point as bytes, with what is known of their discrete logarithms; Ed25519's equation holds for them. */
interface Forgery {
  readonly key?: Uint8Array
  readonly secret?: bigint
  readonly nonce?: Uint8Array
  readonly nonceSecret?: bigint
  /** Added to the scalar: a multiple of the order leaves the equation unchanged. */
  readonly excess?: bigint
}

const multiple = (factor: bigint) => Point.BASE.multiply(factor).toBytes()
const torsion = ED25519_TORSION_SUBGROUP.map((hex) => hexToBytes(hex))
const bytesOf = (first: string, middle: string, last: string) => hexToBytes(first + middle.repeat(30) + last)
/** Other encodings of points of order 1, 4, 1 and 2: y is not below p, or x is 0 with its sign set. */
const nonCanonical = [
  bytesOf('ee', 'ff', '7f'),
  bytesOf('ed', 'ff', '7f'),
  bytesOf('01', '00', '80'),
  bytesOf('ec', 'ff', 'ff'),
]
const mixed = (factor: bigint) =>
  Point.BASE.multiply(factor)
    .add(Point.fromBytes(torsion[1] as Uint8Array))
    .toBytes()

const small = [...torsion, ...nonCanonical]
export const forgeries: readonly (readonly [name: string, forgery: Forgery])[] = [
  ...small.map((key, i) => [`key of small order ${i}`, { key, secret: 0n }] as const),
  ...small.map((nonce, i) => [`nonce of small order ${i}`, { nonce, nonceSecret: 0n }] as const),
  ['key of mixed order', { key: mixed(7n) }],
  ['nonce of mixed order', { nonce: mixed(5n) }],
  ['scalar above the order', { excess: order }],
]

/** Makes a key and what signs with it, by the equation that a lax verifier checks. */
export function forge({
  secret = 7n,
  key = multiple(7n),
  nonceSecret = 5n,
  nonce = multiple(5n),
  excess = 0n,
}: Forgery) {
  const sign = (message: Uint8Array) => {
    const challenge = toNumber(sha512(concatBytes(nonce, key, message)))
    const scalar = ((nonceSecret + challenge * secret) % order) + excess
    return concatBytes(nonce, numberToBytesLE(scalar, 32))
  }
  return { key, sign }
}
