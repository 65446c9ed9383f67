import { deserializeSignInOutput, serializeSignInOutput, verifySignInSignature } from '@aptos-labs/siwa'
import { Ed25519PublicKey, Ed25519Signature, type PublicKey, type Signature } from '@aptos-labs/ts-sdk'
import type { AptosSignInInput, AptosSignMessageInput } from '@aptos-labs/wallet-standard'
import { describe, expect, test } from 'vitest'
import { approvedArgs, type Bench, bench, connected, feature } from './support.js'

/** ts-sdk's own classes, made from what the wallet gave as text: what a page's server would do. */
const sdk = (publicKey: PublicKey, signature: Signature) => ({
  publicKey: new Ed25519PublicKey(publicKey.toString()),
  signature: new Ed25519Signature(signature.toString()),
})

describe('a message', () => {
  const sign = (on: Bench, input: AptosSignMessageInput) =>
    feature(on, 'aptos:signMessage').signMessage(input)

  test('is signed so that ts-sdk verifies it, and the wallet own public key too', async () => {
    const on = connected()
    const account = await feature(on, 'aptos:account').account()
    const { fullMessage, signature } = approvedArgs(await sign(on, { message: 'Grüße', nonce: '1' }))
    const { publicKey, signature: read } = sdk(account.publicKey, signature)
    expect(publicKey.verifySignature({ message: fullMessage, signature: read })).toBe(true)
    expect(account.publicKey.verifySignature({ message: fullMessage, signature })).toBe(true)
    expect(account.publicKey.verifySignature({ message: `${fullMessage} `, signature })).toBe(false)
    expect(publicKey.authKey().derivedAddress().toString()).toBe(account.address.toString())
  })

  test('carries what the page asked to have bound, in the order of AIP-62', async () => {
    const on = connected()
    const bound = { address: true, application: true, chainId: true }
    const args = approvedArgs(await sign(on, { message: 'm', nonce: '1', ...bound }))
    const address = on.wallet.accounts[0]?.address
    expect(args.fullMessage).toBe(
      `APTOS\naddress: ${address}\napplication: http://localhost:5173\nchainId: 4\nmessage: m\nnonce: 1`,
    )
    expect(args).toMatchObject({ address, application: 'http://localhost:5173', chainId: 4, prefix: 'APTOS' })
    const bare = approvedArgs(await sign(on, { message: 'm', nonce: '1' }))
    expect(bare.fullMessage).toBe('APTOS\nmessage: m\nnonce: 1')
    expect(Object.keys(bare).sort()).toEqual(['fullMessage', 'message', 'nonce', 'prefix', 'signature'])
  })

  test('is shown whole, exactly as it will be signed', () => {
    const on = connected({ autoApprove: false })
    void sign(on, { message: '<b>\nnonce: forged', nonce: '1' })
    expect(on.requests.pending()).toMatchObject([
      { kind: 'signMessage', text: 'APTOS\nmessage: <b>\nnonce: forged\nnonce: 1' },
    ])
  })

  test('is not signed for a page that has not connected, nor without a text', async () => {
    await expect(sign(bench(), { message: 'm', nonce: '1' })).rejects.toMatchObject({ code: 4100 })
    await expect(sign(connected(), { message: 7, nonce: '1' } as never)).rejects.toThrow('no message to sign')
  })

  test.each([undefined, '', 7])('is not signed without a nonce: %s', async (nonce) => {
    const on = connected({ autoApprove: false })
    await expect(sign(on, { message: 'm', nonce } as never)).rejects.toMatchObject({
      code: -30001,
      message: expect.stringContaining('needs a nonce'),
    })
    expect(on.requests.pending()).toEqual([])
  })
})

describe('signing in', () => {
  const signIn = (on: Bench, input: AptosSignInInput) => {
    const found = feature(on, 'aptos:signIn')
    return found.signIn(input)
  }

  test.each([
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
  ])('gives a text and a signature that the reference verifier agrees with', async (input) => {
    const on = bench()
    const output = approvedArgs(await signIn(on, input))
    expect(output.input).toMatchObject({ ...input, version: '1', uri: 'http://localhost:5173/app' })
    const received = deserializeSignInOutput(JSON.parse(JSON.stringify(serializeSignInOutput(output))))
    expect(await verifySignInSignature(received)).toEqual({ valid: true })
    const forged = { ...received, input: { ...received.input, nonce: 'other' } }
    expect(await verifySignInSignature(forged)).toMatchObject({ valid: false })
    expect(output.type).toBe('ed25519')
  })

  test.each([
    { domain: 'evil.example' },
    { domain: 'localhost' },
    { uri: 'https://evil.example/' },
    { uri: 'http://localhost:5174/app' },
    { uri: 'evil' },
    { version: '9' },
    { chainId: 'aptos:mainnet' },
    { chainId: 'mainnet' },
  ])('is refused for another page, chain or version, before a person is asked: %o', async (given) => {
    const on = bench({ autoApprove: false })
    const [[field, value] = []] = Object.entries(given)
    const signing = signIn(on, { nonce: 'abcdefgh', ...given } as AptosSignInInput)
    await expect(signing).rejects.toMatchObject({
      code: -30001,
      message: expect.stringContaining(`with the ${field} ${value}. Leave it out, or give `),
    })
    expect(on.requests.pending()).toEqual([])
  })

  test.each([
    ['local', 4, 'aptos:4'],
    ['local', 4, 'aptos:local'],
    ['devnet', 203, 'aptos:devnet'],
    ['devnet', 203, 'aptos:203'],
    ['testnet', 2, 'aptos:testnet'],
    ['mainnet', 1, 'aptos:1'],
  ] as const)('on %s (%i) takes the chain %s', async (network, chainId, given) => {
    const on = bench({ network, chainId })
    const uri = 'http://localhost:5173/elsewhere?a#b'
    const input = { domain: 'localhost:5173', nonce: 'abcdefgh', chainId: given, uri }
    expect(approvedArgs(await signIn(on, input)).input).toMatchObject(input)
  })

  test('connects the page', async () => {
    const on = bench()
    await signIn(on, { domain: 'localhost:5173', nonce: 'abcdefgh' })
    expect(on.wallet.accounts).toHaveLength(1)
  })

  test('is refused for another account', async () => {
    const other = signIn(bench(), { domain: 'localhost:5173', nonce: 'abcdefgh', address: '0x1' })
    await expect(other).rejects.toMatchObject({ code: 4100 })
  })

  test.each([undefined, null, '', '1', 'abc1234', 'abc-12345678', ' abcdefgh', 'abcdefgh\n', 'äbcdefghi'])(
    'is refused with a nonce that is not eight letters or digits, before a person is asked: %j',
    async (nonce) => {
      const on = bench({ autoApprove: false })
      const signing = signIn(on, { domain: 'localhost:5173', nonce } as AptosSignInInput)
      await expect(signing).rejects.toThrow('needs a nonce of at least 8 letters or digits')
      expect(on.requests.pending()).toEqual([])
    },
  )

  test('is refused without any input', async () => {
    await expect(signIn(bench(), undefined as never)).rejects.toThrow('needs a nonce')
  })

  test.each(['abcdefgh', 'ABC12345', '12345678', 'x'.repeat(200)])('takes the nonce %s', async (nonce) => {
    const signed = approvedArgs(await signIn(bench(), { domain: 'localhost:5173', nonce }))
    expect(signed.input.nonce).toBe(nonce)
  })
})
