import { toHex } from '../chain/hex.js'
import { findStubNetwork } from './stub-hosts.js'
import type { NodeRequest, NodeResponse } from './types.js'

type Fetch = typeof globalThis.fetch
type SendNodeRequest = (request: NodeRequest) => Promise<NodeResponse>

/** Creates a `fetch` that passes requests to hosts of the stub to `sendNodeRequest`, and other requests to the network. */
export function createStubFetch(
  window: Window & typeof globalThis,
  nodeUrl: string,
  sendNodeRequest: SendNodeRequest,
): Fetch {
  const networkFetch = window.fetch
  // A window of jsdom has no `Response`, so use the global one.
  const ResponseClass = window.Response ?? Response
  return async (input, init) => {
    const source = typeof input === 'object' && 'url' in input ? input : undefined
    const url = new URL(source?.url ?? String(input), getBaseUrl(window))
    if (!findStubNetwork(url, nodeUrl)) return networkFetch.call(window, input, init)
    const method = init?.method ?? source?.method ?? 'GET'
    const body = init?.body ?? (await source?.arrayBuffer())
    const response = await sendNodeRequest({ method, url: url.href, body: await encodeBodyAsHex(body) })
    return new ResponseClass(JSON.stringify(response.body), {
      status: response.status,
      headers: { 'content-type': 'application/json' },
    })
  }
}

/** Returns the base of relative URLs. For a document without an origin, such as `about:blank`, returns `http://localhost`. */
const getBaseUrl = ({ location }: Window) =>
  location.origin === 'null' || !location.origin ? 'http://localhost' : location.href

async function encodeBodyAsHex(body: BodyInit | null | undefined): Promise<string> {
  if (body === null || body === undefined) return ''
  return toHex(new Uint8Array(await new Response(body as ArrayBuffer).arrayBuffer())).slice(2)
}
