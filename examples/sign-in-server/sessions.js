import { randomBytes } from 'node:crypto'

const COOKIE = 'session'

/**
 * Keeps sessions in memory. Use a database if your site has more than one server.
 *
 * @param isSecure Whether the cookie is sent over HTTPS only.
 */
export function createSessions(isSecure) {
  const sessions = new Map()

  const readId = (request) =>
    new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1]

  function readSession(request) {
    const session = sessions.get(readId(request))
    return session && session.expires > Date.now() ? session : undefined
  }

  /** Starts a session with a new ID, so that an ID that an attacker set before the login is not logged in. */
  function startSession(response, data, timeoutMs) {
    for (const [id, { expires }] of sessions) if (expires <= Date.now()) sessions.delete(id)
    const id = randomBytes(24).toString('base64url')
    const session = { ...data, expires: Date.now() + timeoutMs }
    sessions.set(id, session)
    const secure = isSecure ? '; Secure' : ''
    response.setHeader('Set-Cookie', `${COOKIE}=${id}; Path=/; HttpOnly; SameSite=Strict${secure}`)
    return session
  }

  function endSession(request) {
    sessions.delete(readId(request))
  }

  return { readSession, startSession, endSession }
}
