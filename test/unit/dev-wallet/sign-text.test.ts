import { deserializeSignInOutput, serializeSignInOutput, verifySignInSignature } from '@aptos-labs/siwa'
import { Ed25519PublicKey, Ed25519Signature, type PublicKey, type Signature } from '@aptos-labs/ts-sdk'
import type { AptosSignInInput, AptosSignMessageInput } from '@aptos-labs/wallet-standard'
import { describe, expect, it } from 'vitest'
import {
  createConnectedWallet,
  createTestWallet,
  getApprovedArgs,
  getFeature,
  type TestWallet,
} from './support.js'

/** ts-sdk's own classes, made from what the wallet gave as text: what a page's server would do. */
const sdk = (publicKey: PublicKey, signature: Signature) => ({
  publicKey: new Ed25519PublicKey(publicKey.toString()),
  signature: new Ed25519Signature(signature.toString()),
})

describe('aptos:signMessage', () => {
  const sign = (env: TestWallet, input: AptosSignMessageInput) =>
    getFeature(env, 'aptos:signMessage').signMessage(input)

  it("returns a signature that ts-sdk and the wallet's public key verify", async () => {
    const env = createConnectedWallet()
    const account = await getFeature(env, 'aptos:account').account()
    const { fullMessage, signature } = getApprovedArgs(await sign(env, { message: 'Grüße', nonce: '1' }))
    const { publicKey, signature: read } = sdk(account.publicKey, signature)
    expect(publicKey.verifySignature({ message: fullMessage, signature: read })).toBe(true)
    expect(account.publicKey.verifySignature({ message: fullMessage, signature })).toBe(true)
    expect(account.publicKey.verifySignature({ message: `${fullMessage} `, signature })).toBe(false)
    expect(publicKey.authKey().derivedAddress().toString()).toBe(account.address.toString())
  })

  it('includes the requested fields in the order of AIP-62', async () => {
    const env = createConnectedWallet()
    const bound = { address: true, application: true, chainId: true }
    const args = getApprovedArgs(await sign(env, { message: 'm', nonce: '1', ...bound }))
    const address = env.wallet.accounts[0]?.address
    expect(args.fullMessage).toBe(
      `APTOS\naddress: ${address}\napplication: http://localhost:5173\nchainId: 4\nmessage: m\nnonce: 1`,
    )
    expect(args).toMatchObject({ address, application: 'http://localhost:5173', chainId: 4, prefix: 'APTOS' })
    const bare = getApprovedArgs(await sign(env, { message: 'm', nonce: '1' }))
    expect(bare.fullMessage).toBe('APTOS\nmessage: m\nnonce: 1')
    expect(Object.keys(bare).sort()).toEqual(['fullMessage', 'message', 'nonce', 'prefix', 'signature'])
  })

  it('shows the complete text that it signs', () => {
    const env = createConnectedWallet({ autoApprove: false })
    void sign(env, { message: '<b>\nnonce: forged', nonce: '1' })
    expect(env.requests.getPending()).toMatchObject([
      { kind: 'signMessage', text: 'APTOS\nmessage: <b>\nnonce: forged\nnonce: 1' },
    ])
  })

  it('rejects a page that is not connected, and a missing message', async () => {
    await expect(sign(createTestWallet(), { message: 'm', nonce: '1' })).rejects.toMatchObject({ code: 4100 })
    await expect(sign(createConnectedWallet(), { message: 7, nonce: '1' } as never)).rejects.toThrow(
      'needs a message',
    )
  })

  it.each([undefined, '', 7])('rejects a missing nonce: %s', async (nonce) => {
    const env = createConnectedWallet({ autoApprove: false })
    await expect(sign(env, { message: 'm', nonce } as never)).rejects.toMatchObject({
      code: -30001,
      message: expect.stringContaining('needs a nonce'),
    })
    expect(env.requests.getPending()).toEqual([])
  })
})

