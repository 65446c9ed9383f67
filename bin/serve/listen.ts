import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CliError, systemCode } from '../errors.js'

export const defaultPort = 4400

/** Where a server listens. */
export type Address = Pick<AddressInfo, 'address' | 'port'>

/** How many ports after the default one are tried. */
const attempts = 20

/**
 * Listens on `port`, or where none was asked for on the first free one from the default on.
 * @returns the port, and the address that the host stands for.
 * @throws CliError when there is none, or the host is not ours.
 */
export async function listen(server: Server, host: string, port: number | undefined): Promise<Address> {
  const ports =
    port === undefined ? Array.from({ length: attempts }, (_, index) => defaultPort + index) : [port]
  for (const candidate of ports) if (await tryPort(server, host, candidate)) return addressOf(server)
  const last = ports.at(-1)
  throw port === undefined
    ? new CliError(`The ports ${defaultPort} to ${last} are all in use.`, 'Name a free one with --port.')
    : new CliError(`Port ${port} is in use.`, 'Name another with --port, or leave it out to take a free one.')
}

async function tryPort(server: Server, host: string, port: number): Promise<boolean> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
    return true
  } catch (error) {
    if (systemCode(error) === 'EADDRINUSE') return false
    throw explain(error, host, port)
  }
}

function explain(error: unknown, host: string, port: number): unknown {
  const code = systemCode(error) ?? ''
  if (code === 'EACCES')
    return new CliError(
      `No permission to listen on port ${port}.`,
      'Choose a port of 1024 or above with --port.',
    )
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code))
    return new CliError(
      `${host} is no name or address of this machine.`,
      'Leave --host out, or use --host 0.0.0.0 for all.',
    )
  return error
}

/** Where a server listens, or nowhere once it is closed. */
export function addressOf(server: Server): Address {
  const found = server.address()
  return typeof found === 'object' && found ? found : { address: '', port: 0 }
}
