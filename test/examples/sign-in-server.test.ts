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
  const origin = await listen(
    await createExampleServer('sign-in-server', { application, aptos: { getAccountInfo } }),
  )
  let cookie = ''
  return async function request(method: string, path: string, data?: unknown, headers: object = {}) {
    const body = data === undefined ? null : JSON.stringify(data)
    const init = { method, headers: { cookie, origin: application, ...headers }, body }
    const response = await fetch(origin + path, init)
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    const isJson = response.headers.get('content-type') === 'application/json'
    return { status: response.status, cookie, data: isJson ? await response.json() : undefined }
  }
}

/** Signs the statement of a nonce, with a wallet that only signs messages. */
async function sign(request: Awaited<ReturnType<typeof startServer>>) {
  const { data: asked, cookie } = await request('POST', '/nonce')
  const wallet = devWalletWithout('aptos:signIn')
  const { kit } = await startKit({ wallets: [wallet] })
  await kit.connect(wallet.name)
  const { method, args } = (await signIn(kit, asked)) as { method: 'signMessage'; args: SignedStatement }
  vi.useRealTimers()
  const sent = { ...args, method, signature: toHex(args.signature) }
  return { sent, cookie, address: kit.getState().address }
}

describe('sign-in server', () => {
  it('signs the user in, remembers it, and signs out', async () => {
    const request = await startServer()
    const { sent, cookie, address } = await sign(request)
    const signedIn = await request('POST', '/sign-in', sent)
    expect(signedIn).toMatchObject({ status: 200, data: { address } })
    expect(signedIn.cookie).not.toBe(cookie)
    expect((await request('GET', '/me')).data).toEqual({ address })
    await request('POST', '/sign-out')
    expect((await request('GET', '/me')).data).toEqual({ address: null })
  })

  it('accepts a nonce once, and only in the session that requested it', async () => {
    const request = await startServer()
    const { sent } = await sign(request)
    const otherBrowser = await startServer()
    await otherBrowser('POST', '/nonce')
    expect((await otherBrowser('POST', '/sign-in', sent)).status).toBe(401)
    expect((await request('POST', '/sign-in', { ...sent, signature: '0x' })).status).toBe(401)
    expect((await request('POST', '/sign-in', sent)).status).toBe(401)
    expect((await request('GET', '/me')).data).toEqual({ address: null })
  })

  it('refuses a sign-in after its time', async () => {
    const request = await startServer()
    const { sent } = await sign(request)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect((await request('POST', '/sign-in', sent)).status).toBe(401)
  })

  it.each([
    ['POST', '/nonce', undefined, { origin: 'https://evil.example' }, 403],
    ['POST', '/sign-in', {}, {}, 401],
    ['POST', '/sign-in', 'x'.repeat(100_000), {}, 401],
    ['GET', '/package.json', undefined, {}, 404],
    ['GET', '/..%2fapp.js', undefined, {}, 404],
    ['GET', '/constructor', undefined, {}, 404],
    ...['/', '/main.js', '/aptos-wallet-kit.js', '/sign-in.js'].map(
      (path) => ['GET', path, undefined, {}, 200] as const,
    ),
  ] as const)('responds to %s %s', async (method, path, data, headers, status) => {
    const request = await startServer()
    if (status === 401) await request('POST', '/nonce')
    expect((await request(method, path, data, headers)).status).toBe(status)
  })
})
