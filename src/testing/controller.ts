import type { StatePatch, StubNode, WalletState } from '../dev-wallet/shared.js'
import type { MessageHandler, WalletHost } from './hosts/host.js'
import type { ControllerMessage, PageEnvelope, Welcome } from './protocol.js'
import type { RequestLog } from './request-log.js'

interface Client {
  readonly origin: string
  readonly page: object
  readonly isTop: boolean
}

/** The controller of a test's wallet in all documents. */
export interface Controller extends MessageHandler {
  getState(): WalletState
  /** Changes the state in all documents. Resolves when they have received the change. */
  update(patch: StatePatch): Promise<void>
  /** Sends a message to one document. Resolves to whether the message had an effect. */
  sendTo(clientId: string, message: ControllerMessage): Promise<boolean>
}

/** Creates the controller. It keeps the state, sends each change to the other documents, logs the requests, and calls the stub. */
export function createController(
  host: WalletHost,
  log: RequestLog,
  initialState: WalletState,
  stub: StubNode | undefined,
): Controller {
  const clients = new Map<string, Client>()
  const connectedOrigins = new Set<string>()
  let state = initialState
  let version = 0

  const broadcast = (patch: StatePatch, isRecipient: (client: Client, clientId: string) => boolean) => {
    const clientIds = [...clients].filter(([id, client]) => isRecipient(client, id)).map(([id]) => id)
    version += 1
    return clientIds.length > 0
      ? host.send({ clientIds, message: { type: 'patch', patch, version } })
      : Promise.resolve(false)
  }
  const removeClients = (isGone: (client: Client) => boolean) => {
    for (const [id, client] of clients) {
      if (!isGone(client)) continue
      clients.delete(id)
      log.markAbandoned(id)
    }
  }

  /** Stores an update of a document and sends it to other documents. A connection is sent only within the same origin. */
  function storeAndSendUpdate(clientId: string, patch: StatePatch): void {
    const sender = clients.get(clientId)
    if (!sender) return
    const { connected, ...shared } = patch
    state = { ...state, ...shared }
    if (connected !== undefined) {
      if (connected) connectedOrigins.add(sender.origin)
      else connectedOrigins.delete(sender.origin)
      void broadcast({ connected }, (client, id) => id !== clientId && client.origin === sender.origin)
    }
    if (Object.keys(shared).length > 0) void broadcast(shared, (_, id) => id !== clientId)
  }

  function addClient(clientId: string, client: Client): Welcome {
    // A new top document of a tab replaces the previous document and its frames.
    if (client.isTop) removeClients(({ page }) => page === client.page)
    clients.set(clientId, client)
    return { state: { ...state, connected: connectedOrigins.has(client.origin) }, version }
  }

  function onMessage({ clientId, message }: PageEnvelope, page: object) {
    switch (message.type) {
      case 'hello':
        return addClient(clientId, { origin: message.origin, isTop: message.isTop, page })
      case 'update':
        return storeAndSendUpdate(clientId, message.patch)
      case 'request':
        return log.add(clientId, message.id, clients.get(clientId)?.origin ?? 'null', message.prompt)
      case 'settled':
        return log.setOutcome(clientId, message.id, message.isApproved ? 'approved' : 'rejected')
      case 'fetch':
        return stub?.respondAfterDelay(message)
    }
  }

  return {
    getState: () => state,
    async update(patch) {
      const { connected, ...shared } = patch
      state = { ...state, ...shared }
      if (connected === false) connectedOrigins.clear()
      await broadcast(patch, () => true)
    },
    sendTo: (clientId, message) => host.send({ clientIds: [clientId], message }),
    onMessage,
    onPageClose: (page) => removeClients((client) => client.page === page),
  }
}
