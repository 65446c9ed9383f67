import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const used = new Set<number>()

/**
 * Listens on a port of 127.0.0.1 that this process has not used before, and returns it. Browsers store data by origin,
 * and the system reuses ports: the page of a test must not find the data of another test.
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

/** Closes a server with its connections, some of which a browser keeps open. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/** Returns a port that nothing listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  const port = await listenOnNewPort(server)
  await closeServer(server)
  return port
}
