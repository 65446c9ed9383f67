import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createSessions } from './sessions.js'
import { verifySignIn } from './verify.js'

/** Time to approve the request. The page renews its nonce every minute. */
const NONCE_TIMEOUT_MS = 10 * 60 * 1000
/** Enough for two visible tabs that renew their nonces. */
const MAX_NONCES = 20
const LOGIN_TIMEOUT_MS = 24 * 60 * 60 * 1000
const MAX_BODY_BYTES = 64 * 1024

const HTML = 'text/html; charset=utf-8'
const SCRIPT = 'text/javascript; charset=utf-8'

/** Reads the files that the server serves. It serves no others. */
const readFiles = (kitFolder) => ({
  '/': [readFileSync(new URL('page/index.html', import.meta.url)), HTML],
  '/main.js': [readFileSync(new URL('page/main.js', import.meta.url)), SCRIPT],
  '/to-send.js': [readFileSync(new URL('page/to-send.js', import.meta.url)), SCRIPT],
  '/aptos-wallet-kit.js': [readFileSync(new URL('aptos-wallet-kit.js', kitFolder)), SCRIPT],
  '/dev-wallet.js': [readFileSync(new URL('dev-wallet.js', kitFolder)), SCRIPT],
  '/sign-in.js': [readFileSync(new URL('sign-in.js', kitFolder)), SCRIPT],
})

async function readJson(request) {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk
    if (body.length > MAX_BODY_BYTES) throw new Error('The request is too large')
  }
  return JSON.parse(body)
}

/**
 * Creates the server.
 *
 * @param options.application The origin of the page, for example `https://shop.example`. Never take it from a request.
 * @param options.kitFolder The URL of the folder with the kit's scripts.
 * @param options.chainId The network that users must sign in on, for example `aptos:mainnet`. Default: any network.
 * @param options.aptos The ts-sdk client of your network. Default: mainnet.
 */
export function createApp({ application, kitFolder, chainId, aptos }) {
  const files = readFiles(kitFolder)
  const sessions = createSessions(application.startsWith('https:'))

  const routes = {
    /** Returns the fields to sign and keeps them in the session. `verifySignIn` uses them, not fields of the request. */
    'POST /nonce'(request, response) {
      const now = Date.now()
      const asked = {
        nonce: randomBytes(16).toString('hex'),
        statement: 'Sign in to the example.',
        issuedAt: new Date(now).toISOString(),
        expirationTime: new Date(now + NONCE_TIMEOUT_MS).toISOString(),
        ...(chainId && { chainId }),
      }
      const session =
        sessions.readSession(request) ??
        sessions.startSession(response, { askedByNonce: new Map() }, NONCE_TIMEOUT_MS)
      session.expires = Math.max(session.expires, now + NONCE_TIMEOUT_MS)
      // Keep the earlier ones: each tab has its own.
      const { askedByNonce } = session
      askedByNonce.set(asked.nonce, asked)
      if (askedByNonce.size > MAX_NONCES) askedByNonce.delete(askedByNonce.keys().next().value)
      return asked
    },

    async 'POST /sign-in'(request, response) {
      const sent = await readJson(request)
      const { askedByNonce, address: lastAddress } = sessions.readSession(request) ?? {}
      const asked = askedByNonce?.get(sent.input?.nonce)
      if (!asked) throw new Error('The session has no such nonce')
      // The nonce is single-use, also if the verification fails.
      askedByNonce.delete(asked.nonce)
      const address = await verifySignIn(sent, { application, ...asked }, { aptos })
      // End an earlier login only now: a refused request must not log the user out. A session without a login expires soon;
      // until then, a request of another tab can still use it.
      if (lastAddress) sessions.endSession(request)
      sessions.startSession(response, { address, askedByNonce }, LOGIN_TIMEOUT_MS)
      return { address }
    },

    'POST /sign-out'(request) {
      sessions.endSession(request)
      return {}
    },

    'GET /me'(request) {
      return { address: sessions.readSession(request)?.address ?? null }
    },
  }

  return createServer(async (request, response) => {
    response.setHeader('Cache-Control', 'no-store')
    const { method, headers } = request
    const path = request.url.split('?')[0]
    const [body, type] = (method === 'GET' && Object.hasOwn(files, path) && files[path]) || []
    if (body) return response.setHeader('Content-Type', type).end(body)
    const route = `${method} ${path}`
    const sendJson = (status, data) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(data))
    }
    if (!Object.hasOwn(routes, route)) return sendJson(404, { error: 'Not found' })
    // Browsers send `Origin` with every POST: another site can't sign a user in or out.
    if (method === 'POST' && headers.origin !== application) return sendJson(403, { error: 'Wrong origin' })
    try {
      sendJson(200, await routes[route](request, response))
    } catch (error) {
      // Log the reason, but don't send it: it would help an attacker.
      console.error(`${route}: ${error.message}`)
      sendJson(401, { error: 'Sign-in failed' })
    }
  })
}