describe('aptos:signIn', () => {
  const signIn = (env: TestWallet, input: AptosSignInInput) => {
    const found = getFeature(env, 'aptos:signIn')
    return found.signIn(input)
  }

  it.each([
    { domain: 'localhost:5173', nonce: 'abcdefgh' },
    {
      domain: 'localhost:5173',
      uri: 'http://localhost:5173/app',
      nonce: 'abcdefgh',
      statement: 'I accept the terms',
      issuedAt: '2026-01-01T00:00:00Z',
      expirationTime: '2026-01-02T00:00:00Z',
      notBefore: '2026-01-01T00:00:00Z',
      requestId: 'r1',
      resources: ['https://example.com/a', 'https://example.com/b'],
      chainId: 'aptos:localnet',
    },
  ])('returns a message and a signature that the reference verifier accepts', async (input) => {
    const env = createTestWallet()
    const output = getApprovedArgs(await signIn(env, input))
    expect(output.input).toMatchObject({ ...input, version: '1', uri: 'http://localhost:5173/app' })
    const received = deserializeSignInOutput(JSON.parse(JSON.stringify(serializeSignInOutput(output))))
    expect(await verifySignInSignature(received)).toEqual({ valid: true })
    const forged = { ...received, input: { ...received.input, nonce: 'other' } }
    expect(await verifySignInSignature(forged)).toMatchObject({ valid: false })
    expect(output.type).toBe('ed25519')
  })

  it.each([
    { domain: 'evil.example' },
    { domain: 'localhost' },
    { uri: 'https://evil.example/' },
    { uri: 'http://localhost:5174/app' },
    { uri: 'evil' },
    { version: '9' },
    { chainId: 'aptos:mainnet' },
    { chainId: 'mainnet' },
  ])('rejects another page, chain or version before the prompt: %o', async (given) => {
    const env = createTestWallet({ autoApprove: false })
    const [[field, value] = []] = Object.entries(given)
    const signing = signIn(env, { nonce: 'abcdefgh', ...given } as AptosSignInInput)
    await expect(signing).rejects.toMatchObject({
      code: -30001,
      message: expect.stringContaining(`the ${field} ${value} does not match. Leave it out, or pass `),
    })
    expect(env.requests.getPending()).toEqual([])
  })

  it.each([
    ['local', 4, 'aptos:4'],
    ['local', 4, 'aptos:local'],
    ['devnet', 203, 'aptos:devnet'],
    ['devnet', 203, 'aptos:203'],
    ['testnet', 2, 'aptos:testnet'],
    ['mainnet', 1, 'aptos:1'],
  ] as const)('accepts on %s (%i) the chain %s', async (network, chainId, given) => {
    const env = createTestWallet({ network, chainId })
    const uri = 'http://localhost:5173/elsewhere?a#b'
    const input = { domain: 'localhost:5173', nonce: 'abcdefgh', chainId: given, uri }
    expect(getApprovedArgs(await signIn(env, input)).input).toMatchObject(input)
  })

  it('connects the page', async () => {
    const env = createTestWallet()
    await signIn(env, { domain: 'localhost:5173', nonce: 'abcdefgh' })
    expect(env.wallet.accounts).toHaveLength(1)
  })

  it('rejects another account', async () => {
    const other = signIn(createTestWallet(), { domain: 'localhost:5173', nonce: 'abcdefgh', address: '0x1' })
    await expect(other).rejects.toMatchObject({ code: 4100 })
  })

  it.each([undefined, null, '', '1', 'abc1234', 'abc-12345678', ' abcdefgh', 'abcdefgh\n', 'äbcdefghi'])(
    'rejects a nonce that is not at least eight letters or digits before the prompt: %j',
    async (nonce) => {
      const env = createTestWallet({ autoApprove: false })
      const signing = signIn(env, { domain: 'localhost:5173', nonce } as AptosSignInInput)
      await expect(signing).rejects.toThrow('needs a nonce of at least 8 letters or digits')
      expect(env.requests.getPending()).toEqual([])
    },
  )

  it('rejects a missing input', async () => {
    await expect(signIn(createTestWallet(), undefined as never)).rejects.toThrow('needs a nonce')
  })

  it.each(['abcdefgh', 'ABC12345', '12345678', 'x'.repeat(200)])('accepts the nonce %s', async (nonce) => {
    const signed = getApprovedArgs(await signIn(createTestWallet(), { domain: 'localhost:5173', nonce }))
    expect(signed.input.nonce).toBe(nonce)
  })
})
