import { createSignInMessage, createSignInSigningMessage } from '@aptos-labs/siwa'
import * as sdk from '@aptos-labs/ts-sdk'
import * as zk from '@aptos-labs/ts-sdk/keyless'
import { describe, expect, it, vi } from 'vitest'
import { toHex } from '../../../src/core/index.js'
import { type BoundSignInInput, type SignInResult, signIn } from '../../../src/sign-in/index.js'
import { buildStatementMessage } from '../../../src/sign-in/statement.js'
import { startKit } from '../support/start-kit.js'
import { devWalletWithout } from './dev-wallet.js'
import { forge, forgeries } from './forgeries.js'

// The tests of the example in `examples/sign-in-server`, on the page of the development wallet.
vi.stubGlobal('location', { host: 'localhost:5173', href: 'http://localhost:5173/in' })
vi.stubGlobal('AptosWalletKit', { toHex })

type Json = Record<string, unknown>
interface Recipe {
  toSend(result: SignInResult): Json
  verifySignIn(sent: Json, expected: Json, options: object): Promise<string>
  verifyMessage(sent: Json, expected: Json): string
}

const example = '../../../examples/sign-in-server'
const { toSend }: Pick<Recipe, 'toSend'> = await import(`${example}/page/to-send.js`)
const { verifySignIn, verifyMessage }: Omit<Recipe, 'toSend'> = await import(`${example}/verify.js`)

const nonce = 'n0nce000'
const application = 'https://shop.example'
const overTheWire = (value: unknown) => JSON.parse(JSON.stringify(value))
const encode = (text: string) => new TextEncoder().encode(text)

/** A network on which these accounts have these authentication keys. */
const network = (authKeys: Record<string, string> = {}) => ({
  config: new sdk.AptosConfig(),
  getAccountInfo: async ({ accountAddress }: { accountAddress: unknown }) => {
    const authentication_key = authKeys[`${accountAddress}`]
    if (!authentication_key) throw Object.assign(new Error('not found'), { status: 404 })
    return { authentication_key }
  },
})

/** Keys and signatures as a wallet returns them. */
interface Signer {
  readonly type: string
  readonly publicKey: sdk.AccountPublicKey
  sign(bytes: Uint8Array): sdk.Signature
}

const ed25519 = (account = sdk.Account.generate()): Signer => ({
  type: 'ed25519',
  publicKey: account.publicKey,
  sign: (bytes) => account.sign(bytes),
})
const user = ed25519()
const thief = ed25519()
const addressOf = ({ publicKey }: Signer) => publicKey.authKey().derivedAddress().toStringLong()
const address = addressOf(user)
const bound = { domain: 'shop.example', uri: `${application}/`, version: '1', nonce, address }

const signText = (fullMessage: string, { sign, publicKey } = user) => ({
  fullMessage,
  publicKey: publicKey.toString(),
  signature: sign(encode(fullMessage)).toString(),
})
const everything = {
  statement: 'I accept the terms – ¡vale!',
  issuedAt: '2026-01-01T00:00:00Z',
  notBefore: '2026-01-01T00:00:00.5+02:00',
  expirationTime: '2999-01-01T00:00:00Z',
  requestId: '7',
  chainId: 'aptos:4',
  resources: ['https://shop.example/a', 'https://shop.example/b'],
}
const values = (field: string, ...all: unknown[]) => all.map((value) => [field, value] as const)
const lines = (...all: string[]) => ['APTOS', ...all].join('\n')

/** What `toSend` returns for a sign-in. */
const ways = {
  signIn(input: Json, { type, publicKey, sign } = user): Json {
    const text = createSignInMessage(input as Parameters<typeof createSignInMessage>[0])
    const signature = sign(createSignInSigningMessage(text)).bcsToHex().toString()
    return { method: 'signIn', type, input, publicKey: publicKey.bcsToHex().toString(), signature }
  },
  signMessage(input: Json, signer = user): Json {
    const message = buildStatementMessage(input as unknown as BoundSignInInput)
    const text = lines(`application: ${application}`, `message: ${message}`, `nonce: ${input.nonce}`)
    return { method: 'signMessage', input, ...signText(text, signer) }
  },
}
const verify = (sent: Json, asked: Json = {}, aptos: object = network()) =>
  verifySignIn(overTheWire(sent), { nonce, application, ...asked }, { aptos })

