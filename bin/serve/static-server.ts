import { realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { lookup } from 'mrmime'
import { decodeUrl, escapeHtml } from '../page/html.js'
import { formatPolicyHeaders } from '../page/policies.js'
import { escapeControlCharacters } from '../terminal/print.js'
import { findRejectionStatus } from './check-request.js'
import { findFileOrStatus } from './find-file.js'

/**
 * Headers of every response. Without the first header, a page of any other origin could load a file as a script and read it.
 */
const HEADERS = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-cache', // A reload shows every edit.
}

/** The policy that prevents pages of other origins from showing a page in a frame. */
const FRAME_POLICY = "frame-ancestors 'self'"

/**
 * Creates a server of the files in a folder. The server is not listening yet.
 *
 * @param host Host name that the user passed in `--host`, which requests can name.
 */
export function createStaticServer(folder: string, host: string): Server {
  const root = realpathSync(folder)
  // Node.js would reject a request without a host automatically, but its response would lack `HEADERS`.
  const server = createServer({ requireHostHeader: false })
  /**
   * Responds to a request.
   *
   * @param errorStatus The status of the page that is sent instead of a file.
   */
  const respond = (request: IncomingMessage, response: ServerResponse, errorStatus?: number) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
    const status = errorStatus ?? findRejectionStatus(request, getListeningAddress(server).address, host)
    if (status) sendStatusPage(request, response, status)
    // Reading fails if the file was just removed, or is too large to be read at once.
    else sendFileOrStatus(root, request, response).catch(() => sendStatusPage(request, response, 500))
  }
  server.on('request', (request, response) => respond(request, response))
  server.on('checkExpectation', (request, response) => respond(request, response, 417))
  server.on('clientError', (_error, socket) => {
    const headers = Object.entries({ ...HEADERS, 'Content-Length': 0, Connection: 'close' })
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`)
    if (socket.writable) socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n`)
  })
  return server
}

/** Returns the address on which a server listens. `''` and port 0 if it does not listen. */
export function getListeningAddress(server: Server): Pick<AddressInfo, 'address' | 'port'> {
  const address = server.address()
  return typeof address === 'object' && address ? address : { address: '', port: 0 }
}

/**
 * Sends the file of a request, or a redirect or a status page if there is no file to send. The policies in the `<meta>` elements
 * of a page are also sent as headers. Rejects before it sends anything if the file can't be read.
 */
async function sendFileOrStatus(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const found = await findFileOrStatus(root, request.url ?? '/')
  if ('location' in found) response.setHeader('Location', found.location)
  if ('status' in found) return sendStatusPage(request, response, found.status)
  // Read the whole file before sending the first byte, so that its length is correct even if the file changes in the meantime.
  const body = await readFile(found.path)
  const type = lookup(extname(found.path)) ?? 'application/octet-stream'
  // A browser also shows other types in a frame, such as XHTML and SVG.
  const pagePolicies = type === 'text/html' ? formatPolicyHeaders(body) : []
  response.setHeader('Content-Security-Policy', [...pagePolicies, FRAME_POLICY])
  const isText = /^text\/|(?:json|javascript)$/.test(type)
  response.setHeader('Content-Type', isText ? `${type}; charset=utf-8` : type)
  sendBody(request, response, 200, body)
}

/** Sends a small page that explains a status. */
function sendStatusPage(request: IncomingMessage, response: ServerResponse, status: number): void {
  const texts: Readonly<Record<number, string>> = {
    404: `There is no file at <code>${escapeHtml(escapeControlCharacters(decodeUrl(request.url ?? '/')))}</code>.`,
    405: 'Only GET and HEAD are supported.',
    421: 'The host of the request is not a name of this machine. Open localhost, or start the server with --host 0.0.0.0.',
  }
  const title = `${status} ${STATUS_CODES[status]}`
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${texts[status] ?? ''}</p></html>\n`
  if (status === 405) response.setHeader('Allow', 'GET, HEAD')
  response.setHeader('Content-Security-Policy', `default-src 'none'; ${FRAME_POLICY}`)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  sendBody(request, response, status, Buffer.from(html))
}

/** Sends the headers and the body. A response to HEAD lacks the body. */
function sendBody(request: IncomingMessage, response: ServerResponse, status: number, body: Buffer): void {
  response.writeHead(status, { 'Content-Length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}
