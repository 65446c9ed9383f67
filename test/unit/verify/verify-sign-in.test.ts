import { type AptosSignInOutput, serializeSignInOutput } from '@aptos-labs/siwa'
import * as sdk from '@aptos-labs/ts-sdk'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { toHex } from '../../../src/core/index.js'
import { type SignInResult, signIn } from '../../../src/sign-in/index.js'
import {
  type AptosClient,
  createNonce,
  type ExpectedSignIn,
  VerificationError,
  type VerificationReason,
  verifySignIn,
} from '../../../src/verify/index.js'
import { devWalletWithout } from '../sign-in/dev-wallet.js'
import { startKit } from '../support/start-kit.js'
import {
  address,
  addressOf,
  application,
  bound,
  createNodeError,
  derivedKey,
  expectRefusal,
  type Json,
  network,
  nonce,
  overTheWire,
  thief,
  user,
  ways,
} from './signing.js'

// The page of the development wallet.
vi.stubGlobal('location', { host: 'localhost:5173', href: 'http://localhost:5173/in' })

/** Returns what a page sends of a result. */
function toSend(result: SignInResult): Json {
  if (result.status === 'Rejected') throw new Error('The wallet rejected the request')
  if (result.method === 'signIn') return { ...serializeSignInOutput(result.args as AptosSignInOutput) }
  const { input, fullMessage, publicKey, signature } = result.args
  return { input, fullMessage, publicKey, signature: toHex(signature) }
}

const everything = {
  statement: 'I accept the terms – ¡vale!',
  issuedAt: '2026-01-01T00:00:00Z',
  notBefore: '2026-01-01T00:00:00.5+02:00',
  expirationTime: '2999-01-01T00:00:00Z',
  requestId: '7',
  chainId: 'aptos:4',
  resources: ['https://shop.example/a', 'https://shop.example/b'],
}

/** Pairs a field with values of it, and with the reason for which they are rejected. */
const values = (reason: VerificationReason, field: string, ...all: unknown[]) =>
  all.map((value) => [reason, field, value] as const)

const verify = (sent: unknown, issued: Json = {}, aptos: AptosClient | undefined = network()) =>
  verifySignIn(overTheWire(sent), { nonce, application, ...issued } as ExpectedSignIn, { aptos })

describe('createNonce', () => {
  it('returns 32 random hex digits', () => {
    expect(createNonce()).toMatch(/^[\da-f]{32}$/)
    expect(createNonce()).not.toBe(createNonce())
  })
})

describe.each([
  ['has aptos:signIn', []],
  ['has aptos:signMessage only', ['aptos:signIn']],
] as const)('verifySignIn after signIn() with a wallet that %s', (_, missing) => {
  it('verifies what the page sends', async () => {
    const wallet = devWalletWithout(...missing)
    const { kit } = await startKit({ wallets: [wallet] })
    await kit.connect(wallet.name)
    const sent = toSend(await signIn(kit, { nonce, ...everything }))
    expect('fullMessage' in sent).toBe(missing.length > 0)
    expect(await verify(sent, { ...everything, application: 'http://localhost:5173' })).toEqual({
      address: kit.getState().address,
      publicKey: kit.getState().publicKey,
      scheme: 'ed25519',
    })
  })
})

