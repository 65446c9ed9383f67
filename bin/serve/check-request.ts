import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** Returns whether an address can be reached only from this machine. */
export const isLoopback = (address: string) => /^(?:::1$|(?:::ffff:)?127\.)/.test(address)

/**
 * Returns the status with which a request is rejected, or `undefined` if it is accepted: 400 if a request of HTTP/1.1 names no
 * host, 421 if a request to a loopback address names another or an invalid host, and 405 for a method other than GET and HEAD. A
 * page that made its host name resolve to this machine to read the response (DNS rebinding) names another host.
 *
 * @param address Address on which the server listens.
 * @param host Host name that the user passed in `--host`.
 */
export function findRejectionStatus(
  request: IncomingMessage,
  address: string,
  host: string,
): 400 | 405 | 421 | undefined {
  const { headers, httpVersion, method, url = '' } = request
  const requested = /^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? headers.host
  if (requested === undefined && httpVersion !== '1.0') return 400
  const name = normalizeHost(requested ?? 'localhost')
  const isLocal = isLocalHostName(name) || name === normalizeHost(isIPv6(host) ? `[${host}]` : host)
  if (isLoopback(address) && !isLocal) return 421
  return method === 'GET' || method === 'HEAD' ? undefined : 405
}

/** Returns whether a name always resolves to this machine. */
const isLocalHostName = (name: string) => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(name)

/** Returns the host of an authority as browsers normalize it, for example `localhost` for `LOCALHOST.:80`, or `''` if invalid. */
const normalizeHost = (authority: string): string =>
  URL.canParse(`http://${authority}`) ? new URL(`http://${authority}`).hostname.replace(/\.$/, '') : ''
