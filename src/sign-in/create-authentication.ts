import { type Authentication, type SignedOutput, toHex } from '../core/index.js'
import { parseSignInInput } from './parse-input.js'
import { createStatement } from './statement.js'

/** URLs of your server, on the origin of the page. All return JSON. */
export interface AuthenticationUrls {
  /** `GET`, returns `{ nonce, … }`: the input that the user signs. The server keeps it in the session. */
  readonly nonceUrl: string
  /**
   * `POST` of the signed output, for `verifySignIn` from `aptos-wallet-kit/verify`. The server rejects the output with a status
   * such as 401.
   */
  readonly loginUrl: string
  /** `GET`, returns `{ address }` of the account that is logged in, or `null`. */
  readonly sessionUrl: string
  /** `POST`, ends the login. */
  readonly logoutUrl: string
}

/**
 * Time after which a request has failed. The kit sends one request at a time, so a server that hangs would block the next one.
 */
const REQUEST_TIMEOUT_MS = 30_000

/**
 * Sends a request with the cookies of the page.
 *
 * @param body Body of a `POST`, sent as JSON. Default: the request is a `GET`.
 * @param keepalive Whether the request outlives the page. Default: `false`.
 * @throws Error unless the server responds with a status from 200 to 299.
 */
async function request(url: string, body?: object, keepalive = false): Promise<unknown> {
  const response = await fetch(url, {
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      keepalive,
    }),
    mode: 'same-origin',
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}`)
  const text = await response.text()
  return text ? JSON.parse(text) : null
}

/** Encodes an instance of a class of ts-sdk in BCS, as hex text. */
const toBcsHex = (value: unknown) => String((value as { bcsToHex(): unknown }).bcsToHex())

/** Converts the signed output to JSON, because keys and signatures are instances of classes. */
function toJson(output: SignedOutput): object {
  if (output.method === 'signMessage') {
    const { input, fullMessage, publicKey, signature } = output.args
    return { input, fullMessage, publicKey, signature: toHex(signature) }
  }
  const { type, input, account, signature } = output.args
  return { type, input, publicKey: toBcsHex(account.publicKey), signature: toBcsHex(signature) }
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
 */
export const createAuthentication = ({
  nonceUrl,
  loginUrl,
  sessionUrl,
  logoutUrl,
}: AuthenticationUrls): Authentication => ({
  prepare: async () => parseSignInInput((await request(nonceUrl)) as never),
  async verify(output) {
    await request(loginUrl, toJson(output))
  },
  async getSession() {
    const session = (await request(sessionUrl)) as { readonly address?: string } | null
    return session?.address ?? null
  },
  async signOut() {
    await request(logoutUrl, {}, true) // The user may close the page right after a disconnect.
  },
  createStatement,
})