describe.each([
  ['signIn', []],
  ['signMessage', ['aptos:signIn']],
] as const)('verifySignIn after signIn() with a wallet that has %s', (method, missing) => {
  it('verifies what the page sends', async () => {
    const wallet = devWalletWithout(...missing)
    const { kit } = await startKit({ wallets: [wallet] })
    await kit.connect(wallet.name)
    const sent = toSend(await signIn(kit, { nonce, ...everything }))
    expect(sent.method).toBe(method)
    expect(await verify(sent, { ...everything, application: 'http://localhost:5173' })).toBe(
      kit.getState().address,
    )
  })
})

/** The text of a message as a wallet builds it. */
const messageText = (origin: unknown = application, givenNonce: unknown = nonce) =>
  lines(`application: ${origin}`, 'message: Hello', `nonce: ${givenNonce}`)
const expected = { application, message: 'Hello', nonce }

describe('verifyMessage', () => {
  const good = signText(messageText())

  it('verifies a message of the page', () => {
    expect(verifyMessage(good, expected)).toBe(address)
  })

  it.each([
    ['on another page', messageText('https://evil.example')],
    ['on a page whose origin starts the same', messageText(`${application}.evil.example`)],
    ['without an origin', lines('message: Hello', `nonce: ${nonce}`)],
    ['with all of it at the start of another', `${good.fullMessage}\nnonce: 42`],
    ['with all of it at the end of another', lines('message: Airdrop', good.fullMessage)],
    ['with CRLF', good.fullMessage.replaceAll('\n', '\r\n')],
  ])('refuses a text signed %s', (_, text) => {
    expect(() => verifyMessage(signText(text), expected)).toThrow()
  })

  const { publicKey, signature } = good
  it.each([
    ...values('publicKey', `${thief.publicKey}`, `${publicKey}00`, publicKey.slice(0, -2), [publicKey], null),
    ...values('signature', `${signature}00`, signature.slice(0, -2), `0x${'00'.repeat(64)}`),
    ...values('signature', [signature], null),
    ...values('fullMessage', [good.fullMessage], null),
  ])('refuses a %s of %o', (field, value) => {
    expect(() => verifyMessage({ ...good, [field]: value }, expected)).toThrow()
  })

  it.each([
    ...values('application', undefined, '', 'shop.example', `${application}/`, 'https://SHOP.example'),
    ...values('nonce', undefined, '', 'short', 'with spaces', `${nonce}\nx`),
  ])('refuses a message signed for settings of the server such as a %s of %o', (field, value) => {
    const wanted = { ...expected, [field]: value }
    const text = messageText(wanted.application, wanted.nonce)
    expect(() => verifyMessage(signText(text), wanted)).toThrow()
  })

  it('refuses any text if the expected message is missing', () => {
    const text = lines(`application: ${application}`, 'message: undefined', `nonce: ${nonce}`)
    expect(() => verifyMessage(signText(text), { application, nonce })).toThrow('message')
  })
})

