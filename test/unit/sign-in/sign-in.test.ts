import { verifyLegacySignIn } from '@aptos-labs/siwa/legacy'
import { type Aptos, Ed25519PublicKey, Ed25519Signature } from '@aptos-labs/ts-sdk'
import type { AptosSignInBoundFields, AptosSignInInput } from '@aptos-labs/wallet-standard'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toHex } from '../../../src/core/index.js'
import { type SignedStatement, type SignInInput, type SignInKit, signIn } from '../../../src/sign-in/index.js'
import { type FakeWallet, fakeWallet } from '../support/fake-wallet.js'
import { connectedKit, settle, startKit } from '../support/start-kit.js'
import { devWalletWithout } from './dev-wallet.js'

const nonce = 'n0nce000'
const page = { host: 'app.example', href: 'https://app.example/in' }
vi.stubGlobal('location', page)

const everything: SignInInput = {
  nonce,
  statement: 'I accept the terms',
  issuedAt: '2026-01-01T00:00:00Z',
  expirationTime: '2026-01-02T00:00:00Z',
  notBefore: '2026-01-01T00:00:00Z',
  requestId: 'r1',
  chainId: 'aptos:testnet',
  resources: ['https://app.example/a', 'https://app.example/b'],
}

async function kitOf(wallet: FakeWallet) {
  const started = await startKit({ wallets: [wallet] })
  await started.kit.connect(wallet.name)
  await settle()
  started.events.length = 0
  return started
}

/** What a server does with what it was sent: the reference verifier, on ts-sdk's own classes. */
function verify({ input, publicKey, signature, fullMessage }: SignedStatement) {
  const received = {
    publicKey: new Ed25519PublicKey(publicKey),
    signature: new Ed25519Signature(toHex(signature)),
    message: fullMessage,
  }
  // Of accounts that never changed their key, as an account is that was made a moment ago.
  const aptos = {
    lookupOriginalAccountAddress: async ({ authenticationKey }: { authenticationKey: unknown }) =>
      authenticationKey,
  }
  return verifyLegacySignIn(input as AptosSignInInput & AptosSignInBoundFields, received, {
    aptos: aptos as unknown as Aptos,
  })
}

