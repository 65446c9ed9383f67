import { verifyLegacySignIn } from '@aptos-labs/siwa/legacy'
import { type Aptos, Ed25519PublicKey, Ed25519Signature } from '@aptos-labs/ts-sdk'
import type { AptosSignInBoundFields, AptosSignInInput } from '@aptos-labs/wallet-standard'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toHex } from '../../../src/core/index.js'
import { type SignedStatement, type SignInInput, type SignInKit, signIn } from '../../../src/sign-in/index.js'
import { type FakeWallet, fakeWallet } from '../support/fake-wallet.js'
import { connectedKit, connectTo, settle, startKit, startWithPetra } from '../support/start-kit.js'
import { devWalletWithout } from './dev-wallet.js'

const nonce = 'n0nce000'
const page = { host: 'app.example', href: 'https://app.example/in' }
beforeEach(() => void vi.stubGlobal('location', page))

const timeIn = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

const everything: SignInInput = {
  nonce,
  statement: 'I accept the terms',
  issuedAt: '2026-01-01T00:00:00Z',
  expirationTime: '2999-01-02T00:00:00Z',
  notBefore: '2026-01-01T00:00:00Z',
  requestId: 'r1',
  chainId: 'aptos:testnet',
  resources: ['https://app.example/a', 'https://app.example/b'],
}

/** A kit connected to a wallet that approves by itself. Default: the development wallet without `aptos:signIn`. */
async function connectedTo(wallet: FakeWallet = withoutSignIn()) {
  const started = await startKit({ wallets: [wallet] })
  await started.kit.connect(wallet.name)
  await settle()
  started.events.length = 0
  return started
}

/** Returns the development wallet without `aptos:signIn`, with other features. */
const withoutSignIn = (features: Record<string, unknown> = {}) => {
  const wallet = devWalletWithout('aptos:signIn')
  Object.assign(wallet.features, features)
  return wallet
}

const signMessageFor = async (input: SignInInput, wallet?: FakeWallet) => {
  const { kit } = await connectedTo(wallet)
  return (await signIn(kit, input)) as { args: SignedStatement }
}

/** A connected wallet whose `method` resolves to a response. */
async function responding(method: 'signIn' | 'signMessage', response: unknown) {
  const request = vi.fn(async () => response)
  const feature = { version: '1.0.0', [method]: request }
  const { kit } = await connectedKit({}, { [`aptos:${method}`]: feature })
  return { kit, request }
}

/** Verifies with the reference verifier, for an account that never changed its key. */
function verify({ input, publicKey, signature, fullMessage }: SignedStatement) {
  const received = {
    publicKey: new Ed25519PublicKey(publicKey),
    signature: new Ed25519Signature(toHex(signature)),
    message: fullMessage,
  }
  const aptos = {
    lookupOriginalAccountAddress: async ({ authenticationKey }: { authenticationKey: unknown }) =>
      authenticationKey,
  }
  return verifyLegacySignIn(input as AptosSignInInput & AptosSignInBoundFields, received, {
    aptos: aptos as unknown as Aptos,
  })
}

