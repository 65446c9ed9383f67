import { randomBytes } from 'node:crypto'

const COOKIE = 'session'

/**
 * Keeps sessions in memory. Use a database if your site has more than one server.
 *
 * @param isSecure Whether the cookie is sent over HTTPS only.
 */
export function createSessions(isSecure) {
  const sessions = new Map()

  function readSession(request) {
    const id = new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1]
    const session = sessions.get(id)
    return session && session.expires > Date.now() ? { id, ...session } : undefined
  }

  /** Starts a session with a new ID, so that an ID that an attacker set before the login is not logged in. */
  function startSession(request, response, data, timeoutMs) {
    endSession(request)
    for (const [id, { expires }] of sessions) if (expires <= Date.now()) sessions.delete(id)
    const id = randomBytes(24).toString('base64url')
    sessions.set(id, { ...data, expires: Date.now() + timeoutMs })
    const secure = isSecure ? '; Secure' : ''
    response.setHeader('Set-Cookie', `${COOKIE}=${id}; Path=/; HttpOnly; SameSite=Strict${secure}`)
  }

  function endSession(request) {
    const session = readSession(request)
    if (session) sessions.delete(session.id)
  }

  return { readSession, startSession, endSession }
}
