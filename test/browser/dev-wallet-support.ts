import { build } from 'esbuild'
import type { BrowserContext, Page } from 'playwright-core'
import { type Site, strictPolicy } from '../support/page-server.js'
import { newContext, visit } from '../support/visit.js'
import type { DevWalletPage } from './dev-wallet-page.js'

declare global {
  interface Window {
    walletPage: DevWalletPage
  }
}

let bundled: Promise<string> | undefined

const bundlePage = () =>
  (bundled ??= build({
    entryPoints: ['test/browser/dev-wallet-page.ts'],
    bundle: true,
    format: 'iife',
    write: false,
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? ''))

/** The outcome of a call. SDK values have the field `text`. */
export interface Outcome {
  // biome-ignore lint/suspicious/noExplicitAny: every test knows the type of its response
  readonly response?: any
  readonly rejected?: { code: number; message: string }
}

/** Calls a feature of the wallet from the page. */
export const callWallet = (page: Page, feature: string, ...args: unknown[]): Promise<Outcome> =>
  page.evaluate(([name, rest]) => window.walletPage.call(name, ...rest) as Promise<object>, [
    `aptos:${feature}`,
    args,
  ] as const)

export interface PageOptions {
  readonly host?: string
  /** Attributes of the script tag of the wallet. */
  readonly wallet?: string
  /** The order of the scripts of the wallet and of the page. */
  readonly scripts?: readonly ('wallet' | 'page')[]
  /** HTML before the script tags. */
  readonly markup?: string
  readonly context?: BrowserContext
}

export interface DevWalletVisit {
  readonly page: Page
  readonly site: Site
  readonly faults: string[]
  /** URLs of the requests, except those to the site. */
  readonly requests: string[]
  call(feature: string, ...args: unknown[]): Promise<Outcome>
}

/** Opens a page with the built wallet and a consumer of the Wallet Standard, under the strictest policy. */
export async function openDevWallet(options: PageOptions = {}): Promise<DevWalletVisit> {
  const { host = 'localhost', wallet = '', scripts = ['page', 'wallet'], markup = '' } = options
  const tags = {
    wallet: `<script src="/dev-wallet.js" ${wallet}></script>`,
    page: '<script src="/page.js"></script>',
  }
  const context = options.context ?? (await newContext({ reducedMotion: 'reduce' }))
  const requests: string[] = []
  context.on('request', (request) => requests.push(request.url()))
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A page</title><link rel="icon" href="data:,"><main><h1>A page</h1><button id="first">A button</button></main>
<dialog id="modal" aria-label="A dialog of the page"><button>Inside</button></dialog>
${markup}${scripts.map((script) => tags[script]).join('')}</html>`
  const policy = `${strictPolicy}; connect-src http://127.0.0.1:1 https://api.devnet.aptoslabs.com`
  const opened = await visit({ '/': html, '/page.js': await bundlePage() }, { host, policy, context })
  const { page, site } = opened
  return {
    ...opened,
    get requests() {
      return requests.filter((url) => /^http/.test(url) && new URL(url).port !== String(site.port))
    },
    call: (feature, ...args) => callWallet(page, feature, ...args),
  }
}

/** Opens a page that is connected. Later requests open their prompts. */
export async function openConnected(options: PageOptions = {}): Promise<DevWalletVisit> {
  const opened = await openDevWallet({ ...options, wallet: `data-auto-approve ${options.wallet ?? ''}` })
  await opened.call('connect')
  await opened.page.evaluate(() => window.AptosDevWallet?.configure({ autoApprove: false }))
  return opened
}