describe.each(['signIn', 'signMessage'] as const)('verifySignIn of %s', (method) => {
  const way = ways[method]

  it.each([
    [{}, {}],
    [{ address: address.slice(2).toUpperCase() }, {}],
    [{ uri: `${application}?a=b` }, {}],
    [everything, everything],
    [{ resources: null }, {}],
    [{}, { address, uri: bound.uri, statement: null, chainId: undefined }],
  ])('verifies a sign-in with %o', async (input, asked) => {
    expect(await verify(way({ ...bound, ...input }), asked)).toBe(address)
  })

  it.each([
    ...values('domain', 'evil.example', 'SHOP.example', 'shop.example:443', null),
    ...values('uri', 'https://evil.example/', 'http://shop.example/', 'https://shop.example:8443/', '', null),
    ...values('uri', `${application}.evil.example/`, `${application}@evil.example/`, [bound.uri]),
    ...values('uri', `blob:${bound.uri}`, `${bound.uri}\nNonce: x`),
    ...values('version', '2', null, 1),
    ...values('nonce', 'an0ther0', nonce.toUpperCase(), `${nonce} `, null),
    ...values('chainId', 'aptos:1\nResources:', ['aptos:1\n']),
    ...values('resources', ['https://evil.example/'], []),
    ...['statement', 'requestId', 'issuedAt', 'expirationTime'].flatMap((field) => values(field, '2999')),
    ...values('address', addressOf(thief), `${address}\n`, `${address}\n\nI accept`, '0xg', null, [address]),
  ])('refuses a signed %s of %o that the server did not ask for', async (field, value) => {
    await expect(verify(way({ ...bound, [field]: value }))).rejects.toThrow()
  })

  it.each([
    ...values('address', addressOf(thief)),
    ...values('uri', `${application}/terms`),
    ...values('chainId', 'aptos:testnet', 'aptos:1', 'APTOS:mainnet', ''),
  ])('refuses another %s than the server asked for: %s', async (field, value) => {
    const sent = way({ ...bound, chainId: 'aptos:mainnet' })
    await expect(verify(sent, { [field]: value })).rejects.toThrow()
  })

  it.each([
    ...values('expirationTime', '2020-01-01T00:00:00Z', '2999-13-01T00:00:00Z', 'never', '2999'),
    ...values('expirationTime', 'Jan 1 2999'),
    ...values('notBefore', '2999-01-01T00:00:00Z', 'now', '0'),
    ...values('issuedAt', '2999-01-01T00:00:00Z', 'today', '1'),
    ...values('statement', 'a\nb', 'a\r\nb', 'a\rb', 'a\u2028b', 'a\u0085b', `ok\n\nURI: ${application}`),
    ...values('requestId', '1\nChain ID: aptos:1'),
    ...values('resources', ['a\n- b'], ['ok', 'a\rb']),
    ...values('nonce', undefined, '', 'short', 'with a space', `${nonce}\n`),
  ])('refuses %s of %o even if the server asked for it', async (field, value) => {
    await expect(verify(way({ ...bound, [field]: value }), { [field]: value })).rejects.toThrow()
  })

  it('accepts only the key that the account has now', async () => {
    await expect(verify(way(bound, thief))).rejects.toThrow()
    const aptos = network({ [address]: addressOf(thief) })
    await expect(verify(way(bound), {}, aptos)).rejects.toThrow()
    expect(await verify(way(bound, thief), {}, aptos)).toBe(address)
  })

  it('refuses if the network cannot be reached', async () => {
    const getAccountInfo = async () => Promise.reject(Object.assign(new Error('busy'), { status: 429 }))
    await expect(verify(way(bound), {}, { ...network(), getAccountInfo })).rejects.toThrow('busy')
  })

  it.each([
    ...Object.keys(way(bound)).flatMap((field) => values(field, undefined)),
    ...values('method', method === 'signIn' ? 'signMessage' : 'signIn', 'constructor'),
  ])('refuses a response whose %s is %s', async (field, value) => {
    await expect(verify({ ...way(bound), [field]: value })).rejects.toThrow()
  })
})

/** Signs with a forged key, as an account of its own. */
function forged(forgery: Parameters<typeof forge>[0]): Signer {
  const { key, sign } = forge(forgery)
  const publicKey = new sdk.Ed25519PublicKey(key)
  return { type: 'ed25519', publicKey, sign: (bytes) => new sdk.Ed25519Signature(sign(bytes)) }
}

const single = ({ publicKey, sign }: Signer): Signer => ({
  type: 'single_key',
  publicKey: new sdk.AnyPublicKey(publicKey),
  sign: (bytes) => new sdk.AnySignature(sign(bytes)),
})

describe('a key or signature that Ed25519 forbids', () => {
  /** Returns the results of each way to verify a signature of the signer. */
  const verifyEveryWay = async (signer: Signer) => {
    const input = { ...bound, address: addressOf(signer) }
    const any = single(signer)
    const results = await Promise.allSettled([
      verify(ways.signIn(input, signer)),
      verify(ways.signIn({ ...bound, address: addressOf(any) }, any)),
      verify(ways.signMessage(input, signer)),
      (async () => verifyMessage(signText(messageText(), signer), expected))(),
    ])
    return results.map(({ status }) => status)
  }

  it('is refused for that reason only: the same way of signing with a sound key passes', async () => {
    expect(await verifyEveryWay(forged({}))).toEqual(Array(4).fill('fulfilled'))
  })

  it.each(forgeries)('is refused: %s', async (_, forgery) => {
    expect(await verifyEveryWay(forged(forgery))).toEqual(Array(4).fill('rejected'))
  })
})