describe('signIn with a wallet without aptos:signIn', () => {
  it.each([{ nonce }, everything])(
    'signs a message that the reference verifier accepts: %j',
    async (input) => {
      const { kit, events } = await connectedTo()
      const result = await signIn(kit, input)
      if (result.status !== 'Approved' || result.method !== 'signMessage') throw new Error('not signed')
      const { args } = result
      const { address } = kit.getState()
      // The network of the development wallet is `local`, number 4.
      const filled = { domain: page.host, uri: page.href, version: '1', chainId: 'aptos:4' }
      expect(args.input).toEqual({ ...filled, ...input, address })
      expect(await verify(args)).toMatchObject({ valid: true })
      const forged = { ...args, input: { ...args.input, nonce: 'an0ther0' } }
      expect(await verify(forged)).toEqual({ valid: false, errors: ['invalid_full_message'] })
      expect(args.fullMessage).toBe(
        `APTOS\napplication: http://localhost:5173\nmessage: ${args.message}\nnonce: ${nonce}`,
      )
      expect(events).toEqual([])
    },
  )

  it.each([undefined, null])('omits fields that are %s', async (empty) => {
    const fields = ['domain', 'uri', 'version', 'chainId', 'statement', 'resources']
    const input = { nonce, ...Object.fromEntries(fields.map((field) => [field, empty])) }
    const { args } = await signMessageFor(input)
    const expected = ['address', 'chainId', 'domain', 'nonce', 'uri', 'version']
    expect(Object.keys(args.input).sort()).toEqual(expected)
    expect(Object.values(args.input)).not.toContain(empty)
  })

  it.each([undefined, null, {}])('signs a message if the feature is %j', async (feature) => {
    const { kit, events } = await connectedTo(withoutSignIn({ 'aptos:signIn': feature }))
    expect(await signIn(kit, { nonce })).toMatchObject({ status: 'Approved', method: 'signMessage' })
    expect(events).toEqual([])
  })

  it.each([
    ['mainnet', 1, 'aptos:mainnet'],
    ['testnet', 2, 'aptos:testnet'],
    ['devnet', 200, 'aptos:devnet'],
    ['local', 4, 'aptos:4'],
    ['mainnet fork', 78, 'aptos:78'],
    ['my devnet', 79, 'aptos:79'],
  ])('states the network %s, number %i, as %s', async (name, chainId, expected) => {
    const network = { network: async () => ({ name, chainId }) }
    const { args } = await signMessageFor({ nonce }, withoutSignIn({ 'aptos:network': network }))
    expect(args.input.chainId).toBe(expected)
  })

  it('signs for the connected account, not for the address in the input', async () => {
    const { kit } = await connectedTo()
    const result = await signIn(kit, { nonce, address: '0x1' })
    expect(result).toMatchObject({ args: { input: { address: kit.getState().address } } })
  })

  it('rejects if the wallet cannot sign messages either', async () => {
    const { kit } = await connectedTo(devWalletWithout('aptos:signIn', 'aptos:signMessage'))
    await expect(signIn(kit, { nonce })).rejects.toMatchObject({ reason: 'UNSUPPORTED' })
  })

  it.each([undefined, 7, {}])('rejects a response whose fullMessage is %j', async (fullMessage) => {
    const { kit } = await responding('signMessage', { args: { signature: '0x01', fullMessage } })
    const cause = { message: expect.stringContaining('fullMessage') }
    await expect(signIn(kit, { nonce })).rejects.toMatchObject({ reason: 'BAD_WALLET_DATA', cause })
  })

  it("reads getters of the response's class", async () => {
    class Response {
      get signature() {
        return '0x01'
      }
      get fullMessage() {
        return 'APTOS'
      }
    }
    const { kit } = await responding('signMessage', { status: 'Approved', args: new Response() })
    const args = { signature: '0x01', fullMessage: 'APTOS' }
    expect(await signIn(kit, { nonce })).toMatchObject({ args })
  })
})

describe('signIn with a wallet with aptos:signIn', () => {
  it('calls the wallet in the task of the caller', async () => {
    const { kit, request } = await responding('signIn', { status: 'Approved', args: { signature: '0x01' } })
    const result = signIn(kit, everything)
    expect(request.mock.calls).toEqual([[{ domain: page.host, ...everything }]])
    expect(await result).toEqual({ status: 'Approved', method: 'signIn', args: { signature: '0x01' } })
  })

  it('passes the domain, and no field without a value', async () => {
    const { kit, request } = await responding('signIn', { status: 'Rejected' })
    await signIn(kit, { nonce, uri: undefined, chainId: undefined })
    expect(request.mock.calls).toStrictEqual([[{ nonce, domain: page.host }]])
  })

  it('is not misled by another wallet that cannot sign in', async () => {
    const request = vi.fn(async () => ({ status: 'Rejected' }))
    const wallet = fakeWallet('Nightly', { 'aptos:signIn': { version: '1.0.0', signIn: request } })
    const { kit } = await startWithPetra({ wallets: [wallet] })
    await connectTo(kit, wallet)
    await signIn(kit, { nonce })
    expect(request).toHaveBeenCalledOnce()
  })
})

