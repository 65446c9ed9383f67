import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { build } from 'esbuild'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { listenOnNewPort } from '../support/listen.js'
import type { DevWalletPage } from './dev-wallet-page.js'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP wallet.example 127.0.0.1',
]

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS })

/** The strictest policy a page can live under that may still ask one full node. */
const policy = (nodeUrl: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    'img-src data:',
    `connect-src ${new URL(nodeUrl).origin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

export interface Site {
  readonly port: number
  close(): Promise<void>
}

/** Serves pages that load the built wallet and the consumer script, each with its own script tags. */
export async function serveSite(nodeUrl: string): Promise<Site> {
  const scripts = {
    '/dev-wallet.js': await readFile('dist/dev-wallet.js', 'utf8'),
    '/page.js': await pageScript(),
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://site')
    const script = scripts[url.pathname as keyof typeof scripts]
    response.setHeader('content-security-policy', policy(nodeUrl))
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(script ?? html(url.searchParams))
  })
  return { port: await listenOnNewPort(server), close: () => stop(server) }
}

/** `wallet` holds the wallet's own attributes; `order` says which script comes first, or the wallet's twice. */
function html(params: URLSearchParams): string {
  const wallet = `<script src="/dev-wallet.js" ${params.get('wallet') ?? ''}></script>`
  const consumer = '<script src="/page.js"></script>'
  const orders = {
    'page-first': [consumer, wallet],
    'wallet-first': [wallet, consumer],
    'wallet-twice': [wallet, consumer, wallet],
  }
  const tags = orders[(params.get('order') ?? 'page-first') as keyof typeof orders]
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A page</title><link rel="icon" href="data:,"><main><h1>A page</h1><button id="first">A button</button></main>
<dialog id="modal" aria-label="A dialog of the page"><button>Inside</button></dialog>
${tags.join('\n')}</html>`
}

async function pageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['test/browser/dev-wallet-page.ts'],
    bundle: true,
    format: 'iife',
    write: false,
    minify: true,
  })
  return outputFiles[0]?.text ?? ''
}

export interface FakeNode extends Site {
  readonly url: string
  /** Method and path of each request, in order. */
  readonly asked: string[]
  /** The last body that was posted. */
  posted(): Uint8Array
}

const NODE_ANSWERS: Readonly<Record<string, unknown>> = {
  '/v1': { chain_id: 4 },
  '/v1/estimate_gas_price': { gas_estimate: 100 },
  '/v1/accounts/0x1/module/aptos_account': {
    abi: { exposed_functions: [{ name: 'transfer', params: ['&signer', 'address', 'u64'] }] },
  },
}

/** A full node's REST interface with one module, where every account is new. */
export async function serveNode(): Promise<FakeNode> {
  const asked: string[] = []
  let posted = new Uint8Array()
  const server = createServer(async (request, response) => {
    allowAnyOrigin(response)
    if (request.method === 'OPTIONS') return response.end()
    asked.push(`${request.method} ${request.url}`)
    if (request.method === 'POST') posted = await bodyOf(request)
    const answer =
      request.method === 'POST' ? { hash: `0x${'ab'.repeat(32)}` } : NODE_ANSWERS[request.url ?? '']
    response.statusCode = answer ? 200 : 404
    response.end(JSON.stringify(answer ?? { message: 'Account not found', error_code: 'account_not_found' }))
  })
  const port = await listenOnNewPort(server)
  return { port, url: `http://127.0.0.1:${port}/v1`, asked, posted: () => posted, close: () => stop(server) }
}

function allowAnyOrigin(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', '*')
  response.setHeader('content-type', 'application/json')
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new Uint8Array(Buffer.concat(chunks))
}

const stop = (server: Server) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })

/** A page that loaded the wallet, with what it said and asked for. */
export interface Visit {
  readonly page: Page
  /** Console errors and warnings and uncaught errors: a policy that was broken is among them. */
  readonly complaints: string[]
  /** Addresses asked for after the page itself and its scripts. */
  readonly requests: string[]
  /** Calls a feature of the wallet as a page does. */
  call(feature: string, ...args: unknown[]): Promise<Outcome>
}

/** What came of a call; SDK values carry their `text` and `bcs`. */
export interface Outcome {
  // biome-ignore lint/suspicious/noExplicitAny: answers are read where a test says what it expects of them
  readonly answer?: any
  readonly thrown?: { code: number; message: string }
  readonly rejected?: { code: number; message: string }
}

declare global {
  interface Window {
    walletPage: DevWalletPage
  }
}

export interface VisitOptions {
  readonly host?: string
  readonly wallet?: string
  readonly order?: 'wallet-first' | 'page-first' | 'wallet-twice'
}

export async function visit(
  context: BrowserContext,
  port: number,
  options: VisitOptions = {},
): Promise<Visit> {
  const { host = 'localhost', wallet = '', order = 'page-first' } = options
  const page = await context.newPage()
  const complaints: string[] = []
  const requests: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    if (!/\/(dev-wallet\.js|page\.js|\?.*)$/.test(request.url())) requests.push(request.url())
  })
  await page.goto(`http://${host}:${port}/?${new URLSearchParams({ wallet, order })}`)
  const call = (feature: string, ...args: unknown[]) =>
    page.evaluate(([name, rest]) => window.walletPage.call(name, ...rest), [feature, args] as const)
  return { page, complaints, requests, call: call as Visit['call'] }
}
