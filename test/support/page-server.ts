import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { listenOnNewPort } from './listen.js'

/** The strictest Content-Security-Policy under which a page can run its own scripts. */
export const strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** Files by path. The type follows from the extension. A `null` file never responds. */
export type SiteFiles = Readonly<Record<string, string | null>>

export interface Site {
  /** An origin that no other test uses, so that storage is empty. */
  readonly origin: string
  /** Paths of requests without a file. */
  readonly missed: string[]
  close(): Promise<void>
}

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', html: 'text/html' }
const typeOf = (path: string) => types[path.split('.').at(-1) ?? ''] ?? 'text/html'

/** Serves files under the strict policy, and the built scripts by their names in any folder. */
export async function serveSite(files: SiteFiles): Promise<Site> {
  const missed: string[] = []
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://site')
    if (files[pathname] === null) return
    const body = files[pathname] ?? (await readBuilt(pathname))
    if (body === undefined) missed.push(pathname)
    response.setHeader('content-security-policy', strictPolicy)
    response.setHeader('content-type', `${typeOf(pathname)}; charset=utf-8`)
    response.writeHead(body === undefined ? 404 : 200).end(body)
  })
  const port = await listenOnNewPort(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    missed,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function readBuilt(path: string): Promise<Buffer | undefined> {
  const name = /\/((?:aptos-wallet-kit|dev-wallet|sign-in|qr)\.js)$/.exec(path)?.[1]
  if (name) return readFile(new URL(`../../dist/${name}`, import.meta.url))
}
