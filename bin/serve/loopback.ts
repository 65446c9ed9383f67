import { isIPv6 } from 'node:net'

/** The host of an address as browsers write it: of `http://LOCALHOST.:80/` it is `localhost`. Empty where none can be read. */
const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : ''

/** Names that mean this machine wherever they are looked up: no name server can give them to another. */
const loopbackName = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/

/** The addresses of this machine at which no other can reach it. */
const loopbackAddress = /^(?:::1$|(?:::ffff:)?127\.)/

/** Whether pages from this address are secure contexts without TLS: wallets and clipboards work in no others. */
export const isLocal = (url: string) => loopbackName.test(hostOf(url))

/**
 * Whether who asks a server that is for this machine alone does so by a name of another. A browser does so for a foreign page
 * that had its own name point here (DNS rebinding), and would let that page read the answer.
 *
 * @param listening the address the server listens at
 * @param given the name it was told to listen at, which may be one of the author's own
 * @param asked the `Host` header; HTTP/1.0 has none
 */
export function isRebound(listening: string, given: string, asked: string | undefined): boolean {
  if (asked === undefined || !loopbackAddress.test(listening)) return false
  const name = hostOf(`http://${asked}`)
  return !loopbackName.test(name) && name !== hostOf(`http://${isIPv6(given) ? `[${given}]` : given}`)
}