describe('a wallet that cannot sign in', () => {
  test.each([
    ['the least', { nonce }],
    ['everything', everything],
  ])('signs the statement as a message, and the reference verifier agrees: %s', async (_, input) => {
    const { kit, events } = await kitOf(devWalletWithout('aptos:signIn'))
    const result = await signIn(kit, input)
    if (result.status !== 'Approved' || result.method !== 'signMessage') throw new Error('not signed')
    const { args } = result
    expect(args.input).toEqual({
      domain: page.host,
      uri: page.href,
      version: '1',
      chainId: 'aptos:4', // The development wallet's own network, `local`.
      ...input,
      address: kit.getState().address,
    })
    expect(await verify(args)).toMatchObject({ valid: true })
    const forged = { ...args, input: { ...args.input, nonce: 'an0ther0' } }
    expect(await verify(forged)).toEqual({ valid: false, errors: ['invalid_full_message'] })
    expect(events).toEqual([]) // Nothing failed: the page is told of no error.
  })

  test.each([undefined, null])('takes what is given as %s for not given', async (nothing) => {
    const { kit } = await kitOf(devWalletWithout('aptos:signIn'))
    const fields = ['domain', 'uri', 'version', 'chainId', 'statement', 'resources']
    const input = { nonce, ...Object.fromEntries(fields.map((field) => [field, nothing])) } as SignInInput
    const { args } = (await signIn(kit, input)) as { args: SignedStatement }
    expect(args).toEqual(((await signIn(kit, { nonce })) as { args: unknown }).args)
    expect(Object.keys(args.input)).toEqual(['domain', 'uri', 'version', 'chainId', 'nonce', 'address'])
  })

  test.each([undefined, null, {}])(
    'signs a message when all it has of the feature is its name: %j',
    async (feature) => {
      const wallet = devWalletWithout('aptos:signIn')
      Object.assign(wallet.features, { 'aptos:signIn': feature })
      const { kit, events } = await kitOf(wallet)
      expect(await signIn(kit, { nonce })).toMatchObject({ status: 'Approved', method: 'signMessage' })
      expect(events).toEqual([])
    },
  )

  test.each([
    ['mainnet', 1, 'aptos:mainnet'],
    ['testnet', 2, 'aptos:testnet'],
    ['devnet', 200, 'aptos:devnet'],
    ['local', 4, 'aptos:4'],
    ['Custom Net', 77, 'aptos:77'],
    ['mainnet fork', 78, 'aptos:78'],
    ['my devnet', 79, 'aptos:79'],
  ])("names the network as the standard's grammar has it: %s", async (name, chainId, expected) => {
    const wallet = devWalletWithout('aptos:signIn')
    const network = { version: '1.0.0', network: async () => ({ name, chainId }) }
    Object.assign(wallet.features, { 'aptos:network': network })
    const { kit } = await kitOf(wallet)
    expect(await signIn(kit, { nonce })).toMatchObject({ args: { input: { chainId: expected } } })
  })

  test('signs for the account that is connected, whatever the page names', async () => {
    const { kit } = await kitOf(devWalletWithout('aptos:signIn'))
    const input = { nonce, address: '0x1' } as SignInInput
    const result = await signIn(kit, input)
    expect(result).toMatchObject({ args: { input: { address: kit.getState().address } } })
  })

  test('is asked to state where it signs: what the statement says of that, the page says', async () => {
    const { kit } = await kitOf(devWalletWithout('aptos:signIn'))
    const { args } = (await signIn(kit, { nonce })) as { args: SignedStatement }
    expect(args.fullMessage).toBe(
      `APTOS\napplication: http://localhost:5173\nmessage: ${args.message}\nnonce: ${nonce}`,
    )
    expect(args.message).toMatch(/^app\.example wants you to sign in/)
  })

  test('and that answers bare has signed', async () => {
    const args = { fullMessage: 'APTOS', signature: '0x01' }
    const bare = { version: '1.0.0', signMessage: async () => args }
    const { kit } = await connectedKit(fakeWallet('Old Wallet', { 'aptos:signMessage': bare }))
    expect(await signIn(kit, { nonce })).toMatchObject({ status: 'Approved', method: 'signMessage', args })
  })

  test('and whose visitor says no has not signed in', async () => {
    const refusing = { version: '1.0.0', signMessage: async () => ({ status: 'Rejected' }) }
    const { kit } = await connectedKit(fakeWallet('Old Wallet', { 'aptos:signMessage': refusing }))
    expect(await signIn(kit, { nonce })).toEqual({ status: 'Rejected' })
  })

  test('nor sign a message is told to be so', async () => {
    const { kit } = await kitOf(devWalletWithout('aptos:signIn', 'aptos:signMessage'))
    await expect(signIn(kit, { nonce })).rejects.toMatchObject({ reason: 'UNSUPPORTED' })
  })
})

describe('a wallet that can sign in', () => {
  const answering = (answer: unknown) => {
    const asked = vi.fn(async () => answer)
    return {
      asked,
      wallet: fakeWallet('New Wallet', { 'aptos:signIn': { version: '1.0.0', signIn: asked } }),
    }
  }

  test('does, in the task of the caller, and the result says so', async () => {
    const { wallet, asked } = answering({ status: 'Approved', args: { signature: '0x01' } })
    const { kit } = await connectedKit(wallet)
    const result = signIn(kit, everything)
    expect(asked.mock.calls).toEqual([[{ domain: page.host, ...everything }]])
    expect(await result).toEqual({ status: 'Approved', method: 'signIn', args: { signature: '0x01' } })
  })

  test('and that answers bare has signed', async () => {
    const args = { account: 'Petra', signature: '0x01' }
    const bare = { version: '1.0.0', signIn: async () => args }
    const { kit } = await connectedKit(fakeWallet('Petra', { 'aptos:signIn': bare }))
    expect(await signIn(kit, { nonce })).toEqual({ status: 'Approved', method: 'signIn', args })
  })

  test("is given the page's host, which the standard asks the page for, unless the page names one", async () => {
    const { wallet, asked } = answering({ status: 'Rejected' })
    const { kit } = await connectedKit(wallet)
    await signIn(kit, { nonce })
    await signIn(kit, { nonce, domain: 'example.com' })
    expect(asked.mock.calls).toEqual([[{ nonce, domain: page.host }], [{ nonce, domain: 'example.com' }]])
  })

  test('is given no entry without a value, which would win over what it fills in', async () => {
    const { wallet, asked } = answering({ status: 'Rejected' })
    const { kit } = await connectedKit(wallet)
    await signIn(kit, { nonce, domain: page.host, uri: undefined, chainId: undefined })
    expect(asked.mock.calls.flat()).toStrictEqual([{ nonce, domain: page.host }])
  })

  test('is told from one that came before it and cannot', async () => {
    const { wallet, asked } = answering({ status: 'Rejected' })
    const { kit } = await startKit({ wallets: [fakeWallet('Old Wallet'), wallet] })
    kit.connect('New Wallet')
    wallet.approve()
    await settle()
    await signIn(kit, { nonce })
    expect(asked).toHaveBeenCalledOnce()
  })

  test('and whose visitor says no has not signed in', async () => {
    const { wallet } = answering({ status: 'Rejected' })
    const { kit } = await connectedKit(wallet)
    expect(await signIn(kit, { nonce })).toEqual({ status: 'Rejected' })
  })
})

