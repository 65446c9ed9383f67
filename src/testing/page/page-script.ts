import {
  BINDING_NAME,
  CLIENT_NAME,
  type PageEnvelope,
  type PageMessage,
  type PageOptions,
} from '../protocol.js'
import { startPageClient } from './start-page-client.js'

// This script runs in every new document before the scripts of the page. `readPageScript()` prepends a line that sets the options.
const globals = globalThis as unknown as Record<string, unknown>
const options = globals[CLIENT_NAME] as PageOptions | { readonly clientId: string }

if ('state' in options) {
  const clientId = `${Date.now()}-${Math.random()}`
  const send = (message: PageMessage) =>
    (globals[BINDING_NAME] as (envelope: PageEnvelope) => Promise<unknown>)({ clientId, message })
  const client = startPageClient(window, options, clientId, send)
  Object.defineProperty(globalThis, CLIENT_NAME, { value: client, configurable: true })
}
