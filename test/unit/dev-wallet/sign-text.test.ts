import { deserializeSignInOutput, serializeSignInOutput, verifySignInSignature } from '@aptos-labs/siwa'
import { Ed25519PublicKey, Ed25519Signature } from '@aptos-labs/ts-sdk'
import { describe, expect, it } from 'vitest'
import {
  createConnectedWallet,
  createPromptingWallet,
  createTestWallet,
  getApprovedArgs,
  type TestWallet,
} from './support.js'

describe('aptos:signMessage', () => {
  const sign = (env: TestWallet, input: object = {}) =>
    env.signMessage({ message: 'm', nonce: '1', ...input })

  it("returns a signature that ts-sdk and the wallet's public key verify", async () => {
    const env = createConnectedWallet()
    const account = await env.account()
    const { fullMessage: message, signature } = getApprovedArgs(await sign(env, { message: 'Grüße' }))
    const publicKey = new Ed25519PublicKey(`${account.publicKey}`)
    expect(publicKey.verifySignature({ message, signature: new Ed25519Signature(`${signature}`) })).toBe(true)
    expect(account.publicKey.verifySignature({ message, signature })).toBe(true)
    expect(account.publicKey.verifySignature({ message: `${message} `, signature })).toBe(false)
    expect(`${publicKey.authKey().derivedAddress()}`).toBe(`${account.address}`)
  })

  it('includes the requested fields in the order of AIP-62', async () => {
    const env = createConnectedWallet()
    const args = getApprovedArgs(await sign(env, { address: true, application: true, chainId: true }))
    const address = env.wallet.accounts[0]?.address
    const application = 'http://localhost:5173'
    expect(args).toMatchObject({ address, application, chainId: 4, prefix: 'APTOS' })
    expect(args.fullMessage).toBe(
      `APTOS\naddress: ${address}\napplication: ${application}\nchainId: 4\nmessage: m\nnonce: 1`,
    )
    const bare = getApprovedArgs(await sign(env))
    expect(bare.fullMessage).toBe('APTOS\nmessage: m\nnonce: 1')
    expect(Object.keys(bare).sort()).toEqual(['fullMessage', 'message', 'nonce', 'prefix', 'signature'])
  })

  it.each([
    ['message', 7],
    ['nonce', ''],
    ['nonce', 7],
  ])('rejects before the prompt if %s is %j', async (field, value) => {
    const env = createPromptingWallet()
    const message = expect.stringContaining(`needs a ${field}`)
    await expect(sign(env, { [field]: value })).rejects.toMatchObject({ code: -30001, message })
    expect(env.requests.getPending()).toEqual([])
  })
})

describe('aptos:signIn', () => {
  const nonce = 'ABCdefg1'
  const page = { domain: 'localhost:5173', uri: 'http://localhost:5173/app' }
  const signIn = (env: TestWallet, input: object = {}) => env.signIn({ domain: page.domain, nonce, ...input })

  it('fills in what is missing, returns what the reference verifier accepts, and connects', async () => {
    const env = createTestWallet()
    const output = getApprovedArgs(await signIn(env))
    expect(output.input).toMatchObject({ ...page, nonce, version: '1', chainId: 'aptos:4' })
    expect(output.type).toBe('ed25519')
    const received = deserializeSignInOutput(JSON.parse(JSON.stringify(serializeSignInOutput(output))))
    expect(await verifySignInSignature(received)).toEqual({ valid: true })
    expect(env.wallet.accounts).toHaveLength(1)
  })

  it.each([
    ['local', 4, 'aptos:4'],
    ['local', 4, 'aptos:local'],
    ['devnet', 203, 'aptos:devnet'],
    ['testnet', 2, 'aptos:testnet'],
  ] as const)('accepts on %s (%i) the chain %s', async (network, chainId, given) => {
    const input = { chainId: given, uri: `${page.uri}?a#b` }
    const env = createTestWallet({ network, chainId })
    expect(getApprovedArgs(await signIn(env, input)).input).toMatchObject(input)
  })

  it.each<[string, unknown, number]>([
    ['domain', 'localhost', -30001],
    ['uri', 'http://localhost:5174/app', -30001],
    ['uri', 'evil', -30001],
    ['version', '9', -30001],
    ['chainId', 'aptos:mainnet', -30001],
    ['chainId', 'mainnet', -30001],
    ['nonce', null, -30001],
    ['nonce', 'abc1234', -30001],
    ['nonce', 'abc-12345678', -30001],
    ['nonce', 'abcdefgh\n', -30001],
    ['nonce', 'äbcdefghi', -30001],
    ['address', '0x1', 4100],
  ])('rejects before the prompt if %s is %j', async (field, value, code) => {
    const env = createTestWallet({ autoApprove: false })
    await expect(signIn(env, { [field]: value })).rejects.toMatchObject({ code })
    expect(env.requests.getPending()).toEqual([])
  })
})
