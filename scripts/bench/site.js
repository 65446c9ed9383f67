// Serves every contestant's page on this machine, compressed as a good host would.
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { lookup } from 'mrmime'

/** @typedef {import('./contestants.js').Contestant} Contestant */
/** @typedef {{ contestant: Contestant } & import('./peers.js').Built} Entry */

/** @param {string} body @param {readonly string[]} [preload] modules */
const document = (
  body,
  preload = [],
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">${preload.map((name) => `<link rel="modulepreload" href="${name}">`).join('')}</head>
<body><h1>A page</h1>${body}</body></html>`

/**
 * @param {readonly Entry[]} entries
 * @returns where it is: `origin`, with a page at `/{name}/` for each and an empty one at `/`
 */
export async function serve(entries) {
  /** @type {Map<string, { type: string, body: Buffer }>} */
  const answers = new Map()
  /** @param {string} path @param {Uint8Array | string} body */
  const put = (path, body) =>
    answers.set(path, { type: lookup(path) ?? 'text/html', body: brotliCompressSync(body) })
  put('/', document(''))
  for (const { contestant, files, preload } of entries) {
    put(`/${contestant.name}/`, document(contestant.page, preload))
    for (const [name, bytes] of Object.entries(files)) put(`/${contestant.name}/${name}`, bytes)
  }

  const server = createServer(({ url = '/' }, response) => {
    const answer = answers.get(new URL(url, 'http://site').pathname)
    if (!answer) return response.writeHead(404).end()
    const { type, body } = answer
    response.setHeader('content-type', `${type}; charset=utf-8`)
    response.setHeader('content-encoding', 'br')
    response.setHeader('content-length', body.length)
    return response.end(body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
