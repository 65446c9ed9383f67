import { realpathSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { findFile } from './find-file.js'
import { addressOf } from './listen.js'
import { isRebound } from './loopback.js'
import { sendFile, sendText } from './respond.js'

/** Hears of each page that is sent, by its path on disk. */
export type PageListener = (path: string) => void

const rebound =
  'This server is for this machine alone, and you asked for it by the name of another. ' +
  'Open it as localhost, or start it with --host 0.0.0.0 for a tunnel or another device.'

/**
 * A server of the static files in `folder`, not yet listening.
 *
 * @param host the name it will listen at
 */
export function createStaticServer(folder: string, onPage: PageListener, host = 'localhost'): Server {
  const root = realpathSync(folder)
  const server = createServer((request, response) => {
    if (isRebound(addressOf(server).address, host, request.headers.host))
      return sendText(request, response, 421, rebound)
    answer(root, request, response, onPage).catch(() => {
      // The file went away while it was being read, or the visitor did.
      if (response.headersSent) response.destroy()
      else sendText(request, response, 500, 'The file could not be read.')
    })
  })
  return server
}

async function answer(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
  onPage: PageListener,
): Promise<void> {
  response.setHeader('X-Content-Type-Options', 'nosniff')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return sendText(request, response, 405, 'Only GET and HEAD are answered here.')
  }
  const found = await findFile(root, request.url ?? '/')
  if (found.kind === 'malformed') return sendText(request, response, 400, 'The address is malformed.')
  if (found.kind === 'none') return sendMissing(root, request, response)
  if (found.kind === 'file') {
    if (/\.html?$/i.test(found.path)) tell(onPage, found.path)
    return sendFile(request, response, found)
  }
  response.setHeader('Location', found.location)
  return sendText(request, response, 301, `Moved to ${found.location}`)
}

/** A page is sent whatever becomes of those who hear of it: they only comment on it. */
function tell(onPage: PageListener, path: string) {
  try {
    onPage(path)
  } catch {
    // It may have gone away just now, which the answer says.
  }
}

/** A folder may bring its own `404.html`, as most hosts have it. */
async function sendMissing(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = await findFile(root, '/404.html')
  if (page.kind === 'file') return sendFile(request, response, { ...page, status: 404 })
  return sendText(request, response, 404, 'There is no such file here.')
}