describe('accounts of other keys', () => {
  const secp256k1 = sdk.Account.generate({ scheme: sdk.SigningSchemeInput.Secp256k1Ecdsa })
  const passkey = new sdk.AnyPublicKey(sdk.Secp256r1PrivateKey.generate().publicKey())
  const keyless = new sdk.AnyPublicKey(
    new zk.KeylessPublicKey('https://accounts.google.com', new Uint8Array(32)),
  )
  const secp: Signer = {
    type: 'single_key',
    publicKey: secp256k1.publicKey,
    sign: (bytes) => secp256k1.sign(bytes),
  }
  const mislabel = (bytes: Uint8Array) => {
    const signature = user.sign(bytes) as sdk.Ed25519Signature
    return new sdk.AnySignature(new sdk.Secp256k1Signature(signature.toUint8Array()))
  }

  const signInAs = (signer: Signer) => verify(ways.signIn({ ...bound, address: addressOf(signer) }, signer))

  it.each([secp, single(user)])('are verified: %o', async (signer) => {
    expect(await signInAs(signer)).toBe(addressOf(signer))
  })

  it('are refused by name if their key type is not supported', async () => {
    await expect(signInAs({ ...single(user), publicKey: passkey })).rejects.toThrow(/key type/)
  })

  it('are refused by name: a type that ts-sdk does not know', async () => {
    const sent = { ...ways.signIn(bound), type: 'single_key', publicKey: `0x0520${'11'.repeat(32)}` }
    await expect(verify(sent)).rejects.toThrow('Unsupported key type')
  })

  it.each([
    ['a keyless key with another signature', { ...single(user), publicKey: keyless }],
    ['an Ed25519 signature that is sent as a secp256k1 signature', { ...single(user), sign: mislabel }],
    ['a secp256k1 key with an Ed25519 signature', { ...secp, sign: single(user).sign }],
    ['the type of another key', { ...single(user), type: 'ed25519' }],
    ['an unknown type', { ...single(user), type: 'constructor' }],
  ])('are refused: %s', async (_, signer) => {
    await expect(signInAs(signer)).rejects.toThrow()
  })

  it('are refused with the reason of ts-sdk if their keyless signature is invalid', async () => {
    const sign = () => new sdk.AnySignature(zk.KeylessSignature.getSimulationSignature())
    const signer: Signer = { type: 'single_key', publicKey: keyless, sign }
    const [alpha_g1, g2] = [sdk.AccountAddress.ONE.toStringLong(), `0x${'00'.repeat(64)}`]
    const key = { alpha_g1, beta_g2: g2, gamma_g2: g2, delta_g2: g2, gamma_abc_g1: [alpha_g1, alpha_g1] }
    const data = { ...key, max_exp_horizon_secs: '9', training_wheels_pubkey: { vec: [] } }
    const provider = async () => ({ status: 200, statusText: 'OK', data: { data } })
    const aptos = { ...network(), config: new sdk.AptosConfig({ client: { provider: provider as never } }) }
    const sent = ways.signIn({ ...bound, address: addressOf(signer) }, signer)
    await expect(verify(sent, {}, aptos)).rejects.toThrow(sdk.KeylessError)
  })

  it.each([user, single(user), secp])('are refused with bytes before or after their end', async (signer) => {
    const sent = ways.signIn({ ...bound, address: addressOf(signer) }, signer)
    expect(await verify(sent)).toBe(addressOf(signer))
    for (const field of ['publicKey', 'signature']) {
      const hex = `${sent[field]}`
      for (const value of [`${hex}00`, hex.slice(0, -2), hex.replace('0x', '0x00'), '0x', ''])
        await expect(verify({ ...sent, [field]: value })).rejects.toThrow()
    }
  })
})
