import { build } from 'esbuild'
import type { BrowserContext, Frame, Page } from 'playwright-core'
import { type Site, strictPolicy } from '../support/page-server.js'
import { newContext, type Visit, visit } from '../support/visit.js'
import type { Outcome } from './wallet-app.js'

let bundled: Promise<string> | undefined

/** Bundles an application on the Wallet Standard once. */
export const bundleApp = (): Promise<string> =>
  (bundled ??= build({
    entryPoints: ['test/browser/wallet-app.ts'],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    write: false,
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? ''))

/** Calls a feature of the wallet from the page. */
export const callWallet = (page: Page | Frame, method: string, ...args: unknown[]): Promise<Outcome> =>
  page.evaluate(([name, rest]) => window.app.call(name, ...rest), [method, args] as const)

export interface PageOptions {
  readonly host?: string
  /** Attributes of the script tag of the wallet. */
  readonly wallet?: string
  /** The order of the scripts of the wallet and of the page. */
  readonly scripts?: readonly ('wallet' | 'app')[]
  /** HTML before the script tags. */
  readonly markup?: string
  readonly context?: BrowserContext
}

export interface DevWalletVisit extends Visit {
  readonly site: Site
  /** Calls a feature of the wallet. */
  call(method: string, ...args: unknown[]): Promise<Outcome>
}

/** Opens a page with the built wallet and an application, under the strictest policy. */
export async function openDevWallet(options: PageOptions = {}): Promise<DevWalletVisit> {
  const { host = 'localhost', wallet = '', scripts = ['app', 'wallet'], markup = '' } = options
  const tags = {
    wallet: `<script src="/dev-wallet.js" ${wallet}></script>`,
    app: '<script src="/app.js"></script>',
  }
  const context = options.context ?? (await newContext({ reducedMotion: 'reduce' }))
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A page</title><link rel="icon" href="data:,"><main><h1>A page</h1><button id="first">A button</button></main>
<dialog id="modal" aria-label="A dialog of the page"><button>Inside</button></dialog>
${markup}${scripts.map((script) => tags[script]).join('')}</html>`
  const policy = `${strictPolicy}; connect-src https://api.devnet.aptoslabs.com`
  const opened = await visit({ '/': html, '/app.js': await bundleApp() }, { host, policy, context })
  return { ...opened, call: (method, ...args) => callWallet(opened.page, method, ...args) }
}

/** Opens a page that is connected. Later requests open their prompts. */
export async function openConnected(): Promise<DevWalletVisit> {
  const opened = await openDevWallet({ wallet: 'data-auto-approve' })
  await opened.call('connect')
  await opened.page.evaluate(() => window.AptosDevWallet?.configure({ autoApprove: false }))
  return opened
}
