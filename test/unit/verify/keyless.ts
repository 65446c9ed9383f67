import * as sdk from '@aptos-labs/ts-sdk'
import * as zk from '@aptos-labs/ts-sdk/keyless'
import { bn254 } from '@noble/curves/bn254.js'
import { numberToBytesLE } from '@noble/curves/utils.js'
import { network, type Signer } from './signing.js'

const { Fr } = bn254.fields
const toHex = (bytes: Uint8Array) => sdk.Hex.fromHexInput(bytes).toString()

/** Compresses a point as the chain does: the first coordinate, and a bit for the larger of the two second coordinates. */
function compress(x: readonly bigint[], isLarger: boolean): Uint8Array {
  const bytes = Uint8Array.from(x.flatMap((part) => [...numberToBytesLE(part, 32)]))
  if (isLarger) bytes[bytes.length - 1] = (bytes.at(-1) as number) | 0x80
  return bytes
}

function g1(factor: bigint): Uint8Array {
  const { x, y } = bn254.G1.Point.BASE.multiply(Fr.create(factor)).toAffine()
  return compress([x], y > bn254.fields.Fp.neg(y))
}

function g2(factor: bigint): Uint8Array {
  const { x, y } = bn254.G2.Point.BASE.multiply(Fr.create(factor)).toAffine()
  const negative = bn254.fields.Fp2.neg(y)
  return compress([x.c0, x.c1], y.c1 > negative.c1 || (y.c1 === negative.c1 && y.c0 > negative.c0))
}

/** Secret numbers of the key, which are unknown on a real chain. With them, a proof can be made for any public input. */
const [alpha, beta, gamma, delta, ic0, ic1] = [2n, 3n, 5n, 7n, 11n, 13n]

const verificationKey = {
  alpha_g1: toHex(g1(alpha)),
  beta_g2: toHex(g2(beta)),
  gamma_g2: toHex(g2(gamma)),
  delta_g2: toHex(g2(delta)),
  gamma_abc_g1: [toHex(g1(ic0)), toHex(g1(ic1))],
}
const configuration = {
  max_exp_horizon_secs: '10000000',
  max_extra_field_bytes: 350,
  max_jwt_header_b64_bytes: 300,
  max_iss_val_bytes: 120,
  max_commited_epk_bytes: 93,
  override_aud_vals: [],
  training_wheels_pubkey: { vec: [] },
}

/** Makes a proof: e(A, B) = e(alpha, beta) + e(ic0 + input * ic1, gamma) + e(C, delta). */
function prove(input: bigint): zk.Groth16Zkp {
  const [a, b] = [17n, 19n]
  const rest = Fr.create(a * b - alpha * beta - gamma * (ic0 + Fr.create(input) * ic1))
  return new zk.Groth16Zkp({ a: g1(a), b: g2(b), c: g1(Fr.div(rest, delta)) })
}

const ISSUER = 'https://accounts.google.com'
const jwk = {
  kid: 'key-1',
  kty: 'RSA',
  alg: 'RS256',
  e: 'AQAB',
  n: Buffer.alloc(256, 7).toString('base64url'),
}

/** The BCS encoding of a provider's key. */
function encodeJwk(): string {
  const serializer = new sdk.Serializer()
  for (const text of [jwk.kid, jwk.kty, jwk.alg, jwk.e, jwk.n]) serializer.serializeStr(text)
  return toHex(serializer.toUint8Array())
}

/** Hashes the modulus of the provider's key, in parts of 24 bytes from its end. */
function hashJwk(): bigint {
  const modulus = Buffer.from(jwk.n, 'base64url').reverse()
  const parts = Array.from({ length: Math.ceil(modulus.length / 24) }, (_, index) =>
    BigInt(
      `0x${modulus
        .subarray(index * 24, index * 24 + 24)
        .reverse()
        .toString('hex')}`,
    ),
  )
  return zk.poseidonHash([...parts, 256n])
}

