import type { Stats } from 'node:fs'
import { type FileHandle, open, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { policiesOf } from '../page/content-security-policy.js'
import { contentType, isCompressible } from './content-type.js'
import { type Encoding, negotiateEncoding } from './negotiate.js'

/** Above this size the best compression takes longer than it saves. */
const smallFile = 200_000

const isPage = /^(?:text\/html|application\/xhtml\+xml)\b/

interface SentFile {
  readonly path: string
  readonly stats: Stats
  readonly status?: number
}

/**
 * Sends a file, or word that the visitor has it already.
 * @throws before anything is said of it when it cannot be opened, so that this can be answered.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  found: SentFile,
): Promise<void> {
  const file = await open(found.path)
  try {
    await sendOpen(request, response, file, found)
  } finally {
    await file.close()
  }
}

async function sendOpen(
  request: IncomingMessage,
  response: ServerResponse,
  file: FileHandle,
  { path, stats, status = 200 }: SentFile,
): Promise<void> {
  const type = contentType(path)
  const compressible = isCompressible(type) && stats.size > 0
  const encoding = compressible ? negotiateEncoding(request.headers['accept-encoding'] as string) : 'identity'
  const etag = `W/"${stats.size.toString(36)}-${stats.mtimeMs.toString(36)}"`
  response.setHeader('ETag', etag)
  response.setHeader('Last-Modified', stats.mtime.toUTCString())
  response.setHeader('Cache-Control', 'no-cache') // Names carry no version: keep a copy, but ask before using it.
  if (compressible) response.setHeader('Vary', 'Accept-Encoding')
  if (isPage.test(type)) await setPolicy(response, path)
  if (status === 200 && isFresh(request, etag, stats)) return void response.writeHead(304).end()

  response.setHeader('Content-Type', type)
  if (encoding === 'identity') response.setHeader('Content-Length', stats.size)
  else response.setHeader('Content-Encoding', encoding)
  response.writeHead(status)
  if (request.method === 'HEAD') return void response.end()
  await pipeline([file.createReadStream(), ...compressors(encoding, stats.size), response])
}

/** Conditional requests (RFC 9110, section 13.2.2): the tag decides; the date only where no tag was sent. */
function isFresh({ headers }: IncomingMessage, etag: string, stats: Stats): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return tags.split(',').some((tag) => ['*', etag].includes(tag.trim()))
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return Math.floor(stats.mtimeMs / 1000) * 1000 <= since
}

/**
 * The page's own policy as a header, where it holds from the first byte. `frame-ancestors` works in no other place: a wallet
 * button must not be clicked through a foreign page's frame.
 */
async function setPolicy(response: ServerResponse, path: string) {
  const policies = policiesOf(await readFile(path, 'latin1'))
  response.setHeader('Content-Security-Policy', [...policies, "frame-ancestors 'self'"])
}

function compressors(encoding: Encoding, size: number) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const quality = size <= smallFile ? 11 : 5
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: size }
  if (encoding === 'br') return [createBrotliCompress({ params })]
  return encoding === 'gzip' ? [createGzip({ level: size <= smallFile ? 9 : 6 })] : []
}

/** Sends a line of text. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
): void {
  const body = `${text}\n`
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