describe('the input of signIn', () => {
  const values = (field: string, ...all: unknown[]) =>
    all.map((value) => [field, { nonce, [field]: value }] as const)
  const times = ['', 'today', '2026-01-01', '2026-13-01T00:00:00Z', '2026-01-01T00:00:00', 'Jan 1 2026']

  it.each<readonly [field: string, input: unknown]>([
    ['nonce', undefined],
    ['nonce', null],
    ...values('nonce', '', undefined, 'short00', ' n0nce000', 'n0nce000 x', 'n0nce000\n', 'n0nce\u00a0000'),
    ...values('domain', 'example.com', 'APP.example', 'app.example:443', 'app.example.', ''),
    ...values('uri', 'https://evil.example/', 'http://app.example/', 'https://app.example:8443/', '/in'),
    ...values('uri', `${page.href} a`, `${page.href}?é`),
    ...values('uri', 'https://app.example.evil/', 'https://app.example@evil/', `${page.href}\nNonce: x`, ''),
    ...values('version', '2', '1.0', ''),
    ...values('chainId', 'mainnet', 'aptos:', 'aptos:1 x', ' aptos:1', 'solana:mainnet', 1),
    ...values('statement', 'a\nb', 'a\rb', 'a\u2028b', 'a\u2029b', 'a\u0085b', 'a\u0000b'),
    ...values('requestId', 'a\nb'),
    ...values('resources', ['https://app.example/', 'a\n- b']),
    ...['issuedAt', 'notBefore', 'expirationTime'].flatMap((field) => values(field, ...times)),
    ...values('expirationTime', timeIn(-10)),
    ...['issuedAt', 'notBefore'].flatMap((field) => values(field, timeIn(10))),
    ['issuedAt', { nonce, issuedAt: timeIn(2), expirationTime: timeIn(2) }],
    ['notBefore', { nonce, notBefore: timeIn(2), expirationTime: timeIn(1) }],
  ])('is refused by its %s before the wallet is called: %j', async (field, input) => {
    const { kit, request } = await responding('signIn', { status: 'Rejected' })
    const error = await signIn(kit, input as SignInInput).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(TypeError)
    expect((error as Error).message).toMatch(new RegExp(`\\b${field} must be \\S`))
    expect(request).not.toHaveBeenCalled()
  })

  it.each([
    { nonce: 'a+/=b-_c' },
    { nonce, domain: page.host, uri: 'https://app.example' },
    { nonce, uri: 'https://app.example?a#b', version: '1', chainId: 'aptos:4' },
    { nonce, statement: '¿Aceptas? – ✓', issuedAt: '2026-01-01T00:00:00.123+05:30' },
    { nonce, issuedAt: timeIn(3), notBefore: timeIn(3) },
    { nonce, expirationTime: timeIn(-3) },
  ])('passes: %j', async (input) => {
    const { kit, request } = await responding('signIn', { status: 'Rejected' })
    await signIn(kit, input)
    expect(request).toHaveBeenCalledWith({ domain: page.host, ...input })
  })

  describe.each([undefined, { host: '', href: 'about:srcdoc' }])('if the location is %j', (location) => {
    beforeEach(() => void vi.stubGlobal('location', location))
    const own = { domain: 'localhost:5173', uri: 'http://localhost:5173/app' }

    it.each([
      ['signIn', []],
      ['signMessage', ['aptos:signIn']],
    ] as const)('names the domain and the uri for %s', async (method, missing) => {
      const { kit } = await connectedTo(devWalletWithout(...missing))
      expect(await signIn(kit, { nonce, ...own })).toMatchObject({ method, args: { input: own } })
    })

    it.each([
      ['domain', {}],
      ['uri', { domain: own.domain }],
      ['uri', { ...own, uri: 'http://evil.example/' }],
    ])('is refused by its %s before a wallet connects: %j', async (field, given) => {
      const { kit, petra } = await startWithPetra({ preferredWallet: 'Petra', autoConnect: false })
      await expect(signIn(kit, { nonce, ...given })).rejects.toThrow(`${field} must be`)
      expect(petra.connects).toEqual([])
    })
  })
})

