import { get, type IncomingMessage } from 'node:http'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createAuthentication, type SignInResult, signIn } from '../../src/sign-in/index.js'
import { devWalletWithout } from '../unit/sign-in/dev-wallet.js'
import { startKit } from '../unit/support/start-kit.js'
import { type Json, network } from '../unit/verify/signing.js'
import { createExampleServer, listen } from './support.js'

// The page of the development wallet of the unit tests.
const application = 'http://localhost:5173'
vi.stubGlobal('location', { host: 'localhost:5173', href: `${application}/in` })

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

type Send = (
  method: string,
  path: string,
  data?: unknown,
  headers?: object,
) => Promise<{ status: number; cookie: string; attributes: string; data: Json }>

/** Returns a function that sends requests to an origin with the cookie of one browser. */
function openBrowser(origin: string, cookie = ''): Send {
  return async (method, path, data, headers = {}) => {
    const response = await fetch(origin + path, {
      method,
      headers: { cookie, origin: application, ...headers },
      ...(data !== undefined && { body: typeof data === 'string' ? data : JSON.stringify(data) }),
    })
    const attributes = response.headers.get('set-cookie') ?? ''
    cookie = attributes.split(';')[0] || cookie
    return { status: response.status, cookie, attributes, data: (await response.json()) as Json }
  }
}

/** Starts the server. Returns its origin. */
async function startServer(options: object = {}): Promise<string> {
  return listen(await createExampleServer('sign-in-server', { application, aptos: network(), ...options }))
}

const startBrowser = async (options?: object) => openBrowser(await startServer(options))

/** Returns the body of the login request of a page. */
async function toLoginRequest(result: SignInResult): Promise<object> {
  const request = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({}))
  const urls = { nonceUrl: '/nonce', loginUrl: '/login', sessionUrl: '/session', logoutUrl: '/logout' }
  await createAuthentication(urls).verify(result as never)
  const body = request.mock.lastCall?.[1]?.body
  request.mockRestore()
  return JSON.parse(String(body))
}

/** Signs the fields of the server, with a wallet without the given features. Returns the login request and the address. */
async function sign(fields: Json, ...missing: string[]) {
  const wallet = devWalletWithout(...missing)
  const { kit } = await startKit({ wallets: [wallet] })
  await kit.connect(wallet.name)
  const sent = await toLoginRequest(await signIn(kit, fields as never))
  vi.useRealTimers()
  return { sent, address: kit.getState().address }
}

