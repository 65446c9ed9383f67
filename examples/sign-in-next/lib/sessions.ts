import { cookies } from 'next/headers'
import { application } from './settings'

/** Fields of a sign-in that the server issued. */
export interface IssuedFields {
  nonce: string
  statement: string
  issuedAt: string
  expirationTime: string
}

interface Session {
  /** Fields that are not used yet, by their nonce. Each tab has its own. */
  fieldsByNonce: Map<string, IssuedFields>
  /** Address of the account that is logged in. */
  address?: string
  expires: number
}

const SWEEP_INTERVAL_MS = 60 * 1000

// Sessions are in memory, and shared by all bundles of the server. Use a database if your site has more than one server.
const server = globalThis as { sessions?: Map<string, Session> }
server.sessions ??= createSessions()
const { sessions } = server

function createSessions(): Map<string, Session> {
  const created = new Map<string, Session>()
  // Do not do this for each new session, because with many sessions, a request would take long.
  setInterval(() => {
    for (const [id, { expires }] of created) if (expires <= Date.now()) created.delete(id)
  }, SWEEP_INTERVAL_MS).unref()
  return created
}

const isSecure = application.startsWith('https:')
// With the prefix, a browser accepts the cookie only from this host, and not from a subdomain of another user.
const COOKIE = isSecure ? '__Host-session' : 'session'

const readId = async () => (await cookies()).get(COOKIE)?.value ?? ''

export async function readSession(): Promise<Session | undefined> {
  const session = sessions.get(await readId())
  return session && session.expires > Date.now() ? session : undefined
}

/** Starts a session with a new ID, so that an ID that an attacker set before the login is not logged in. */
export async function startSession(data: Omit<Session, 'expires'>, timeoutMs: number): Promise<Session> {
  const id = crypto.randomUUID()
  const session = { ...data, expires: Date.now() + timeoutMs }
  sessions.set(id, session)
  const store = await cookies()
  store.set(COOKIE, id, { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure })
  return session
}

export async function endSession(): Promise<void> {
  sessions.delete(await readId())
}
