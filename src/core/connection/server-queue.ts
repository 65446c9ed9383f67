import type { Authentication } from '../authentication.js'
import { WalletKitError } from '../errors.js'
import type { KitContext } from '../kit-context.js'

/**
 * Queue of calls to the page's server. The calls run one after another, because they share a session: a logout must not reach the
 * server before an earlier login.
 */
export interface ServerQueue {
  /**
   * Calls the server after all earlier calls have ended.
   *
   * @throws WalletKitError `AUTHENTICATION_FAILED`, which is also dispatched, and has the error of the server as `cause`.
   *   Without the option `authentication`, `UNSUPPORTED`, which is not dispatched.
   */
  callServer<Result>(call: (server: Authentication) => Promise<Result>): Promise<Result>
  /** Runs a function after all calls so far have ended. */
  runAfterCalls(run: () => void): void
}

/**
 * Returns the option `authentication`.
 *
 * @throws WalletKitError `UNSUPPORTED`
 */
export function getAuthenticationOrThrow({ options: { authentication } }: KitContext): Authentication {
  if (authentication) return authentication
  throw new WalletKitError('UNSUPPORTED', 'The option authentication is not set')
}

export function createServerQueue(context: KitContext): ServerQueue {
  let lastCall: Promise<unknown> = Promise.resolve()
  const callServer: ServerQueue['callServer'] = async (call) => {
    const server = getAuthenticationOrThrow(context)
    const result = lastCall.then(() => call(server))
    lastCall = result.catch(() => {})
    try {
      return await result
    } catch (cause) {
      const message = 'The server rejected the request, or did not respond'
      const error = new WalletKitError('AUTHENTICATION_FAILED', message, { cause })
      context.emit('wallet-error', error)
      throw error
    }
  }

  const runAfterCalls: ServerQueue['runAfterCalls'] = (run) => {
    lastCall.then(run)
  }

  return { callServer, runAfterCalls }
}
