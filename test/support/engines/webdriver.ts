import { setTimeout as pause } from 'node:timers/promises'
import { vi } from 'vitest'

/** A session of the W3C WebDriver protocol, with the window that gets its commands. */
export interface Session {
  call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>
  evaluate<T>(script: string, args: readonly unknown[]): Promise<T>
  inWindow(handle: string): Session
  leaveWindow(): Promise<void>
}

async function request(address: string, method: string, body?: object): Promise<unknown> {
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
  return value
}

/**
 * Runs in the page: starts a call and stores its outcome. A command that waits for the call would block all other
 * commands, such as the click that the call waits for.
 */
const startCall = `
  const [id, args] = arguments
  const outcomes = (window[Symbol.for('outcomes')] ??= new Map())
  outcomes.set(id, {})
  Promise.resolve().then(() => (SCRIPT)(...args)).then(
    (value) => outcomes.set(id, { done: true, value }),
    (error) => outcomes.set(id, { done: true, error: String(error) }),
  )`

const takeOutcome = `
  const outcomes = window[Symbol.for('outcomes')]
  const outcome = outcomes?.get(arguments[0]) ?? { done: true, error: 'the page was unloaded' }
  if (outcome.done) outcomes?.delete(arguments[0])
  return outcome`

interface Outcome<T> {
  readonly done?: true
  readonly value: T
  readonly error?: string
}

/** Starts a session with a driver that is starting or running. */
export async function startSession(address: string): Promise<Session> {
  await vi.waitFor(() => request(`${address}/status`, 'GET'), { timeout: 20_000, interval: 50 })
  // The driver uses timers of the page for the timeout of scripts, and tests advance these by up to a minute.
  const capabilities = { alwaysMatch: { timeouts: { script: 3_600_000, pageLoad: 30_000 } } }
  const { sessionId } = (await request(`${address}/session`, 'POST', { capabilities })) as {
    sessionId: string
  }
  const base = `${address}/session/${sessionId}`
  let current = ''
  let calls = 0
  // Send one command at a time, because a session has one current window.
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
      async leaveWindow() {
        await call('DELETE', '/window')
        current = ''
      },
      async evaluate<T>(script: string, args: readonly unknown[]): Promise<T> {
        const id = ++calls
        const execute = (text: string, given: unknown[]) =>
          call<Outcome<T>>('POST', '/execute/sync', { script: text, args: given })
        await execute(
          startCall.replace('SCRIPT', () => script),
          [id, args],
        )
        for (;;) {
          const { done, value, error } = await execute(takeOutcome, [id])
          if (error !== undefined) throw new Error(error)
          if (done) return value
          await pause(5)
        }
      },
    }
  }
  return inWindow('')
}
