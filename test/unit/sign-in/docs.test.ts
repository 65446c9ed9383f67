import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { toHex } from '../../../src/core/index.js'
import { type SignInInput, type SignInResult, signIn } from '../../../src/sign-in/index.js'
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
  verifyMessage(sent: object, nonce: string): string | undefined
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

/** A network on which nobody ever changed their key. */
const aptos = {
  getAccountInfo: () => Promise.reject(new Error('not on the chain yet')),
  lookupOriginalAccountAddress: async ({ authenticationKey }: { authenticationKey: unknown }) =>
    authenticationKey,
}

const asked: SignInInput = { nonce: 'n0nce000', statement: 'I accept the terms' }

describe.each([
  ['signIn', []],
  ['signMessage', ['aptos:signIn']],
] as const)('what is sent of a sign-in by %s', (method, missing) => {
  test('is verified as the page for people does it, and nothing else is', async () => {
    const kit = await kitOf(devWalletWithout(...missing))
    const result = await signIn(kit, asked)
    const sent = overTheWire(toSend(result))
    expect(sent.method).toBe(method)
    const { domain } = sent.input
    const verify = (what: object, expected: object) => verifySignIn(what, expected, { aptos })
    const { address } = kit.getState()
    expect(await verify(sent, { ...asked, domain })).toBe(address)
    expect(await verify(sent, { ...asked, domain, nonce: 'an0ther0' })).toBeUndefined()
    expect(await verify(sent, { ...asked, domain: 'evil.example' })).toBeUndefined()
    const signature = sent.signature.replace(/.{4}$/, (end: string) => (end === '0000' ? '1111' : '0000'))
    expect(await verify({ ...sent, signature }, { ...asked, domain })).toBeUndefined()
  })
})

test('what is sent of a message is verified as the page for people does it, and nothing else is', async () => {
  const kit = await kitOf(devWalletWithout())
  const nonce = 'n0nce000'
  const { args } = await kit.signMessage({ message: 'Hello', nonce })
  const { fullMessage = '', signature } = args ?? {}
  const { publicKey } = await kit.getWalletInfo()
  const sent = overTheWire({ fullMessage, publicKey, signature: toHex(signature) })
  expect(verifyMessage(sent, nonce)).toBe(kit.getState().address)
  expect(verifyMessage(sent, 'an0ther0')).toBeUndefined()
  expect(
    verifyMessage({ ...sent, fullMessage: fullMessage.replace('Hello', 'Hullo') }, nonce),
  ).toBeUndefined()
})
