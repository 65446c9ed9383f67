import { application } from './settings'

type Handler = (request: Request) => Promise<Response>

/**
 * Wraps a handler to reject requests of other sites, which must not log users in or out. No cache may keep a response, because
 * it contains the session of one user.
 */
export function fromPage(handler: Handler): Handler {
  return async (request) => {
    const { method, headers } = request
    // Browsers send `Origin` with every POST. Without `Sec-Fetch-Site`, the client is an old browser, or not a browser.
    const isFromPage =
      (method !== 'POST' || headers.get('origin') === application) &&
      (headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin'
    const response = isFromPage
      ? await handler(request)
      : Response.json({ error: 'Wrong origin' }, { status: 403 })
    response.headers.set('Cache-Control', 'no-store')
    return response
  }
}