describe.each(['signIn', 'signMessage'] as const)('the response to %s', (method) => {
  const respond = async (response: unknown) => signIn((await responding(method, response)).kit, { nonce })
  const args = { signature: '0x01', fullMessage: 'APTOS' }
  const message = expect.stringContaining('Petra')
  const badData = { reason: 'BAD_WALLET_DATA', wallet: 'Petra', message }

  it.each([
    null,
    undefined,
    '0xabc',
    {},
    { status: 'Approved' },
    { status: 'Approved', args: null },
    { status: 'Approved', args: {} },
    { status: 'Approved', args: 'text' },
    { status: 'Approved', code: 4001 },
    { success: true, result: args },
    { fullMessage: 'APTOS' },
  ])('is bad data without a signature or a rejection: %j', async (response) => {
    await expect(respond(response)).rejects.toMatchObject({ ...badData, cause: expect.any(TypeError) })
  })

  it('is bad data if reading it throws, with the error as the cause', async () => {
    const cause = new Error('boo')
    const get = () => {
      throw cause
    }
    const response = Object.defineProperty({}, 'status', { get })
    await expect(respond(response)).rejects.toMatchObject({ ...badData, cause })
  })

  it.each([args, { args }, { status: 'Approved', args }, { status: 'approved', args }])(
    'has a signature: %j',
    async (response) => {
      expect(await respond(response)).toMatchObject({ status: 'Approved', method, args })
    },
  )

  it.each([
    { status: 'Rejected' },
    { status: 'Rejected', args },
    { code: 4001 },
    { code: '4001', message: 'User rejected the request' },
  ])('is a rejection: %j', async (response) => {
    expect(await respond(response)).toEqual({ status: 'Rejected' })
  })
})

describe('signIn without a connected wallet', () => {
  const unconnected = async (wallet = withoutSignIn()) => {
    const { kit } = await startKit({ wallets: [wallet], preferredWallet: wallet.name, autoConnect: false })
    expect(kit.getState().status).toBe('disconnected')
    return kit
  }

  it('connects first', async () => {
    const kit = await unconnected()
    expect(await signIn(kit, { nonce })).toMatchObject({ status: 'Approved', method: 'signMessage' })
    expect(kit.isConnected()).toBe(true)
  })

  it('requests the network if the state is from before the connection, as that of useWallet', async () => {
    const kit = await unconnected()
    const { getState, ...functions } = kit
    const result = await signIn({ ...functions, ...getState() }, { nonce })
    const { address, chainId } = getState()
    expect(result).toMatchObject({ args: { input: { address, chainId: `aptos:${chainId}` } } })
  })

  it.each([
    ['getState of the kit', true],
    ['useWallet after connecting', false],
  ])('does not request the network again with %s', async (_, hasState) => {
    const kit = await unconnected()
    if (!hasState) await kit.connect()
    const { getState, ...functions } = kit
    const getNetworkInfo = vi.fn(kit.getNetworkInfo)
    const state = hasState ? { getState } : getState()
    const result = await signIn({ ...functions, ...state, getNetworkInfo }, { nonce })
    expect(result).toMatchObject({ args: { input: { chainId: `aptos:${getState().chainId}` } } })
    expect(getNetworkInfo).not.toHaveBeenCalled()
  })

  it.each([
    ['fails', () => Promise.reject(new Error('boo'))],
    ['never settles', () => new Promise(() => {})],
  ])('omits the chain if the request for the network %s', async (_, network) => {
    const { getState, ...functions } = await unconnected(withoutSignIn({ 'aptos:network': { network } }))
    const signing = signIn({ ...functions, ...getState() }, { nonce })
    await vi.advanceTimersByTimeAsync(2000)
    const { args } = (await signing) as { args: SignedStatement }
    expect(args.input).not.toHaveProperty('chainId')
  })

  it('returns the rejection of the connection', async () => {
    const wallet = fakeWallet('Old Wallet')
    const kit = await unconnected(wallet)
    const result = signIn(kit, { nonce })
    wallet.refuse()
    expect(await result).toEqual({ status: 'Rejected' })
  })

  it('rejects if the wallet of useWallet has disconnected since', async () => {
    const kit = await unconnected()
    await kit.connect()
    const { getState, ...functions } = kit
    const stale: SignInKit = { ...functions, ...getState(), diagnose: () => [] }
    kit.forceDisconnect()
    await expect(signIn(stale, { nonce })).rejects.toMatchObject({ reason: 'NOT_CONNECTED' })
  })
})
