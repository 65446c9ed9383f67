import { createServer } from 'node:http'
import { build } from 'esbuild'
import { chromiumFlags } from '../../scripts/browsers.js'
import { listenOnNewPort } from '../support/listen.js'
import type { TestingApp } from './testing-app.js'

declare global {
  interface Window {
    app: TestingApp
  }
}

/** Every host except these is unreachable, so that a request to a real full node fails. */
export const isolatedFlags = [
  ...chromiumFlags,
  '--host-resolver-rules=MAP app.example 127.0.0.1, MAP other.example 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/** The strictest policy under which the application's own requests to testnet are allowed. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  'connect-src https://api.testnet.aptoslabs.com',
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

export interface AppSite {
  /** The origin of the application on a host, for example `app.example`. */
  getOrigin(host: string): string
  close(): Promise<void>
}

/** Serves the application with the strict policy, on every host name. `/?frame=` is a page with an iframe. */
export async function serveApp(): Promise<AppSite> {
  const { outputFiles } = await build({
    entryPoints: ['test/browser/testing-app.ts'],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    write: false,
    minify: true,
  })
  const script = outputFiles[0]?.text ?? ''
  const server = createServer(({ url = '/' }, response) => {
    const frameUrl = new URL(url, 'http://app').searchParams.get('frame')
    if (frameUrl) {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      return response.end(`<!doctype html><title>Frame</title><iframe src="${frameUrl}"></iframe>`)
    }
    const isScript = url === '/app.js'
    response.setHeader('content-security-policy', POLICY)
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(isScript ? script : '<!doctype html><title>App</title><script src="/app.js"></script>')
  })
  const port = await listenOnNewPort(server)
  return {
    getOrigin: (host) => `http://${host}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
