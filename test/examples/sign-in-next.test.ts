import { beforeEach, describe, expect, it, vi } from 'vitest'

interface Example {
  fromPage(handler: () => Promise<Response>): (request: Request) => Promise<Response>
  register(): void
}

const { fromPage }: Example = await import('../../examples/sign-in-next/lib/from-page.js' as string)
const { register }: Example = await import('../../examples/sign-in-next/instrumentation.js' as string)

const application = 'http://localhost:3000'
const respond = fromPage(async () => Response.json({}))

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  return () => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  }
})

/** Sends a request. Returns the status of the response, and what the server has logged. */
async function send(method: string, headers: Record<string, string>) {
  const { status } = await respond(new Request(`${application}/api/nonce`, { method, headers }))
  return { status, log: String(vi.mocked(console.error).mock.lastCall ?? '') }
}

describe('fromPage', () => {
  it.each([
    ['', 'POST', { origin: application }, 200],
    ['', 'GET', { host: 'localhost:3000' }, 200],
    [application, 'GET', { host: 'internal:8080' }, 200],
    [application, 'POST', { origin: application, host: 'internal:8080' }, 200],
    [application, 'GET', { 'sec-fetch-site': 'same-site' }, 403],
  ])(
    'responds with APPLICATION=%s to %s with %j with status %i',
    async (setting, method, headers, status) => {
      vi.stubEnv('APPLICATION', setting)
      expect(await send(method, headers)).toEqual({ status, log: '' })
    },
  )

  it.each([
    ['', 'GET', { host: 'localhost:3001' }],
    ['', 'POST', { origin: 'http://localhost:3001' }],
    [application, 'POST', { origin: 'http://localhost:3001' }],
  ])(
    'logs with APPLICATION=%s the origin of the page and the expected one if they differ for %s',
    async (setting, method, headers) => {
      vi.stubEnv('APPLICATION', setting)
      const { status, log } = await send(method, headers)
      expect(status).toBe(403)
      expect(log).toContain('http://localhost:3001')
      expect(log).toContain(application)
    },
  )
})

describe('register', () => {
  it.each([
    ['production', '', 1],
    ['production', 'https://shop.example', 0],
    ['development', '', 0],
  ])('in %s with the origin "%s", ends the server %i times', (environment, origin, times) => {
    vi.stubEnv('NODE_ENV', environment)
    vi.stubEnv('APPLICATION', origin)
    vi.stubEnv('NEXT_RUNTIME', 'nodejs')
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
    register()
    expect(exit.mock.calls).toEqual(Array(times).fill([1]))
  })
})