const jwks = {
  jwks: {
    entries: [
      {
        issuer: toHex(new TextEncoder().encode(ISSUER)),
        jwks: [{ variant: { type_name: '0x1::jwks::RSA_JWK', data: encodeJwk() } }],
      },
    ],
  },
}

const resources: Readonly<Record<string, object>> = {
  '0x1::keyless_account::Configuration': configuration,
  '0x1::keyless_account::Groth16VerificationKey': verificationKey,
  '0x1::jwks::PatchedJWKs': jwks,
  '0x1::jwks::FederatedJWKs': jwks,
}

/**
 * Returns a network with the keys of the provider.
 *
 * @param name Name of the network, by which ts-sdk caches what it read.
 * @param status Status of every response of its full node.
 */
export function keylessNetwork(name: string, status = 200) {
  const provider = async ({ url }: { url: string }) => {
    const data = resources[url.split('/resource/')[1] as string]
    return { status, statusText: `${status}`, data: status === 200 ? { data } : { message: 'busy' }, url }
  }
  const config = new sdk.AptosConfig({
    network: name as sdk.Network,
    fullnode: 'https://node.example/v1',
    client: { provider: provider as never },
  })
  return { ...network(), config }
}

export const keylessKey = new zk.KeylessPublicKey(ISSUER, new Uint8Array(32).fill(9))
export const federatedKey = new zk.FederatedKeylessPublicKey(`0x${'12'.repeat(32)}`, keylessKey)

interface Changes {
  readonly expiryDateSecs?: number
  readonly overrideAudVal?: string
  readonly kid?: string
  /** Makes the signature of the ephemeral key. */
  readonly sign?: (bytes: Uint8Array) => sdk.Signature
  readonly ephemeralKey?: sdk.Ed25519PublicKey
  /** Added to the public input of the proof. */
  readonly error?: bigint
}

/** Signs with a keyless account, with a proof that the chain of `keylessNetwork` accepts. */
export function signWithKeyless(
  key: zk.KeylessPublicKey | zk.FederatedKeylessPublicKey,
  { expiryDateSecs = 4_000_000_000, overrideAudVal, kid = jwk.kid, error = 0n, ...changes }: Changes = {},
): Signer {
  const account = sdk.Account.generate()
  const { ephemeralKey = account.publicKey, sign = (bytes) => account.sign(bytes) } = changes
  const createSignature = (bytes: Uint8Array, proof: zk.Groth16Zkp) =>
    new zk.KeylessSignature({
      jwtHeader: JSON.stringify({ kid, alg: 'RS256' }),
      ephemeralCertificate: new zk.EphemeralCertificate(
        new zk.ZeroKnowledgeSig({
          proof: new zk.ZkProof(proof, sdk.ZkpVariant.Groth16),
          expHorizonSecs: 1000,
          ...(overrideAudVal && { overrideAudVal }),
        }),
        sdk.EphemeralCertificateVariant.ZkProof,
      ),
      expiryDateSecs,
      ephemeralPublicKey: new zk.EphemeralPublicKey(ephemeralKey),
      ephemeralSignature: new zk.EphemeralSignature(sign(bytes)),
    })
  /** Reads the public input from the verifier of ts-sdk, which hashes it from the key, the signature, and the provider's key. */
  const readPublicInput = (bytes: Uint8Array): bigint => {
    let input = 0n
    const verifyProof = ({ publicInputsHash }: { publicInputsHash: bigint }) => {
      input = publicInputsHash
      return true
    }
    const keylessConfig = {
      ...zk.KeylessConfiguration.create(verificationKey as never, configuration as never),
      verificationKey: { verifyProof },
    }
    const signature = createSignature(bytes, prove(0n))
    const provider = { ...jwk, toScalar: hashJwk }
    key.verifySignature({
      message: bytes,
      signature,
      jwk: provider as never,
      keylessConfig: keylessConfig as never,
    })
    return input
  }
  return {
    type: 'single_key',
    publicKey: new sdk.AnyPublicKey(key),
    sign: (bytes) => new sdk.AnySignature(createSignature(bytes, prove(readPublicInput(bytes) + error))),
  }
}
