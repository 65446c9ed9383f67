import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** Creates the server of an example with the scripts of this checkout. */
export async function createExampleServer(name: string, options: object): Promise<Server> {
  const { createApp } = await import(`../../examples/${name}/app.js`)
  return createApp({ kitFolder: new URL('../../dist/', import.meta.url), ...options })
}

/** Listens on a free port until the test ends, and returns the origin. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, 'localhost')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
