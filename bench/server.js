import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { lookup } from 'mrmime'
import { measureSizes } from '../scripts/build/report.js'
import { buildContestant } from './build.js'

/** @param {string} body */
const renderPage = (body) =>
  Buffer.from(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Benchmark</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"></head>
<body><h1>Benchmark</h1>${body}</body></html>`)

/**
 * Builds the contestants, and serves the page of each contestant at `/<name>/`, compressed with Brotli. Serves a page without
 * scripts at `/`.
 *
 * @param {readonly import('./contestants.js').Contestant[]} contestants
 */
export async function startServer(contestants) {
  /** @type {Map<string, Uint8Array>} */
  const files = new Map([['/', renderPage('')]])
  for (const { name, body } of contestants) {
    files.set(`/${name}/`, renderPage(body))
    for (const [file, content] of Object.entries(await buildContestant(name)))
      files.set(`/${name}/${file}`, content)
  }
  const compressed = new Map(Array.from(files, ([path, content]) => [path, brotliCompressSync(content)]))
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const body = compressed.get(pathname)
    if (!body) return response.writeHead(404).end()
    const type = `${lookup(pathname) ?? 'text/html'}; charset=utf-8`
    return response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    origin: `http://127.0.0.1:${port}`,
    sizeByPath: new Map(Array.from(files, ([path, content]) => [path, measureSizes(content)])),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
