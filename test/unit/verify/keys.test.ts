import * as sdk from '@aptos-labs/ts-sdk'
import { KeylessPublicKey } from '@aptos-labs/ts-sdk/keyless'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  type AptosClient,
  VerificationError,
  type VerificationReason,
  verifyMessage,
  verifySignIn,
} from '../../../src/verify/index.js'
import { forge, forgeries } from './forgeries.js'
import { federatedKey, keylessKey, keylessNetwork, signWithKeyless } from './keyless.js'
import {
  addressOf,
  application,
  asSingleKey,
  bound,
  expectRefusal,
  type Json,
  network,
  nonce,
  type Signer,
  signText,
  signWithEd25519,
  signWithMultiEd25519,
  signWithMultiKey,
  signWithSecp256k1,
  thief,
  user,
  ways,
} from './signing.js'

const expected = { application, nonce }
const signInAs = (signer: Signer, aptos: AptosClient | undefined = network()) =>
  verifySignIn(ways.signIn({ ...bound, address: addressOf(signer) }, signer), expected, { aptos })

const message = `APTOS\napplication: ${application}\nmessage: Hello\nnonce: ${nonce}`
const signMessageAs = (signer: Signer, aptos: AptosClient | undefined = network()) =>
  verifyMessage(signText(message, signer), { ...expected, message: 'Hello' }, { aptos })

const secp256k1 = signWithSecp256k1()
const passkey: Signer = {
  ...asSingleKey(user),
  publicKey: new sdk.AnyPublicKey(sdk.Secp256r1PrivateKey.generate().publicKey()),
}
const three = [asSingleKey(user), secp256k1, asSingleKey(thief)]
const threeEd25519 = [user, thief, signWithEd25519()]
const keyless = signWithKeyless(keylessKey)
const otherKey = new KeylessPublicKey(keylessKey.iss, new Uint8Array(32).fill(8))
const chain = keylessNetwork('keyless')