describe('where there is no location, as in React Native', () => {
  beforeEach(() => {
    Reflect.deleteProperty(globalThis, 'location')
  })
  afterEach(() => vi.stubGlobal('location', page))

  test.each([
    ['signIn', []],
    ['signMessage', ['aptos:signIn']],
  ] as const)('a page that says where it is signs in by %s', async (method, missing) => {
    const { kit } = await kitOf(devWalletWithout(...missing))
    const given = { domain: 'localhost:5173', uri: 'http://localhost:5173/app' }
    const result = await signIn(kit, { nonce, ...given })
    expect(result).toMatchObject({ method, args: { input: given } })
  })

  test('one that does not is refused before the visitor is asked anything', async () => {
    const wallet = fakeWallet('Old Wallet')
    const { kit } = await startKit({ wallets: [wallet], preferredWallet: wallet.name, autoConnect: false })
    await expect(signIn(kit, { nonce })).rejects.toThrow('location is not defined')
    expect(wallet.connects).toEqual([])
  })
})

describe.each(['signIn', 'signMessage'] as const)('what a wallet answers to %s', (method) => {
  const answered = async (answer: unknown) => {
    const feature = { version: '1.0.0', [method]: async () => answer }
    const { kit } = await connectedKit(fakeWallet('Odd Wallet', { [`aptos:${method}`]: feature }))
    return signIn(kit, { nonce })
  }
  const unreadable = {
    reason: 'BAD_WALLET_DATA',
    message: 'Odd Wallet gave a signature that cannot be read',
    wallet: 'Odd Wallet',
  }

  test.each([
    null,
    undefined,
    '0xabc',
    {},
    { status: 'Approved' },
    { status: 'Approved', args: null },
    { status: 'Approved', args: {} },
    { status: 'Approved', args: 'text' },
    { status: 'Approved', code: 4001 },
    { success: true, result: { signature: '0x01', fullMessage: 'APTOS' } },
    { args: { fullMessage: 'APTOS' } },
  ])('is told to be unreadable when nothing was signed or refused: %j', async (answer) => {
    await expect(answered(answer)).rejects.toMatchObject({ ...unreadable, cause: expect.any(TypeError) })
  })

  test('is told to be incomplete without a signature', async () => {
    const cause = { message: 'it is incomplete' }
    await expect(answered({ fullMessage: 'APTOS' })).rejects.toMatchObject({ ...unreadable, cause })
  })

  test("is told to be unreadable when it throws, and the wallet's own error is the cause", async () => {
    const cause = new Error('boo')
    const throwing = {
      get status() {
        throw cause
      },
    }
    await expect(answered(throwing)).rejects.toMatchObject({ ...unreadable, cause })
  })

  const args = { signature: '0x01', fullMessage: 'APTOS' }

  test.each([args, { args }, { status: 'Approved', args }, { status: 'approved', args }])(
    'is a signature: %j',
    async (answer) => {
      expect(await answered(answer)).toMatchObject({ status: 'Approved', method, args })
    },
  )

  test.each([
    { status: 'Rejected' },
    { status: 'Rejected', args },
    { code: 4001 },
    { code: '4001', message: 'User rejected the request' },
  ])('is a refusal: %j', async (answer) => {
    expect(await answered(answer)).toEqual({ status: 'Rejected' })
  })
})