describe.each(['signIn', 'signMessage'] as const)('verifySignIn of %s', (method) => {
  const way = ways[method]

  it.each([
    [{}, {}],
    [{ address: address.slice(2).toUpperCase() }, {}],
    [{ uri: `${application}?a=b` }, {}],
    [{ uri: application }, {}],
    [everything, everything],
    [{ resources: null }, {}],
    [{}, { address, uri: bound.uri, statement: null, chainId: undefined }],
    [{}, { keptForOtherReasons: 7 }],
  ])('verifies a sign-in with %o', async (input, issued) => {
    expect(await verify(way({ ...bound, ...input }), issued)).toEqual({
      address,
      publicKey: `${user.publicKey}`,
      scheme: 'ed25519',
    })
  })

  it.each([
    ...values('WRONG_DOMAIN', 'domain', 'evil.example', 'SHOP.example', 'shop.example:443', null),
    ...values(
      'WRONG_URI',
      'uri',
      'https://evil.example/',
      'http://shop.example/',
      'https://shop.example:8443/',
    ),
    ...values('WRONG_URI', 'uri', `${application}.evil.example/`, `${application}@evil.example/`, [
      bound.uri,
    ]),
    ...values(
      'WRONG_URI',
      'uri',
      `blob:${bound.uri}`,
      `${bound.uri}\nNonce: x`,
      `${bound.uri}ä`,
      `${bound.uri}ä/`,
      '',
      null,
    ),
    ...values('WRONG_URI', 'uri', `${application}\\@evil.example`, `${bound.uri} `),
    ...values('WRONG_VERSION', 'version', '2', null, 1),
    ...values('WRONG_NONCE', 'nonce', 'an0ther0', nonce.toUpperCase(), `${nonce} `, null),
    ...values('WRONG_CHAIN', 'chainId', 'aptos:1\nResources:', ['aptos:1\n']),
    ...values('WRONG_RESOURCES', 'resources', ['https://evil.example/'], []),
    ...values('WRONG_STATEMENT', 'statement', 'I give you everything'),
    ...values('WRONG_REQUEST_ID', 'requestId', '7'),
    ...['issuedAt', 'expirationTime', 'notBefore'].flatMap((field) => values('WRONG_TIME', field, '2999')),
    ...values('WRONG_ADDRESS', 'address', `${address}\n`, `${address}\n\nI accept`, '0xg', null, [address]),
    ...values('WRONG_ADDRESS', 'address', '', '0x', `${address}0`),
    ...values('WRONG_KEY', 'address', addressOf(thief)),
  ] as const)(
    'rejects with %s a signed %s of %o that the server did not issue',
    async (reason, field, value) => {
      const aptos = network({ [addressOf(thief)]: addressOf(thief) })
      await expectRefusal(verify(way({ ...bound, [field]: value }), {}, aptos), reason)
    },
  )

  it.each([
    ...values('WRONG_ADDRESS', 'address', addressOf(thief)),
    ...values('WRONG_URI', 'uri', `${application}/terms`),
    ...values('WRONG_CHAIN', 'chainId', 'aptos:testnet', 'aptos:1', 'APTOS:mainnet', ''),
    ...values('WRONG_STATEMENT', 'statement', 'I accept'),
    ...values('WRONG_RESOURCES', 'resources', ['https://shop.example/a']),
    ...values('WRONG_TIME', 'expirationTime', '2999-01-01T00:00:00Z'),
    ...values('WRONG_REQUEST_ID', 'requestId', '8'),
  ])('rejects with %s another %s than the server issued: %s', async (reason, field, value) => {
    await expectRefusal(verify(way({ ...bound, chainId: 'aptos:mainnet' }), { [field]: value }), reason)
  })

  it.each([[['b', 'a']], [['a', 'c']], [['a']], [['a', 'b', 'c']]])(
    'rejects the signed resources %j if the server issued a and b',
    async (resources) => {
      const sent = way({ ...bound, resources })
      await expectRefusal(verify(sent, { resources: ['a', 'b'] }), 'WRONG_RESOURCES')
    },
  )

  it.each([
    ...values('EXPIRED', 'expirationTime', '2020-01-01T00:00:00Z'),
    ...values('NOT_YET_VALID', 'notBefore', '2999-01-01T00:00:00Z'),
    ...values('NOT_YET_VALID', 'issuedAt', '2999-01-01T00:00:00Z'),
    ...values('INVALID_EXPECTED', 'expirationTime', '2999-13-01T00:00:00Z', 'never', '2999', 'Jan 1 2999'),
    ...values('INVALID_EXPECTED', 'notBefore', 'now', '0'),
    ...values('INVALID_EXPECTED', 'issuedAt', 'today', '1'),
    ...values('INVALID_EXPECTED', 'statement', 'a\nb', 'a\r\nb', 'a\rb', 'a\u2028b', 'a\u0085b'),
    ...values('INVALID_EXPECTED', 'statement', `ok\n\nURI: ${application}`, 7),
    ...values('INVALID_EXPECTED', 'requestId', '1\nChain ID: aptos:1'),
    ...values('INVALID_EXPECTED', 'resources', ['a\n- b'], ['ok', 'a\rb'], [7], [['a']], 'a'),
    ...values(
      'INVALID_EXPECTED',
      'nonce',
      undefined,
      '',
      'short',
      'with a space',
      ` ${nonce}`,
      `${nonce}\n`,
      [nonce],
    ),
  ])('rejects with %s a %s of %o even if the server issued it', async (reason, field, value) => {
    const sent = way({ ...bound, [field]: Array.isArray(value) || field !== 'resources' ? value : [value] })
    // The mistake is in the code of the server, so the message names the field.
    await expectRefusal(verify(sent, { [field]: value }), reason, reason === 'INVALID_EXPECTED' ? field : '')
  })

  it.each([undefined, '', 'shop.example', `${application}/`, 'https://SHOP.example', 'null'])(
    'rejects an application of %s',
    async (wrong) => {
      await expectRefusal(verify(way(bound), { application: wrong }), 'INVALID_EXPECTED', 'application')
    },
  )

  it.each([undefined, null])('rejects expected fields of %s', async (missing) => {
    await expectRefusal(
      verifySignIn(overTheWire(way(bound)), missing as never),
      'INVALID_EXPECTED',
      'expected',
    )
  })

  it('rejects a client that is passed without its name, instead of ignoring it', async () => {
    const verification = verifySignIn(overTheWire(way(bound)), { nonce, application }, network() as never)
    await expectRefusal(verification, 'INVALID_EXPECTED', 'options are invalid: pass the client as { aptos }')
  })

  it.each([
    ['issuedAt', 60_000, 60_001, 'NOT_YET_VALID'],
    ['notBefore', 0, 1, 'NOT_YET_VALID'],
    ['expirationTime', 1, 0, 'EXPIRED'],
  ] as const)('compares %s with the clock', async (field, valid, invalid, reason) => {
    const now = 1_800_000_000_000
    vi.useFakeTimers({ toFake: ['Date'], now })
    onTestFinished(() => void vi.useRealTimers())
    const verifyAt = (offsetMs: number) => {
      const fields = { [field]: new Date(now + offsetMs).toISOString() }
      return verify(way({ ...bound, ...fields }), fields)
    }
    await expect(verifyAt(valid)).resolves.toMatchObject({ address })
    await expectRefusal(verifyAt(invalid), reason)
  })

  it('accepts only the key that the account has now', async () => {
    const aptos = network({ [address]: addressOf(thief) })
    await expectRefusal(verify(way(bound), {}, aptos), 'KEY_REPLACED')
    expect(await verify(way(bound, thief), {}, aptos)).toMatchObject({ address })
    await expectRefusal(verify(way(bound, thief), {}, network({ [address]: address })), 'WRONG_KEY')
  })

  it('accepts the first key of an account that is not on chain yet, and no other', async () => {
    expect(await verify(way(bound))).toMatchObject({ address })
    await expectRefusal(verify(way(bound, thief)), 'ACCOUNT_NOT_FOUND')
  })

  it('compares the derived address without a client', async () => {
    const verifyOffline = (sent: Json) => verifySignIn(overTheWire(sent), { nonce, application })
    expect(await verifyOffline(way(bound))).toMatchObject({ address })
    await expectRefusal(verifyOffline(way(bound, thief)), 'CLIENT_REQUIRED')
  })

  it.each([
    createNodeError(429),
    createNodeError(503),
    createNodeError(404),
    createNodeError(404, 'web_framework_error'),
    createNodeError(410, 'account_not_found'),
    new TypeError('fetch failed'),
    null,
  ])('rejects if the full node responds with %s', async (error) => {
    const getAccountInfo = async () => Promise.reject(error)
    await expectRefusal(verify(way(bound), {}, { ...network(), getAccountInfo }), 'NODE_UNAVAILABLE')
  })

  it.each([undefined, null, {}, [], '<html>', { authentication_key: null }, { authentication_key: 1 }])(
    'rejects if the full node responds with %o, which has no key',
    async (response) => {
      const getAccountInfo = async () => response as never
      const verification = verify(way(bound), {}, { ...network(), getAccountInfo })
      await expectRefusal(
        verification,
        'NODE_UNAVAILABLE',
        response ? 'failed or did not respond: The response has no' : '',
      )
    },
  )

  it('requests an account from the full node only after its signature is verified', async () => {
    const getAccountInfo = vi.fn(network().getAccountInfo)
    const sent = { ...way(bound), signature: way(bound, thief).signature }
    await expectRefusal(verify(sent, {}, { ...network(), getAccountInfo }), 'INVALID_SIGNATURE')
    expect(getAccountInfo).not.toHaveBeenCalled()
  })

  it.each(Object.keys(way(bound)))('rejects a response without %s', async (field) => {
    await expect(verify({ ...way(bound), [field]: undefined })).rejects.toThrow(VerificationError)
  })

  it.each([null, 'text', 7, undefined])('rejects %o as output and as input', async (value) => {
    for (const [name, sent] of Object.entries({ output: value, input: { ...way(bound), input: value } }))
      await expectRefusal(
        verifySignIn(sent, { nonce, application }),
        'MALFORMED_OUTPUT',
        `${name} is not an object`,
      )
  })
})

