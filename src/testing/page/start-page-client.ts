import {
  createPageWallet,
  createRequestQueue,
  createStubFetch,
  type NodeResponse,
} from '../../dev-wallet/shared.js'
import type { ControllerMessage, PageClient, PageMessage, PageOptions, Welcome } from '../protocol.js'
import { createRemoteStore } from './remote-store.js'
import { createReportedQueue } from './reported-queue.js'

type PageWindow = Window & typeof globalThis

/** A function that sends a message to the controller and returns the response. */
export type SendMessage = (message: PageMessage) => Promise<unknown>

/**
 * Registers the development wallet in a document, and adds its global. Replaces the page's `fetch` if the options require it. There
 * are no dialogs, because the controller settles the requests.
 *
 * @param window The window of the document.
 * @param options The state, the stub, and the features.
 * @param clientId The id of the document in messages.
 * @param send Sends a message to the controller, and returns the response.
 */
export function startPageClient(
  window: PageWindow,
  options: PageOptions,
  clientId: string,
  send: SendMessage,
): PageClient {
  const store = createRemoteStore(options.state, (patch) => void send({ type: 'update', patch }))
  const queue = createRequestQueue(() => store.get().autoApprove)
  const { requests, settleReported } = createReportedQueue(queue, (message) => void send(message))
  const earlyPatches: Extract<ControllerMessage, { type: 'patch' }>[] = []
  let isReady = false

  const ready = send({ type: 'hello', origin: getOrigin(window), isTop: window === window.top }).then(
    (response) => {
      const { state, version } = response as Welcome
      store.applyPatch(state)
      isReady = true
      // A newer patch can arrive before the response, which contains the older patches.
      for (const message of earlyPatches) if (message.version > version) store.applyPatch(message.patch)
    },
  )
  const originalFetch = window.fetch
  const walletFetch = createWalletFetch(window, options, send)
  if (options.stub?.replacesFetch) window.fetch = walletFetch
  const { api, register, registration } = createPageWallet({
    store,
    requests,
    fetch: walletFetch,
    page: window.location,
    target: bindEventMethods(window),
    CustomEvent: window.CustomEvent,
    ready,
    hasSignIn: options.hasSignIn,
  })
  if (!Object.hasOwn(window, 'AptosDevWallet'))
    Object.defineProperty(window, 'AptosDevWallet', { value: api, configurable: true })
  register()

  return {
    clientId,
    stop() {
      registration.unregister()
      if (originalFetch) window.fetch = originalFetch
      if (window.AptosDevWallet === api) Reflect.deleteProperty(window, 'AptosDevWallet')
    },
    async receive(message) {
      if (message.type === 'settle') {
        const isSettled = settleReported(message.id, message.isApproved)
        // The wallet sends its own messages in this task. They must arrive before the result of this message.
        await waitForNextTask()
        return isSettled
      }
      if (isReady) store.applyPatch(message.patch)
      else earlyPatches.push(message)
      return true
    },
  }
}

/**
 * Returns the origin of the window. `location` can still be `about:blank`: when a page opens a window, browsers use the window
 * object of the empty document, and the wallet in it, for the first page of the same origin. happy-dom has no `origin`.
 */
const getOrigin = (window: PageWindow): string => window.origin ?? window.location.origin

/**
 * Creates the `fetch` of the wallet. With a stub, requests to full nodes go to the controller, so that they succeed under any
 * Content-Security-Policy.
 */
function createWalletFetch(window: PageWindow, { stub }: PageOptions, send: SendMessage): typeof fetch {
  if (!stub) return (input, init) => window.fetch(input, init)
  return createStubFetch(
    window,
    stub.nodeUrl,
    async (request) => (await send({ type: 'fetch', ...request })) as NodeResponse,
  )
}

/** Waits for the next task. Uses a message channel, because a test can replace the timers of the page. */
const waitForNextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** Returns the methods of `EventTarget`, bound to the window. A later element with the name of a method would shadow it. */
const bindEventMethods = (window: PageWindow) => ({
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
  dispatchEvent: window.dispatchEvent.bind(window),
})
