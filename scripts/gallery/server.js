import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { lookup } from 'mrmime'
import { localeTags } from '../build/outputs.js'
import { resolvePath } from '../paths.js'

/** The folders of the gallery: its pages, and the built kit. */
const folders = ['scripts/gallery', 'dist']

/** @param {string} path The path of a URL. */
async function readGalleryFile(path) {
  if (path === '/languages.json') return JSON.stringify(localeTags)
  for (const folder of folders) {
    const content = await readFile(resolvePath(folder + path)).catch(() => undefined)
    if (content) return content
  }
  throw new Error(`Not found: ${path}`)
}

/**
 * Starts a server of the gallery, which only this machine can reach.
 *
 * @param {object} [options]
 * @param {number} [options.port] Default: any free port.
 * @param {() => Promise<unknown>} [options.build] Builds the kit. Runs at each load of the gallery page, but not for its scenes.
 */
export async function startGallery({ port = 0, build = async () => {} } = {}) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname === '/' ? '/index.html' : pathname
    try {
      if (path === '/index.html') await build()
      const content = await readGalleryFile(path)
      const type = `${lookup(path)}; charset=utf-8`
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(content)
    } catch (error) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${error}`)
    }
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)))
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return { origin: `http://localhost:${address.port}`, close: () => server.close() }
}
