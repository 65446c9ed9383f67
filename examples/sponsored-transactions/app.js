import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { sponsorTransaction } from './sponsor.js'

const MAX_BODY_BYTES = 64 * 1024
const HTML = 'text/html; charset=utf-8'
const SCRIPT = 'text/javascript; charset=utf-8'

/** Lists the files that the server serves. It serves no other files. */
const listFiles = (kitFolder) => ({
  '/': [new URL('page/index.html', import.meta.url), HTML],
  '/main.js': [new URL('page/dist/main.js', import.meta.url), SCRIPT],
  '/aptos-wallet-kit.js': [new URL('aptos-wallet-kit.js', kitFolder), SCRIPT],
  '/dev-wallet.js': [new URL('dev-wallet.js', kitFolder), SCRIPT],
})

async function readJson(request) {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk
    if (body.length > MAX_BODY_BYTES) throw new Error('The request is too large')
  }
  return JSON.parse(body)
}

/**
 * Creates the server.
 *
 * @param options.application The origin of the page.
 * @param options.kitFolder The URL of the folder with the kit's scripts.
 * @param options.sponsoring The options of `sponsorTransaction`.
 */
export function createApp({ application, kitFolder, sponsoring }) {
  const files = listFiles(kitFolder)
  const routes = {
    'GET /sponsor': () => ({ address: sponsoring.sponsor.accountAddress.toStringLong() }),
    'POST /sponsor': async (request) => ({
      hash: await sponsorTransaction(await readJson(request), sponsoring),
    }),
  }

  return createServer(async (request, response) => {
    const { method, url, headers } = request
    const file = method === 'GET' && Object.hasOwn(files, url) && files[url]
    if (file) return response.setHeader('Content-Type', file[1]).end(await readFile(file[0]))
    const route = `${method} ${url}`
    const sendJson = (status, data) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(data))
    }
    if (!Object.hasOwn(routes, route)) return sendJson(404, { error: 'Not found' })
    // Browsers send `Origin` with every POST, so other sites can't spend your funds.
    if (method === 'POST' && headers.origin !== application) return sendJson(403, { error: 'Wrong origin' })
    try {
      sendJson(200, await routes[route](request))
    } catch (error) {
      sendJson(400, { error: error.message })
    }
  })
}
