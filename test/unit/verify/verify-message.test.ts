import * as sdk from '@aptos-labs/ts-sdk'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toHex } from '../../../src/core/index.js'
import { type ExpectedMessage, verifyMessage } from '../../../src/verify/index.js'
import {
  address,
  addressOf,
  application,
  asSingleKey,
  derivedKey,
  expectRefusal,
  type Json,
  network,
  nonce,
  overTheWire,
  type Signer,
  signText,
  signWithMultiEd25519,
  signWithMultiKey,
  signWithSecp256k1,
  thief,
  user,
} from './signing.js'

const lines = (...all: string[]) => ['APTOS', ...all].join('\n')

/** The text of a message as a wallet builds it. */
const messageText = (origin: unknown = application, givenNonce: unknown = nonce) =>
  lines(`application: ${origin}`, 'message: Hello', `nonce: ${givenNonce}`)

const expected = { application, message: 'Hello', nonce }
const good = signText(messageText())
const text = `${good.fullMessage}`

const secp256k1 = signWithSecp256k1()

/** Its encoding is as long as the raw bytes of a MultiEd25519 key: 32 n + 1. */
const longMultiKey = signWithMultiKey([secp256k1, ...Array<Signer>(14).fill(asSingleKey(user))], 1, [14])

/** Signs the text, and returns what the page sends of the response of `aptos:signMessage`. */
const signWithoutScheme = ({ publicKey, sign }: Signer): Json => ({
  fullMessage: text,
  publicKey: toHex(publicKey),
  signature: toHex(sign(new TextEncoder().encode(text))),
})

const verify = (sent: Json, changes: Json = {}, options = {}) =>
  verifyMessage(overTheWire(sent), { ...expected, ...changes } as ExpectedMessage, options)

// ts-sdk announces that `AnySignature.toUint8Array()` will change.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  return () => vi.restoreAllMocks()
})