describe('verifySignIn', () => {
  it('rejects the signature of one kind of sign-in as the other kind', async () => {
    const { fullMessage, ...message } = ways.signMessage(bound)
    const raw = (value: unknown) => `0x${`${value}`.slice(4)}`
    const { publicKey, signature, input } = ways.signIn(bound)
    const asMessage = { input, fullMessage, publicKey: raw(publicKey), signature: raw(signature) }
    await expectRefusal(verify(asMessage), 'INVALID_SIGNATURE')
    const type = 'ed25519'
    const bcs = {
      publicKey: `0x20${`${message.publicKey}`.slice(2)}`,
      signature: `0x40${`${message.signature}`.slice(2)}`,
    }
    await expectRefusal(verify({ input, type, ...bcs }), 'INVALID_SIGNATURE')
  })

  it('rejects a derived account by the kind of its key, although its wallet orders the lines differently', async () => {
    const sent = ways.signMessage(bound)
    const fullMessage = `${sent.fullMessage}`.replace(/\n(application: .+?)(\n.*)/s, '$2\n$1')
    await expectRefusal(verify({ ...sent, fullMessage, publicKey: derivedKey(20) }), 'UNSUPPORTED_KEY')
  })

  it('rejects a signed transaction as a sign-in', async () => {
    const account = sdk.Account.generate()
    const sender = account.accountAddress.toStringLong()
    const signature = account.sign(
      new Uint8Array([...sdk.generateSigningMessage(new Uint8Array(32), 'APTOS::RawTransaction')]),
    )
    const sent = {
      ...ways.signIn({ ...bound, address: sender }),
      publicKey: `${account.publicKey.bcsToHex()}`,
    }
    await expectRefusal(verify({ ...sent, signature: `${signature.bcsToHex()}` }), 'INVALID_SIGNATURE')
  })

  const nested = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000))
  const long = `0x${'00'.repeat(4_000_000)}`
  it.each([
    ['WRONG_RESOURCES', { input: { ...bound, resources: nested } }],
    ['UNSUPPORTED_KEY', { type: nested }],
    ['MALFORMED_OUTPUT', { publicKey: nested }],
    ['UNSUPPORTED_KEY', { publicKey: long }],
    ['MALFORMED_OUTPUT', { signature: long }],
    ['MALFORMED_OUTPUT', { signature: `${long}g` }],
  ] as const)('rejects deep and long values with %s', async (reason, changes) => {
    const sent = { ...ways.signIn(bound), ...changes }
    await expectRefusal(verifySignIn(sent, { nonce, application }), reason)
  })

  it('ignores an account that is sent next to the signed fields', async () => {
    const sent = {
      ...ways.signIn(bound, user),
      account: { address: addressOf(thief) },
      address: addressOf(thief),
    }
    expect(await verify(sent)).toMatchObject({ address })
  })

  it('ignores fields of a prototype that JSON names', async () => {
    const sent = JSON.stringify(ways.signIn(bound, thief))
    const forged = sent.replace('{', `{"__proto__":{"publicKey":"${user.publicKey.bcsToHex()}"},`)
    await expectRefusal(verifySignIn(JSON.parse(forged), { nonce, application }), 'CLIENT_REQUIRED')
  })
})
