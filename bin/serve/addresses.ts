import { isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { Address } from './listen.js'

const everywhere = ['0.0.0.0', '::']

const toUrl = (host: string, port: number) => `http://${isIPv6(host) ? `[${host}]` : host}:${port}/`

/**
 * The addresses a server can be opened at, the one for this machine first. Whether it is open to every machine, its own
 * address tells: `0` and `::0` are other names of it.
 */
export function addressesOf(host: string, { address: own, port }: Address): readonly string[] {
  if (!everywhere.includes(own)) return [toUrl(host, port)]
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
  return ['localhost', ...others.map(({ address }) => address)].map((name) => toUrl(name, port))
}
