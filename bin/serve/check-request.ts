import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** Returns whether an address can be reached from this machine only. */
export const isLoopback = (address: string) => /^(?:::1$|(?:::ffff:)?127\.)/.test(address)

/**
 * Returns the status of a request that is refused. A request to a loopback address that names another host is sent by a browser
 * for a page whose name was changed to lead here (DNS rebinding), which could read the response.
 *
 * @param address the address that the server listens on
 * @param host the name for it that the user chose
 */
export function findRefusalStatus(
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

/** Returns whether a name leads to this machine, regardless of how it is resolved. */
const isLocalHostName = (name: string) => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(name)

/** Returns the host of an authority as browsers normalize it: of `LOCALHOST.:80` it is `localhost`. */
const normalizeHost = (authority: string): string =>
  URL.canParse(`http://${authority}`) ? new URL(`http://${authority}`).hostname.replace(/\.$/, '') : ''
