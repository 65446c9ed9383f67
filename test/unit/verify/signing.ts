import { createSignInMessage, createSignInSigningMessage } from '@aptos-labs/siwa'
import * as sdk from '@aptos-labs/ts-sdk'
import { expect } from 'vitest'
import { toHex } from '../../../src/core/index.js'
import type { BoundSignInInput } from '../../../src/sign-in/index.js'
import { buildStatementMessage } from '../../../src/sign-in/statement.js'
import type { VerificationReason } from '../../../src/verify/index.js'

export type Json = Record<string, unknown>

export const application = 'https://shop.example'
export const nonce = 'n0nce000'

/** Keys and signatures as a wallet returns them. */
export interface Signer {
  readonly type: string
  readonly publicKey: sdk.AccountPublicKey
  sign(bytes: Uint8Array): sdk.Signature
}

export const signWithEd25519 = (account = sdk.Account.generate()): Signer => ({
  type: 'ed25519',
  publicKey: account.publicKey,
  sign: (bytes) => account.sign(bytes),
})

/** The same key as an account of the scheme `single_key`. */
export const asSingleKey = ({ publicKey, sign }: Signer): Signer => ({
  type: 'single_key',
  publicKey: new sdk.AnyPublicKey(publicKey),
  sign: (bytes) => new sdk.AnySignature(sign(bytes)),
})

export function signWithSecp256k1(): Signer {
  const account = sdk.Account.generate({ scheme: sdk.SigningSchemeInput.Secp256k1Ecdsa })
  return { type: 'single_key', publicKey: account.publicKey, sign: (bytes) => account.sign(bytes) }
}

/** Returns an account of several keys, of which those with the given indices sign. */
export const signWithMultiKey = (
  signers: readonly Signer[],
  signaturesRequired: number,
  indices: number[],
): Signer => ({
  type: 'multi_key',
  publicKey: new sdk.MultiKey({ publicKeys: signers.map(({ publicKey }) => publicKey), signaturesRequired }),
  sign: (bytes) =>
    new sdk.MultiKeySignature({
      signatures: indices.map((index) => (signers[index] ?? user).sign(bytes)),
      bitmap: indices,
    }),
})

export const signWithMultiEd25519 = (
  signers: readonly Signer[],
  threshold: number,
  bitmap: number[],
): Signer => ({
  type: 'multi_ed25519',
  publicKey: new sdk.MultiEd25519PublicKey({
    publicKeys: signers.map(({ publicKey }) => publicKey as sdk.Ed25519PublicKey),
    threshold,
  }),
  sign: (bytes) =>
    new sdk.MultiEd25519Signature({
      signatures: bitmap.map((index) => (signers[index] ?? user).sign(bytes) as sdk.Ed25519Signature),
      bitmap,
    }),
})

export const addressOf = ({ publicKey }: Signer) => publicKey.authKey().derivedAddress().toStringLong()

/** Creates an account with a constant key, because titles of tests contain keys. */
const createAccount = (byte: string) =>
  sdk.Account.fromPrivateKey({ privateKey: new sdk.Ed25519PrivateKey(`ed25519-priv-0x${byte.repeat(32)}`) })

export const user = signWithEd25519(createAccount('01'))
export const thief = signWithEd25519(createAccount('02'))
export const address = addressOf(user)

/** The fields with which `user` signs in. */
export const bound = { domain: 'shop.example', uri: `${application}/`, version: '1', nonce, address }

/** A network on which these accounts have these authentication keys. */
export const network = (authKeys: Record<string, string> = {}) => ({
  config: new sdk.AptosConfig(),
  async getAccountInfo({ accountAddress }: { accountAddress: string }) {
    const authentication_key = authKeys[accountAddress]
    if (!authentication_key) throw createNodeError(404, 'account_not_found')
    return { authentication_key }
  },
})

/** Creates the error of ts-sdk for a response of a full node. */
export const createNodeError = (status: number, error_code?: string) =>
  Object.assign(new Error(`status ${status}`), { status, data: error_code && { error_code } })

/** Returns what a page sends of a message that a wallet signed. */
export function signText(fullMessage: string, signer = user): Json {
  const { type, publicKey } = signer
  const signature = signer.sign(new TextEncoder().encode(fullMessage))
  if (type === 'ed25519') return { fullMessage, publicKey: `${publicKey}`, signature: `${signature}` }
  return { fullMessage, type, publicKey: `${publicKey.bcsToHex()}`, signature: `${signature.bcsToHex()}` }
}

/** Signs in with `aptos:signIn`, and returns what the page sends. */
export function createSignIn(input: Json, { type, publicKey, sign } = user): Json {
  const text = createSignInMessage(input as Parameters<typeof createSignInMessage>[0])
  const signature = `${sign(createSignInSigningMessage(text)).bcsToHex()}`
  return { type, input, publicKey: `${publicKey.bcsToHex()}`, signature }
}

/** What a page sends of each kind of sign-in. */
export const ways = {
  signIn: createSignIn,
  signMessage(input: Json, signer = user): Json {
    const message = buildStatementMessage(input as unknown as BoundSignInInput)
    const text = `APTOS\napplication: ${application}\nmessage: ${message}\nnonce: ${input.nonce}`
    return { input, ...signText(text, signer) }
  },
}

export const overTheWire = (value: unknown) => JSON.parse(JSON.stringify(value))

/** Expects that a verification rejects with a reason, and with a message that contains the text. */
export async function expectRefusal(
  verification: Promise<unknown>,
  reason: VerificationReason,
  text = '',
): Promise<void> {
  const error = await verification.then(
    (account) => ({ reason: `verified ${JSON.stringify(account)}`, message: '' }),
    (cause) => cause,
  )
  expect(error.reason ?? error).toBe(reason)
  expect(error.name).toBe('VerificationError')
  expect(error.message).toContain(text)
}

/** The key of a wallet of another chain, as the packages of the derived wallets encode it. */
export function derivedKey(length: number): string {
  const serializer = new sdk.Serializer()
  serializer.serializeStr('shop.example')
  serializer.serializeFixedBytes(new Uint8Array(length).fill(7))
  serializer.serializeStr('0x1::solana_derivable_account::authenticate')
  return toHex(serializer.toUint8Array())
}
