import { application } from './settings'

type Handler = (request: Request) => Promise<Response>

/**
 * Wraps a handler to reject requests of other sites, which must not log users in or out. No cache may keep a response, because
 * it contains the session of one user.
 */
export function fromPage(handler: Handler): Handler {
  return async (request) => {
    const response = isFromPage(request)
      ? await handler(request)
      : Response.json({ error: 'Wrong origin' }, { status: 403 })
    response.headers.set('Cache-Control', 'no-store')
    return response
  }
}

/** Returns the origin of the page that sent a request, as far as the request shows it. */
function getPageOrigin({ method, headers }: Request): string | null {
  if (method === 'POST') return headers.get('origin') // Browsers send it with every POST.
  // With the default, reject the nonce as well, so that a login on another port fails before the user signs. If `APPLICATION` is
  // set, a proxy can change the host.
  return process.env.APPLICATION ? application : `http://${headers.get('host')}`
}

function isFromPage(request: Request): boolean {
  const origin = getPageOrigin(request)
  if (origin !== application)
    console.error(
      `Wrong origin: the page is on ${origin}, and APPLICATION is ${application}. ` +
        'If it is your page, set APPLICATION to the URL in its address bar.',
    )
  // Old browsers, pages over plain HTTP, and clients that are not browsers send no `Sec-Fetch-Site`.
  const site = request.headers.get('sec-fetch-site') ?? 'same-origin'
  return origin === application && site === 'same-origin'
}
