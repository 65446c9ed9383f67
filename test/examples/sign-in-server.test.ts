import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { toHex } from '../../src/core/index.js'
import { type SignedStatement, signIn } from '../../src/sign-in/index.js'
import { devWalletWithout } from '../unit/sign-in/dev-wallet.js'
import { startKit } from '../unit/support/start-kit.js'
import { createExampleServer, listen } from './support.js'

// The page of the development wallet of the unit tests.
const application = 'http://localhost:5173'
vi.stubGlobal('location', { host: 'localhost:5173', href: `${application}/in` })

const getAccountInfo = async () => Promise.reject(Object.assign(new Error('not found'), { status: 404 }))

/** Starts the server, and returns a browser's requests to it: they keep its cookie. */
async function startServer() {
  const server = await createExampleServer('sign-in-server', { application, aptos: { getAccountInfo } })
  const origin = await listen(server)
  let cookie = ''
  return async function request(method: string, path: string, data?: unknown, headers: object = {}) {
    const response = await fetch(origin + path, {
      method,
      headers: { cookie, origin: application, ...headers },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return { status: response.status, cookie, data: await response.json() }
  }
}

/** Signs the statement of the server, with a wallet that only signs messages. */
async function sign(asked: { readonly nonce: string; readonly statement: string }) {
  const wallet = devWalletWithout('aptos:signIn')
  const { kit } = await startKit({ wallets: [wallet] })
  await kit.connect(wallet.name)
  const { method, args } = (await signIn(kit, asked)) as { method: 'signMessage'; args: SignedStatement }
  vi.useRealTimers()
  return { sent: { ...args, method, signature: toHex(args.signature) }, address: kit.getState().address }
}

describe('sign-in server', () => {
  it('signs the user in, remembers it, and signs out', async () => {
    const request = await startServer()
    const nonce = await request('POST', '/nonce')
    const { sent, address } = await sign(nonce.data)
    const signedIn = await request('POST', '/sign-in', sent)
    expect(signedIn).toMatchObject({ status: 200, data: { address } })
    expect(signedIn.cookie).not.toBe(nonce.cookie)
    expect((await request('GET', '/me')).data).toEqual({ address })
    // An ID that an attacker knew before the login.
    expect((await request('GET', '/me', undefined, { cookie: nonce.cookie })).data).toEqual({ address: null })
    await request('POST', '/sign-out')
    expect((await request('GET', '/me')).data).toEqual({ address: null })
  })

  it('accepts a nonce once, and only in the session that requested it', async () => {
    const request = await startServer()
    const { sent } = await sign((await request('POST', '/nonce')).data)
    const stranger = await startServer()
    await stranger('POST', '/nonce')
    expect((await stranger('POST', '/sign-in', sent)).status).toBe(401)
    expect((await request('POST', '/sign-in', { ...sent, signature: '0x' })).status).toBe(401)
    expect((await request('POST', '/sign-in', sent)).status).toBe(401)
    expect((await request('GET', '/me')).data).toEqual({ address: null })
  })

  it('accepts the nonce of each tab, and keeps the user signed in when it refuses another one', async () => {
    const request = await startServer()
    const [first, second] = [await request('POST', '/nonce'), await request('POST', '/nonce')]
    const { sent } = await sign(first.data)
    expect((await request('POST', '/sign-in', sent)).status).toBe(200)
    expect((await request('POST', '/sign-in', sent)).status).toBe(401)
    await request('POST', '/nonce')
    expect((await request('GET', '/me')).data).not.toEqual({ address: null })
    const { sent: later, address } = await sign(second.data)
    expect((await request('POST', '/sign-in', later)).status).toBe(200)
    expect((await request('GET', '/me')).data).toEqual({ address })
  })

  it('keeps a limited number of nonces in a session', async () => {
    const request = await startServer()
    const { sent } = await sign((await request('POST', '/nonce')).data)
    for (let count = 0; count < 20; count++) await request('POST', '/nonce')
    expect((await request('POST', '/sign-in', sent)).status).toBe(401)
  })

  it('refuses a sign-in after its time', async () => {
    const request = await startServer()
    const { sent } = await sign((await request('POST', '/nonce')).data)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect((await request('POST', '/sign-in', sent)).status).toBe(401)
  })

  it.each([
    ['POST', '/nonce', undefined, { origin: 'https://evil.example' }, 403],
    ['POST', '/sign-in', {}, {}, 401],
    ['POST', '/sign-in', 'x'.repeat(100_000), {}, 401],
    ['GET', '/sign-in', undefined, {}, 404],
    ['GET', '/package.json', undefined, {}, 404],
    ['GET', '/..%2fapp.js', undefined, {}, 404],
    ['GET', '/constructor', undefined, {}, 404],
  ])('refuses %s %s', async (method, path, data, headers, status) => {
    const request = await startServer()
    if (status === 401) await request('POST', '/nonce')
    expect((await request(method, path, data, headers)).status).toBe(status)
  })
})
