import { type Authentication, type SignedOutput, toHex } from '../core/index.js'
import { parseSignInInput } from './parse-input.js'
import { createStatement } from './statement.js'

/** URLs of your server, on the origin of the page. A response has JSON or no body. */
export interface AuthenticationUrls {
  /** URL of a `GET` that returns `{ nonce, … }`: the input that the user signs. The server keeps the input in the session. */
  readonly nonceUrl: string
  /**
   * URL of a `POST` of the signed output, for `verifySignIn` from `aptos-wallet-kit/verify`. To reject the output, the server
   * responds with a status such as 401.
   */
  readonly loginUrl: string
  /** URL of a `GET` that returns `{ address }` of the account that is logged in, or `null`. */
  readonly sessionUrl: string
  /** URL of a `POST` that ends the login. */
  readonly logoutUrl: string
}

/**
 * Time after which a request has failed. The kit sends one request at a time, so a server that never responds would block the
 * next request.
 */
const REQUEST_TIMEOUT_MS = 30_000

/**
 * Sends a request with the cookies of the page, and parses the JSON of the response.
 *
 * @param postOptions Options of a `POST`, whose `body` is JSON. Default: the request is a `GET`.
 * @throws Error unless the server responds with a status from 200 to 299, and with JSON or an empty body.
 */
async function sendRequest(
  url: string,
  postOptions?: Pick<RequestInit, 'body' | 'keepalive'>,
): Promise<unknown> {
  const response = await fetch(url, {
    ...(postOptions && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      ...postOptions,
    }),
    mode: 'same-origin',
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}`)
  const text = await response.text()
  try {
    return text ? JSON.parse(text) : null
  } catch (cause) {
    // Many servers respond to an unknown URL with their HTML page and status 200.
    throw new Error(`${url} did not respond with JSON`, { cause })
  }
}

/** Encodes an instance of a class of ts-sdk in BCS, as hex text. */
const toBcsHex = (value: unknown) => String((value as { bcsToHex(): unknown }).bcsToHex())

/** Converts the signed output to JSON, with its key and its signature as hex text. */
function toJson(output: SignedOutput): string {
  if (output.method === 'signMessage') {
    const { input, fullMessage, publicKey, signature } = output.args
    return JSON.stringify({ input, fullMessage, publicKey, signature: toHex(signature) })
  }
  const { type, input, account, signature } = output.args
  const publicKey = toBcsHex(account.publicKey)
  return JSON.stringify({ type, input, publicKey, signature: toBcsHex(signature) })
}

/**
 * Creates the option `authentication` from four URLs of your server.
 *
 * @example
 * const authentication = createAuthentication({
 *   nonceUrl: '/nonce',
 *   loginUrl: '/login',
 *   sessionUrl: '/session',
 *   logoutUrl: '/logout',
 * })
 *
 * @throws TypeError if a URL is missing.
 */
export function createAuthentication(urls: AuthenticationUrls): Authentication {
  const { nonceUrl, loginUrl, sessionUrl, logoutUrl } = urls
  for (const [name, url] of Object.entries({ nonceUrl, loginUrl, sessionUrl, logoutUrl }))
    if (!url) throw new TypeError(`createAuthentication() needs ${name}`)
  return {
    prepare: async () => parseSignInInput((await sendRequest(nonceUrl)) as never),
    async verify(output) {
      await sendRequest(loginUrl, { body: toJson(output) })
    },
    async getSession() {
      const session = (await sendRequest(sessionUrl)) as { readonly address?: string } | null
      return session?.address ?? null
    },
    async signOut() {
      // Keep the request alive, because the user may close the page right after a disconnect.
      await sendRequest(logoutUrl, { body: '{}', keepalive: true })
    },
    createStatement,
  }
}
