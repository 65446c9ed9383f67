import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createSignInMessage, createSignInSigningMessage } from '@aptos-labs/siwa'
import { Account } from '@aptos-labs/ts-sdk'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { toHex } from '../../../src/core/index.js'
import {
  type BoundSignInInput,
  type SignInInput,
  type SignInResult,
  signIn,
} from '../../../src/sign-in/index.js'
import { statementMessage } from '../../../src/sign-in/statement.js'
import type { FakeWallet } from '../support/fake-wallet.js'
import { startKit } from '../support/start-kit.js'
import { devWalletWithout } from './dev-wallet.js'

// Where the development wallet takes itself to be.
const page = { host: 'localhost:5173', href: 'http://localhost:5173/in' }
vi.stubGlobal('location', page)
vi.stubGlobal('AptosWalletKit', { toHex })

interface Samples {
  toSend(result: SignInResult): object
  verifySignIn(sent: unknown, expected: object, options: object): Promise<string | undefined>
  verifyMessage(sent: object, expected: object): string | undefined
}

// Where packages are found, and nothing is looked after.
const folder = mkdtempSync(join('node_modules', '.docs-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The samples of the page for people, as they stand there. */
async function samples(): Promise<Samples> {
  const [, section = ''] = readFileSync('docs/api.md', 'utf8').match(/^## Verifying$(.*?)^## /ms) ?? []
  const blocks = [...section.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code]) => code)
  expect(blocks).toHaveLength(2)
  const file = join(folder, 'samples.mjs')
  writeFileSync(file, blocks.join('\n'))
  return import(/* @vite-ignore */ pathToFileURL(file).href)
}

const { toSend, verifySignIn, verifyMessage } = await samples()

async function kitOf(wallet: FakeWallet) {
  const { kit } = await startKit({ wallets: [wallet] })
  await kit.connect(wallet.name)
  return kit
}

const overTheWire = (what: unknown) => JSON.parse(JSON.stringify(what))

/** A network on which the accounts named have these authentication keys, and nobody else ever changed theirs. */
const network = (keys: Record<string, string> = {}) => ({
  getAccountInfo: async ({ accountAddress }: { accountAddress: string }) => {
    const authentication_key = keys[accountAddress]
    if (!authentication_key) throw new Error('not on the chain yet')
    return { authentication_key }
  },
})

const nonce = 'n0nce000'

describe.each([
  ['signIn', []],
  ['signMessage', ['aptos:signIn']],
] as const)('what is sent of a sign-in by %s', (method, missing) => {
  test('is verified as the page for people does it, and nothing else is', async () => {
    const asked: SignInInput = { nonce, statement: 'I accept the terms' }
    const kit = await kitOf(devWalletWithout(...missing))
    const sent = overTheWire(toSend(await signIn(kit, asked)))
    expect(sent.method).toBe(method)
    const expected = { ...asked, application: 'http://localhost:5173' }
    const verify = (what: object, wanted: object) => verifySignIn(what, wanted, { aptos: network() })
    expect(await verify(sent, expected)).toBe(kit.getState().address)
    expect(await verify(sent, { ...expected, nonce: 'an0ther0' })).toBeUndefined()
    expect(await verify(sent, { ...expected, application: 'https://evil.example' })).toBeUndefined()
    const signature = sent.signature.replace(/.{4}$/, (end: string) => (end === '0000' ? '1111' : '0000'))
    expect(await verify({ ...sent, signature }, expected)).toBeUndefined()
  })
})

test('what is sent of a message is verified as the page for people does it, and nothing else is', async () => {
  const kit = await kitOf(devWalletWithout())
  const { args } = await kit.signMessage({ message: 'Hello', nonce, application: true })
  const { fullMessage = '', signature } = args ?? {}
  const { publicKey } = await kit.getWalletInfo()
  const sent = overTheWire({ fullMessage, publicKey, signature: toHex(signature) })
  const expected = { application: 'http://localhost:5173', message: 'Hello', nonce }
  expect(verifyMessage(sent, expected)).toBe(kit.getState().address)
  expect(verifyMessage(sent, { ...expected, nonce: 'an0ther0' })).toBeUndefined()
  expect(verifyMessage(sent, { ...expected, message: 'Hullo' })).toBeUndefined()
  expect(
    verifyMessage(
      { ...sent, fullMessage: fullMessage.replace('Hello', 'Hullo') },
      { ...expected, message: 'Hullo' },
    ),
  ).toBeUndefined()
})

const victim = Account.generate()
const address = victim.accountAddress.toStringLong()
const thief = Account.generate()

const application = 'https://shop.example'
const shop = `application: ${application}`
const evil = 'application: https://evil.example'

/** What comes of a text that the victim was brought to sign. */
const signed = (...lines: string[]) => {
  const fullMessage = ['APTOS', ...lines].join('\n')
  const signature = victim.sign(new TextEncoder().encode(fullMessage)).toString()
  return { fullMessage, publicKey: victim.publicKey.toString(), signature }
}

describe('a message that a visitor was brought to sign is refused', () => {
  const expected = { application, message: 'Hello', nonce }
  const rest = ['message: Hello', `nonce: ${nonce}`]

  test('only for a reason: what is expected passes', () => {
    expect(verifyMessage(signed(shop, ...rest), expected)).toBe(address)
  })

  test.each([
    ['signed on another page', [evil, ...rest]],
    ['signed on a page whose origin begins alike', [`${shop}.evil.example`, ...rest]],
    ['that states no origin', rest],
    ['with the nonce inside another', [evil, 'message: Airdrop', `nonce: ${nonce}`, 'nonce: 42']],
    ['with all of it inside another', [evil, 'message: Airdrop', shop, ...rest, 'nonce: 42']],
    ['with all of it at the end of another without an origin', ['message: Airdrop', shop, ...rest]],
    ['of a wallet with the nonce first, with all of it inside that', ['nonce: 42', shop, ...rest]],
    ['of a wallet with the origin last', [...rest, shop]],
    ['with two origins', [evil, shop, ...rest]],
    ['with its lines in CRLF', [[shop, ...rest].join('\r\n')]],
    ['with a second nonce', [shop, ...rest, 'nonce: 42']],
  ])('%s', (_, lines) => {
    expect(verifyMessage(signed(...lines), expected)).toBeUndefined()
  })

  test('that the key did not sign', () => {
    const sent = { ...signed(shop, ...rest), publicKey: thief.publicKey.toString() }
    expect(verifyMessage(sent, expected)).toBeUndefined()
  })

  test.each(['nonce', 'application'])('when the server has lost its %s', (name) => {
    for (const lost of [undefined, null, '']) {
      const wanted = { ...expected, [name]: lost }
      const sent = signed(`application: ${wanted.application}`, 'message: Hello', `nonce: ${wanted.nonce}`)
      expect(verifyMessage(sent, wanted)).toBeUndefined()
    }
  })
})

const bound = { domain: 'shop.example', uri: 'https://shop.example/', version: '1', nonce, address }

/** What is sent of a sign-in by the victim, or whoever has the account. */
const ways = {
  signIn(input: object, by = victim) {
    const text = createSignInMessage(input as Parameters<typeof createSignInMessage>[0])
    const signature = by.sign(createSignInSigningMessage(text)).bcsToHex().toString()
    const publicKey = by.publicKey.bcsToHex().toString()
    return { method: 'signIn', version: '2', type: 'ed25519', input, publicKey, signature }
  },
  signMessage(input: object, by = victim) {
    const text = `APTOS\n${shop}\nmessage: ${statementMessage(input as BoundSignInInput)}\nnonce: ${nonce}`
    const signature = by.sign(new TextEncoder().encode(text)).toString()
    return { method: 'signMessage', input, fullMessage: text, publicKey: by.publicKey.toString(), signature }
  },
}

describe.each(['signIn', 'signMessage'] as const)('a sign-in by %s', (method) => {
  const way = ways[method]
  const verify = (sent: object, asked: object = {}, aptos = network()) =>
    verifySignIn(sent, { nonce, application, ...asked }, { aptos })

  test('passes with all that the server asked for', async () => {
    const asked = {
      statement: 'I accept the terms',
      issuedAt: '2026-01-01T00:00:00Z',
      notBefore: '2026-01-01T00:00:00Z',
      expirationTime: '2999-01-01T00:00:00Z',
      resources: ['https://shop.example/a'],
    }
    expect(await verify(way({ ...bound, ...asked }), overTheWire(asked))).toBe(address)
  })

  test.each([
    ['expirationTime', '2020-01-01T00:00:00Z'],
    ['notBefore', '2999-01-01T00:00:00Z'],
  ])('is refused out of its time: %s', async (name, time) => {
    expect(await verify(way({ ...bound, [name]: time }), { [name]: time })).toBeUndefined()
  })

  test.each([
    { expirationTime: '2020-01-01T00:00:00Z' },
    { expirationTime: '2999-01-01T00:00:00Z' },
    { statement: 'I give it all away' },
    { requestId: '7' },
    { resources: ['https://evil.example/'] },
  ])('is refused with what nobody asked for: %j', async (more) => {
    expect(await verify(way({ ...bound, ...more }))).toBeUndefined()
  })

  test('is refused for another domain, whatever the server says of that', async () => {
    const sent = way({ ...bound, domain: 'evil.example' })
    expect(await verify(sent)).toBeUndefined()
    expect(await verify(sent, { domain: undefined })).toBeUndefined()
  })

  test.each([undefined, ''])('is refused when the server has lost its nonce: %j', async (lost) => {
    expect(await verify(way({ ...bound, nonce: lost }), { nonce: lost })).toBeUndefined()
  })

  test('is refused for an account of another key', async () => {
    expect(await verify(way(bound, thief))).toBeUndefined()
  })

  test('is by the key that the account has now, not by one that it had', async () => {
    const aptos = network({ [address]: thief.accountAddress.toStringLong() })
    expect(await verify(way(bound), {}, aptos)).toBeUndefined()
    expect(await verify(way(bound, thief), {}, aptos)).toBe(address)
  })

  test('names the account in one way, however it was sent', async () => {
    const sent = way({ ...bound, address: address.slice(2).toUpperCase() })
    expect(await verify(sent)).toBe(address)
  })

  test.each([`${address}\n`, `${address}\n\nI accept`, '', undefined, [address]])(
    'is not read with what is no address: %j',
    async (nothing) => {
      await expect(verify(way({ ...bound, address: nothing }))).rejects.toThrow()
    },
  )
})

describe('a sign-in by a message is refused', () => {
  const statement = `message: ${statementMessage(bound)}`

  test.each([
    ['when it was signed on another page', [evil, statement, `nonce: ${nonce}`]],
    ['when it states no origin', [statement, `nonce: ${nonce}`]],
    ['inside another message', [evil, 'message: Airdrop', shop, statement, `nonce: ${nonce}`, 'nonce: 42']],
    ['inside the nonce of a wallet that has it first', ['nonce: 42', shop, statement, `nonce: ${nonce}`]],
    ['beside another nonce', [shop, statement, 'nonce: 42']],
  ])('%s', async (_, lines) => {
    const sent = { method: 'signMessage', input: bound, ...signed(...lines) }
    expect(await verifySignIn(sent, { nonce, application }, { aptos: network() })).toBeUndefined()
  })

  test('as a sign-in by the wallet, whatever its sender calls it', async () => {
    const options = { aptos: network() }
    const { signature } = ways.signMessage(bound)
    const forged = { ...ways.signIn(bound), signature: `0x40${signature.slice(2)}` }
    expect(await verifySignIn(forged, { nonce, application }, options)).toBeUndefined()
  })
})
