import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const used = new Set<number>()

/**
 * Listens on a port this process has not had before. A browser keeps storage by origin, and a system hands out a
 * port again: without this a page would find what another test's page left behind.
 *
 * @returns the port, on 127.0.0.1
 */
export async function listenOnNewPort(server: Server): Promise<number> {
  for (;;) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    if (!used.has(port)) {
      used.add(port)
      return port
    }
    await new Promise((resolve) => server.close(resolve))
  }
}
