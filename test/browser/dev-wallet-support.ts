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

/** The strictest policy under which a page can load its scripts and send requests to one full node. */
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
    '/aptos-wallet-kit.js': await readFile('dist/aptos-wallet-kit.js', 'utf8'),
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

/** `wallet` is the attributes of the wallet's script tag, `order` the order of the script tags. */
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
${params.get('markup') ?? ''}
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
  /** The method and path of each request, in order. */
  readonly requests: string[]
  /** Returns the body of the latest POST request. */
  getPostBody(): Uint8Array
}

const NODE_RESPONSES: Readonly<Record<string, unknown>> = {
  '/v1': { chain_id: 4 },
  '/v1/estimate_gas_price': { gas_estimate: 100 },
  '/v1/accounts/0x1/module/aptos_account': {
    abi: { exposed_functions: [{ name: 'transfer', params: ['&signer', 'address', 'u64'] }] },
  },
}

/** Serves the REST API of a full node with one module, on which every account is new. */
export async function serveNode(): Promise<FakeNode> {
  const requests: string[] = []
  let postBody = new Uint8Array()
  const server = createServer(async (request, response) => {
    allowAnyOrigin(response)
    if (request.method === 'OPTIONS') return response.end()
    requests.push(`${request.method} ${request.url}`)
    if (request.method === 'POST') postBody = await bodyOf(request)
    const body =
      request.method === 'POST' ? { hash: `0x${'ab'.repeat(32)}` } : NODE_RESPONSES[request.url ?? '']
    response.statusCode = body ? 200 : 404
    response.end(JSON.stringify(body ?? { message: 'Account not found', error_code: 'account_not_found' }))
  })
  const port = await listenOnNewPort(server)
  return {
    port,
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    getPostBody: () => postBody,
    close: () => stop(server),
  }
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

/** A page that loaded the wallet, with its console messages and requests. */
export interface Visit {
  readonly page: Page
  /** Console errors, warnings and uncaught errors, including violations of the policy. */
  readonly messages: string[]
  /** URLs of the requests, except the page and its scripts. */
  readonly requests: string[]
  /** Calls a feature of the wallet from the page. */
  call(feature: string, ...args: unknown[]): Promise<Outcome>
}

/** The outcome of a call. SDK values have the fields `text` and `bcs`. */
export interface Outcome {
  // biome-ignore lint/suspicious/noExplicitAny: every test knows the type of its response
  readonly response?: any
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
  /** HTML before the script tags. */
  readonly markup?: string
}

export async function visit(
  context: BrowserContext,
  port: number,
  options: VisitOptions = {},
): Promise<Visit> {
  const { host = 'localhost', wallet = '', order = 'page-first', markup = '' } = options
  const page = await context.newPage()
  const messages: string[] = []
  const requests: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(error.message))
  page.on('request', (request) => {
    if (!/\/(dev-wallet\.js|page\.js|\?.*)$/.test(request.url())) requests.push(request.url())
  })
  await page.goto(`http://${host}:${port}/?${new URLSearchParams({ wallet, order, markup })}`)
  const call = (feature: string, ...args: unknown[]) =>
    page.evaluate(([name, rest]) => window.walletPage.call(name, ...rest), [feature, args] as const)
  return { page, messages, requests, call: call as Visit['call'] }
}
