/// <reference types="vite/types/importMeta.d.ts" />
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lookup } from 'mrmime'
import { closeServer, listenOnNewPort } from './listen.js'

/** Relates the tests of the built files to the sources, so that `vitest --changed` finds them. Nothing is loaded. */
export const sources = import.meta.glob('../../src/**/*.{ts,tsx,css}')

export const root = fileURLToPath(new URL('../../', import.meta.url))

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

/** The content of a file. For `null`, the server never responds. `undefined` means that there is no file. */
type Body = string | Uint8Array | null | undefined

/** Files by path. */
export type SiteFiles = Readonly<Record<string, Exclude<Body, undefined>>>

/** Returns a file by its path. */
export type FileReader = (path: string) => Promise<Body>

export interface Site {
  /** An origin that no other test uses, so that storage is empty. */
  readonly origin: string
  readonly port: number
  /** Paths of requests without a file, unless the site has a listener. */
  readonly missed: string[]
  close(): Promise<void>
}

/** Creates the server of a site, which responds to requests without a file. */
export type CreateListener = (origin: string) => Promise<RequestListener> | RequestListener

/**
 * Serves files, and the built scripts by their names in any folder. The type of a file follows from its extension; a path
 * without one is HTML.
 */
export async function serveSite(
  files: SiteFiles | FileReader,
  policy = '',
  createListener?: CreateListener,
): Promise<Site> {
  const missed: string[] = []
  const server = createServer(async (request, response) => {
    const { url = '/' } = request
    const { pathname } = new URL(url, 'http://site')
    const file = typeof files === 'function' ? await files(pathname) : files[pathname]
    if (file === null) return
    const body = file ?? (await readBuilt(pathname)) ?? (pathname === '/favicon.ico' ? '' : undefined)
    if (body === undefined && listener) return listener(request, response)
    if (body === undefined) missed.push(pathname)
    if (policy) response.setHeader('content-security-policy', policy)
    response.setHeader('content-type', lookup(pathname) ?? 'text/html')
    response.writeHead(body === undefined ? 404 : 200).end(body)
  })
  const port = await listenOnNewPort(server)
  const origin = `http://127.0.0.1:${port}`
  const listener = await createListener?.(origin)
  return { origin, port, missed, close: () => closeServer(server) }
}

async function readBuilt(path: string): Promise<Buffer | undefined> {
  const name =
    /\/((?:aptos-wallet-kit|dev-wallet|sign-in|qr|catalogue|transactions|locales\/[\w-]+)\.m?js)$/.exec(
      path,
    )?.[1]
  if (name) return readFile(join(root, 'dist', name))
}
