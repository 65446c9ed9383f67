import { application } from './settings'

type Handler = (request: Request) => Promise<Response>

/** Wraps a handler to refuse requests of other sites, which must not log users in or out. */
export function fromPage(handler: Handler): Handler {
  return async (request) => {
    const { method, headers } = request
    // Browsers send `Origin` with every POST. Without `Sec-Fetch-Site`, the browser is an old one, or it is no browser.
    const isFromPage =
      (method !== 'POST' || headers.get('origin') === application) &&
      (headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin'
    return isFromPage ? handler(request) : Response.json({ error: 'Wrong origin' }, { status: 403 })
  }
}