test.each([undefined, 7, {}])(
  'a signature of a message is nothing without its text: %j',
  async (fullMessage) => {
    const signMessage = async () => ({ status: 'Approved', args: { signature: '0x01', fullMessage } })
    const feature = { version: '1.0.0', signMessage }
    const { kit } = await connectedKit(fakeWallet('Odd Wallet', { 'aptos:signMessage': feature }))
    const cause = { message: 'it is incomplete' }
    await expect(signIn(kit, { nonce })).rejects.toMatchObject({ reason: 'BAD_WALLET_DATA', cause })
  },
)

test('fields of an answer that are of its class are read, too', async () => {
  const args = new (class {
    get signature() {
      return '0x01'
    }
    get fullMessage() {
      return 'APTOS'
    }
  })()
  const feature = { version: '1.0.0', signMessage: async () => ({ status: 'Approved', args }) }
  const { kit } = await connectedKit(fakeWallet('Odd Wallet', { 'aptos:signMessage': feature }))
  const result = await signIn(kit, { nonce })
  expect(result).toMatchObject({ args: { signature: '0x01', fullMessage: 'APTOS' } })
})

describe('a page without a wallet', () => {
  /** The wallet would be asked by itself, before anybody signs in. */
  const unconnected = async (wallet = devWalletWithout('aptos:signIn')) => {
    const { kit } = await startKit({ wallets: [wallet], preferredWallet: wallet.name, autoConnect: false })
    expect(kit.getState().status).toBe('disconnected')
    return kit
  }

  test('connects one first', async () => {
    const kit = await unconnected()
    const result = await signIn(kit, { nonce })
    expect(result).toMatchObject({ status: 'Approved', method: 'signMessage' })
    expect(kit.isConnected()).toBe(true)
  })

  test('connects one first with what useWallet hands out, whose fields are of the last drawing', async () => {
    const kit = await unconnected()
    const { getState, ...functions } = kit
    const handedOut: SignInKit = { ...functions, ...getState() }
    const result = await signIn(handedOut, { nonce })
    const { address, chainId } = getState()
    expect(result).toMatchObject({ args: { input: { address, chainId: `aptos:${chainId}` } } })
  })

  test.each([
    ['getState of the kit', true],
    ['what useWallet handed out after connecting', false],
  ])('asks the wallet for its network once, where it can be read from %s', async (_, hasState) => {
    const kit = await unconnected()
    if (!hasState) await kit.connect()
    const { getState, ...functions } = kit
    const getNetworkInfo = vi.fn(kit.getNetworkInfo)
    const state = hasState ? { getState } : getState()
    const result = await signIn({ ...functions, ...state, getNetworkInfo }, { nonce })
    expect(result).toMatchObject({ args: { input: { chainId: `aptos:${getState().chainId}` } } })
    expect(getNetworkInfo).not.toHaveBeenCalled()
  })

  test.each([
    ['fails', () => Promise.reject(new Error('boo'))],
    ['never answers', () => new Promise(() => {})],
  ])('signs in with a wallet whose network %s', async (_, network) => {
    const wallet = devWalletWithout('aptos:signIn')
    Object.assign(wallet.features, { 'aptos:network': { version: '1.0.0', network } })
    const { getState, ...functions } = await unconnected(wallet)
    const signing = signIn({ ...functions, ...getState() }, { nonce })
    await vi.advanceTimersByTimeAsync(2000)
    const { args } = (await signing) as { args: SignedStatement }
    expect(args.input).not.toHaveProperty('chainId')
  })

  test('asks for no signature when the visitor will not connect', async () => {
    const wallet = fakeWallet('Old Wallet')
    const kit = await unconnected(wallet)
    const result = signIn(kit, { nonce })
    wallet.refuse()
    expect(await result).toEqual({ status: 'Rejected' })
  })

  test('is told so where what useWallet handed out names one that has gone since', async () => {
    const kit = await unconnected()
    await kit.connect()
    const { getState, ...functions } = kit
    const handedOut: SignInKit = { ...functions, ...getState(), diagnose: () => [] }
    kit.forceDisconnect()
    await expect(signIn(handedOut, { nonce })).rejects.toMatchObject({ reason: 'NOT_CONNECTED' })
  })
})

test.each([{}, { nonce: '' }, undefined, null])(
  'a sign-in without a nonce is refused with a word on how to get one: %j',
  async (input) => {
    const { kit } = await startKit()
    const nothing = input as unknown as SignInInput
    await expect(signIn(kit, nothing)).rejects.toThrow('needs a nonce that your server gave out')
  },
)
