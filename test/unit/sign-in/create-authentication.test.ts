import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { SignedOutput } from '../../../src/core/index.js'
import { createAuthentication } from '../../../src/sign-in/index.js'

const page = { host: 'app.example', href: 'https://app.example/in' }
beforeEach(() => void vi.stubGlobal('location', page))

const urls = { nonceUrl: '/nonce', loginUrl: '/login', sessionUrl: '/session', logoutUrl: '/logout' }

/** Creates the authentication with a server that responds with a body. */
function createWithServer(body: unknown, status = 200) {
  const request = vi.spyOn(globalThis, 'fetch')
  request.mockImplementation(
    async () => new Response(body === undefined ? null : JSON.stringify(body), { status }),
  )
  onTestFinished(() => request.mockRestore())
  return { ...createAuthentication(urls), request }
}

const bcs = (hex: string) => ({ bcsToHex: () => ({ toString: () => hex }) })

describe('createAuthentication', () => {
  it.each([
    [
      'prepare',
      { nonce: 'n0nce000', statement: 'Log in' },
      { nonce: 'n0nce000', statement: 'Log in', domain: page.host },
    ],
    ['getSession', { address: '0x1' }, '0x1'],
    ['getSession', null, null],
    ['getSession', undefined, null],
  ] as const)(
    '%s() sends a request with cookies, and resolves with the response %j as %j',
    async (name, body, result) => {
      const { request, ...authentication } = createWithServer(body)
      expect(await authentication[name]()).toEqual(result)
      const [url, init] = request.mock.lastCall ?? []
      expect(url).toBe(name === 'prepare' ? '/nonce' : '/session')
      expect(init).toMatchObject({ mode: 'same-origin', credentials: 'same-origin', cache: 'no-store' })
      expect(init?.method).toBeUndefined()
    },
  )

  it.each<[string, SignedOutput, object]>([
    [
      'aptos:signIn in BCS',
      {
        method: 'signIn',
        args: {
          type: 'ed25519',
          input: { nonce: 'n0nce000' } as never,
          account: { address: '0x1', publicKey: bcs('0x20aa') },
          signature: bcs('0x40bb'),
        },
      },
      { type: 'ed25519', input: { nonce: 'n0nce000' }, publicKey: '0x20aa', signature: '0x40bb' },
    ],
    [
      'aptos:signMessage as hex text',
      {
        method: 'signMessage',
        args: {
          input: { nonce: 'n0nce000' },
          fullMessage: 'APTOS',
          publicKey: '0xaa',
          signature: { data: [187] },
        } as never,
      },
      { input: { nonce: 'n0nce000' }, fullMessage: 'APTOS', publicKey: '0xaa', signature: '0xbb' },
    ],
  ])('verify() sends the keys and signatures of %s', async (_, output, sent) => {
    const { verify, request } = createWithServer({ address: '0x1' })
    await verify(output)
    const [url, init] = request.mock.lastCall ?? []
    expect([url, init?.method, JSON.parse(String(init?.body))]).toEqual(['/login', 'POST', sent])
  })

  it('signOut() sends a POST that outlives the page, and whose response can be empty', async () => {
    const { signOut, request } = createWithServer(undefined)
    await signOut()
    expect(request.mock.lastCall).toMatchObject(['/logout', { method: 'POST', keepalive: true }])
  })

  it.each(['prepare', 'getSession', 'signOut'] as const)(
    '%s() rejects if the server rejects the request',
    async (name) => {
      await expect(createWithServer({}, 401)[name]()).rejects.toThrow('401')
    },
  )

  it('getSession() names the URL that responds with HTML, as many servers do for an unknown one', async () => {
    const { getSession, request } = createWithServer(null)
    request.mockResolvedValue(new Response('<!doctype html>'))
    await expect(getSession()).rejects.toThrow('/session')
  })

  it.each(Object.keys(urls))('throws if %s is missing', (name) => {
    expect(() => createAuthentication({ ...urls, [name]: undefined })).toThrow(name)
  })

  it('prepare() rejects what no server may issue', async () => {
    await expect(createWithServer({ nonce: 'short' }).prepare()).rejects.toThrow('nonce')
    await expect(createWithServer(null).prepare()).rejects.toThrow('nonce')
  })

  it('createStatement() binds the statement to the page, the account, and the network', () => {
    const account = { address: '0x1', publicKey: '0xaa', network: 'testnet', chainId: 2 }
    const input = { nonce: 'n0nce000', domain: page.host }
    const statement = createAuthentication(urls).createStatement?.(input, account)
    const { message } = statement?.request ?? {}
    expect(message).toContain(`${page.host} wants you to sign in`)
    expect(statement?.request).toEqual({ message, nonce: 'n0nce000', application: true })
    const response = { fullMessage: 'APTOS', signature: '0xbb' } as never
    expect(statement?.createOutput(response)).toEqual({
      method: 'signMessage',
      args: {
        fullMessage: 'APTOS',
        signature: '0xbb',
        publicKey: '0xaa',
        input: { ...input, address: '0x1', uri: page.href, version: '1', chainId: 'aptos:testnet' },
      },
    })
    expect(() => statement?.createOutput({ fullMessage: 'APTOS' } as never)).toThrow('signature')
  })
})