describe('a signature', () => {
  it.each<[string, Signer, AptosClient?]>([
    ['Ed25519', user],
    ['SingleKey with Ed25519', asSingleKey(user)],
    ['SingleKey with Secp256k1', secp256k1],
    ['SingleKey with Keyless', keyless, chain],
    ['SingleKey with Federated Keyless', signWithKeyless(federatedKey), chain],
    ['MultiKey', signWithMultiKey(three, 2, [1, 2])],
    ['MultiKey, with more signatures than it requires', signWithMultiKey(three, 2, [0, 1, 2])],
    [
      'MultiKey, with four signatures without Keyless',
      signWithMultiKey([...three, asSingleKey(user)], 4, [0, 1, 2, 3]),
    ],
    ['MultiKey with a passkey that did not sign', signWithMultiKey([passkey, secp256k1], 1, [1])],
    ['MultiKey with Keyless', signWithMultiKey([keyless, secp256k1], 2, [0, 1]), chain],
    ['MultiEd25519', signWithMultiEd25519(threeEd25519, 2, [0, 2])],
  ])('of %s is verified', async (_, signer, aptos = network()) => {
    const account = {
      address: addressOf(signer),
      publicKey: `${signer.publicKey}`,
      scheme: signer.type,
    }
    expect(await signInAs(signer, aptos)).toEqual(account)
    expect(await signMessageAs(signer, aptos)).toEqual(account)
  })

  it.each<[string, Signer, VerificationReason]>([
    [
      'a Secp256k1 key with an Ed25519 signature',
      { ...secp256k1, sign: asSingleKey(user).sign },
      'INVALID_SIGNATURE',
    ],
    [
      'an Ed25519 key with a Secp256k1 signature',
      { ...asSingleKey(user), sign: secp256k1.sign },
      'INVALID_SIGNATURE',
    ],
    [
      'an Ed25519 key with an Ed25519 signature that is sent as a Secp256k1 signature',
      { ...asSingleKey(user), sign: relabel(user) },
      'INVALID_SIGNATURE',
    ],
    [
      'a keyless key with an Ed25519 signature',
      { ...asSingleKey(user), publicKey: keyless.publicKey },
      'INVALID_SIGNATURE',
    ],
    ['another Ed25519 key', { ...user, sign: thief.sign }, 'INVALID_SIGNATURE'],
    ['another Secp256k1 key', { ...secp256k1, sign: signWithSecp256k1().sign }, 'INVALID_SIGNATURE'],
    ['MultiKey by too few keys', signWithMultiKey(three, 2, [1]), 'INVALID_SIGNATURE'],
    ['MultiKey by no key', signWithMultiKey(three, 1, []), 'INVALID_SIGNATURE'],
    ['MultiKey by a key that it does not have', signWithMultiKey(three, 1, [3]), 'INVALID_SIGNATURE'],
    [
      'MultiKey by another key',
      {
        ...signWithMultiKey(three, 2, [0, 1]),
        sign: signWithMultiKey([three[2], three[1]] as Signer[], 2, [0, 1]).sign,
      },
      'INVALID_SIGNATURE',
    ],
    ['MultiEd25519 by too few keys', signWithMultiEd25519(threeEd25519, 2, [0]), 'INVALID_SIGNATURE'],
    [
      'MultiEd25519 by a key that it does not have',
      signWithMultiEd25519(threeEd25519, 1, [3]),
      'INVALID_SIGNATURE',
    ],
    [
      'MultiEd25519 with more signatures than bits',
      { ...signWithMultiEd25519(threeEd25519, 2, [0, 1]), sign: signTwiceWithOneBit },
      'INVALID_SIGNATURE',
    ],
    ['MultiKey with a passkey that signed', signWithMultiKey([passkey], 1, [0]), 'UNSUPPORTED_KEY'],
  ])('of %s is rejected', async (_, signer, reason) => {
    await expectRefusal(signInAs(signer, chain), reason)
    await expectRefusal(signMessageAs(signer, chain), reason)
  })

  it('is rejected with another message for each way in which it does not fit the key', async () => {
    const refusals = [
      { ...user, sign: thief.sign },
      { ...secp256k1, sign: asSingleKey(user).sign },
      signWithMultiKey(three, 2, [1]),
      signWithMultiKey(three, 1, [3]),
      { ...signWithMultiEd25519(threeEd25519, 2, [0, 1]), sign: signTwiceWithOneBit },
    ].map((signer) => signInAs(signer).catch(({ message }) => message))
    const messages = new Set(await Promise.all(refusals))
    expect(messages.size).toBe(refusals.length)
  })

  it.each([
    user,
    asSingleKey(user),
    secp256k1,
    signWithMultiKey(three, 1, [0]),
    signWithMultiEd25519(threeEd25519, 1, [0]),
  ])('is rejected with bytes before or after its end, and after that of its key', async (signer) => {
    const sent = ways.signIn({ ...bound, address: addressOf(signer) }, signer)
    for (const field of ['publicKey', 'signature']) {
      const hex = `${sent[field]}`
      const changed = [
        `${hex}00`,
        hex.slice(0, -2),
        hex.replace('0x', '0x00'),
        '0x',
        '',
        hex.slice(2),
        hex.toUpperCase(),
      ]
      for (const value of changed)
        await expect(verifySignIn({ ...sent, [field]: value }, expected)).rejects.toThrow(VerificationError)
      await expectRefusal(verifySignIn({ ...sent, [field]: `${hex}00` }, expected), 'MALFORMED_OUTPUT', field)
    }
  })
})

/** Signs with one kind of key, and states another kind. */
function relabel({ sign }: Signer) {
  return (bytes: Uint8Array) =>
    new sdk.AnySignature(new sdk.Secp256k1Signature((sign(bytes) as sdk.Ed25519Signature).toUint8Array()))
}

/** Repeats the signature of one key, to count as two. */
function signTwiceWithOneBit(bytes: Uint8Array) {
  const signature = user.sign(bytes) as sdk.Ed25519Signature
  return new sdk.MultiEd25519Signature({ signatures: [signature, signature], bitmap: [0] })
}

