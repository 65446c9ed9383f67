import { findStubNetwork, type NodeResponse, toHex } from '../../dev-wallet/shared.js'
import { BINDING_NAME, type PageEnvelope } from '../protocol.js'
import type { PlaywrightTarget } from '../targets.js'
import type { WalletHost } from './host.js'
import { readPageScript } from './page-script-source.js'
import { runInOpenFrames, sendToFrames } from './send-to-frames.js'

interface PlaywrightPage {
  // biome-ignore lint/suspicious/noExplicitAny: Playwright overloads this method for every event
  once(event: any, listener: () => void): unknown
}

interface PlaywrightRoute {
  request(): {
    method(): string
    url(): string
    postDataBuffer(): Uint8Array | null
    headerValue(name: string): Promise<string | null>
  }
  fulfill(response: { status: number; headers: Record<string, string>; body: string }): Promise<unknown>
}

export const isPlaywrightTarget = (target: object): target is PlaywrightTarget =>
  'addInitScript' in target && 'exposeBinding' in target

/** Creates the connection of the controller with a page or a browser context of Playwright. */
export function createPlaywrightHost(target: PlaywrightTarget): WalletHost {
  const getFrames = () => target.frames?.() ?? target.pages?.().flatMap((page) => page.frames()) ?? []
  return {
    async start(options, handler) {
      const pages = new WeakSet<object>()
      await target.exposeBinding(
        BINDING_NAME,
        ({ page }: { page: PlaywrightPage }, envelope: PageEnvelope) => {
          if (!pages.has(page)) {
            pages.add(page)
            page.once('close', () => handler.onPageClose(page))
          }
          return handler.onMessage(envelope, page)
        },
      )
      const { stub } = options
      if (stub)
        await target.route(
          (url) => findStubNetwork(url, stub.nodeUrl) !== undefined,
          (route: PlaywrightRoute) => fulfillNodeRequest(route, handler.onMessage),
        )
      // Do not replace the `fetch` of the page, because the route already fulfills the requests of the page.
      const pageOptions = { ...options, stub: stub && { ...stub, replacesFetch: false } }
      const script = await readPageScript(pageOptions)
      await target.addInitScript({ content: script })
      await runInOpenFrames(getFrames(), script)
    },
    send: (envelope) => sendToFrames(getFrames(), envelope),
  }
}

async function fulfillNodeRequest(
  route: PlaywrightRoute,
  onMessage: (envelope: PageEnvelope, page: object) => unknown,
): Promise<void> {
  const request = route.request()
  const message = {
    type: 'fetch' as const,
    method: request.method(),
    url: request.url(),
    body: toHex(request.postDataBuffer() ?? new Uint8Array()).slice(2),
  }
  const { status, body } = (await onMessage({ clientId: '', message }, route)) as NodeResponse
  await route.fulfill({
    status,
    headers: {
      'content-type': 'application/json',
      'access-control-allow-origin': (await request.headerValue('origin')) ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'content-type, x-aptos-client, authorization',
    },
    body: JSON.stringify(body),
  })
}
