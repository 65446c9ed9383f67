import { randomBytes } from 'node:crypto'

const SWEEP_INTERVAL_MS = 60 * 1000

/**
 * Keeps sessions in memory. Use a database if your site has more than one server.
 *
 * @param isSecure Whether the page is served over HTTPS.
 */
export function createSessions(isSecure) {
  const sessions = new Map()
  // Do not do this for each new session, because with many sessions, a request would take long.
  setInterval(() => {
    for (const [id, { expires }] of sessions) if (expires <= Date.now()) sessions.delete(id)
  }, SWEEP_INTERVAL_MS).unref()
  // With the prefix, a browser accepts the cookie only from this host, and not from a subdomain of another user.
  const name = isSecure ? '__Host-session' : 'session'
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`

  const readId = (request) => {
    const cookies = (request.headers.cookie ?? '').split('; ')
    return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
  }

  function readSession(request) {
    const session = sessions.get(readId(request))
    return session && session.expires > Date.now() ? session : undefined
  }

  /** Starts a session with a new ID, so that an ID that an attacker set before the login is not logged in. */
  function startSession(response, data, timeoutMs) {
    const id = randomBytes(24).toString('base64url')
    const session = { ...data, expires: Date.now() + timeoutMs }
    sessions.set(id, session)
    response.setHeader('Set-Cookie', `${name}=${id}; ${attributes}`)
    return session
  }

  function endSession(request) {
    sessions.delete(readId(request))
  }

  return { readSession, startSession, endSession }
}