describe('a key that is not supported', () => {
  const send = (changes: Json) => verifySignIn({ ...ways.signIn(bound), ...changes }, expected)
  const slhDsa = `0x0520${'11'.repeat(32)}`

  it('is rejected by its name: a passkey', () =>
    expectRefusal(signInAs(passkey), 'UNSUPPORTED_KEY', 'passkey'))

  it('is rejected by its name: a post-quantum key', async () => {
    await expectRefusal(send({ type: 'single_key', publicKey: slhDsa }), 'UNSUPPORTED_KEY', 'SLH-DSA')
    const multiKey = `0x01${slhDsa.slice(2)}01`
    await expectRefusal(send({ type: 'multi_key', publicKey: multiKey }), 'UNSUPPORTED_KEY', 'multi_key')
  })

  it.each(['abstraction', 'solana', 'constructor', '', 7, null, undefined])(
    'is rejected by its name: the scheme %o, as of account abstraction and derived accounts',
    (type) => expectRefusal(send({ type }), 'UNSUPPORTED_KEY', JSON.stringify(type)),
  )

  it('is rejected with a short message if its scheme is long', async () => {
    const { message } = await send({ type: 'x'.repeat(10_000) }).catch((error) => error)
    expect(message).toContain('xxx')
    expect(message.length).toBeLessThan(120)
  })

  it('is rejected if its scheme is an object', () =>
    expectRefusal(send({ type: { ed25519: 1 } }), 'UNSUPPORTED_KEY', 'object'))

  it.each(['publicKey', 'signature'])('is rejected if its %s is not hex text', async (field) => {
    const hex = `${ways.signIn(bound)[field]}`
    const changed = [hex.slice(2), hex.toUpperCase(), `${hex}0`, `00${hex}`, `${hex}zz`]
    for (const value of [null, undefined, 7, [hex], { 0: 32 }, ...changed])
      await expectRefusal(send({ [field]: value }), 'MALFORMED_OUTPUT', 'hex text')
  })

  it('is rejected if ts-sdk cannot parse it', async () => {
    await expectRefusal(send({ type: 'single_key', publicKey: '0x7f00' }), 'UNSUPPORTED_KEY')
    await expectRefusal(send({ type: 'multi_key' }), 'UNSUPPORTED_KEY')
  })

  it('is rejected if it requires no signature', async () => {
    const key = `${asSingleKey(user).publicKey.bcsToHex()}`.slice(2)
    const multiKey = { type: 'multi_key', publicKey: `0x01${key}00`, signature: '0x000400000000' }
    await expectRefusal(send(multiKey), 'UNSUPPORTED_KEY')
    const raw = `${user.publicKey}`.slice(2)
    const publicKey = `0x41${raw}${raw}00`
    await expectRefusal(
      send({ type: 'multi_ed25519', publicKey, signature: '0x0400000000' }),
      'UNSUPPORTED_KEY',
    )
  })

  it('is rejected as an account of another scheme, which has another address', async () => {
    const { publicKey, signature } = ways.signIn(bound, asSingleKey(user))
    await expectRefusal(send({ type: 'single_key', publicKey, signature }), 'CLIENT_REQUIRED')
  })
})

/** Signs with a forged key, as an account of its own. */
function forged(forgery: Parameters<typeof forge>[0]): Signer {
  const { key, sign } = forge(forgery)
  const publicKey = new sdk.Ed25519PublicKey(key)
  return { type: 'ed25519', publicKey, sign: (bytes) => new sdk.Ed25519Signature(sign(bytes)) }
}

describe('a key or signature that Ed25519 forbids', () => {
  /** Returns an account of each scheme with the key, and the network that decides on it. */
  const accountsOf = (signer: Signer): [Signer, AptosClient][] => [
    [signer, network()],
    [asSingleKey(signer), network()],
    [signWithMultiKey([secp256k1, asSingleKey(signer)], 2, [0, 1]), network()],
    [signWithMultiEd25519([user, signer], 2, [0, 1]), network()],
    [
      signWithKeyless(keylessKey, {
        sign: signer.sign,
        ephemeralKey: signer.publicKey as sdk.Ed25519PublicKey,
      }),
      chain,
    ],
  ]

  it('is rejected for that reason only: the same way of signing with a sound key passes', async () => {
    const signer = forged({})
    for (const [account, aptos] of accountsOf(signer))
      expect(await signInAs(account, aptos)).toMatchObject({ address: addressOf(account) })
    expect(await signMessageAs(signer)).toMatchObject({ address: addressOf(signer) })
  })

  it.each(forgeries)('is rejected: %s', async (name, forgery) => {
    const reason = name.startsWith('key') ? 'WEAK_KEY' : 'MALLEABLE_SIGNATURE'
    const signer = forged(forgery)
    for (const [account, aptos] of accountsOf(signer)) await expectRefusal(signInAs(account, aptos), reason)
    await expectRefusal(signMessageAs(signer), reason)
  })
})