describe('sign-in server', () => {
  it.each([
    ['aptos:signIn', []],
    ['aptos:signMessage only', ['aptos:signIn']],
  ] as const)('logs the user in with %s, remembers it, and logs out', async (_, missing) => {
    const send = await startBrowser()
    expect((await send('GET', '/session')).data).toBeNull()
    const nonce = await send('GET', '/nonce')
    const { sent, address } = await sign(nonce.data, ...missing)
    const login = await send('POST', '/login', sent)
    expect(login).toMatchObject({ status: 200, data: { address } })
    expect(login.cookie).not.toBe(nonce.cookie)
    expect((await send('GET', '/session')).data).toEqual({ address })
    // An ID that an attacker knew before the login.
    expect((await send('GET', '/session', undefined, { cookie: nonce.cookie })).data).toBeNull()
    await send('POST', '/logout')
    expect((await send('GET', '/session')).data).toBeNull()
    expect((await send('GET', '/session', undefined, { cookie: login.cookie })).data).toBeNull()
  })

  it('accepts a nonce once, and only in the session that requested it', async () => {
    const origin = await startServer()
    const [send, attacker] = [openBrowser(origin), openBrowser(origin)]
    const { sent } = await sign((await send('GET', '/nonce')).data)
    expect((await attacker('POST', '/login', sent)).status).toBe(401)
    await attacker('GET', '/nonce')
    expect((await attacker('POST', '/login', sent)).status).toBe(401)
    expect((await send('POST', '/login', { ...sent, signature: '0x' })).status).toBe(401)
    expect((await send('POST', '/login', sent)).status).toBe(401)
    expect((await send('GET', '/session')).data).toBeNull()
  })

  it('accepts a nonce once if two requests use it at the same time', async () => {
    const send = await startBrowser()
    const { sent } = await sign((await send('GET', '/nonce')).data)
    const both = await Promise.all([send('POST', '/login', sent), send('POST', '/login', sent)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('rejects a login again after a logout', async () => {
    const send = await startBrowser()
    const { sent } = await sign((await send('GET', '/nonce')).data)
    await send('POST', '/login', sent)
    await send('POST', '/logout')
    await send('GET', '/nonce')
    expect((await send('POST', '/login', sent)).status).toBe(401)
  })

  it('accepts the nonce of each tab, and keeps the user logged in when it rejects another one', async () => {
    const send = await startBrowser()
    const [first, second] = [await send('GET', '/nonce'), await send('GET', '/nonce')]
    const { sent } = await sign(first.data)
    expect((await send('POST', '/login', sent)).status).toBe(200)
    expect((await send('POST', '/login', sent)).status).toBe(401)
    await send('GET', '/nonce')
    expect((await send('GET', '/session')).data).not.toBeNull()
    const { sent: later, address } = await sign(second.data)
    const old = (await send('GET', '/session')).cookie
    expect((await send('POST', '/login', later)).status).toBe(200)
    expect((await send('GET', '/session')).data).toEqual({ address })
    expect((await send('GET', '/session', undefined, { cookie: old })).data).toBeNull()
  })

  it('does not log the session of another tab out when that tab requests a nonce with its old cookie', async () => {
    const send = await startBrowser()
    const { cookie, data } = await send('GET', '/nonce')
    await send('POST', '/login', (await sign(data)).sent)
    expect((await send('GET', '/nonce', undefined, { cookie })).attributes).toBe('')
  })

  it('keeps a limited number of nonces in a session', async () => {
    const send = await startBrowser()
    const { sent } = await sign((await send('GET', '/nonce')).data)
    for (let count = 0; count < 20; count++) await send('GET', '/nonce')
    expect((await send('POST', '/login', sent)).status).toBe(401)
  })

  it('rejects a login after its time, and ends a session after its time', async () => {
    const send = await startBrowser()
    const { sent } = await sign((await send('GET', '/nonce')).data)
    const { sent: other } = await sign((await send('GET', '/nonce')).data)
    const waitFor = (minutes: number) =>
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
    onTestFinished(() => void vi.useRealTimers())
    await send('POST', '/login', other)
    waitFor(11)
    expect((await send('POST', '/login', sent)).status).toBe(401)
    expect((await send('GET', '/session')).data).not.toBeNull()
    waitFor(24 * 60)
    expect((await send('GET', '/session')).data).toBeNull()
  })

  it('ends a login after its time, regardless of the number of nonces that are requested', async () => {
    const send = await startBrowser()
    await send('POST', '/login', (await sign((await send('GET', '/nonce')).data)).sent)
    const now = Date.now()
    onTestFinished(() => void vi.useRealTimers())
    for (let minutes = 0; minutes <= 24 * 60; minutes += 9) {
      vi.useFakeTimers({ toFake: ['Date'], now: now + minutes * 60_000 })
      await send('GET', '/nonce')
    }
    vi.useFakeTimers({ toFake: ['Date'], now: now + 24 * 60 * 60_000 })
    expect((await send('GET', '/session')).data).toBeNull()
  })

  it('shares no nonce between the session before a login and the session after it', async () => {
    const origin = await startServer()
    const send = openBrowser(origin)
    const { data, cookie } = await send('GET', '/nonce')
    await send('POST', '/login', (await sign(data)).sent)
    const attacker = openBrowser(origin, cookie) // Knows the ID from before the login.
    const { sent } = await sign((await send('GET', '/nonce')).data)
    expect((await attacker('POST', '/login', sent)).status).toBe(401)
    const { sent: other } = await sign((await attacker('GET', '/nonce')).data)
    expect((await send('POST', '/login', other)).status).toBe(401)
  })

  it.each([
    ['a logout', (send: Send) => send('POST', '/logout')],
    [
      'the login of another tab',
      async (send: Send) => send('POST', '/login', (await sign((await send('GET', '/nonce')).data)).sent),
    ],
  ])('rejects a login whose session is ended by %s before the full node responds', async (_, end) => {
    const delays: Promise<unknown>[] = []
    const aptos = network()
    const getAccountInfo = async (...args: Parameters<typeof aptos.getAccountInfo>) => {
      await delays.shift()
      return aptos.getAccountInfo(...args)
    }
    const origin = await startServer({ aptos: { ...aptos, getAccountInfo } })
    const send = openBrowser(origin)
    const { data, cookie } = await send('GET', '/nonce')
    const { sent } = await sign(data)
    let respond = () => {}
    delays.push(
      new Promise<void>((resolve) => {
        respond = resolve
      }),
    )
    const login = openBrowser(origin, cookie)('POST', '/login', sent)
    await vi.waitFor(() => expect(delays).toEqual([]))
    await end(send)
    respond()
    expect((await login).status).toBe(401)
  })

  it('writes no line of the request into the log', async () => {
    const send = await startBrowser()
    await send('GET', '/nonce')
    const forged = 'x\nPOST /login: logged in'
    await send('POST', '/login', forged)
    const { calls } = vi.mocked(console.error).mock
    expect(calls).not.toEqual([])
    expect(calls.flat().join()).not.toMatch(/\n|logged in/)
  })

  it.each([
    ['another statement', { statement: 'I pay.' }],
    ['another chain', { chainId: 'aptos:2' }],
    ['another time', { expirationTime: '2999-01-01T00:00:00Z' }],
  ])('rejects a login for %s than it issued', async (_, changes) => {
    const send = await startBrowser({ chainId: 'aptos:mainnet' })
    const { data } = await send('GET', '/nonce')
    // The development wallet checks the chain of a sign-in, but not the text of a message.
    const { sent } = await sign({ ...data, ...changes }, 'aptos:signIn')
    expect((await send('POST', '/login', sent)).status).toBe(401)
    const { data: fields } = await send('GET', '/nonce')
    expect((await send('POST', '/login', (await sign(fields, 'aptos:signIn')).sent)).status).toBe(200)
  })

  it('rejects a login if the full node does not respond', async () => {
    const getAccountInfo = async () => Promise.reject(new Error('fetch failed'))
    const send = await startBrowser({ aptos: { ...network(), getAccountInfo } })
    const { sent } = await sign((await send('GET', '/nonce')).data)
    expect(await send('POST', '/login', sent)).toMatchObject({ status: 401, data: { error: 'Login failed' } })
  })

  it('sets a cookie that scripts and other sites cannot use, on HTTPS for this host only', async () => {
    const { attributes } = await (await startBrowser())('GET', '/nonce')
    expect(attributes).toMatch(/^session=[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict$/)
    const secure = await startBrowser({ application: 'https://shop.example' })
    const expected = /^__Host-session=[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict; Secure$/
    expect((await secure('GET', '/nonce')).attributes).toMatch(expected)
  })

  it('rejects a body that is too large', async () => {
    const send = await startBrowser()
    const { sent } = await sign((await send('GET', '/nonce')).data)
    expect((await send('POST', '/login', { ...sent, more: 'x'.repeat(100_000) })).status).toBe(401)
    expect((await send('POST', '/login', sent)).status).toBe(200)
  })

  it('logs the origin of a page and the expected one if they differ', async () => {
    const send = await startBrowser()
    expect((await send('POST', '/login', {}, { origin: 'http://localhost:3001' })).status).toBe(403)
    const log = String(vi.mocked(console.error).mock.lastCall)
    expect(log).toContain('http://localhost:3001')
    expect(log).toContain(application)
    expect(log).not.toContain('\n')
  })

  it.each([
    ['localhost:5173', true, 200],
    ['localhost:3001', true, 403],
    ['localhost:3001', false, 200],
  ])(
    'responds to a request for a nonce on %s, if the host is known: %s, with status %i',
    async (host, isHostKnown, status) => {
      const origin = await startServer({ isHostKnown })
      const response = await new Promise<IncomingMessage>((resolve) => {
        get(`${origin}/nonce`, { headers: { host } }, resolve)
      })
      response.resume()
      expect(response.statusCode).toBe(status)
    },
  )

  it.each([
    ['POST', '/login', {}, { origin: 'https://evil.example' }, 403],
    ['POST', '/login', {}, { origin: 'null' }, 403],
    ['POST', '/logout', undefined, { origin: 'https://evil.example' }, 403],
    ['GET', '/nonce', undefined, { 'sec-fetch-site': 'cross-site' }, 403],
    ['GET', '/nonce', undefined, { 'sec-fetch-site': 'same-site' }, 403],
    ['GET', '/nonce', undefined, { 'sec-fetch-site': 'same-origin' }, 200],
    ['POST', '/login', {}, {}, 401],
    ['POST', '/login', null, {}, 401],
    ['POST', '/login', { input: { nonce: 'constructor' } }, {}, 401],
    ['GET', '/login', undefined, {}, 404],
    ['GET', '/package.json', undefined, {}, 404],
    ['GET', '/..%2fapp.js', undefined, {}, 404],
    ['GET', '/constructor', undefined, {}, 404],
  ])('responds to %s %s with %j and %j with status %i', async (method, path, data, headers, status) => {
    const send = await startBrowser()
    if (status === 401) await send('GET', '/nonce')
    expect((await send(method, path, data, headers)).status).toBe(status)
  })
})
