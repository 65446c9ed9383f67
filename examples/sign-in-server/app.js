import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createNonce, verifySignIn } from 'aptos-wallet-kit/verify'
import { createSessions } from './sessions.js'

/** Time to approve the request. The kit requests a nonce when the modal opens. */
const NONCE_TIMEOUT_MS = 10 * 60 * 1000
/** Limit that is enough for two visible tabs that renew their nonces. */
const MAX_NONCES = 20
const LOGIN_TIMEOUT_MS = 24 * 60 * 60 * 1000
const MAX_BODY_BYTES = 64 * 1024

const HTML = 'text/html; charset=utf-8'
const CSS = 'text/css; charset=utf-8'
const SCRIPT = 'text/javascript; charset=utf-8'

/** Reads the files that the server serves. It serves no other files. */
const readFiles = (kitFolder) => ({
  '/': [readFileSync(new URL('page/index.html', import.meta.url)), HTML],
  '/style.css': [readFileSync(new URL('page/style.css', import.meta.url)), CSS],
  '/main.js': [readFileSync(new URL('page/main.js', import.meta.url)), SCRIPT],
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
  try {
    return JSON.parse(body)
  } catch {
    throw new Error('The request is not JSON') // The message of the parser contains a part of the request.
  }
}

/**
 * Creates the server.
 *
 * @param options.application The origin of the page, for example `https://shop.example`. Never take it from a request.
 * @param options.kitFolder The URL of the folder with the kit's scripts.
 * @param options.aptos The ts-sdk client of your network.
 * @param options.chainId The chain for which users must sign, for example `aptos:mainnet`. Default: any chain.
 * @param options.isHostKnown Whether the host of each request is that of the page. Default: false, for example behind a proxy.
 */
export function createApp({ application, kitFolder, aptos, chainId, isHostKnown = false }) {
  const files = readFiles(kitFolder)
  const sessions = createSessions(application.startsWith('https:'))

  const routes = {
    /** Returns the fields to sign, and keeps them in the session. */
    'GET /nonce'(request, response) {
      const now = Date.now()
      const fields = {
        nonce: createNonce(),
        statement: 'Log in to the example.',
        issuedAt: new Date(now).toISOString(),
        expirationTime: new Date(now + NONCE_TIMEOUT_MS).toISOString(),
        ...(chainId && { chainId }),
      }
      const session =
        sessions.readSession(request) ??
        sessions.startSession(response, { fieldsByNonce: new Map() }, NONCE_TIMEOUT_MS)
      // A request for a nonce must not extend a login.
      if (!session.address) session.expires = now + NONCE_TIMEOUT_MS
      // Keep the earlier nonces, because each tab has its own.
      const { fieldsByNonce } = session
      fieldsByNonce.set(fields.nonce, fields)
      if (fieldsByNonce.size > MAX_NONCES) fieldsByNonce.delete(fieldsByNonce.keys().next().value)
      return fields
    },

    async 'POST /login'(request, response) {
      const output = await readJson(request)
      const session = sessions.readSession(request)
      const { fieldsByNonce } = session ?? {}
      const fields = fieldsByNonce?.get(output?.input?.nonce)
      if (!fields) throw new Error('The session has no such nonce')
      // Delete the nonce before you wait for anything: it is single-use, even for two requests at the same time, and even if
      // the login is rejected.
      fieldsByNonce.delete(fields.nonce)
      const { address } = await verifySignIn(output, { application, ...fields }, { aptos })
      // While the full node responded, a logout or the login of another tab may have ended the session.
      if (sessions.readSession(request)?.fieldsByNonce !== fieldsByNonce)
        throw new Error('The session has ended')
      // End an earlier login only now: a rejected request must not log the user out. A session without a login expires soon.
      // Until then, a request of another tab can still use it, but not its nonces, because an attacker may know its ID.
      if (session.address) sessions.endSession(request)
      else session.fieldsByNonce = new Map()
      sessions.startSession(response, { address, fieldsByNonce }, LOGIN_TIMEOUT_MS)
      return { address }
    },

    'GET /session'(request) {
      const { address } = sessions.readSession(request) ?? {}
      return address ? { address } : null
    },

    'POST /logout'(request) {
      sessions.endSession(request)
      return {}
    },
  }

  /** Returns the origin of the page that sent a request, as far as the request shows it. */
  function getPageOrigin({ method, headers }) {
    if (method === 'POST') return headers.origin // Browsers send it with every POST.
    // Reject the nonce as well, so that a login on another port fails before the user signs. A proxy can change the host.
    return isHostKnown ? `http://${headers.host}` : application
  }

  /** Returns whether the page itself sent the request. Another site must not log users in or out. */
  function isFromPage(request) {
    const origin = getPageOrigin(request)
    if (origin !== application)
      console.error(
        `Wrong origin: the page is on ${origin}, and APPLICATION is ${application}. ` +
          'If it is your page, set APPLICATION to the URL in its address bar.',
      )
    // Old browsers, pages over plain HTTP, and clients that are not browsers send no `Sec-Fetch-Site`.
    const site = request.headers['sec-fetch-site'] ?? 'same-origin'
    return origin === application && site === 'same-origin'
  }

  return createServer(async (request, response) => {
    response.setHeader('Cache-Control', 'no-store')
    const { method } = request
    const path = request.url.split('?')[0]
    const [body, type] = (method === 'GET' && Object.hasOwn(files, path) && files[path]) || []
    if (body) return response.setHeader('Content-Type', type).end(body)
    const route = `${method} ${path}`
    const sendJson = (status, data) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(data))
    }
    if (!Object.hasOwn(routes, route)) return sendJson(404, { error: 'Not found' })
    if (!isFromPage(request)) return sendJson(403, { error: 'Wrong origin' })
    try {
      sendJson(200, await routes[route](request, response))
    } catch (error) {
      // Log the reason, but don't send it: it would help an attacker.
      console.error(`${route}: ${error.reason ?? ''} ${error.message}`)
      sendJson(401, { error: 'Login failed' })
    }
  })
}
