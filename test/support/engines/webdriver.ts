import { vi } from 'vitest'

/** A session of the W3C WebDriver protocol, with the window that gets its commands. */
export interface Session {
  call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>
  evaluate<T>(script: string, args: readonly unknown[]): Promise<T>
  inWindow(handle: string): Session
  leaveWindow(): Promise<void>
}

async function request<T>(address: string, method: string, body?: object): Promise<T> {
  const response = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) {
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${method} ${address}: ${error}: ${message}`)
  }
  return value as T
}

/** Runs in the page: calls a function, and passes its outcome to the callback of the driver. */
const runCall = `
  const [args, done] = arguments
  Promise.resolve().then(() => (SCRIPT)(...args)).then(
    (value) => done({ value }),
    (error) => done({ error: String(error) }),
  )`

/** Starts a session with a driver that is starting or running. */
export async function startSession(address: string): Promise<Session> {
  await vi.waitFor(() => request(`${address}/status`, 'GET'), { timeout: 20_000, interval: 50 })
  // The driver uses timers of the page for the timeout of scripts, and tests advance these by up to a minute.
  const capabilities = { alwaysMatch: { timeouts: { script: 3_600_000, pageLoad: 30_000 } } }
  const { sessionId } = await request<{ sessionId: string }>(`${address}/session`, 'POST', { capabilities })
  const base = `${address}/session/${sessionId}`
  let current = ''

  const inWindow = (handle: string): Session => {
    async function call<T>(method: string, path: string, body?: object): Promise<T> {
      if (handle && handle !== current) await request(`${base}/window`, 'POST', { handle })
      current = handle || current
      return request(base + path, method, body)
    }
    return {
      call,
      inWindow,
      async leaveWindow() {
        await call('DELETE', '/window')
        current = ''
      },
      async evaluate<T>(script: string, args: readonly unknown[]): Promise<T> {
        const body = { script: runCall.replace('SCRIPT', () => script), args: [args] }
        const { value, error } = await call<{ value: T; error?: string }>('POST', '/execute/async', body)
        if (error !== undefined) throw new Error(error)
        return value
      },
    }
  }
  return inWindow('')
}