describe('a Secp256k1 signature', () => {
  const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

  it('is rejected with the other of the two numbers that match', async () => {
    const sign = (bytes: Uint8Array) => {
      const { signature } = secp256k1.sign(bytes) as sdk.AnySignature
      const hex = `${signature}`
      const high = (ORDER - BigInt(`0x${hex.slice(66)}`)).toString(16).padStart(64, '0')
      return new sdk.AnySignature(new sdk.Secp256k1Signature(hex.slice(0, 66) + high))
    }
    await expectRefusal(signInAs({ ...secp256k1, sign }), 'MALLEABLE_SIGNATURE')
  })

  it('is rejected with a key that is not on the curve, or that is compressed', async () => {
    const key = new sdk.AnyPublicKey(new sdk.Secp256k1PublicKey(`0x04${'11'.repeat(64)}`))
    await expectRefusal(signInAs({ ...secp256k1, publicKey: key }), 'INVALID_SIGNATURE')
    const bytes = (secp256k1.publicKey as sdk.AnyPublicKey).publicKey.toUint8Array()
    const prefix = (bytes.at(-1) as number) % 2 ? '03' : '02'
    const compressed = `0x0121${prefix}${Buffer.from(bytes.subarray(1, 33)).toString('hex')}`
    const sent = ways.signIn({ ...bound, address: addressOf(secp256k1) }, secp256k1)
    await expectRefusal(verifySignIn({ ...sent, publicKey: compressed }, expected), 'MALFORMED_OUTPUT')
  })

  it('is rejected if ts-sdk throws', async () => {
    const verify = vi.spyOn(sdk.Secp256k1PublicKey.prototype, 'verifySignature').mockImplementation(() => {
      throw new Error('bad point')
    })
    onTestFinished(() => verify.mockRestore())
    await expectRefusal(signInAs(secp256k1), 'INVALID_SIGNATURE')
  })
})

describe('a keyless signature', () => {
  it('is rejected without a client', () =>
    expectRefusal(
      verifySignIn(ways.signIn({ ...bound, address: addressOf(keyless) }, keyless), expected),
      'CLIENT_REQUIRED',
    ))

  it.each<[string, Signer, VerificationReason, string]>([
    ['that has expired', signWithKeyless(keylessKey, { expiryDateSecs: 1 }), 'INVALID_SIGNATURE', 'expired'],
    ['with another proof', signWithKeyless(keylessKey, { error: 1n }), 'INVALID_SIGNATURE', 'proof'],
    [
      'of an unknown key of the provider',
      signWithKeyless(keylessKey, { kid: 'key-2' }),
      'INVALID_SIGNATURE',
      'JWK',
    ],
    ['by another ephemeral key', signWithKeyless(keylessKey, { sign: thief.sign }), 'INVALID_SIGNATURE', ''],
    [
      'of a recovery service',
      signWithKeyless(keylessKey, { overrideAudVal: 'evil' }),
      'UNSUPPORTED_KEY',
      'Keyless with a recovery service',
    ],
    [
      'that proves another account',
      {
        ...keyless,
        publicKey: signWithKeyless(federatedKey).publicKey,
        sign: signWithKeyless(otherKey).sign,
      },
      'INVALID_SIGNATURE',
      'proof',
    ],
  ])('%s is rejected', async (_, signer, reason, text) => {
    await expectRefusal(signInAs(signer, chain), reason, text)
  })

  it('is rejected as one of four', async () => {
    const four = Array<Signer>(4).fill(keyless)
    await expectRefusal(
      signInAs(signWithMultiKey(four, 1, [0, 1, 2, 3]), chain),
      'INVALID_SIGNATURE',
      'too many',
    )
    const signer = signWithMultiKey(four, 1, [0, 1, 2])
    expect(await signInAs(signer, chain)).toMatchObject({ address: addressOf(signer) })
  })

  it('is rejected with a message of one line, so that a request writes no line of its own into the log', async () => {
    const lines = 'x\r\nPOST /login: 200\u001b[2J\u2028'
    for (const signer of [
      signWithKeyless(keylessKey, { kid: lines }),
      { ...keyless, publicKey: new sdk.AnyPublicKey(new KeylessPublicKey(lines, keylessKey.idCommitment)) },
    ]) {
      const error = await signInAs(signer, chain).catch((cause) => cause)
      expect(error.reason).toBe('INVALID_SIGNATURE')
      expect(error.message).toMatch(/x POST \/login: 200/)
      expect(error.message).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
    }
  })

  it('is rejected if the full node does not respond', () =>
    expectRefusal(signInAs(keyless, keylessNetwork('busy', 503)), 'NODE_UNAVAILABLE'))

  it('is rejected if ts-sdk returns that it does not match, without a reason', async () => {
    const verify = vi.spyOn(KeylessPublicKey.prototype, 'verifySignatureAsync').mockResolvedValue(false)
    onTestFinished(() => verify.mockRestore())
    await expectRefusal(signInAs(keyless, chain), 'INVALID_SIGNATURE')
  })

  it('is rejected after the user replaced the key of the account', () => {
    const account = addressOf(keyless)
    const aptos = { ...chain, getAccountInfo: network({ [account]: addressOf(user) }).getAccountInfo }
    return expectRefusal(signInAs(keyless, aptos), 'KEY_REPLACED')
  })
})
