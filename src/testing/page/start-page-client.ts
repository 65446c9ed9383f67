import {
  createPageWallet,
  createRequestQueue,
  createStubFetch,
  type NodeResponse,
} from '../../dev-wallet/shared.js'
import type { ControllerMessage, PageClient, PageMessage, PageOptions, Welcome } from '../protocol.js'
import { createRemoteStore } from './remote-store.js'
import { reportRequests } from './report-requests.js'

type PageWindow = Window & typeof globalThis

/** Sends a message to the controller. */
export type SendMessage = (message: PageMessage) => Promise<unknown>

/**
 * Starts the development wallet in a document, without dialogs, because the controller settles its requests.
 *
 * @param window The window of the document.
 * @param options The state and the stub.
 * @param clientId Identifies this document.
 * @param send Sends a message to the controller.
 */
export function startPageClient(
  window: PageWindow,
  options: PageOptions,
  clientId: string,
  send: SendMessage,
): PageClient {
  const store = createRemoteStore(options.state, (patch) => void send({ type: 'update', patch }))
  const queue = createRequestQueue(() => store.get().autoApprove)
  const { requests, settleReported } = reportRequests(queue, (message) => void send(message))
  const early: Extract<ControllerMessage, { type: 'patch' }>[] = []
  let isReady = false

  const ready = send({ type: 'hello', origin: getOrigin(window), isTop: window === window.top }).then(
    (response) => {
      const { state, version } = response as Welcome
      store.applyPatch(state)
      isReady = true
      // A newer patch can arrive before the response.
      for (const message of early) if (message.version > version) store.applyPatch(message.patch)
    },
  )
  const originalFetch = window.fetch
  const { api, register, registration } = createPageWallet({
    store,
    requests,
    fetch: createWalletFetch(window, options, send),
    page: window.location,
    target: getEventMethods(window),
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
        // Let the wallet finish its response, so that its own messages arrive before this result.
        await waitForNextTask()
        return isSettled
      }
      if (isReady) store.applyPatch(message.patch)
      else early.push(message)
      return true
    },
  }
}

/**
 * Returns the origin of the window. Its location can still be that of the empty document with which a page opens a window:
 * browsers keep the window object, and the wallet in it, for the first page of the same origin. happy-dom lacks `origin`.
 */
const getOrigin = (window: PageWindow): string => window.origin ?? window.location.origin

/**
 * Returns the `fetch` of the wallet. With a stub, this `fetch` works under any Content-Security-Policy, and also replaces
 * that of the page if `replacesFetch` is set.
 */
function createWalletFetch(window: PageWindow, { stub }: PageOptions, send: SendMessage): typeof fetch {
  if (!stub) return (input, init) => window.fetch(input, init)
  const stubFetch = createStubFetch(
    window,
    stub.nodeUrl,
    async (request) => (await send({ type: 'fetch', ...request })) as NodeResponse,
  )
  if (stub.replacesFetch) window.fetch = stubFetch
  return stubFetch
}

/** Waits for the next task. A message channel also works while the test controls the timers of the page. */
const waitForNextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** Reads the methods when the wallet starts, before the page can have elements whose names shadow them. */
const getEventMethods = (window: PageWindow) => ({
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
  dispatchEvent: window.dispatchEvent.bind(window),
})
