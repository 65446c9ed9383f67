import { startPageClient } from '../page/start-page-client.js'
import { CLIENT_NAME, type PageClient } from '../protocol.js'
import type { WalletHost } from './host.js'

export const isWindow = (target: object): target is Window & typeof globalThis =>
  'document' in target && 'location' in target

/** Creates the connection of the controller with the `window` of happy-dom or jsdom. Its wallet replaces an earlier wallet. */
export function createWindowHost(window: Window & typeof globalThis): WalletHost {
  let client: PageClient | undefined
  return {
    async start(options, handler) {
      // Stop the wallet of an earlier test, because the tests of a file share the window.
      ;(window as unknown as Record<string, PageClient | undefined>)[CLIENT_NAME]?.stop()
      const clientId = 'window'
      client = startPageClient(window, options, clientId, async (message) =>
        handler.onMessage({ clientId, message }, window),
      )
      Object.defineProperty(window, CLIENT_NAME, { value: client, configurable: true })
    },
    send: async ({ clientIds, message }) =>
      client !== undefined && clientIds.includes(client.clientId) && client.receive(message),
  }
}