describe('verifyMessage', () => {
  it('verifies a message of the page', async () => {
    expect(await verify(good)).toEqual({ address, publicKey: good.publicKey, scheme: 'ed25519' })
  })

  it('rejects missing expected fields, and a client that is passed without its name', async () => {
    const sent = overTheWire(good)
    await expectRefusal(verifyMessage(sent, undefined as never), 'INVALID_EXPECTED', 'expected')
    await expectRefusal(verifyMessage(sent, expected, network() as never), 'INVALID_EXPECTED', 'aptos')
  })

  it('verifies other keys if the page sends their scheme', async () => {
    const signer = asSingleKey(user)
    expect(await verify(signText(text, signer))).toEqual({
      address: addressOf(signer),
      publicKey: `${signer.publicKey}`,
      scheme: 'single_key',
    })
  })

  it.each<[string, Signer]>([
    ['a single key of Ed25519', asSingleKey(user)],
    ['a single key of Secp256k1', secp256k1],
    ['MultiKey', signWithMultiKey([secp256k1, asSingleKey(thief)], 1, [1])],
    ['MultiKey of the length of a MultiEd25519 key', longMultiKey],
    ['MultiEd25519', signWithMultiEd25519([user, thief], 1, [1])],
    ['MultiEd25519 of many keys', signWithMultiEd25519(Array(9).fill(user), 3, [0, 4, 8])],
  ])('verifies %s without its scheme, as the page sends what a wallet returns', async (_, signer) => {
    const address = addressOf(signer)
    const sent = signWithoutScheme(signer)
    expect(await verify(sent)).toEqual({ address, publicKey: `${signer.publicKey}`, scheme: signer.type })
    await expectRefusal(verify({ ...sent, signature: signWithoutScheme(user).signature }), 'MALFORMED_OUTPUT')
    await expectRefusal(verify(sent, { address: addressOf(thief) }), 'CLIENT_REQUIRED')
  })

  it.each([
    ['passkey', `${new sdk.AnyPublicKey(sdk.Secp256r1PrivateKey.generate().publicKey()).bcsToHex()}`],
    ['SLH-DSA (post-quantum)', `0x0520${'11'.repeat(32)}`],
    ['0x1::solana_derivable_account::authenticate', derivedKey(32)],
    ['0x1::solana_derivable_account::authenticate', derivedKey(20)],
    ['0x1::solana_derivable_account::authenticate', derivedKey(40)], // The length of a MultiEd25519 key.
  ])('rejects a key without its scheme by its name: %s', async (name, publicKey) => {
    const { signature } = signWithoutScheme(secp256k1)
    await expectRefusal(verify({ fullMessage: text, publicKey, signature }), 'UNSUPPORTED_KEY', name)
  })

  it('rejects a derived account by the kind of its key, although its wallet orders the lines differently', async () => {
    const fullMessage = lines('message: Hello', `nonce: ${nonce}`, `application: ${application}`)
    await expectRefusal(verify({ ...good, fullMessage, publicKey: derivedKey(20) }), 'UNSUPPORTED_KEY')
  })

  it('accepts only the key that the account has now', async () => {
    const aptos = network({ [address]: addressOf(thief) })
    expect(await verify(good, {}, { aptos: network() })).toMatchObject({ address })
    await expectRefusal(verify(good, {}, { aptos }), 'KEY_REPLACED')
    expect(await verify(signText(text, thief), { address }, { aptos })).toMatchObject({ address })
    await expectRefusal(verify(signText(text, thief), { address }), 'CLIENT_REQUIRED')
  })

  it('accepts an address of any length', async () => {
    const aptos = network({ [`0x${'abc'.padStart(64, '0')}`]: address })
    expect(await verify(good, { address: '0xabc' }, { aptos })).toMatchObject({ publicKey: good.publicKey })
  })

  it('rejects text that is not an address, with the error of ts-sdk as the cause', async () => {
    const verification = verify(good, { address: '0xg' })
    await expectRefusal(verification, 'WRONG_ADDRESS')
    await expect(verification).rejects.toMatchObject({ cause: expect.any(Error) })
  })

  it.each([
    ['on another page', messageText('https://evil.example')],
    ['on a page whose origin starts the same', messageText(`${application}.evil.example`)],
    ['without an origin', lines('message: Hello', `nonce: ${nonce}`)],
    [
      'with the origin in the message',
      lines(`message: Hello\napplication: ${application}`, `nonce: ${nonce}`),
    ],
    ['with the origin in the nonce', lines('message: Hello', `nonce: ${nonce}\napplication: ${application}`)],
    ['with all of it at the start of another', `${text}\nnonce: 42`],
    ['with all of it at the end of another', lines('message: Airdrop', text)],
    ['with CRLF', text.replaceAll('\n', '\r\n')],
    ['with another nonce', messageText(application, 'an0ther0')],
  ])('rejects a text signed %s', async (_, signed) => {
    await expectRefusal(verify(signText(signed)), 'WRONG_MESSAGE')
  })

  const { publicKey, signature } = good as { publicKey: string; signature: string }
  it.each([
    ['INVALID_SIGNATURE', 'publicKey', `${thief.publicKey}`],
    ['UNSUPPORTED_KEY', 'publicKey', `${publicKey}00`],
    ['UNSUPPORTED_KEY', 'publicKey', publicKey.slice(0, -2)],
    ['MALFORMED_OUTPUT', 'publicKey', publicKey.slice(0, -1)],
    ['MALFORMED_OUTPUT', 'publicKey', publicKey.toUpperCase()],
    ['MALFORMED_OUTPUT', 'publicKey', [publicKey]],
    ['MALFORMED_OUTPUT', 'publicKey', null],
    ['MALFORMED_OUTPUT', 'signature', `${signature}00`],
    ['MALFORMED_OUTPUT', 'signature', signature.slice(0, -2)],
    ['MALFORMED_OUTPUT', 'signature', [signature]],
    ['MALFORMED_OUTPUT', 'signature', null],
    ['INVALID_SIGNATURE', 'signature', signText(`${text} `).signature],
    ['WRONG_MESSAGE', 'fullMessage', [good.fullMessage]],
    ['WRONG_MESSAGE', 'fullMessage', null],
    ['UNSUPPORTED_KEY', 'type', 'solana'],
  ] as const)('rejects with %s a %s of %o', async (reason, field, value) => {
    await expectRefusal(verify({ ...good, [field]: value }), reason)
  })

  it.each([
    ...[undefined, '', 'shop.example', `${application}/`, 'https://SHOP.example'].map((value) => [
      'application',
      value,
    ]),
    ...[undefined, '', 'short', 'with spaces', `${nonce}\nx`].map((value) => ['nonce', value]),
    ['message', undefined],
  ] as [string, unknown][])(
    'rejects a message signed for settings of the server such as a %s of %o',
    async (field, value) => {
      const wanted: Json = { ...expected, [field]: value }
      const signed = lines(
        `application: ${wanted.application}`,
        `message: ${wanted.message}`,
        `nonce: ${wanted.nonce}`,
      )
      await expectRefusal(verify(signText(signed), wanted), 'INVALID_EXPECTED', field)
    },
  )

  it.each([null, 'text', undefined])('rejects %o as output', async (value) => {
    await expectRefusal(verifyMessage(value, expected), 'MALFORMED_OUTPUT')
  })
})
