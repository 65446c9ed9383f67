import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type SignedStatement, type SignInInput, type SignInKit, signIn } from '../../../src/sign-in/index.js'
import { fakeWallet } from '../support/fake-wallet.js'
import { connectedKit, connectTo, startKit, startWithPetra } from '../support/start-kit.js'
import { devWalletWithout } from './dev-wallet.js'

const nonce = 'n0nce000'
const page = { host: 'app.example', href: 'https://app.example/in' }
/** The time of each test, which is constant, because titles contain times. */
const now = Date.parse('2026-06-01T12:00:00Z')
beforeEach(() => {
  vi.stubGlobal('location', page)
  vi.setSystemTime(now)
})
afterEach(() => void vi.useRealTimers())

const timeIn = (minutes: number) => new Date(now + minutes * 60_000).toISOString()

const inTwoMinutes = timeIn(2)

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

/** Returns the development wallet without `aptos:signIn`, with other features. It approves automatically. */
const withoutSignIn = (features: Record<string, unknown> = {}) => {
  const wallet = devWalletWithout('aptos:signIn')
  Object.assign(wallet.features, features)
  return wallet
}

/** Starts a kit that connects to a wallet when it signs in. */
const startUnconnected = (wallet = withoutSignIn()) =>
  startKit({ wallets: [wallet], preferredWallet: wallet.name, autoConnect: false })

async function connectedTo(wallet = withoutSignIn()) {
  const started = await startUnconnected(wallet)
  await started.kit.connect()
  started.events.length = 0
  return started
}

/** Signs in with a wallet that has no `aptos:signIn`, and returns what it signed. */
async function signStatement(kit: SignInKit, input: SignInInput = { nonce }) {
  const result = await signIn(kit, input)
  expect(result).toMatchObject({ status: 'Approved', method: 'signMessage' })
  return (result as { args: SignedStatement }).args
}

/** Starts a kit that is connected to a wallet whose `method` resolves to a response. */
async function responding(method: 'signIn' | 'signMessage', response: unknown = { status: 'Rejected' }) {
  const request = vi.fn(async () => response)
  const feature = { version: '1.0.0', [method]: request }
  const { kit } = await connectedKit({}, { [`aptos:${method}`]: feature })
  return { kit, request }
}

describe('signIn with a wallet without aptos:signIn', () => {
  it.each([{ nonce }, { ...everything, address: '0x1' }])(
    'signs a message for the connected account, and fills in what is missing: %j',
    async (input) => {
      const { kit, events } = await connectedTo()
      // The network of the development wallet is `local`, number 4.
      const filled = { domain: page.host, uri: page.href, version: '1', chainId: 'aptos:4' }
      const { address } = kit.getState()
      expect((await signStatement(kit, input)).input).toEqual({ ...filled, ...input, address })
      expect(events).toEqual([])
    },
  )

  it.each([undefined, null])('omits fields that are %s', async (empty) => {
    const fields = ['domain', 'uri', 'version', 'chainId', 'statement', 'resources']
    const { kit } = await connectedTo()
    const input = { nonce, ...Object.fromEntries(fields.map((field) => [field, empty])) }
    expect((await signStatement(kit, input)).input).toEqual((await signStatement(kit)).input)
  })

  it.each([null, {}])('signs a message if the feature is %j', async (feature) => {
    const { kit, events } = await connectedTo(withoutSignIn({ 'aptos:signIn': feature }))
    await signStatement(kit)
    expect(events).toEqual([])
  })

  it.each([
    ['mainnet', 1, 'aptos:mainnet'],
    ['devnet', 200, 'aptos:devnet'],
    ['mainnet fork', 78, 'aptos:78'],
    ['my devnet', 79, 'aptos:79'],
  ])('states the network %s, number %i, as %s', async (name, chainId, expected) => {
    const network = { network: async () => ({ name, chainId }) }
    const { kit } = await connectedTo(withoutSignIn({ 'aptos:network': network }))
    expect((await signStatement(kit)).input.chainId).toBe(expected)
  })

  it('rejects a response without a fullMessage', async () => {
    const { kit } = await responding('signMessage', { args: { signature: '0x01' } })
    const cause = { message: expect.stringContaining('fullMessage') }
    const message = expect.stringContaining('signature')
    const error = { reason: 'BAD_WALLET_DATA', wallet: 'Petra', message, cause }
    await expect(signIn(kit, { nonce })).rejects.toMatchObject(error)
  })

  it("reads fields of the response's class", async () => {
    const args = { signature: '0x01', fullMessage: 'APTOS' }
    const { kit } = await responding('signMessage', { status: 'Approved', args: Object.create(args) })
    expect(await signStatement(kit)).toMatchObject(args)
  })
})

