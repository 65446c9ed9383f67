import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { lookup } from 'mrmime'
import { listenOnNewPort } from '../../support/listen.js'
import { root } from './packed.js'

export interface FolderSite {
  readonly origin: string
  close(): Promise<void>
}

const devWallet = '<script src="/dev-wallet.js" data-auto-approve data-panel="false"></script>'

/**
 * Serves a folder with the development wallet on each of its pages, approving everything: what a visitor's
 * extension would be.
 */
export async function serveFolder(folder: string): Promise<FolderSite> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://site')
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    const file = path === '/dev-wallet.js' ? join(root, 'dist/dev-wallet.js') : join(folder, path)
    const body = await readFile(file).catch(() => undefined)
    response.setHeader('content-type', `${lookup(path) ?? 'application/octet-stream'}; charset=utf-8`)
    if (body === undefined) response.writeHead(404).end()
    else if (path.endsWith('.html')) response.end(body.toString().replace('</head>', `${devWallet}</head>`))
    else response.end(body)
  })
  const port = await listenOnNewPort(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
