import { setTimeout as pause } from 'node:timers/promises'

/** A session of the W3C WebDriver protocol, and the window its commands go to. */
export interface Session {
  call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>
  evaluate<T>(script: string, args: readonly unknown[]): Promise<T>
  inWindow(handle: string): Session
}

interface Answer {
  readonly value: unknown
}

async function request(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as Answer
  if (!response.ok) {
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${method} ${address}: ${error}: ${message}`)
  }
  return value
}

/** How long a driver may take to answer its first request, in milliseconds. */
const startup = 20_000

async function untilReady(address: string): Promise<void> {
  for (const end = Date.now() + startup; ; await pause(50))
    try {
      await request(`${address}/status`, 'GET')
      return
    } catch (error) {
      if (Date.now() > end) throw error
    }
}

/** Runs in the page: calls the function with its arguments and hands its outcome, late or not, to the driver. */
const caller = `
  const done = arguments[arguments.length - 1]
  Promise.resolve().then(() => (SCRIPT)(...arguments[0])).then(
    (value) => done({ value }),
    (error) => done({ error: String(error) }),
  )`

/** @param address of a driver that is starting or has started */
export async function startSession(address: string): Promise<Session> {
  await untilReady(address)
  const capabilities = { alwaysMatch: { timeouts: { script: 30_000, pageLoad: 30_000 } } }
  const { sessionId } = (await request(`${address}/session`, 'POST', { capabilities })) as {
    sessionId: string
  }
  const base = `${address}/session/${sessionId}`
  let current = ''
  // One command at a time, each in its own window: the protocol has one current window a session.
  let last: Promise<unknown> = Promise.resolve()

  const inWindow = (handle: string): Session => {
    const call = <T>(method: string, path: string, body?: object): Promise<T> => {
      const run = async () => {
        if (handle && handle !== current) await request(`${base}/window`, 'POST', { handle })
        current = handle || current
        return request(base + path, method, body)
      }
      const result = last.then(run, run)
      last = result
      return result as Promise<T>
    }
    return {
      call,
      inWindow,
      async evaluate<T>(script: string, args: readonly unknown[]): Promise<T> {
        const body = { script: caller.replace('SCRIPT', () => script), args: [args] }
        const { value, error } = await call<{ value: T; error?: string }>('POST', '/execute/async', body)
        if (error !== undefined) throw new Error(error)
        return value
      },
    }
  }
  return inWindow('')
}
