import { createServer } from 'node:http'

/** @typedef {{ type: 'text/html' | 'text/javascript', body: string | Uint8Array }} SiteFile */

/**
 * Serves a few files from memory on a free port of this machine.
 * @param {Record<string, SiteFile>} files by path, e.g. `/page`
 */
export async function openSite(files) {
  const served = new Map(Object.entries(files))
  const server = createServer(({ url = '/' }, response) => {
    const file = served.get(url)
    if (file) response.setHeader('content-type', `${file.type}; charset=utf-8`)
    response.writeHead(file ? 200 : 404).end(file?.body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections() // A browser keeps some open for whatever may come.
      }),
  }
}