describe('signIn with a wallet with aptos:signIn', () => {
  it('calls the wallet in the task of the caller, with the domain', async () => {
    const { kit, request } = await responding('signIn', { status: 'Approved', args: { signature: '0x01' } })
    const result = signIn(kit, { ...everything, uri: undefined })
    expect(request.mock.calls).toStrictEqual([[{ domain: page.host, ...everything }]])
    expect(await result).toEqual({ status: 'Approved', method: 'signIn', args: { signature: '0x01' } })
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
    ...values('nonce', '', undefined, 'short00', ' n0nce000', 'n0nce000 x', 'n0nce000\n', 'n0nce\u00a0000'),
    ...values('nonce', 123456789),
    ...values('domain', 'example.com', 'APP.example', 'app.example:443', 'app.example.', ''),
    ...values('uri', 'https://evil.example/', 'http://app.example/', 'https://app.example:8443/', '/in'),
    ...values('uri', `${page.href} a`, ` ${page.href}`, `${page.href}?é`),
    ...values('uri', 'https://app.example.evil/', 'https://app.example@evil/', `${page.href}\nNonce: x`, ''),
    ...values('version', '2', '1.0', ''),
    ...values('chainId', 'mainnet', 'aptos:', 'aptos:1 x', ' aptos:1', 'solana:mainnet', 1),
    ...values('statement', 'a\nb', 'a\rb', 'a\u2028b', 'a\u2029b', 'a\u0085b', 'a\u0000b'),
    ...values('statement', 7),
    ...values('resources', ['https://app.example/', 'a\n- b'], 'https://app.example/'),
    ...['issuedAt', 'notBefore', 'expirationTime'].flatMap((field) => values(field, ...times)),
    // The clock of the device may be five minutes wrong.
    ...values('expirationTime', timeIn(-10), timeIn(-5)),
    ...['issuedAt', 'notBefore'].flatMap((field) => values(field, timeIn(10), timeIn(5))),
    ['issuedAt', { nonce, issuedAt: inTwoMinutes, expirationTime: inTwoMinutes }],
    ['notBefore', { nonce, notBefore: timeIn(2), expirationTime: timeIn(1) }],
  ])('is rejected by its %s before the wallet is called: %j', async (field, input) => {
    const { kit, request } = await responding('signIn')
    const refusal = signIn(kit, input as SignInInput)
    await expect(refusal).rejects.toThrow(TypeError)
    await expect(refusal).rejects.toThrow(new RegExp(`\\b${field} must be \\S`))
    expect(request).not.toHaveBeenCalled()
  })

  it.each([
    { nonce: 'a+/=b-_c' },
    { nonce, domain: page.host, uri: 'https://app.example' },
    { nonce, uri: 'https://app.example?a#b', version: '1', chainId: 'aptos:4' },
    { nonce, statement: '¿Aceptas? – ✓', issuedAt: '2026-01-01T00:00:00.123+05:30' },
    { nonce, issuedAt: timeIn(3), notBefore: timeIn(3) },
    { nonce, issuedAt: timeIn(4.999), notBefore: timeIn(4.999) },
    { nonce, expirationTime: timeIn(-4.999) },
  ])('passes: %j', async (input) => {
    const { kit, request } = await responding('signIn')
    await signIn(kit, input)
    expect(request).toHaveBeenCalledWith({ domain: page.host, ...input })
  })

  describe.each([undefined, { host: '', href: 'about:srcdoc' }])('if the location is %j', (location) => {
    beforeEach(() => void vi.stubGlobal('location', location))
    const own = { domain: 'localhost:5173', uri: 'http://localhost:5173/app' }

    it.each([[[]], [['aptos:signIn']]])(
      'signs the domain and the uri of its input, with a wallet without %j',
      async (missing) => {
        const { kit } = await connectedTo(devWalletWithout(...missing))
        expect(await signIn(kit, { nonce, ...own })).toMatchObject({ args: { input: own } })
      },
    )

    it.each([
      ['domain', {}],
      ['uri', { domain: own.domain }],
      ['uri', { ...own, uri: 'http://evil.example/' }],
    ])('is rejected by its %s: %j', async (field, given) => {
      const { kit } = await startUnconnected()
      await expect(signIn(kit, { nonce, ...given })).rejects.toThrow(`${field} must be`)
      expect(kit.getState().status).toBe('disconnected')
    })
  })
})

describe.each(['signIn', 'signMessage'] as const)('the response to %s', (method) => {
  const respond = async (response: unknown) => signIn((await responding(method, response)).kit, { nonce })
  const args = { signature: '0x01', fullMessage: 'APTOS' }
  const boo = new Error('boo')
  const get = () => {
    throw boo
  }

  it.each([
    ['null', null],
    ['text', '0xabc'],
    ['empty', { status: 'Approved' }],
    ['an approval without a signature', { status: 'Approved', args: {} }],
    ['an approval with any code', { status: 'Approved', code: 4001 }],
    ['wrapped in another way', { success: true, result: args }],
    ['a text without its signature', { fullMessage: 'APTOS' }],
    ['unreadable', Object.defineProperty({}, 'args', { get }), boo],
  ])('is bad data if it is %s', async (_, response, cause = expect.any(TypeError)) => {
    const message = expect.stringContaining('Petra')
    const error = { reason: 'BAD_WALLET_DATA', wallet: 'Petra', message, cause }
    await expect(respond(response)).rejects.toMatchObject(error)
  })

  it.each([args, { args }, { status: 'Approved', args }, { status: 'approved', args }])(
    'has a signature: %j',
    async (response) => {
      expect(await respond(response)).toMatchObject({ status: 'Approved', method, args })
    },
  )

  it.each([{ status: 'Rejected', args }, { code: 4001 }, { code: '4001', message: 'User rejected' }])(
    'is a rejection: %j',
    async (response) => {
      expect(await respond(response)).toEqual({ status: 'Rejected' })
    },
  )
})

describe('signIn without a connected wallet', () => {
  it('connects first', async () => {
    const { kit } = await startUnconnected()
    const { input } = await signStatement(kit)
    expect(input).toMatchObject({ address: kit.getState().address, chainId: 'aptos:4' })
  })

  it('returns the rejection of the connection', async () => {
    const wallet = fakeWallet('Old Wallet')
    const { kit } = await startUnconnected(wallet)
    const result = signIn(kit, { nonce })
    wallet.refuse()
    expect(await result).toEqual({ status: 'Rejected' })
  })
})
